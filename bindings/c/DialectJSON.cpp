// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bindings/c/DialectJSON.h"

#include "strata/Asm/Printer/Printer.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/Definition/TypeInference.h"
#include "strata/IR/Context.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/JSON.h"

using namespace strata;
using llvm::json::OStream;

static std::string toText(Type type) {
  std::string text;
  llvm::raw_string_ostream os(text);
  printType(type, os);
  return text;
}

/// The kind of attribute that bindings make of values: `number i64`, `dense i32`, `string`.
static std::string getKindText(const AttrKind &kind) {
  switch (kind.tag) {
  case AttrKind::Tag::Attribute:
    return kind.definition ? "definition " + kind.definition->getFullName()
                           : "attribute";
  case AttrKind::Tag::Number:
    return "number " + (kind.type ? toText(kind.type) : "i64");
  case AttrKind::Tag::Bool:
    return "bool";
  case AttrKind::Tag::String:
    return "string";
  case AttrKind::Tag::Symbol:
    return "symbol";
  case AttrKind::Tag::Type:
    return "type";
  case AttrKind::Tag::Enum:
    return "enum " + (kind.type ? toText(kind.type)
                      : kind.enumeration && kind.enumeration->type
                          ? toText(kind.enumeration->type)
                          : "i32");
  case AttrKind::Tag::Dense:
    return "dense " + toText(kind.type);
  case AttrKind::Tag::Array:
    return "array " + (kind.element ? getKindText(*kind.element) : "attribute");
  case AttrKind::Tag::Elements:
    return "elements " + toText(kind.type);
  case AttrKind::Tag::Shape:
    return "dense i64";
  case AttrKind::Tag::Unit:
    return "unit";
  case AttrKind::Tag::AffineMap:
    return "affine_map";
  }
  return "attribute";
}

static StringRef getArityText(Arity arity) {
  switch (arity) {
  case Arity::One:
    return "one";
  case Arity::Optional:
    return "optional";
  case Arity::Variadic:
    return "variadic";
  }
  return "one";
}

static void writeValues(OStream &json, StringRef key,
                        const DefinitionModel &def,
                        const std::vector<SlotModel> &slots,
                        const std::vector<ValueSlot> &loaded) {
  json.attributeArray(key, [&] {
    for (auto [i, slot] : llvm::enumerate(slots))
      json.object([&] {
        json.attribute("name", slot.name);
        json.attribute("arity", getArityText(slot.arity));
        json.attribute("summary", def.describe(slot));
        if (i < loaded.size() && !loaded[i].groupSizes.empty())
          json.attribute("groups", loaded[i].groupSizes);
      });
  });
}

static void writeAttributes(OStream &json, const DefinitionModel &def,
                            const OpDefinition &loaded) {
  json.attributeArray("attributes", [&] {
    for (const SlotModel &slot : def.attributes)
      json.object([&] {
        json.attribute("name", slot.name);
        json.attribute("required", def.isRequired(slot));
        json.attribute("summary", def.describe(slot));
        int index = loaded.findAttribute(slot.name);
        if (index < 0)
          return;
        const AttrSlot &known = loaded.attributes[size_t(index)];
        json.attribute("kind", getKindText(known.kind));
        json.attribute("implied", bool(known.implied));
        json.attribute("default", bool(known.defaultValue));
      });
  });
}

/// Whether the types of all results follow from the rest.
static bool infersResults(const OpDefinition &def) {
  std::vector<bool> operands(def.operands.size(), true);
  std::vector<bool> results(def.results.size(), false);
  return canInferTypes(def, operands, results) &&
         llvm::all_of(results, [](bool isKnown) { return isKnown; });
}

static void writeTexts(OStream &json, StringRef key,
                       const std::vector<std::string> &texts) {
  json.attributeArray(key, [&] {
    for (const std::string &text : texts)
      json.value(text);
  });
}

static void writeOperation(OStream &json, const DefinitionModel &def,
                           Context &ctx) {
  const OpDefinition &loaded = *ctx.getOpDefinition(def.fullName);
  json.object([&] {
    json.attribute("name", def.name);
    json.attribute("class",
                   loaded.className.empty() ? def.className : loaded.className);
    json.attribute("summary", def.summary);
    json.attribute("description", def.description);
    writeTexts(json, "examples", def.examples);
    writeTexts(json, "traits", def.traits);
    writeTexts(json, "interfaces", def.interfaces);
    writeTexts(json, "builders", def.builders);
    writeValues(json, "operands", def, def.operands, loaded.operands);
    writeValues(json, "results", def, def.results, loaded.results);
    writeAttributes(json, def, loaded);
    json.attributeArray("regions", [&] {
      for (const RegionModel &region : def.regions)
        json.object([&] {
          json.attribute("name", region.name);
          json.attribute("variadic", region.isVariadic);
        });
    });
    writeTexts(json, "successors", def.successors);
    json.attribute("infers", loaded.registered && infersResults(loaded));
    json.attribute("terminator", loaded.implicitTerminator);
  });
}

static void writeEnumeration(OStream &json, const TypeDefinition &def) {
  const EnumDefinition &enumeration = *def.enumeration;
  json.object([&] {
    json.attribute("name", def.name);
    json.attribute("class", enumeration.className);
    json.attribute("summary", enumeration.summary);
    json.attribute("type", enumeration.type ? toText(enumeration.type) : "i32");
    json.attribute("bits", enumeration.isBits);
    json.attribute("plain", def.isPlain);
    json.attribute("separator", enumeration.separator);
    json.attributeArray("cases", [&] {
      for (const EnumDefinition::Case &known : enumeration.cases)
        json.object([&] {
          json.attribute("keyword", known.keyword);
          json.attribute("symbol", known.symbol);
          json.attribute("value", int64_t(known.value));
        });
    });
  });
}

static void writeTypes(OStream &json, StringRef key, const DialectModel &model,
                       DefinitionModel::Kind kind) {
  json.attributeArray(key, [&] {
    for (const DefinitionModel *def : model.ofKind(kind)) {
      if (def->isEnumeration)
        continue;
      json.object([&] {
        json.attribute("name", def->name);
        json.attribute("class", def->className);
        json.attribute("summary", def->summary);
        json.attribute("description", def->description);
        json.attributeArray("parameters", [&] {
          for (const SlotModel &slot : def->parameters)
            json.object([&] {
              json.attribute("name", slot.name);
              json.attribute("required", def->isRequired(slot));
              json.attribute("summary", def->describe(slot));
            });
        });
      });
    }
  });
}

void capi::writeDialectJSON(const DialectModel &model, Context &ctx,
                            raw_ostream &os) {
  Dialect *dialect = ctx.getOrLoadDialect(model.name);
  OStream json(os);
  json.object([&] {
    json.attribute("name", model.name);
    json.attribute("summary", model.summary);
    json.attribute("description", model.description);
    json.attributeArray("operations", [&] {
      for (const DefinitionModel *def :
           model.ofKind(DefinitionModel::Kind::Operation))
        writeOperation(json, *def, ctx);
    });
    json.attributeArray("enumerations", [&] {
      for (const TypeDefinition *def : ctx.getTypeDefinitions())
        if (def->dialect == dialect && def->enumeration)
          writeEnumeration(json, *def);
    });
    writeTypes(json, "types", model, DefinitionModel::Kind::Type);
    writeTypes(json, "attributes", model, DefinitionModel::Kind::Attribute);
  });
}
