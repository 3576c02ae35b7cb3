"""Many tables of Architects at once, in numpy. At every table the same wonders play, and it is the same seat's turn."""
