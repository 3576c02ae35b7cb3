### Reporting what was said at a table, or a notebook.

web-report = Report
web-report-line = Report what { $name } said
web-report-question = What is wrong with it? Moderators see this line and the ten before it.
web-report-why = Why
web-report-send = Send report
web-report-cancel = Cancel
web-report-sent = The report has been kept for the moderators.
web-report-known = You have reported this already.
web-report-notebook = Report this notebook
web-report-notebook-question = What is wrong with it? Moderators see its text as it is now.
