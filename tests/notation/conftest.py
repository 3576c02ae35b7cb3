"""How hypothesis searches here: no deadline, since a busy machine is no bug."""

from hypothesis import settings

settings.register_profile("patient", deadline=None)
settings.load_profile("patient")
