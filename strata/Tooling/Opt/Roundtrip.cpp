// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Opt/Roundtrip.h"

#include "strata/Asm/Parser/Parser.h"
#include "strata/Bytecode/Writer.h"
#include "strata/Definition/OpDefinition.h"

using namespace strata;

/// Removes attributes that mean the same if they are absent, which custom forms leave out.
static void removeDefaults(Operation *root) {
  root->walk([](Operation *op) {
    for (const AttrSlot &slot : op->getDefinition().attributes)
      if (slot.startsAbsent && slot.defaultValue &&
          op->getInherentAttrOrNull(slot.name) == slot.defaultValue)
        op->removeAttr(slot.name);
  });
}

LogicalResult
strata::checkRoundtrip(Operation *op, const PrintingFlags &printing,
                       const std::vector<ExternalResource> &resources) {
  auto render = [&](Operation *printed, bool generic, bool debugInfo) {
    std::string text;
    llvm::raw_string_ostream os(text);
    PrintingFlags flags = printing;
    flags.generic = generic;
    flags.debugInfo = debugInfo;
    flags.externalResources = &resources;
    printOperation(printed, os, flags);
    os.flush();
    return text;
  };
  // Custom forms leave out locations: those of implied terminators and of arguments.
  std::string reference = render(op, /*generic=*/true, /*debugInfo=*/true);
  OwningOpRef<> simplified(op->clone());
  removeDefaults(simplified.get());
  std::string plain =
      render(simplified.get(), /*generic=*/true, /*debugInfo=*/false);
  for (StringRef form : {"custom", "generic", "bytecode"}) {
    std::string text;
    if (form != "bytecode") {
      text = render(op, form == "generic", /*debugInfo=*/true);
    } else if (llvm::raw_string_ostream os(text); failed(
                   writeBytecode(op, os, {.externalResources = resources}))) {
      return failure();
    }
    ParserConfig config(op->getContext());
    config.implicitModule = false;
    std::vector<ExternalResource> again;
    config.externalResources = &again;
    OwningOpRef<> reread = parseSourceString(text, config, "<roundtrip>");
    if (!reread)
      return op->emitOpError() << "failed to round-trip: the " << form
                               << " form cannot be parsed";
    bool hasLocations = form != "custom";
    if (!hasLocations)
      removeDefaults(reread.get());
    if (render(reread.get(), true, hasLocations) !=
        (hasLocations ? reference : plain))
      return op->emitOpError() << "failed to round-trip: the " << form
                               << " form is parsed to different IR";
  }
  return success();
}
