"""Which scope each method of the contract wants."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from croupier.server.application.access import Scope
from google.protobuf.descriptor import MethodDescriptor

SCOPES: Final[Mapping[str, Scope | None]] = {
    "CatalogService.GetServiceInfo": None,
    "CatalogService.ListVariants": None,
    "CatalogService.GetVariant": None,
    "CatalogService.GetRules": None,
    "CatalogService.GetTexts": None,
    "GameService.CreateGame": Scope.PLAY,
    "GameService.ImportGame": Scope.PLAY,
    "GameService.PlayMoves": Scope.PLAY,
    "GameService.UndoMoves": Scope.PLAY,
    "GameService.RedoMoves": Scope.PLAY,
    "GameService.JoinGame": Scope.PLAY,
    "GameService.LeaveGame": Scope.PLAY,
    "GameService.ResignGame": Scope.PLAY,
    "GameService.DeleteGame": Scope.PLAY,
    "GameService.GetGame": Scope.WATCH,
    "GameService.ListGames": Scope.WATCH,
    "GameService.ListLegalMoves": Scope.WATCH,
    "GameService.ExplainMove": Scope.WATCH,
    "GameService.ExportGame": Scope.WATCH,
    "GameService.WatchGame": Scope.WATCH,
    "AnalysisService.Solve": Scope.ANALYSE,
    "AnalysisService.SuggestMoves": Scope.ANALYSE,
}
"""By service and method; None: whoever asks may know, and need not say who they are."""


def is_watch(method: MethodDescriptor) -> bool:
    """Whether a call of the method lasts as long as its caller likes."""
    return method.server_streaming and scope_of(method) is Scope.WATCH


def scope_of(method: MethodDescriptor) -> Scope | None:
    """The scope that a method wants. A method that is not in the table is not served: `KeyError`."""
    return SCOPES[f"{method.containing_service.name}.{method.name}"]
