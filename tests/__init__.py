"""The tests of Sixgun; the folders mirror those of the source."""
