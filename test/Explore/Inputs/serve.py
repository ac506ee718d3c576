"""serve.py STRATA FILE: starts the server on FILE and prints the answers to requests."""

import os
import random
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path

strata, file = sys.argv[1:]
server = subprocess.Popen([strata, "explore", file, "--serve"], stdout=subprocess.PIPE,
                          text=True)
address = server.stdout.readline()
port = int(re.search(r":(\d+)/", address)[1])
token = re.search(r"token=(\w+)", address)[1]
HOST = f"Host: 127.0.0.1:{port}"


def send(data):
    with socket.create_connection(("127.0.0.1", port), timeout=30) as connection:
        connection.sendall(data)
        answer = b""
        try:
            while part := connection.recv(1 << 16):
                answer += part
        except ConnectionResetError:
            pass
    return answer.decode(errors="replace")


def ask(line, *headers, body=""):
    head = "\r\n".join([line + " HTTP/1.1", *headers, f"Content-Length: {len(body)}"])
    answer = send((head + "\r\n\r\n" + body).encode())
    status, text = answer.split(" ", 2)[1], answer.partition("\r\n\r\n")[2]
    return status, text


def run(pipeline):
    return ask("POST /run", HOST, f"X-Strata-Token: {token}", body=pipeline)


def show(what, answer):
    print(f"{what}: {answer[0]} {answer[1].splitlines()[0][:150] if answer[1] else ''}")


def find_children(parent):
    """The processes that `parent` has started."""
    found = []
    for entry in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = entry.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == parent:
            found.append(int(entry.parent.name))
    return found


def crash():
    """The answer when the process that runs passes ends by a signal: it waits for a pipe."""
    os.mkfifo(file)
    answers = []
    thread = threading.Thread(target=lambda: answers.append(run("builtin.module(cse)")))
    thread.start()
    runners = []
    while not runners:
        time.sleep(.05)
        runners = [inner for child in find_children(server.pid)
                   for inner in find_children(child)]
    os.kill(runners[0], signal.SIGSEGV)
    thread.join()
    os.remove(file)
    return answers[0]


try:
    page = ask(f"GET /?token={token}", HOST)
    print("page:", page[0], "connect-src 'self'" in page[1] and "</html>" in page[1])
    show("page without token", ask("GET /", HOST))
    show("other host", ask(f"GET /?token={token}", f"Host: example.com:{port}"))
    show("other site", ask(f"GET /?token={token}", HOST, "Origin: http://example.com"))
    show("run without token", ask("POST /run", HOST, body="builtin.module(cse)"))
    show("run by GET", ask("GET /run", HOST, f"X-Strata-Token: {token}"))
    show("other page", ask("GET /../etc/passwd", HOST))
    print("no HTTP:", send(b"hello\r\n\r\n").split(" ")[1])
    show("run", run("builtin.module(canonicalize,cse)"))
    show("empty pipeline", run("builtin.module()"))
    show("wrong pipeline", run("builtin.module(no-such-pass)"))
    text = Path(file).read_text()
    Path(file).write_text(text.replace("@f", "@changed"))
    status, data = run("builtin.module(cse)")
    print("changed file:", status, "@changed" in data)
    os.remove(file)
    show("missing file", run("builtin.module(cse)"))
    show("crash", crash())
    with socket.create_connection(("127.0.0.1", port)):
        show("beside an idle connection", ask("GET /", HOST))
    show("too long", ask("POST /run", HOST, f"X-Strata-Token: {token}", body="x" * 65537))
    rng = random.Random(1)
    for _ in range(100):
        noise = bytes(rng.randrange(256) for _ in range(rng.randrange(1, 200)))
        start = rng.choice([b"", b"GET /", b"POST /run HTTP/1.1\r\nHost:"])
        send(start + noise + b"\r\n\r\n")
    print("random bytes: answers:", ask("GET /", HOST)[0] == "403" and server.poll() is None)
    others = [info[4][0] for info in socket.getaddrinfo(socket.gethostname(), None,
                                                        socket.AF_INET)]
    refused = True
    for other in others:
        if not other.startswith("127."):
            with socket.socket() as connection:
                refused = refused and connection.connect_ex((other, port)) != 0
    print("only loopback:", refused)
finally:
    server.kill()
    server.wait()
