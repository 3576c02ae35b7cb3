"""Reviews: what was judged, in which words, and who may ask."""
