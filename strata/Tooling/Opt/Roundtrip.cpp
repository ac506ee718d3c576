// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Opt/Roundtrip.h"

#include "strata/Asm/Parser/Parser.h"
#include "strata/Bytecode/Writer.h"

using namespace strata;

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
  std::string reference = render(op, /*generic=*/true, /*debugInfo=*/true),
              plain = render(op, /*generic=*/true, /*debugInfo=*/false);
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
    if (render(reread.get(), true, hasLocations) !=
        (hasLocations ? reference : plain))
      return op->emitOpError() << "failed to round-trip: the " << form
                               << " form is parsed to different IR";
  }
  return success();
}
