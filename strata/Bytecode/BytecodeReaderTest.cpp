// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Files whose functions are decoded on request.
#include "strata/Bytecode/BytecodeReader.h"

#include "strata/Asm/BuiltinAsm.h"
#include "strata/Asm/Printer/Printer.h"
#include "strata/Bytecode/Bytecode.h"
#include "strata/Bytecode/BytecodeTestUtils.h"
#include "strata/Bytecode/Writer.h"
#include "strata/Dialects/Core/CoreDialects.h"
#include "strata/IR/BuiltinDialect.h"
#include "strata/IR/Verify/Verifier.h"

#include "llvm/Support/MemoryBuffer.h"

#include <gtest/gtest.h>
#include <thread>

using namespace strata;
using namespace strata::bytecode;

namespace {

class BytecodeReaderTest : public ::testing::Test {
protected:
  Context ctx;
  std::vector<std::string> messages;
  ScopedDiagnosticHandler handler{&ctx, [this](Diagnostic &diag) {
                                    messages.push_back(diag.getMessage().str());
                                    return success();
                                  }};
  BytecodeReaderTest() {
    installBuiltinAsm(ctx);
    installRenderer(ctx);
    registerCoreDialects(ctx);
    registerBytecodeFormat(ctx);
    ctx.allowUnregisteredDialects();
  }

