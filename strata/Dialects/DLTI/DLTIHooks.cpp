// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/DLTI/DLTIHooks.h"

#include "strata/Asm/Format/FormatDirective.h"
#include "strata/Definition/Interfaces.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/IR/Context.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Interfaces/DataLayoutInterfaces.h"

#include "llvm/ADT/DenseSet.h"

using namespace strata;

/// Whether `attr` is `#dlti.<name>`.
static bool isNamed(Attribute attr, StringRef name) {
  auto dynamic = dyn_cast_or_null<DynamicAttr>(attr);
  return dynamic &&
         dynamic.getDefinition().getFullName() == ("dlti." + name).str();
}

//===-- Syntax -------------------------------------------------------------===//

namespace {
/// Reads the entries of a map, `key = value`. `kind` is the name of the attribute.
class MapParser {
public:
  MapParser(OpAsmParser &parser, StringRef kind) : parser(parser), kind(kind) {}
  ParseResult parse(Attribute &entries);

private:
  ParseResult parseKey(Attribute &key);
  ParseResult parseSeparator();
  ParseResult parseEntry();
  ParseResult checkEntry(Attribute key, Attribute value);
  bool isSystem() const { return kind == "target_system_spec"; }
  /// The place of the name of the attribute, for errors about the whole.
  llvm::SMLoc getStart() const {
    return llvm::SMLoc::getFromPointer(parser.getNameLoc().getPointer() -
                                       kind.size());
  }

  OpAsmParser &parser;
  StringRef kind;
  SmallVector<Attribute> entries;
  llvm::DenseSet<Attribute> keys;
};
} // namespace

/// Parses an optional type; std::nullopt if there is none.
static std::optional<ParseResult> parseOptionalTypeKey(OpAsmParser &parser,
                                                       Attribute &key) {
  Type type;
  std::optional<ParseResult> parsed = parser.parseOptionalType(type);
  if (parsed && succeeded(*parsed))
    key = TypeAttr::get(type);
  return parsed;
}

/// The key of an entry, or an entry in full.
ParseResult MapParser::parseKey(Attribute &key) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (!kind.starts_with("target"))
    if (std::optional<ParseResult> parsed = parseOptionalTypeKey(parser, key))
      return *parsed;
  std::string text;
  // In older text, a colon after the string does not begin a type.
  if (isSystem() && !parser.getEras().empty() &&
      succeeded(parser.parseOptionalString(&text))) {
    key = StringAttr::get(parser.getContext(), text);
    return success();
  }
  if (failed(parser.parseAttribute(key)))
    return failure();
  if (isa<StringAttr>(key) || isNamed(key, "dl_entry"))
    return success();
  return parser.emitError(loc, "invalid kind of attribute specified");
}

ParseResult MapParser::checkEntry(Attribute key, Attribute value) {
  auto text = dyn_cast<StringAttr>(key);
  if (text && text.getValue().empty() && !isSystem())
    return parser.emitError(getStart(),
                            "empty string as DLTI key is not allowed");
  if (!keys.insert(key).second) {
    auto diag = parser.emitError(
        getStart(), isSystem()
                        ? "repeated device ID in dlti.target_system_spec: "
                        : "repeated DLTI key: ");
    return diag << key;
  }
  auto device = dyn_cast<DynamicAttr>(value);
  if (!isSystem() || (device && device.getDefinition().getFullName() ==
                                    "dlti.target_device_spec"))
    return success();
  return parser.emitError(getStart(), "value associated with key ")
         << key << " is not a DLTI device spec";
}

/// `=`, or the colon that followed the name of a device until LLVM 19.
ParseResult MapParser::parseSeparator() {
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (parser.getEras().empty() || !isSystem() ||
      failed(parser.parseOptionalColon()))
    return parser.parseEqual();
  parser.reportOlderForm(loc, 1, "=", "colon after the name of a device");
  return success();
}

