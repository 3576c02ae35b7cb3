"""7 Wonders Architects for very many matches at once."""
