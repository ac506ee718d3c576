# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs functions that do not end; the server answers other requests, and ends at once.

Usage: run-at-exit.py UTILS STRATA"""
import importlib.util
import sys
import time

spec = importlib.util.spec_from_file_location("client", f"{sys.argv[1]}/check-language-server.py")
module = importlib.util.module_from_spec(spec)
spec.loader.exec_module(module)

URI = "file:///endless.mlir"
client = module.Client([sys.argv[2], "lsp"])
client.open(URI, "func.func @f() {\n  cf.br ^a\n^a:\n  cf.br ^a\n}\n")
begin = time.time()
for number in range(5):
    client.send({"id": f"run {number}", "method": "workspace/executeCommand", "params": {
        "command": "strata.runFunction", "arguments": [{"uri": URI, "line": 0, "name": "f"}]}})
answer = {}
while "id" not in answer:
    answer = client.receive()
print(answer["id"], answer["result"]["errors"].strip())
symbols = client.request("textDocument/documentSymbol", {"textDocument": {"uri": URI}})
print("symbols", len(symbols))
print("exit code", client.exit())
# The time limit of a run is 20 seconds.
print("in time" if time.time() - begin < 15 else "late")
