# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares the archive of utils/make-vsix.py with that which vsce makes of the same sources.

Usage: check-vsix.py OURS VSCE"""
import sys
import xml.etree.ElementTree as ElementTree
import zipfile

SPACE = "{http://schemas.microsoft.com/developer/vsx-schema/2011}"


def read(path):
    """The names with their contents, and facts of the manifest."""
    with zipfile.ZipFile(path) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    root = ElementTree.fromstring(files.pop("extension.vsixmanifest"))
    ElementTree.fromstring(files.pop("[Content_Types].xml"))
    facts = dict(root.find(f"{SPACE}Metadata/{SPACE}Identity").attrib)
    for element in root.iter(f"{SPACE}Asset"):
        facts[element.get("Type")] = element.get("Path").lower()
    for name in ("DisplayName", "Description", "Categories"):
        facts[name] = root.find(f"{SPACE}Metadata/{SPACE}{name}").text
    for element in root.iter(f"{SPACE}Property"):
        if element.get("Id").endswith((".Engine", ".ExtensionDependencies")):
            facts[element.get("Id")] = element.get("Value")
    return {name.lower(): content for name, content in files.items()}, facts


ours, our_facts = read(sys.argv[1])
theirs, their_facts = read(sys.argv[2])
for name in sorted(ours.keys() ^ theirs.keys()):
    print("only in one:", name)
for name in sorted(ours.keys() & theirs.keys()):
    if ours[name] != theirs[name]:
        print("differs:", name)
for name in sorted(our_facts.keys() | their_facts.keys()):
    if our_facts.get(name) != their_facts.get(name):
        print(name, our_facts.get(name), their_facts.get(name))
print(len(ours), "files compared")
