"""Tests of the online table: real databases, real sockets, no clock but the machine's."""
