# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Fails on a page whose tags are not balanced, that refers to other files, or to places that it does not have."""

import sys
from html.parser import HTMLParser

VOID = {"meta", "br"}


class Checker(HTMLParser):
    def __init__(self):
        super().__init__()
        self.open, self.ids, self.links, self.errors = [], set(), set(), []

    def handle_starttag(self, tag, attrs):
        values = dict(attrs)
        if "id" in values and values["id"] in self.ids:
            self.errors.append(f"second id {values['id']}")
        self.ids.add(values.get("id"))
        if tag in ("script", "link", "img") or "src" in values:
            self.errors.append(f"<{tag}>")
        if "href" in values:
            self.links.add(values["href"])
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        if not self.open or self.open.pop() != tag:
            self.errors.append(f"</{tag}> at {self.getpos()}")

    def handle_startendtag(self, tag, attrs):
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.open.pop()


checker = Checker()
checker.feed(open(sys.argv[1], encoding="utf-8").read())
checker.close()
errors = checker.errors + [f"<{tag}> is open" for tag in checker.open]
errors += [f"no {link}" for link in sorted(checker.links)
           if link[:1] != "#" or link[1:] not in checker.ids]
for error in errors:
    print(error)
sys.exit(bool(errors))
