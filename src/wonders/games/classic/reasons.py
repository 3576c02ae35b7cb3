from wonders.core.decisions import IllegalAction
def why_not(*a): return IllegalAction("no")
