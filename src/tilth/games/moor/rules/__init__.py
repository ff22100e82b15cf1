"""The rules that Farmers of the Moor adds to those of Agricola. Sections are cited as M§."""
