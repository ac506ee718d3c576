// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The metadata block `{-# ... #-}` at the end of a file: blobs that printed
// attributes refer to, and external resources. The opening appears as soon as
// there is an entry at all, headings only above an entry that is shown.
#include "strata/Asm/Parser/Parser.h"
#include "strata/Asm/Printer/PrinterDetail.h"

using namespace strata;

namespace {
/// Writes headings and separators when an entry is about to come.
class MetadataWriter {
public:
  MetadataWriter(TextBuffer &out, std::optional<int64_t> limit)
      : out(out), limit(limit) {}

  /// Begins the entry of `size` characters under two headings; false if it is
  /// to be left out.
  bool begin(StringRef section, StringRef group, StringRef key, uint64_t size) {
    if (!opened)
      out.put("\n{-#\n");
    opened = true;
    if (limit && size > uint64_t(*limit))
      return false;
    bool newSection = section != currentSection;
    bool newGroup = newSection || group != currentGroup;
    if (hasEntry)
      out.put(newSection ? StringRef("\n    }\n  },\n")
              : newGroup ? StringRef("\n    },\n")
                         : StringRef(",\n"));
    if (newSection) {
      out.put("  ");
      out.put(section);
      out.put(": {\n");
    }
    if (newGroup) {
      out.put("    ");
      out.putKeywordOrString(group);
      out.put(": {\n");
    }
    hasEntry = true;
    currentSection = section;
    currentGroup = group;
    out.put("      ");
    out.putKeywordOrString(key);
    out.put(": ");
    return true;
  }
  void finish() {
    if (hasEntry)
      out.put("\n    }\n  }");
    if (opened)
      out.put("\n#-}\n");
  }

  void writeBlob(StringRef section, StringRef group, StringRef key,
                 uint32_t alignment, ArrayRef<uint8_t> data) {
    constexpr size_t Framing = 4, AlignmentBytes = 4;
    // Only a blob without data has no alignment.
    alignment = data.empty() ? 0 : std::max(alignment, 1u);
    if (!begin(section, group, key,
               Framing + 2 * (AlignmentBytes + data.size())))
      return;
    uint8_t bytes[AlignmentBytes];
    for (size_t i = 0; i < AlignmentBytes; ++i)
      bytes[i] = uint8_t(alignment >> (8 * i));
    out.put("\"0x");
    out.putHex(bytes);
    out.putHex(data);
    out.put('"');
  }

  void writeExternal(const ExternalResource &entry) {
    constexpr const char *Section = "external_resources";
    switch (entry.kind) {
    case ExternalResource::Bool: {
      StringRef text = entry.boolean ? "true" : "false";
      if (begin(Section, entry.provider, entry.key, text.size()))
        out.put(text);
      return;
    }
    case ExternalResource::String: {
      SmallString<64> text;
      printEscaped(entry.data, text);
      if (begin(Section, entry.provider, entry.key, text.size() + 2))
        out.putQuoted(entry.data);
      return;
    }
    case ExternalResource::Blob:
      return writeBlob(Section, entry.provider, entry.key, entry.alignment,
                       {reinterpret_cast<const uint8_t *>(entry.data.data()),
                        entry.data.size()});
    }
  }

private:
  TextBuffer &out;
  std::optional<int64_t> limit;
  bool opened = false, hasEntry = false;
  StringRef currentSection, currentGroup;
};
} // namespace

void Printer::printMetadata() {
  MetadataWriter writer(out, flags.elideResourceStringsIfLarger);
  for (ResourceBlob *blob : resources)
    if (blob->hasData)
      writer.writeBlob("dialect_resources", "builtin", blob->key,
                       blob->alignment, {blob->data.get(), blob->size});
  if (!flags.externalResources)
    return writer.finish();
  // Entries of one provider come together, where the first of them stands.
  llvm::StringSet<> done;
  for (const ExternalResource &first : *flags.externalResources) {
    if (!done.insert(first.provider).second)
      continue;
    for (const ExternalResource &entry : *flags.externalResources)
      if (entry.provider == first.provider)
        writer.writeExternal(entry);
  }
  writer.finish();
}