ParseResult MapParser::parseEntry() {
  Attribute key, value;
  if (failed(parseKey(key)))
    return failure();
  if (isNamed(key, "dl_entry")) {
    entries.push_back(key);
    return success();
  }
  if (failed(parseSeparator()) || failed(parser.parseAttribute(value)))
    return failure();
  const TypeDefinition *entry = parser.getContext()->findTypeDefinition(
      *parser.getContext()->findDialect("dlti"), "dl_entry", /*isType=*/false);
  entries.push_back(DynamicAttr::get(*entry, {key, value}));
  return success();
}

ParseResult MapParser::parse(Attribute &result) {
  if (parser.peekToken() != ">") {
    do {
      if (failed(parseEntry()))
        return failure();
    } while (succeeded(parser.parseOptionalComma()));
  }
  for (Attribute entry : entries) {
    ArrayRef<Attribute> params = cast<DynamicAttr>(entry).getParams();
    if (failed(checkEntry(params[0], params[1])))
      return failure();
  }
  result = ArrayAttr::get(parser.getContext(), entries);
  return success();
}

static ParseResult parseEntries(OpAsmParser &parser,
                                MutableArrayRef<ParsedArgument> args) {
  return MapParser(parser, args[1].text).parse(*args[0].attribute);
}

static void printEntries(OpAsmPrinter &printer, Operation *,
                         ArrayRef<PrintedArgument> args) {
  llvm::interleave(
      cast<ArrayAttr>(args[0].attribute),
      [&](Attribute attr) {
        auto entry = dyn_cast<DynamicAttr>(attr);
        if (!entry || entry.getParams().size() != 2)
          return printer.printAttribute(attr);
        printer.printAttribute(entry.getParams()[0]);
        printer << " = ";
        printer.printAttribute(entry.getParams()[1]);
      },
      [&] { printer << ", "; });
}

static ParseResult parseKey(OpAsmParser &parser,
                            MutableArrayRef<ParsedArgument> args) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  Attribute &key = *args[0].attribute;
  if (std::optional<ParseResult> parsed = parseOptionalTypeKey(parser, key))
    return *parsed;
  std::string text;
  if (failed(parser.parseOptionalString(&text)))
    return parser.emitError(loc, "expected a type or a quoted string");
  key = StringAttr::get(parser.getContext(), text);
  return success();
}

static void printKey(OpAsmPrinter &printer, Operation *,
                     ArrayRef<PrintedArgument> args) {
  printer.printAttribute(args[0].attribute);
}

void strata::registerDLTIHooks(Context &ctx) {
  FormatDirective key;
  key.parse = parseKey;
  key.print = printKey;
  (void)registerFormatDirective(ctx, "dlti.Key", key);
  FormatDirective entries;
  entries.minArgs = entries.maxArgs = 2;
  entries.parse = parseEntries;
  entries.print = printEntries;
  (void)registerFormatDirective(ctx, "dlti.Entries", entries);
}

//===-- Verifier -----------------------------------------------------------===//

/// Alignments of numbers: that of the ABI, and the preferred one.
static LogicalResult verifyAlignments(const DataLayoutEntry &entry,
                                      Location loc) {
  auto elements = dyn_cast<DenseElementsAttr>(entry.value);
  if (!elements || !elements.getType().getElementType().isSignlessInteger(64))
    return emitError(loc) << "expected a dense i64 elements attribute in the "
                             "data layout entry "
                          << entry.attr;
  int64_t count = elements.getType().getNumElements();
  if (count < 1 || count > 2)
    return emitError(loc)
           << "expected 1 or 2 elements in the data layout entry "
           << entry.attr;
  uint64_t abi = elements.getIntElement(0).getZExtValue();
  uint64_t preferred = elements.getIntElement(count - 1).getZExtValue();
  if (preferred < abi)
    return emitError(loc) << "preferred alignment is expected to be greater "
                             "than or equal to the abi alignment in data "
                             "layout entry "
                          << entry.attr;
  return success();
}

