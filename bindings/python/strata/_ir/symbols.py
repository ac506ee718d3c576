# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Symbol tables."""

from strata import _core
from strata._ir.attributes import Attribute, StringAttr

__all__ = ["SymbolTable"]


class SymbolTable:
    """The symbols of an operation, by name."""

    def __init__(self, symbol_table_op):
        self._op = symbol_table_op.operation
        if not self._op.has_trait("SymbolTable"):
            raise ValueError("Operation is not a Symbol Table.")

    def __getitem__(self, name):
        found = _core.strataSymbolTableLookup(self._op, name)
        if found is None:
            raise KeyError(f"Symbol '{name}' not in the symbol table.")
        return found

    def __contains__(self, name):
        return _core.strataSymbolTableLookup(self._op, name) is not None

    def insert(self, operation):
        return _core.strataSymbolTableInsert(self._op, operation)

    def erase(self, operation):
        _core.strataSymbolTableErase(self._op, operation)

    def __delitem__(self, name):
        self.erase(self[name])

    @staticmethod
    def set_symbol_name(symbol, name):
        symbol.attributes["sym_name"] = StringAttr.get(name, symbol.context)

    @staticmethod
    def get_symbol_name(symbol):
        if "sym_name" not in symbol.attributes:
            raise ValueError("Expected operation to have a symbol name.")
        return symbol.attributes["sym_name"]

    @staticmethod
    def get_visibility(symbol):
        if "sym_visibility" not in symbol.attributes:
            return StringAttr.get("public", symbol.context)
        return symbol.attributes["sym_visibility"]

    @staticmethod
    def set_visibility(symbol, visibility):
        if visibility not in ("public", "private", "nested"):
            raise ValueError("Expected visibility to be 'public', 'private' or 'nested'")
        symbol.attributes["sym_visibility"] = StringAttr.get(visibility, symbol.context)

    @staticmethod
    def replace_all_symbol_uses(old_symbol, new_symbol, from_op):
        _core.strataSymbolTableReplaceAllSymbolUses(old_symbol, new_symbol, from_op)

    @staticmethod
    def walk_symbol_tables(from_op, all_sym_uses_visible, callback):
        def visit(op):
            if op.has_trait("SymbolTable"):
                callback(op.opview, all_sym_uses_visible)
            return 0

        from_op.walk(visit)
