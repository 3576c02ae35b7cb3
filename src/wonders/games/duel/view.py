class View: pass
def look(*a): pass
