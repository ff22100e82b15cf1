"""The interface keeps to its own description, whatever is sent to it: Schemathesis makes up requests from it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from zlib import crc32

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import load_all_checks
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tilth.server.app import make_app
from tilth.server.settings import Settings

from .conftest import Server

load_all_checks()
EXAMPLES = 12


class Visit:
    """A server of its own, and somebody at a table there."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, trust_env=False)
        token = self.http.post("/api/session", json={"name": "Ann"}).json()["token"]
        self.http.headers["X-Tilth-Token"] = token
        body = {"game": "villagers", "seats": [{"kind": "person"}], "public": True}
        self.table = self.http.post("/api/tables", json=body).json()["id"]
        self.http.post(f"/api/tables/{self.table}/start")

    def headers(self) -> dict[str, str]:
        return {"X-Tilth-Token": self.http.headers["X-Tilth-Token"], "Cookie": f"tilth={self.http.cookies['tilth']}"}


@pytest.fixture(scope="module")
def visit(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visit]:
    server = Server(tmp_path_factory.mktemp("schema"))
    visit = Visit(server.address)
    yield visit
    visit.http.close()
    server.stop()


# A stream has no end, so it is left out.
schema = schemathesis.openapi.from_dict(make_app(Settings()).openapi()).exclude(path_regex="/events$")


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
    derandomize=True,
)
def test_every_answer_is_as_described(case: Any, visit: Visit) -> None:
    if "table_id" in (case.path_parameters or {}) and crc32(str(case.body).encode()) % 2:
        case.path_parameters["table_id"] = visit.table
    case.call_and_validate(
        base_url=visit.address,
        headers=visit.headers(),
        checks=[
            schemathesis.checks.not_a_server_error,
            status_code_conformance,
            content_type_conformance,
            response_schema_conformance,
        ],
    )
