"""What watches over the server asks: is it alive, is it ready, how does it do."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from sqlalchemy.exc import SQLAlchemyError
from starlette.responses import JSONResponse, Response

from sixgun.server.net.access import InHouse

ROUTER: Final = APIRouter(tags=["status"], include_in_schema=False)


@ROUTER.get("/health")
def health() -> JSONResponse:
    """Say that the process is alive."""
    return JSONResponse({"status": "alive"})


@ROUTER.get("/ready")
async def ready(house: InHouse) -> JSONResponse:
    """Say whether the database answers and all tables of the last run are kept again."""
    try:
        await house.hall.store.get("alive")
    except (SQLAlchemyError, OSError):
        return JSONResponse({"status": "no database"}, 503)
    if not house.hall.ready:
        return JSONResponse({"status": "taking up tables"}, 503)
    return JSONResponse({"status": "ready"})


@ROUTER.get("/metrics")
async def metrics(house: InHouse) -> Response:
    """Return the figures for Prometheus; with several workers those of each, with its name as a label."""
    return Response(await house.hall.figures(), media_type=CONTENT_TYPE_PLAIN_0_0_4)
