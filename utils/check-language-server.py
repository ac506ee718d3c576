#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares the state of `strata lsp` after random edits with that of a fresh read.

Each file is opened, edited at random places, and after every edit the diagnostics, and the semantic
tokens by differences, must be those of the same text opened anew. Edits insert, remove and repeat
pieces of the text, which is broken most of the time.

With --requests, requests of all kinds at random places, and messages with damaged JSON, follow each edit; the
server must answer and stay alive. With --messages, that many such messages are sent without comparisons, and the
memory of the server is printed after half of them and at the end.

Usage: utils/check-language-server.py --strata build/release/bin/strata [--edits 200] [--requests 5] [--messages N]
         [--seed 1] FILE...
Exit code 1, with the text before the edit and the edit, at the first difference."""
import argparse
import json
import random
import subprocess
import sys


class Client:
    """A server process with the diagnostics that it sent."""

    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE)
        self.next_id = 0
        self.diagnostics = {}
        self.capabilities = self.request("initialize", {
            "capabilities": {"general": {"positionEncodings": ["utf-16"]}}})
        self.notify("initialized", {})

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def receive(self):
        length = None
        while True:
            line = self.process.stdout.readline()
            if not line:
                raise EOFError(f"the server ended: {self.process.wait()}")
            if not line.strip():
                break
            name, _, value = line.decode().partition(":")
            if name.lower() == "content-length":
                length = int(value)
        body = self.process.stdout.read(length)
        try:
            return json.loads(body)
        except UnicodeDecodeError as error:
            raise ValueError(f"no UTF-8: {body}") from error

    def notify(self, method, params):
        self.send({"method": method, "params": params})

    def take(self, message):
        if message.get("method") == "textDocument/publishDiagnostics":
            params = message["params"]
            self.diagnostics[params["uri"]] = (params.get("version"),
                                               params["diagnostics"])

    def request(self, method, params):
        self.next_id += 1
        self.send({"id": self.next_id, "method": method, "params": params})
        while True:
            message = self.receive()
            if message.get("id") == self.next_id and "method" not in message:
                if "error" in message:
                    return message["error"]
                return message["result"]
            self.take(message)

    def wait_for_diagnostics(self, uri, version):
        while self.diagnostics.get(uri, (None,))[0] != version:
            self.take(self.receive())
        return self.diagnostics[uri][1]

    def open(self, uri, text, version=1):
        self.diagnostics.pop(uri, None)
        self.notify("textDocument/didOpen", {"textDocument": {
            "uri": uri, "languageId": "mlir", "version": version, "text": text}})

    def exit(self):
        """Ends the server, whose input stays open; its exit code."""
        self.request("shutdown", None)
        self.notify("exit", None)
        return self.process.wait(timeout=30)

    def close(self, uri):
        self.notify("textDocument/didClose", {"textDocument": {"uri": uri}})


def get_position(text, offset):
    """Line and UTF-16 unit of a character of `text`."""
    line = text.count("\n", 0, offset)
    start = text.rfind("\n", 0, offset) + 1
    return {"line": line,
            "character": len(text[start:offset].encode("utf-16-le")) // 2}


def make_edit(text, rng):
    """Begin, end and replacement."""
    begin = rng.randrange(len(text) + 1)
    kind = rng.randrange(6)
    if kind == 0:
        return begin, begin, rng.choice("{}()[]<>%@#!\"\n /aé𝄞1:,=")
    if kind == 1:
        return begin, min(len(text), begin + rng.randrange(1, 8)), ""
    if kind == 2:  # a line goes
        start = text.rfind("\n", 0, begin) + 1
        end = text.find("\n", begin)
        return start, len(text) if end < 0 else end + 1, ""
    if kind == 3:  # a line comes twice, elsewhere
        lines = text.split("\n")
        at = text.rfind("\n", 0, begin) + 1
        return at, at, rng.choice(lines) + "\n"
    if kind == 4:
        words = text.split()
        return begin, begin, rng.choice(words) + " " if words else "x"
    end = min(len(text), begin + rng.randrange(1, 80))
    return begin, end, text[begin:end][:rng.randrange(80)]


def apply_delta(tokens, edits):
    for edit in sorted(edits, key=lambda e: -e["start"]):
        tokens[edit["start"]:edit["start"] + edit["deleteCount"]] = edit["data"]
    return tokens


AT_POSITION = ["hover", "definition", "references", "documentHighlight", "prepareRename", "rename",
               "completion", "signatureHelp", "prepareCallHierarchy"]
OF_DOCUMENT = ["documentSymbol", "foldingRange", "semanticTokens/full", "formatting", "codeLens"]
OF_RANGE = ["inlayHint", "semanticTokens/range", "rangeFormatting", "codeAction"]


def make_request(uri, text, rng):
    """A method, and parameters that may be wrong."""
    document = {"textDocument": {"uri": uri}}
    place = get_position(text, rng.randrange(len(text) + 1))
    if rng.randrange(8) == 0:
        place = {"line": rng.choice([-1, 0, 2 ** 31, 10 ** 6]),
                 "character": rng.choice([-1, 0, 2 ** 40, 10 ** 6, "x"])}
    kind = rng.randrange(5)
    if kind == 4:
        item = {"uri": uri, "selectionRange": {"start": place, "end": place}}
        return "callHierarchy/" + rng.choice(["incomingCalls", "outgoingCalls"]), {"item": item}
    if kind == 0:
        return "textDocument/" + rng.choice(OF_DOCUMENT), document
    if kind == 1:
        end = get_position(text, rng.randrange(len(text) + 1))
        return ("textDocument/" + rng.choice(OF_RANGE),
                {**document, "range": {"start": place, "end": end}})
    if kind == 2:
        return "textDocument/selectionRange", {**document, "positions": [place, place]}
    return ("textDocument/" + rng.choice(AT_POSITION),
            {**document, "position": place, "newName": rng.choice(["x", "%a", "", "1", "é"])})


def damage(body, rng):
    if rng.randrange(20) == 0:
        return b"[" * 100000
    body = bytearray(body)
    for _ in range(rng.randrange(1, 5)):
        at = rng.randrange(len(body))
        if rng.randrange(2):
            body[at] = rng.randrange(256)
        else:
            del body[at:at + rng.randrange(1, 20)]
        if not body:
            break
    return bytes(body)


def sort_diagnostics(diagnostics):
    return sorted(json.dumps(d, sort_keys=True) for d in diagnostics)


class Session:
    """One file, edited by one server and opened anew by another."""

    def __init__(self, client, fresh, path, rng, uri="file:///edited.mlir"):
        self.client, self.fresh, self.rng = client, fresh, rng
        self.uri = uri
        with open(path, encoding="utf-8", errors="replace") as file:
            self.text = file.read()
        self.version = 1
        client.open(self.uri, self.text)
        document = {"textDocument": {"uri": self.uri}}
        result = client.request("textDocument/semanticTokens/full", document)
        self.tokens, self.tokens_id = result["data"], result["resultId"]

    def edit(self):
        begin, end, new = make_edit(self.text, self.rng)
        self.version += 1
        self.client.notify("textDocument/didChange", {
            "textDocument": {"uri": self.uri, "version": self.version},
            "contentChanges": [{"range": {"start": get_position(self.text, begin),
                                          "end": get_position(self.text, end)},
                                "text": new}]})
        self.text = self.text[:begin] + new + self.text[end:]
        return begin, end, new

    def ask(self):
        """A request that is answered, and a damaged one."""
        method, params = make_request(self.uri, self.text, self.rng)
        self.client.request(method, params)
        self.send_damaged(method, params)

    def send_damaged(self, method, params):
        """The answer has an unknown id, or none."""
        body = damage(json.dumps({"jsonrpc": "2.0", "id": "damaged", "method": method,
                                  "params": params}).encode(), self.rng)
        self.client.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)

    def compare(self):
        """The difference to a fresh read; None if there is none."""
        delta = self.client.request("textDocument/semanticTokens/full/delta", {
            "textDocument": {"uri": self.uri}, "previousResultId": self.tokens_id})
        self.tokens_id = delta["resultId"]
        if "edits" in delta:
            self.tokens = apply_delta(self.tokens, delta["edits"])
        else:
            self.tokens = delta["data"]
        found = self.client.wait_for_diagnostics(self.uri, self.version)
        self.fresh.open(self.uri, self.text, self.version)
        expected = self.fresh.wait_for_diagnostics(self.uri, self.version)
        tokens = self.fresh.request("textDocument/semanticTokens/full",
                                    {"textDocument": {"uri": self.uri}})["data"]
        self.fresh.close(self.uri)
        if sort_diagnostics(found) != sort_diagnostics(expected):
            return f"diagnostics {found}\nof a fresh read {expected}"
        if tokens != self.tokens:
            at = next((i for i, (a, b) in enumerate(zip(tokens, self.tokens))
                       if a != b), min(len(tokens), len(self.tokens)))
            return (f"semantic tokens differ from number {at} on: "
                    f"{self.tokens[at - at % 5:][:10]}, of a fresh read "
                    f"{tokens[at - at % 5:][:10]}")
        return None


def get_memory(process):
    """The resident memory of a process in MB."""
    with open(f"/proc/{process.pid}/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * 4096 // 2 ** 20


def flood(client, paths, count, rng):
    """Sends `count` edits, requests and damaged messages."""
    session, sent, memory = None, 0, []
    while sent < count:
        if not session or session.version % 200 == 0 or len(session.text) > 20000:
            if session:
                client.close(session.uri)
            path = rng.choice(paths)
            # Dialect files and rule files are known by their names.
            kind = next((k for k in ("irdl", "rules") if path.endswith(f".{k}.mlir")), "a")
            session = Session(client, client, path, rng, f"file:///edited.{kind}.mlir")
        # The answers to a few messages fit the pipe.
        for _ in range(rng.randrange(10)):
            method, params = make_request(session.uri, session.text, rng)
            if rng.randrange(4) == 0:
                session.send_damaged(method, params)
            else:
                session.edit()
            sent += 1
        client.request(*make_request(session.uri, session.text, rng))
        sent += 1
        if len(memory) <= 2 * sent // count:
            memory.append(get_memory(client.process))
    if session:
        client.close(session.uri)
    print(f"{sent} messages: memory in MB {memory[1]} after half of them, {memory[-1]} at the end")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--strata", required=True)
    parser.add_argument("--edits", type=int, default=200, help="for each file")
    parser.add_argument("--requests", type=int, default=0, help="after each edit")
    parser.add_argument("--messages", type=int, default=0, help="send messages, compare nothing")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("files", nargs="+")
    args = parser.parse_args()
    command = [args.strata, "lsp"]
    client, fresh = Client(command), Client(command)
    count = 0
    if args.messages:
        flood(client, args.files, args.messages, random.Random(args.seed))
        args.files = []
    for number, path in enumerate(args.files):
        session = Session(client, fresh, path, random.Random(args.seed + number))
        for _ in range(args.edits):
            before = session.text
            edit = session.edit()
            for _ in range(args.requests):
                session.ask()
            difference = session.compare()
            count += 1
            if difference:
                print(f"{path}, edit {edit} of\n{before}\n{difference}")
                sys.exit(1)
            if len(session.text) > 40000:
                break
        client.close(session.uri)
    if client.exit() or fresh.exit():
        print("the server ended with an error")
        sys.exit(1)
    print(f"{count} edits of {len(args.files)} files: no difference")


if __name__ == "__main__":
    main()
