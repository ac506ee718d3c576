// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads dialects for unit tests.
#ifndef STRATA_DIALECTFILES_TOOLS_DIALECTTOOLSTESTUTILS_H
#define STRATA_DIALECTFILES_TOOLS_DIALECTTOOLSTESTUTILS_H

#include "strata/Asm/BuiltinAsm.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/Asm/Printer/Printer.h"
#include "strata/DialectFiles/IRDL/IRDLDialect.h"
#include "strata/DialectFiles/Tools/Samples.h"

#include "gtest/gtest.h"

namespace strata {

class DialectToolsTest : public testing::Test {
protected:
  DialectToolsTest() {
    installRenderer(ctx);
    installBuiltinAsm(ctx);
    registerIRDLDialect(ctx);
    ctx.allowUnregisteredDialects();
  }

  /// The only dialect that `text` defines.
  DialectModel read(StringRef text,
                    std::vector<ModelProblem> *problems = nullptr) {
    SourceNames names;
    ParserConfig config(&ctx);
    config.names = &names;
    OwningOpRef<> module = parseSourceString(text, config);
    EXPECT_TRUE(module);
    if (!module)
      return {};
    std::vector<DialectModel> models =
        readDialects(module.get(), {.names = &names, .problems = problems});
    EXPECT_EQ(models.size(), 1u);
    return models.empty() ? DialectModel() : models.front();
  }

  /// An extended dialect `d` with an operation `o`: its attributes and body.
  DialectModel readOp(StringRef attributes, StringRef body,
                      std::vector<ModelProblem> *problems = nullptr) {
    return read(("irdl.dialect @d attributes {strata.version = 1 : i32} {\n"
                 "irdl.operation @o attributes {" +
                 attributes + "} {" + body + "} }")
                    .str(),
                problems);
  }

  Context ctx;
};

} // namespace strata

#endif // STRATA_DIALECTFILES_TOOLS_DIALECTTOOLSTESTUTILS_H