  /// Functions `@f0` and so on, each with a constant of its own.
  static std::string getFunctions(unsigned count) {
    std::string text;
    for (unsigned i = 0; i < count; ++i) {
      std::string number = std::to_string(i);
      text += "func.func @f" + number +
              "(%a: i32) -> i32 {\n  %c = arith.constant " + number +
              " : i32\n  %r = arith.addi %a, %c {x = \"" + number +
              "\"} : i32\n  return %r : i32\n}\n";
    }
    return text;
  }
  std::string write(StringRef text, uint64_t version = 6) {
    OwningOpRef<> module = parseSourceString(text, ParserConfig(&ctx));
    std::string bytes;
    llvm::raw_string_ostream os(bytes);
    BytecodeWriterConfig config;
    config.version = version;
    EXPECT_TRUE(module && succeeded(writeBytecode(module.get(), os, config)));
    return os.str();
  }
  uint32_t add(StringRef bytes) {
    return ctx.addSourceBuffer(
        llvm::MemoryBuffer::getMemBufferCopy(bytes, "test.bc"));
  }
  OwningOpRef<ModuleOp> makeModule() {
    return ModuleOp::create(&ctx, Location());
  }
  /// The module that was read into `module`.
  static ModuleOp getInner(ModuleOp module) {
    return cast<ModuleOp>(module.getBody()->getFirstOp());
  }
  static std::string print(Operation *op) {
    std::string text;
    llvm::raw_string_ostream os(text);
    // Without the module around, which need not verify.
    OwningOpRef<> copy(op->clone());
    os << *copy.get();
    return os.str();
  }
  static std::vector<Operation *> getOps(ModuleOp module) {
    std::vector<Operation *> ops;
    for (Operation &op : *module.getBody())
      ops.push_back(&op);
    return ops;
  }
  static bool decodeModules(Operation *op) { return isa<ModuleOp>(op); }
};

TEST_F(BytecodeReaderTest, BodiesAreDecodedOnDemand) {
  std::string text = getFunctions(3);
  BytecodeReader reader(add(write(text)), ParserConfig(&ctx), true);
  OwningOpRef<ModuleOp> outer = makeModule();
  ASSERT_TRUE(succeeded(reader.readTopLevel(outer->getBody(), decodeModules)));
  EXPECT_EQ(reader.getVersion(), 6u);
  EXPECT_EQ(reader.getProducer(), "Strata");
  std::vector<Operation *> functions = getOps(getInner(*outer));
  ASSERT_EQ(functions.size(), 3u);
  EXPECT_EQ(reader.getNumOpsToMaterialize(), 3);
  std::vector<DeferredBody> bodies = reader.getDeferredBodies();
  ASSERT_EQ(bodies.size(), 3u);
  for (unsigned i = 0; i < 3; ++i) {
    EXPECT_EQ(bodies[i].op, functions[i]);
    EXPECT_TRUE(functions[i]->getRegion(0).empty());
    EXPECT_GT(bodies[i].bytes.size(), 10u);
  }
  ASSERT_TRUE(succeeded(reader.materialize(functions[1])));
  EXPECT_FALSE(reader.isMaterializable(functions[1]));
  EXPECT_TRUE(reader.isMaterializable(functions[2]));
  OwningOpRef<> whole = parseSourceString(text, ParserConfig(&ctx));
  EXPECT_EQ(print(functions[1]), print(getOps(cast<ModuleOp>(whole.get()))[1]));
  // Once more changes nothing.
  ASSERT_TRUE(succeeded(reader.materialize(functions[1])));
  ASSERT_TRUE(succeeded(reader.finalize()));
  EXPECT_EQ(reader.getNumOpsToMaterialize(), 0);
  EXPECT_EQ(print(getInner(*outer)), print(whole.get()));
  EXPECT_TRUE(succeeded(verify(*outer)));
}

TEST_F(BytecodeReaderTest, UndecodedRegionsAreCopied) {
  for (uint64_t version = 2; version <= 6; ++version) {
    std::string bytes = write(getFunctions(3), version);
    BytecodeReader reader(add(bytes), ParserConfig(&ctx), true);
    OwningOpRef<ModuleOp> module = reader.readModule();
    ASSERT_TRUE(module);
    Operation *first = getOps(*module)[0], *second = getOps(*module)[1];
    ASSERT_TRUE(succeeded(reader.materializeAll(second)));
    // Types, attributes, names and strings that the file does not have.
    auto change = [&](Operation *function, Operation *other) {
      function->setAttr("added", StringAttr::get(&ctx, "a new string"));
      other->setAttr("type", TypeAttr::get(IntegerType::get(&ctx, 77)));
      OpBuilder builder(&ctx);
      builder.setInsertionPointToStart(&function->getRegion(0).front());
      OperationState state(function->getLoc(), "new.op");
      state.addTypes(IntegerType::get(&ctx, 78));
      builder.create(state);
    };
    change(second, first);
    EXPECT_EQ(reader.getNumOpsToMaterialize(), 2);
    std::string copy;
    llvm::raw_string_ostream os(copy);
    BytecodeWriterConfig config;
    config.version = version;
    config.source = &reader;
    ASSERT_TRUE(succeeded(writeBytecode(*module, os, config)));
    EXPECT_EQ(reader.getNumOpsToMaterialize(), 2);
    OwningOpRef<> whole =
        parseSourceString(getFunctions(3), ParserConfig(&ctx));
    auto functions = getOps(cast<ModuleOp>(whole.get()));
    change(functions[1], functions[0]);
    OwningOpRef<> reread = parseSourceString(copy, ParserConfig(&ctx));
    ASSERT_TRUE(reread);
    EXPECT_EQ(print(reread.get()), print(whole.get()));
    // The copied bytes begin with the tables of a copy.
    BytecodeReader again(add(copy), ParserConfig(&ctx), true);
    OwningOpRef<ModuleOp> lazy = again.readModule();
    ASSERT_TRUE(lazy);
    std::string same;
    llvm::raw_string_ostream sameOs(same);
    config.source = &again;
    ASSERT_TRUE(succeeded(writeBytecode(*lazy, sameOs, config)));
    EXPECT_EQ(same, copy);
  }
}

TEST_F(BytecodeReaderTest, UndecodedRegionsHaveOneVersion) {
  BytecodeReader reader(add(write(getFunctions(2), 5)), ParserConfig(&ctx),
                        true);
  OwningOpRef<ModuleOp> module = reader.readModule();
  ASSERT_TRUE(module);
  std::string copy;
  llvm::raw_string_ostream os(copy);
  BytecodeWriterConfig config;
  config.source = &reader;
  EXPECT_TRUE(failed(writeBytecode(*module, os, config)));
  EXPECT_EQ(messages.back(),
            "regions that are not decoded can be written as version 5 alone, "
            "that of their file, not as version 6");
  ASSERT_TRUE(succeeded(reader.finalize()));
  ASSERT_TRUE(succeeded(writeBytecode(*module, os, config)));
  EXPECT_EQ(copy, write(getFunctions(2)));
}

TEST_F(BytecodeReaderTest, WhatIsNotWantedIsErased) {
  BytecodeReader reader(add(write(getFunctions(3))), ParserConfig(&ctx), true);
  OwningOpRef<ModuleOp> outer = makeModule();
  ASSERT_TRUE(succeeded(reader.readTopLevel(outer->getBody(), decodeModules)));
  std::vector<Operation *> functions = getOps(getInner(*outer));
  reader.forget(functions[0]);
  functions[0]->erase();
  ASSERT_TRUE(succeeded(
      reader.finalize([&](Operation *op) { return op == functions[2]; })));
  EXPECT_EQ(getOps(getInner(*outer)), std::vector<Operation *>{functions[2]});
  EXPECT_FALSE(functions[2]->getRegion(0).empty());
}

TEST_F(BytecodeReaderTest, FinalizeAsksForNestedRegionsToo) {
  std::string text = "module @outer {\n" + getFunctions(2) + "}";
  BytecodeReader reader(add(write(text)), ParserConfig(&ctx), true);
  OwningOpRef<ModuleOp> top = makeModule();
  ASSERT_TRUE(succeeded(reader.readTopLevel(top->getBody())));
  unsigned numAsked = 0;
  ASSERT_TRUE(succeeded(reader.finalize([&](Operation *op) {
    numAsked += isa<ModuleOp>(op);
    auto name = op->getAttrOfType<StringAttr>("sym_name");
    return name && name.getValue() != "f0";
  })));
  EXPECT_GT(numAsked, 0u);
  std::vector<Operation *> left = getOps(getInner(*top));
  ASSERT_EQ(left.size(), 1u);
  EXPECT_FALSE(left.front()->getRegion(0).empty());
}

TEST_F(BytecodeReaderTest, NestedRegionsAreLeftToo) {
  std::string text = "module @outer {\nmodule @inner {\n" + getFunctions(2) +
                     "}\n" + getFunctions(1) + "}";
  BytecodeReader reader(add(write(text)), ParserConfig(&ctx), true);
  OwningOpRef<ModuleOp> top = makeModule();
  ASSERT_TRUE(succeeded(reader.readTopLevel(top->getBody())));
  EXPECT_EQ(reader.getNumOpsToMaterialize(), 1);
  ModuleOp outer = getInner(*top);
  ASSERT_TRUE(succeeded(reader.materialize(outer)));
  EXPECT_EQ(reader.getNumOpsToMaterialize(), 2);
  ModuleOp inner = getInner(outer);
  EXPECT_TRUE(reader.isMaterializable(inner));
  ASSERT_TRUE(
      succeeded(reader.materialize(inner, [](Operation *) { return true; })));
  EXPECT_EQ(reader.getNumOpsToMaterialize(), 1);
  ASSERT_TRUE(succeeded(reader.finalize()));
  OwningOpRef<> whole = parseSourceString(text, ParserConfig(&ctx));
  EXPECT_EQ(print(outer), print(whole.get()));
}

TEST_F(BytecodeReaderTest, FilesWithoutSectionsAreDecodedAtOnce) {
  std::string text = getFunctions(2);
  for (uint64_t version : {0, 1}) {
    BytecodeReader reader(add(write(text, version)), ParserConfig(&ctx), true);
    OwningOpRef<ModuleOp> outer = makeModule();
    ASSERT_TRUE(succeeded(reader.readTopLevel(outer->getBody())));
    EXPECT_EQ(reader.getNumOpsToMaterialize(), 0);
    EXPECT_EQ(reader.getVersion(), version);
    OwningOpRef<> whole = parseSourceString(text, ParserConfig(&ctx));
    EXPECT_EQ(print(getInner(*outer)), print(whole.get()));
  }
}

TEST_F(BytecodeReaderTest, OperationsAreCounted) {
  // In a region that is read on its own, an operation that announces such regions, but
  // has none.
  std::string none = nums({1}) + raw({0x10}) + nums({0, 1});
  TestFile file;
  file.ops = {nums({1}) + raw({0x10}) + nums({0, 3}) +
              section(4, nums({1, 0, 2}) + none)};
  BytecodeReader reader(add(file.build()), ParserConfig(&ctx), true);
  OwningOpRef<ModuleOp> outer = makeModule();
  ASSERT_TRUE(succeeded(reader.readTopLevel(outer->getBody())));
  Operation *op = outer->getBody()->getFirstOp();
  ASSERT_TRUE(reader.isMaterializable(op));
  FailureOr<uint64_t> count = reader.countOperations(op);
  ASSERT_TRUE(succeeded(count));
  EXPECT_EQ(*count, 1u);
  ASSERT_TRUE(succeeded(reader.materialize(op)));
  EXPECT_EQ(*reader.countOperations(op), 1u);
}

/// Lists of any length, numbers of any size, blocks, nested regions, orders of uses.
TEST_F(BytecodeReaderTest, AllOperationsAreCounted) {
  std::string text =
      "func.func @f(%c: i1) {\n  %a:2 = \"t.a\"() : () -> (i1, i1)\n";
  for (unsigned i = 0; i < 300; ++i) {
    std::string operands, types, name = "%v" + std::to_string(i);
    for (unsigned j = 0, count = i == 200 ? 150 : i % 12; j < count; ++j) {
      operands += (j ? ", %v" : "%v") + std::to_string((i * 7 + j) % i);
      types += j ? ", i1" : "i1";
    }
    text += name + " = \"t.use" + std::to_string(i % 140) + "\"(" + operands +
            ") " + (i % 10 ? "" : "({\n\"t.in\"(%c) : (i1) -> ()\n}) ") +
            (i % 3 ? "" : "{x = " + std::to_string(i) + "}") + " : (" + types +
            ") -> i1\n";
    if (i % 50 == 49)
      text += "cf.cond_br %c, ^b" + std::to_string(i) + ", ^b" +
              std::to_string(i) + "\n^b" + std::to_string(i) + ":\n";
  }
  std::string bytes = write(text + "  return\n}");
  BytecodeReader reader(add(bytes), ParserConfig(&ctx), true);
  OwningOpRef<ModuleOp> module = reader.readModule();
  ASSERT_TRUE(module);
  Operation *function = module->getBody()->getFirstOp();
  ASSERT_TRUE(reader.isMaterializable(function));
  FailureOr<uint64_t> counted = reader.countOperations(function);
  ASSERT_TRUE(succeeded(counted));
  ASSERT_TRUE(succeeded(reader.materializeAll(function)));
  uint64_t numOps = 0;
  function->walk([&](Operation *op) { numOps += op != function; });
  EXPECT_EQ(*counted, numOps);
}

TEST_F(BytecodeReaderTest, SymbolsAreLeftOut) {
  std::string text = getFunctions(4);
  BytecodeReader reader(add(write(text)), ParserConfig(&ctx), true);
  std::vector<SymbolOutline> symbols;
  OwningOpRef<ModuleOp> module = reader.readModule(&symbols);
  ASSERT_TRUE(module);
  EXPECT_TRUE(module->getBody()->empty());
  ASSERT_EQ(symbols.size(), 4u);
  EXPECT_EQ(symbols[2].symbol, "f2");
  EXPECT_EQ(symbols[2].name.getStringRef(), "func.func");
  EXPECT_EQ(symbols[2].visibility, SymbolTable::Visibility::Public);
  FailureOr<uint64_t> count = reader.countOperations(symbols[2]);
  ASSERT_TRUE(succeeded(count));
  EXPECT_EQ(*count, 3u);
  for (const SymbolOutline &symbol : symbols) {
    Operation *op = reader.read(symbol, module->getBody());
    ASSERT_TRUE(op);
    EXPECT_TRUE(reader.isMaterializable(op));
    EXPECT_EQ(reader.getBodySize(op), symbol.bodySize);
  }
  EXPECT_TRUE(succeeded(reader.materializeAll(module.get())));
  OwningOpRef<> whole = parseSourceString(text, ParserConfig(&ctx));
  EXPECT_EQ(print(module.get()), print(whole.get()));
}

TEST_F(BytecodeReaderTest, WhatIsNoPlainSymbolIsRead) {
  std::string text =
      "func.func private @a()\n"
      "%v = \"test.value\"() {sym_name = \"b\"} : () -> i32\n"
      "func.func nested @c()\n"
      "module @inner {\n  func.func @d() {\n    return\n  }\n}\n";
  for (uint64_t version = 0; version <= 6; ++version) {
    BytecodeReader reader(add(write(text, version)), ParserConfig(&ctx), true);
    std::vector<SymbolOutline> symbols;
    OwningOpRef<ModuleOp> module = reader.readModule(&symbols);
    ASSERT_TRUE(module);
    std::vector<Operation *> ops = getOps(*module);
    if (version < 5) {
      EXPECT_TRUE(symbols.empty());
      EXPECT_EQ(ops.size(), 4u);
      continue;
    }
    ASSERT_EQ(symbols.size(), 2u);
    ASSERT_EQ(ops.size(), 2u);
    EXPECT_EQ(symbols[0].symbol, "a");
    EXPECT_EQ(symbols[0].visibility, SymbolTable::Visibility::Private);
    EXPECT_EQ(symbols[0].previous, nullptr);
    EXPECT_EQ(symbols[1].visibility, SymbolTable::Visibility::Nested);
    EXPECT_EQ(symbols[1].previous, ops[0]);
    symbols.clear();
    EXPECT_TRUE(succeeded(reader.outline(ops[1], symbols)));
    ASSERT_EQ(symbols.size(), 1u);
    EXPECT_EQ(symbols[0].symbol, "d");
  }
}

TEST_F(BytecodeReaderTest, BadSymbolsThatWereLeftOut) {
  std::string bytes = write(getFunctions(2));
  // Any byte may be wrong; an error in a region that was left out is reported
  // only when it is read.
  for (size_t i = 0; i < bytes.size(); ++i) {
    std::string bad = bytes;
    bad[i] = char(bad[i] ^ 0x16);
    BytecodeReader reader(add(bad), ParserConfig(&ctx), true);
    std::vector<SymbolOutline> symbols;
    OwningOpRef<ModuleOp> module = reader.readModule(&symbols);
    if (!module)
      continue;
    for (const SymbolOutline &symbol : symbols) {
      size_t numOps = module->getBody()->size();
      bool isRead = reader.read(symbol, module->getBody());
      EXPECT_EQ(module->getBody()->size(), numOps + isRead);
    }
    (void)reader.materializeAll(module.get());
  }
}

TEST_F(BytecodeReaderTest, BadBodies) {
  std::string bytes = write(getFunctions(2));
  // Damages the operations of the first function.
  size_t place = 0, size = 0;
  {
    BytecodeReader reader(add(bytes), ParserConfig(&ctx), true);
    OwningOpRef<ModuleOp> outer = makeModule();
    ASSERT_TRUE(
        succeeded(reader.readTopLevel(outer->getBody(), decodeModules)));
    DeferredBody body = reader.getDeferredBodies().front();
    place = body.offset;
    size = body.bytes.size();
  }
  for (size_t i = 0; i < size; ++i) {
    std::string bad = bytes;
    bad[place + i] = '\xff';
    BytecodeReader reader(add(bad), ParserConfig(&ctx), true);
    OwningOpRef<ModuleOp> outer = makeModule();
    ASSERT_TRUE(
        succeeded(reader.readTopLevel(outer->getBody(), decodeModules)));
    std::vector<Operation *> functions = getOps(getInner(*outer));
    messages.clear();
    if (failed(reader.materialize(functions[0]))) {
      EXPECT_FALSE(messages.empty());
      EXPECT_TRUE(functions[0]->getRegion(0).empty());
      // Once more, with the same result.
      std::vector<std::string> first = messages;
      messages.clear();
      EXPECT_TRUE(reader.isMaterializable(functions[0]));
      EXPECT_TRUE(failed(reader.materialize(functions[0])));
      EXPECT_EQ(messages, first);
    }
    // The other one is not affected.
    EXPECT_TRUE(succeeded(reader.materialize(functions[1])));
    EXPECT_TRUE(succeeded(verify(functions[1])));
  }
}

TEST_F(BytecodeReaderTest, ThreadsDecodeDifferentFunctions) {
  constexpr unsigned Count = 64, NumThreads = 4;
  std::string text = getFunctions(Count);
  BytecodeReader reader(add(write(text)), ParserConfig(&ctx), true);
  OwningOpRef<ModuleOp> outer = makeModule();
  ASSERT_TRUE(succeeded(reader.readTopLevel(outer->getBody(), decodeModules)));
  std::vector<Operation *> functions = getOps(getInner(*outer));
  std::vector<std::thread> threads;
  std::atomic<unsigned> failures{0};
  for (unsigned thread = 0; thread < NumThreads; ++thread)
    threads.emplace_back([&, thread] {
      for (unsigned i = thread; i < Count; i += NumThreads)
        failures += failed(reader.materialize(functions[i]));
    });
  for (std::thread &thread : threads)
    thread.join();
  EXPECT_EQ(failures, 0u);
  OwningOpRef<> whole = parseSourceString(text, ParserConfig(&ctx));
  EXPECT_EQ(print(getInner(*outer)), print(whole.get()));
}

TEST_F(BytecodeReaderTest, LargeFilesAreReadInParallel) {
  std::string text = getFunctions(3000), bytes = write(text);
  OwningOpRef<> read = parseSourceString(bytes, ParserConfig(&ctx));
  OwningOpRef<> whole = parseSourceString(text, ParserConfig(&ctx));
  ASSERT_TRUE(read);
  EXPECT_EQ(print(read.get()), print(whole.get()));
  // The first error of the file is the one that is reported.
  size_t middle = bytes.size() / 2;
  std::vector<std::string> first;
  for (bool threads : {true, false}) {
    ctx.enableMultithreading(threads);
    std::string bad = bytes;
    for (size_t i = middle; i < middle + 4096; ++i)
      bad[i] = '\xff';
    messages.clear();
    EXPECT_FALSE(parseSourceString(bad, ParserConfig(&ctx)));
    ASSERT_FALSE(messages.empty());
    if (threads)
      first = messages;
    EXPECT_EQ(messages, first);
  }
}

} // namespace
