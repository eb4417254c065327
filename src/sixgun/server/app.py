"""The application: the hall behind its doors."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response

import sixgun
from sixgun.kernel.errors import SixgunError
from sixgun.server.errors import NoDatabase, NotStored, Refused
from sixgun.server.hall import Hall
from sixgun.server.net import finished, lobby, pages, play, programs, status, texts
from sixgun.server.net.access import House
from sixgun.server.net.guard import Guard
from sixgun.server.net.guests import Signer
from sixgun.server.store.store import UNREACHABLE

LOG: Final = logging.getLogger("sixgun.server")


def make_app(hall: Hall, key: str) -> FastAPI:
    """Return the application around a hall that is open, and is closed when the application ends.

    Args:
        hall: the hall.
        key: the key of cookies.
    """
    settings = hall.settings

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.house = House(hall, Signer(key))
        LOG.info("started", extra={"version": sixgun.__version__})
        if settings.seed is not None:
            LOG.warning("all tables deal the same games: SIXGUN_SEED is set")
        try:
            yield
        finally:
            await hall.close()
            LOG.info("stopped")

    app = FastAPI(
        title="Sixgun",
        summary="The online table of Sixgun: everything but play itself, which goes over a WebSocket.",
        version=sixgun.__version__,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    app.state.hall = hall
    for module in (lobby, finished, programs, status, texts, pages):
        app.include_router(module.ROUTER)
    app.router.routes.append(play.ROUTE)
    app.add_middleware(Guard, settings=settings, metrics=hall.metrics)
    app.add_exception_handler(SixgunError, _refuse)
    for kind in UNREACHABLE:
        app.add_exception_handler(kind, _no_database)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(Exception, _fault)
    return app


def _answer(status_code: int, reason: str, message: str, params: dict[str, str] | None = None) -> JSONResponse:
    return JSONResponse({"reason": reason, "rule": "", "params": params or {}, "message": message}, status_code)


async def _refuse(request: Request, error: Exception) -> JSONResponse:
    hall: Hall = request.app.state.hall
    if isinstance(error, Refused):
        hall.metrics.refused.labels(error.reason).inc()
        return JSONResponse(error.to_dict(), error.status)
    assert isinstance(error, SixgunError)
    if isinstance(error, NotStored):
        return _answer(503, "not-stored", error.message)
    if isinstance(error, NoDatabase):
        return _answer(503, "no-database", error.message)
    return _answer(422, error.message_id or "error", error.message, error.params)


async def _no_database(request: Request, error: Exception) -> JSONResponse:
    LOG.error("the database does not answer", exc_info=error)
    return await _refuse(request, NoDatabase())


async def _invalid(_request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    place = ".".join(str(part) for part in first["loc"])
    return _answer(422, "invalid", f"{place}: {first['msg']}"[:300], {"field": place[:100]})


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == HTTPStatus.NOT_FOUND and pages.is_wanted(request):
        return pages.nothing_here(request)
    return _answer(error.status_code, f"http-{error.status_code}", str(error.detail))


async def _fault(request: Request, error: Exception) -> JSONResponse:
    hall: Hall = request.app.state.hall
    hall.metrics.faults.inc()
    LOG.error("fault", exc_info=error)
    return _answer(500, "fault", "the server has made a mistake")