static LogicalResult verifyTypeEntry(const DataLayoutEntry &entry,
                                     Location loc) {
  Type type = entry.getType();
  if (type.isIndex()) {
    if (isa<IntegerAttr>(entry.value))
      return success();
    return emitError(loc)
           << "expected integer attribute in the data layout entry for "
           << type;
  }
  if (type.isInteger() || type.isFloat())
    return verifyAlignments(entry, loc);
  auto dynamic = dyn_cast<DynamicType>(type);
  bool isUnknown = isa<OpaqueType>(type) && type.getDialect().isKnown();
  if (!dynamic && !isUnknown)
    return emitError(loc) << "unexpected data layout for a built-in type";
  // An unknown type may support it.
  bool isSupported = isUnknown || hasInterface<DataLayoutTypeInterface>(type) ||
                     llvm::is_contained(dynamic.getDefinition().interfaces,
                                        DataLayoutTypeInterface::name);
  if (isSupported)
    return success();
  return emitError(loc)
         << "data layout specified for a type that does not support it";
}

static LogicalResult verifyNamedEntry(const DataLayoutEntry &entry,
                                      Location loc) {
  StringRef name = entry.getName();
  if (name == "dlti.endianness") {
    auto text = dyn_cast<StringAttr>(entry.value);
    if (text && (text.getValue() == "big" || text.getValue() == "little"))
      return success();
    return emitError(loc) << "'dlti.endianness' data layout entry is expected "
                             "to be either 'big' or 'little'";
  }
  static constexpr StringLiteral known[] = {
      "alloca_memory_space",  "program_memory_space",
      "global_memory_space",  "stack_alignment",
      "mangling_mode",        "legal_int_widths",
      "default_memory_space", "function_pointer_alignment"};
  if (!name.consume_front("dlti.") || llvm::is_contained(known, name))
    return success();
  return emitError(loc) << "unknown data layout entry name: "
                        << entry.getName();
}

/// Entries for types, those of one class together; then those with names.
static LogicalResult verifyEntries(ArrayRef<DataLayoutEntry> entries,
                                   Location loc) {
  for (size_t i = 0; i < entries.size(); ++i) {
    Type type = entries[i].getType();
    if (type && failed(verifyTypeEntry(entries[i], loc)))
      return failure();
  }
  for (const DataLayoutEntry &entry : entries)
    if (!entry.getType() && failed(verifyNamedEntry(entry, loc)))
      return failure();
  return success();
}

/// Named entries of modules around must be equal where they are repeated.
static LogicalResult verifyAround(Operation *op,
                                  ArrayRef<DataLayoutEntry> entries) {
  SmallVector<Operation *> modules;
  bool isCompatible = true;
  for (Operation *around = op->getParentOp(); around;
       around = around->getParentOp()) {
    if (around->getName().getStringRef() != "builtin.module")
      continue;
    modules.push_back(around);
    Attribute spec = around->getAttr("dlti.dl_spec");
    if (!isNamed(spec, "dl_spec"))
      continue;
    for (const DataLayoutEntry &outer : getDataLayoutEntries(spec))
      for (const DataLayoutEntry &entry : entries)
        isCompatible &= entry.key != outer.key || entry.getType() ||
                        entry.value == outer.value;
  }
  if (isCompatible)
    return success();
  auto diag = op->emitError(
      "data layout does not combine with layouts of enclosing ops");
  for (Operation *around : modules)
    diag.attachNote(around->getLoc()) << "enclosing op with data layout";
  return diag;
}

static LogicalResult verifyOperationAttribute(Operation *op,
                                              NamedAttribute attr) {
  StringRef name = attr.getNameRef().drop_front(StringRef("dlti.").size());
  if (name != "dl_spec" && name != "map" && name != "target_system_spec")
    return op->emitError() << "attribute '" << attr.getNameRef()
                           << "' not supported by dialect";
  if (!isNamed(attr.getValue(), name))
    return op->emitError() << "'" << attr.getNameRef()
                           << "' is expected to be a #dlti." << name
                           << " attribute";
  if (name != "dl_spec" || op->getName().getStringRef() != "builtin.module")
    return success();
  SmallVector<DataLayoutEntry> entries = getDataLayoutEntries(attr.getValue());
  if (failed(verifyEntries(entries, op->getLoc())))
    return failure();
  return verifyAround(op, entries);
}

void strata::registerDLTIVerifier(Context &ctx) {
  ctx.findDialect("dlti")->verifyOperationAttribute = verifyOperationAttribute;
}
