#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Packs editors/vscode as a .vsix, the archive that editors of the VS Code family install.

A .vsix is a zip file with a manifest; the extension has no dependencies, so neither npm nor a
network is needed. Equal sources give equal bytes.

Usage: utils/make-vsix.py --out build/strata-mlir.vsix"""

import argparse
import json
import zipfile
from pathlib import Path
from xml.sax.saxutils import escape, quoteattr

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "editors" / "vscode"

MANIFEST = """<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
  <Metadata>
    <Identity Language="en-US" Id={name} Version={version} Publisher={publisher}/>
    <DisplayName>{title}</DisplayName>
    <Description xml:space="preserve">{description}</Description>
    <Tags>mlir,MLIR</Tags>
    <Categories>{categories}</Categories>
    <GalleryFlags>Public</GalleryFlags>
    <Properties>
      <Property Id="Microsoft.VisualStudio.Code.Engine" Value={engine}/>
      <Property Id="Microsoft.VisualStudio.Code.ExtensionDependencies" Value=""/>
      <Property Id="Microsoft.VisualStudio.Code.ExtensionPack" Value=""/>
      <Property Id="Microsoft.VisualStudio.Code.ExtensionKind" Value="workspace"/>
      <Property Id="Microsoft.VisualStudio.Code.LocalizedLanguages" Value=""/>
      <Property Id="Microsoft.VisualStudio.Code.ExecutesCode" Value="true"/>
    </Properties>
    <License>extension/LICENSE.txt</License>
  </Metadata>
  <Installation><InstallationTarget Id="Microsoft.VisualStudio.Code"/></Installation>
  <Dependencies/>
  <Assets>
    <Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.Details" Path="extension/README.md" Addressable="true"/>
    <Asset Type="Microsoft.VisualStudio.Services.Content.License" Path="extension/LICENSE.txt" Addressable="true"/>
  </Assets>
</PackageManifest>
"""

TYPES = {".js": "application/javascript", ".json": "application/json", ".md": "text/markdown",
         ".txt": "text/plain", ".vsixmanifest": "text/xml"}


def make_manifest():
    package = json.loads((SOURCE / "package.json").read_text(encoding="utf-8"))
    return MANIFEST.format(
        name=quoteattr(package["name"]), version=quoteattr(package["version"]),
        publisher=quoteattr(package["publisher"]),
        engine=quoteattr(package["engines"]["vscode"]),
        title=escape(package["displayName"]), description=escape(package["description"]),
        categories=escape(",".join(package["categories"])))


def make_types():
    types = "".join(f'<Default Extension="{suffix}" ContentType="{kind}"/>'
                    for suffix, kind in sorted(TYPES.items()))
    return ('<?xml version="1.0" encoding="utf-8"?>\n<Types xmlns='
            f'"http://schemas.openxmlformats.org/package/2006/content-types">{types}</Types>\n')


def collect():
    """The contents of the archive by their names."""
    files = {"extension.vsixmanifest": make_manifest().encode(),
             "[Content_Types].xml": make_types().encode(),
             "extension/LICENSE.txt": (ROOT / "LICENSE").read_bytes()}
    for path in sorted(SOURCE.rglob("*")):
        if path.suffix in TYPES and "node_modules" not in path.parts:
            files[f"extension/{path.relative_to(SOURCE).as_posix()}"] = path.read_bytes()
    return files


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=Path, required=True)
    args = parser.parse_args()
    args.out.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(args.out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in collect().items():
            # The first date that a zip file can have.
            entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, content)
    print(f"{args.out}: {args.out.stat().st_size} bytes")


if __name__ == "__main__":
    main()
