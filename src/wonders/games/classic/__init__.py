"""7 Wonders (2010): three ages, six turns each, two to seven players."""

RELEASED = 2010
