"""The steps that bring a database of any age to the form of today, carried out at every start."""
