"""All of REST for classes."""

from __future__ import annotations

from contissimo.server.api.class_desk import DESK_ROUTES
from contissimo.server.api.class_entry import ENTRY_ROUTES
from contissimo.server.api.class_exports import EXPORT_ROUTES
from contissimo.server.api.class_sheets import SHEET_ROUTES
from contissimo.server.api.class_tasks import TASK_ROUTES

CLASS_ROUTES = (*ENTRY_ROUTES, *DESK_ROUTES, *TASK_ROUTES, *EXPORT_ROUTES, *SHEET_ROUTES)
