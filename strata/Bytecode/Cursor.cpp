// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Bytecode/CursorDetail.h"

using namespace strata;
using namespace strata::bytecode;

InFlightDiagnostic InputFile::emitError(const Twine &message, uint64_t offset,
                                        std::optional<Section> section) const {
  InFlightDiagnostic diag = strata::emitError(ctx, loc, message);
  if (!diag.isActive())
    return diag;
  auto &place = diag.attachNote();
  place << "at byte " << offset;
  if (section)
    place << " in section " << getSectionName(*section) << " ("
          << unsigned(*section) << ")";
  if (version)
    diag.attachNote() << "in bytecode version " << *version
                      << " produced by: " << producer;
  return diag;
}

LogicalResult Cursor::readLongVarInt(uint64_t &value) {
  if (LLVM_LIKELY(decodeVarInt(pos, end, value)))
    return success();
  value = 0;
  uint8_t first;
  if (failed(readByte(first)))
    return failure();
  return emitEnd(first ? unsigned(llvm::countr_zero(first)) : 8);
}

LogicalResult Cursor::emitEndOfByte() const {
  return emitError("attempting to parse a byte at the end of the bytecode");
}

LogicalResult Cursor::emitEnd(uint64_t size) const {
  return emitError("attempting to parse " + Twine(size) + " bytes when only " +
                   Twine(remaining()) + " remain");
}

LogicalResult Cursor::emitTooMany(uint64_t count, StringRef what) const {
  return emitError("expected at most " + Twine(remaining()) + " " + what +
                   ", as many as there are bytes left, found " + Twine(count));
}

LogicalResult Cursor::readNulTerminated(StringRef &bytes) {
  const void *found = pos == end ? nullptr : std::memchr(pos, 0, remaining());
  if (!found)
    return emitError("malformed null-terminated string, no null character "
                     "found");
  bytes = StringRef(reinterpret_cast<const char *>(pos),
                    size_t(static_cast<const uint8_t *>(found) - pos));
  pos += bytes.size() + 1;
  return success();
}

LogicalResult Cursor::alignTo(uint64_t alignment) {
  if (!llvm::isPowerOf2_64(alignment))
    return emitError("expected alignment to be a power-of-two, found " +
                     Twine(alignment));
  while (getOffset() & (alignment - 1)) {
    uint8_t byte;
    if (failed(readByte(byte)))
      return failure();
    if (byte != Padding)
      return emitError("expected alignment byte (0xCB), but got: '0x" +
                       Twine::utohexstr(byte) + "'");
  }
  return success();
}

LogicalResult Cursor::readSection(Section &id, Cursor &contents) {
  uint8_t byte;
  uint64_t length;
  if (failed(readByte(byte)) || failed(readVarInt(length)))
    return failure();
  unsigned number = byte & ~AlignedSection;
  if (number >= NumSections)
    return emitError("invalid section ID: " + Twine(number));
  if (byte & AlignedSection) {
    uint64_t alignment;
    if (failed(readVarInt(alignment)) || failed(alignTo(alignment)))
      return failure();
  }
  StringRef bytes;
  if (failed(readBytes(length, bytes)))
    return failure();
  id = Section(number);
  contents = Cursor(*file, bytes, id);
  return success();
}

LogicalResult Cursor::readRegionSection(Cursor &contents) {
  Section id;
  if (failed(readSection(id, contents)))
    return failure();
  if (id == Section::IR)
    return success();
  return emitError("expected IR section for region, found section " +
                   Twine(unsigned(id)));
}

LogicalResult Cursor::expectEnd(const Twine &what) const {
  if (empty())
    return success();
  return emitError("unexpected trailing bytes in " + what + ": " +
                   Twine(remaining()));
}
