# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The modules of dialects, made on import."""

import importlib
import importlib.machinery
import os
import sys
import types

from strata import _core

try:
    # json imports re, which takes longer than a dialect.
    from _json import make_scanner
except ImportError:
    from json import loads as parse_json
else:

    class _Settings:
        strict, object_hook, object_pairs_hook, parse_constant = True, None, None, None
        parse_float, parse_int = float, int

    _scan = make_scanner(_Settings)

    def parse_json(text):
        return _scan(text, 0)[0]


_definitions = {}
_scratch = None
PREFIX = "strata.dialects."


class Operations:
    """The definitions of operations by name, each of which is a line of JSON until it is used."""

    def __init__(self, lines=(), parsed=()):
        # A line begins with {"name":"...","class":"...".
        self._entries = {}
        self.classes = {}
        for line in lines:
            _, _, _, name, _, _, _, cls, _ = line.split('"', 8)
            self._entries[name] = line
            self.classes[name] = cls
        for entry in parsed:
            self._entries[entry["name"]] = entry
            self.classes[entry["name"]] = entry["class"]

    def __getitem__(self, name):
        entry = self._entries[name]
        if isinstance(entry, str):
            entry = self._entries[name] = parse_json(entry)
        return entry

    def __contains__(self, name):
        return name in self._entries

    def __len__(self):
        return len(self._entries)

    def __iter__(self):
        return (self[name] for name in self._entries)


def _read_definition(text):
    """The definition that the library writes as JSON."""
    data = parse_json(text)
    data["operations"] = Operations(parsed=data["operations"])
    return data


def scratch_context():
    """A Context of bundled dialects, for definitions."""
    global _scratch
    if _scratch is None:
        from strata._ir.core import Context

        _scratch = Context()
    return _scratch


def define(name, context):
    """Takes the definitions of a dialect that `context` has loaded from a file."""
    _definitions[name] = _read_definition(_core.strataContextDescribeDialect(context, name))
    sys.modules.pop(PREFIX + name, None)


def definition(name):
    """The definitions of a dialect as a dictionary; None if there is no such dialect."""
    if name not in _definitions:
        path = os.path.join(os.path.dirname(__file__), "_data", name + ".json")
        if os.path.exists(path):
            with open(path, encoding="utf-8") as file:
                head, *lines = file.read().rstrip("\n").split("\n")
            data = _definitions[name] = parse_json(head)
            data["operations"] = Operations(lines)
            return data
        try:
            _definitions[name] = _read_definition(_core.strataContextDescribeDialect(scratch_context(), name))
        except ValueError:
            return None
    return _definitions[name]


class DialectModule(types.ModuleType):
    """Makes classes and functions when they are first used."""

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        from strata.dialects import _generate

        value = _generate.make(self, name)
        if value is None:
            raise AttributeError(f"module '{self.__name__}' has no attribute '{name}'")
        setattr(self, name, value)
        return value

    def __dir__(self):
        from strata.dialects import _generate

        return sorted(set(super().__dir__()) | set(_generate.names(self)))


class DialectFinder:
    """Finds `strata.dialects.NAME` for the names of dialects."""

    def find_spec(self, fullname, path=None, target=None):
        if not fullname.startswith(PREFIX) or "." in fullname[len(PREFIX):]:
            return None
        name = fullname[len(PREFIX):]
        if name.startswith("_") or definition(name) is None:
            return None
        return importlib.machinery.ModuleSpec(fullname, self, is_package=True)

    def create_module(self, spec):
        name = spec.name[len(PREFIX):]
        data = definition(name)
        module = DialectModule(spec.name, data["description"] or data["summary"])
        module._definition = data
        return module

    def exec_module(self, module):
        name = module._definition["name"]
        module._classes = {}
        module._generated = types.SimpleNamespace()
        module._tables = None
        try:
            extension = importlib.import_module("strata._extensions." + name)
        except ModuleNotFoundError as error:
            if error.name != "strata._extensions." + name:
                raise
            return
        extension.extend(module)


def find_class(context, name):
    """The class of operations called `name`."""
    from strata._ir.operations import OpView

    dialect, _, stem = name.partition(".")
    if not _core.strataContextIsRegisteredOperation(context, name):
        return OpView
    try:
        module = importlib.import_module(PREFIX + dialect)
    except ModuleNotFoundError:
        return OpView
    from strata.dialects import _generate

    return _generate.class_of(module, stem) or OpView
