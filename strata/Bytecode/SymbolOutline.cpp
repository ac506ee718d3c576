// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Scans the symbols of a table without creating operations. For each, the name
// is read from the bytes up to its regions. Unexpected bytes are left to the
// code that reads operations, which also emits the diagnostics.
#include "strata/Bytecode/SymbolOutline.h"

#include "strata/Bytecode/IRReaderDetail.h"

using namespace strata;
using namespace strata::bytecode;
using FieldKind = PropertyLayout::Kind;

std::optional<StringRef> Tables::findString(uint64_t index) const {
  if (index >= attrs.size())
    return std::nullopt;
  ObjectEntry entry = attrs.getEntry(index);
  if (!entry.isCustom || dialects[entry.dialect].name != "builtin")
    return std::nullopt;
  StringRef bytes = getBytes(entry);
  const uint8_t *pos = bytes.bytes_begin(), *end = bytes.bytes_end();
  uint64_t code, text;
  if (!decodeVarInt(pos, end, code) || code != uint64_t(AttrCode::String) ||
      !decodeVarInt(pos, end, text) || pos != end || text >= strings.size())
    return std::nullopt;
  return strings[text];
}

/// Finds the fields of the symbol in the properties of `name`.
void IRReader::SymbolFields::find(const NameEntry &entry, uint64_t version) {
  name = &entry;
  canSkip = false;
  visibility = std::nullopt;
  const OpDefinition &def = *entry.def;
  if (version < WithProperties || !def.registered || !entry.wasRegistered ||
      def.hasTrait(OpTrait::SymbolTable))
    return;
  for (const auto &[i, field] : llvm::enumerate(entry.plan)) {
    // In front of the fields that are no attributes.
    if (field.kind != FieldKind::Required && field.kind != FieldKind::Optional)
      break;
    if (field.name == SymbolTable::getSymbolAttrName()) {
      symbol = unsigned(i);
      canSkip = true;
    } else if (field.name == SymbolTable::getVisibilityAttrName()) {
      visibility = unsigned(i);
    }
  }
}

/// Sets the name and the visibility of `outline` from the properties of an operation.
bool IRReader::findSymbol(Cursor properties, SymbolOutline &outline) {
  const uint8_t *pos = properties.getBytes().bytes_begin();
  const uint8_t *end = properties.getBytes().bytes_end();
  unsigned last =
      std::max(symbolFields.symbol, symbolFields.visibility.value_or(0));
  bool hasName = false;
  for (unsigned i = 0; i <= last; ++i) {
    uint64_t number;
    if (!decodeVarInt(pos, end, number))
      return false;
    if (symbolFields.name->plan[i].kind == FieldKind::Optional) {
      if (!(number & 1))
        continue;
      number >>= 1;
    }
    bool isName = i == symbolFields.symbol;
    if (!isName && i != symbolFields.visibility)
      continue;
    std::optional<StringRef> text = tables.findString(number);
    if (!text)
      return false;
    if (isName) {
      outline.symbol = *text;
      hasName = true;
    } else if (*text == "private") {
      outline.visibility = SymbolTable::Visibility::Private;
    } else if (*text == "nested") {
      outline.visibility = SymbolTable::Visibility::Nested;
    }
  }
  return hasName;
}

/// Skips the regions of an operation, which have to be a section of their own.
static bool skipRegions(const uint8_t *&pos, const uint8_t *end,
                        SymbolOutline &outline) {
  uint64_t code, length;
  if (!decodeVarInt(pos, end, code) || code >> 1 > UINT32_MAX)
    return false;
  outline.numRegions = uint32_t(code >> 1);
  if (!outline.numRegions)
    return true;
  bool isIsolated = code & 1;
  if (!isIsolated || pos == end || *pos++ != uint8_t(Section::IR) ||
      !decodeVarInt(pos, end, length) || length > uint64_t(end - pos) ||
      outline.numRegions > length)
    return false;
  outline.bodySize = length;
  pos += length;
  return true;
}

void IRReader::reserveOutlines(uint64_t numOps) {
  // For a file with a wrong number, reserve no more memory than it has bytes.
  uint64_t most = cursor.remaining() / sizeof(SymbolOutline);
  outlines->reserve(outlines->size() + std::min(numOps, most));
}

LogicalResult IRReader::skipSymbol(bool &isSkipped) {
  const Cursor start = cursor;
  const NameEntry *name;
  if (failed(tables.readName(cursor, name)))
    return failure();
  if (symbolFields.name != name)
    symbolFields.find(*name, version);
  const uint8_t *pos = cursor.getBytes().bytes_begin();
  const uint8_t *end = cursor.getBytes().bytes_end();
  constexpr uint8_t Possible = HasAttributes | HasProperties | HasRegions;
  uint8_t mask = pos == end ? 0 : *pos++;
  uint64_t unused, properties = 0;
  SymbolOutline outline;
  isSkipped = symbolFields.canSkip && mask & HasProperties &&
              !(mask & ~Possible) && decodeVarInt(pos, end, unused) &&
              (!(mask & HasAttributes) || decodeVarInt(pos, end, unused)) &&
              decodeVarInt(pos, end, properties) &&
              properties < tables.getProperties().size() &&
              findSymbol(tables.getProperties()[properties], outline) &&
              (!(mask & HasRegions) || skipRegions(pos, end, outline));
  if (!isSkipped) {
    cursor = start;
    return success();
  }
  cursor.skipTo(pos);
  outline.name = OperationName(name->def);
  outline.previous = frames.back().block->getLastOp();
  outline.offset = start.getOffset();
  outline.headerSize =
      uint32_t(cursor.getOffset() - outline.offset - outline.bodySize);
  outline.depth = depth;
  outlines->push_back(outline);
  return success();
}

LogicalResult IRReader::readSymbol(const SymbolOutline &symbol, Block *block,
                                   DeferFn deferFn) {
  defer = deferFn;
  cursor = Cursor(
      file,
      file.bytes.substr(symbol.offset, symbol.headerSize + symbol.bodySize),
      Section::IR);
  announced = cursor.remaining();
  depth = symbol.depth;
  Frame top;
  top.block = block;
  top.numBlocks = top.nextBlock = 1;
  top.opsLeft = 1;
  frames.push_back(top);
  return run();
}
