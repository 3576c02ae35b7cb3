def catalogue(): return ()
