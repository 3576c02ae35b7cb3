"""The pad of 7 Wonders with Cities and Leaders."""
