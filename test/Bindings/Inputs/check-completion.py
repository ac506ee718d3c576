"""check-completion.py FOLDER PYRIGHT [DIALECT NAME...]: an editor's server completes names by the stubs in FOLDER/typings.

A name is a class or function of the dialect before it.
"""

import json
import os
import subprocess
import sys

folder, pyright, *wanted = sys.argv[1:]
folder = os.path.abspath(folder)
wanted = wanted or ["vec", "ScaleOp", "arith", "addf"]


class Server:
    """A server of the protocol of editors, over its standard input and output."""

    def __init__(self, program):
        self.process = subprocess.Popen([program + "-langserver", "--stdio"], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, cwd=folder)
        self.number = 0

    def write(self, message):
        data = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(data) + data)
        self.process.stdin.flush()

    def read(self):
        length = 0
        while True:
            line = self.process.stdout.readline().strip()
            if not line:
                return json.loads(self.process.stdout.read(length))
            name, _, value = line.partition(b":")
            if name.lower() == b"content-length":
                length = int(value)

    def request(self, method, params):
        self.number += 1
        self.write({"id": self.number, "method": method, "params": params})
        while True:
            message = self.read()
            if message.get("id") == self.number and "method" not in message:
                return message["result"]
            if "method" in message and "id" in message:
                # Settings, and registrations of capabilities.
                items = message.get("params", {}).get("items", ())
                result = [None] * len(items) if message["method"] == "workspace/configuration" else None
                self.write({"id": message["id"], "result": result})


server = Server(pyright)
uri = "file://" + folder
server.request("initialize", {"processId": os.getpid(), "rootUri": uri, "capabilities": {},
                              "workspaceFolders": [{"uri": uri, "name": "test"}]})
server.write({"method": "initialized", "params": {}})
for dialect, name in zip(wanted[::2], wanted[1::2]):
    text = f"from strata.dialects import {dialect}\n{dialect}.{name[0]}"
    document = {"uri": f"{uri}/{dialect}_{name}.py"}
    server.write({"method": "textDocument/didOpen",
                  "params": {"textDocument": {**document, "languageId": "python", "version": 1, "text": text}}})
    place = {"line": 1, "character": len(dialect) + 2}
    items = server.request("textDocument/completion", {"textDocument": document, "position": place})
    labels = {item["label"] for item in (items["items"] if isinstance(items, dict) else items)}
    assert name in labels, (dialect, name, sorted(labels)[:50])
    print(f"{dialect}.{name}: {len(labels)} names")
server.request("shutdown", None)
server.write({"method": "exit"})
server.process.wait(10)
