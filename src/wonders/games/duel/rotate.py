def rotate(*a): pass
def rotate_action(*a): pass
