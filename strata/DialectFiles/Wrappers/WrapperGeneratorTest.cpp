// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The classes generated from test/DialectFiles/IRDL/Inputs/wrappers.irdl.mlir at work. The
// text of the header is tested by test/DialectFiles/IRDL/wrappers.test.
#include "strata/DialectFiles/Wrappers/WrapperGenerator.h"

#include "strata/Asm/BuiltinAsm.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/Asm/Printer/Printer.h"
#include "strata/DialectFiles/IRDL/IRDLDialect.h"
#include "strata/DialectFiles/Loader/DialectLoader.h"
#include "strata/DialectFiles/Loader/StubHooks.h"
#include "strata/DialectFiles/WrappersOps.h"
#include "strata/IR/BuiltinDialect.h"
#include "strata/IR/Verify/Verifier.h"

#include "gtest/gtest.h"

using namespace strata;
using namespace test::wrap;

namespace {

class WrapperGeneratorTest : public testing::Test {
protected:
  WrapperGeneratorTest() : builder(&ctx) {
    installRenderer(ctx);
    installBuiltinAsm(ctx);
    registerIRDLDialect(ctx);
  }
  /// Loads the dialects that the classes belong to, and makes a block to build
  /// in, whose arguments are boxes.
  void load() {
    OwningOpRef<> file = read();
    registerStubHooks(file.get());
    ASSERT_TRUE(succeeded(loadDialects(file.get())));
    module = OwningOpRef<>(ModuleOp::create(&ctx, {}));
    Block *block = ModuleOp(module.get()).getBody();
    f32 = FloatType::getF32(&ctx);
    boxType = BoxType::get(&ctx, 4, f32);
    builder.setInsertionPointToEnd(block);
    Operation *source =
        builder.create({}, "t.source", {}, SmallVector<Type>(4, boxType));
    for (OpResult result : source->getResults())
      values.push_back(result);
  }
  OwningOpRef<> read() {
    auto buffer = llvm::MemoryBuffer::getFile(STRATA_DIALECT_FILES_TEST_DATA
                                              "/Inputs/wrappers.irdl.mlir");
    EXPECT_TRUE(bool(buffer));
    return parseSourceString((*buffer)->getBuffer(), ParserConfig(&ctx));
  }
  static SmallVector<Value> get(OperandRange operands) { return operands; }
  ArrayRef<int32_t> getSizes(Operation *op) {
    return kinds::Dense<int32_t>::decode(op->getAttr("operandSegmentSizes"));
  }

  Context ctx;
  OpBuilder builder;
  OwningOpRef<> module;
  Type f32;
  BoxType boxType;
  SmallVector<Value> values;
};

TEST_F(WrapperGeneratorTest, EnumerationsOfCases) {
  EXPECT_EQ(stringifyColor(Color::red), "red");
  EXPECT_EQ(stringifyColor(Color::False), "false");
  EXPECT_EQ(stringifyColor(Color(3)), "");
  EXPECT_EQ(symbolizeColor("dark-blue"), Color::dark_blue);
  EXPECT_EQ(symbolizeColor("dark_blue"), std::nullopt);
}

TEST_F(WrapperGeneratorTest, EnumerationsOfBits) {
  EXPECT_EQ(stringifyFlags(Flags::none), "none");
  EXPECT_EQ(stringifyFlags(Flags::ab | Flags::top), "a, b, top");
  EXPECT_EQ(symbolizeFlags("top,a"), Flags::a | Flags::top);
  EXPECT_EQ(symbolizeFlags("a, c"), std::nullopt);
  EXPECT_EQ(Flags::a | Flags::b, Flags::ab);
  EXPECT_TRUE(bitEnumContainsAll(Flags::ab, Flags::a));
  EXPECT_FALSE(bitEnumContainsAll(Flags::a, Flags::ab));
  EXPECT_TRUE(bitEnumContainsAny(Flags::a, Flags::ab));
}

TEST_F(WrapperGeneratorTest, TypesAndAttributes) {
  load();
  EXPECT_EQ(boxType.getSize(), 4);
  EXPECT_EQ(boxType.getType(), f32);
  // Left out, so the default.
  EXPECT_EQ(boxType.getColor(), Color::red);
  EXPECT_EQ(boxType.getLabel(), std::nullopt);
  auto other = BoxType::get(&ctx, -1, boxType, Color::dark_blue, "x");
  EXPECT_EQ(other.getSize(), -1);
  EXPECT_EQ(dyn_cast<BoxType>(other.getType()), boxType);
  EXPECT_EQ(other.getColor(), Color::dark_blue);
  EXPECT_EQ(other.getLabel(), "x");
  EXPECT_NE(Type(other), Type(boxType));

  EXPECT_TRUE(isa<BoxType>(Type(other)));
  EXPECT_FALSE(isa<UnitBoxType>(Type(other)));
  EXPECT_FALSE(isa<BoxType>(f32));
  EXPECT_TRUE(isa<UnitBoxType>(Type(UnitBoxType::get(&ctx))));

  auto note = NoteAttr::get(&ctx, boxType, builder.getArrayAttr({}));
  EXPECT_EQ(note.getBox(), boxType);
  EXPECT_TRUE(note.getParams_().empty());
  EXPECT_TRUE(isa<NoteAttr>(Attribute(note)));
  EXPECT_FALSE(isa<ColorAttr>(Attribute(note)));
  EXPECT_EQ(ColorAttr::get(&ctx, Color::False).getValue(), Color::False);
}

TEST_F(WrapperGeneratorTest, CheckedTypes) {
  load();
  DiagnosticCapture errors;
  auto emit = [&] { return emitError(&ctx, {}); };
  Attribute left = builder.getUnitAttr();
  EXPECT_TRUE(
      plain::PairType::getChecked(emit, &ctx, left, builder.getI32Type()));
  EXPECT_FALSE(plain::PairType::getChecked(emit, &ctx, left, f32));
}

TEST_F(WrapperGeneratorTest, NullUnlessLoaded) {
  EXPECT_FALSE(BoxType::get(&ctx, 1, FloatType::getF32(&ctx)));
  // An operation without definition is no view, whatever its name is.
  OperationState state({}, OperationName("wrap.same", &ctx));
  OwningOpRef<> op(Operation::create(state));
  EXPECT_FALSE(isa<SameOp>(op.get()));
  EXPECT_DEATH(OperationStateBuilder(builder, {}, "wrap.same"),
               "cannot create 'wrap.same': the dialect 'wrap' is not loaded");
}

TEST_F(WrapperGeneratorTest, AttributesOfAllKinds) {
  load();
  auto note = NoteAttr::get(&ctx, boxType, builder.getArrayAttr({}));
  auto op = KindsOp::create(builder, {}, -8, 200, 7, 1.5, true, "s", f32,
                            {1, 2}, builder.getI32ArrayAttr({3}),
                            builder.getUnitAttr(), Color::False,
                            Color::dark_blue, Flags::top, note, "callee");
  EXPECT_TRUE(succeeded(verify(op)));
  EXPECT_EQ(op.getI8(), -8);
  EXPECT_EQ(op.getU8(), 200u);
  EXPECT_EQ(op.getIndex(), 7);
  EXPECT_EQ(op.getF32(), 1.5);
  EXPECT_TRUE(op.getBool());
  EXPECT_EQ(op.getString(), "s");
  EXPECT_EQ(op.getType(), f32);
  EXPECT_EQ(op.getList(), ArrayRef<int32_t>({1, 2}));
  EXPECT_EQ(op.getArray().size(), 1u);
  EXPECT_EQ(op.getAny(), builder.getUnitAttr());
  EXPECT_EQ(op.getColor(), Color::False);
  EXPECT_EQ(op.getPlainColor(), Color::dark_blue);
  EXPECT_EQ(op.getFlags(), Flags::top);
  EXPECT_EQ(op.getNote(), note);
  EXPECT_EQ(op.getCallee(), "callee");
  EXPECT_FALSE(op.getUnit());
  EXPECT_EQ(op.getI8Attr(), builder.getI8IntegerAttr(-8));
  EXPECT_EQ(op.getFlagsAttr().getType(), builder.getI64Type());
  EXPECT_EQ(op.getPlainColorAttr(), builder.getI32IntegerAttr(7));
  EXPECT_EQ(op.getColorAttr(), ColorAttr::get(&ctx, Color::False));

  op.setI8(1);
  op.setU8(255);
  op.setF32(-2);
  op.setBool(false);
  op.setStringAttr(builder.getStringAttr("t"));
  op.setType(boxType);
  op.setList({});
  op.setColor(Color::red);
  op.setFlags(Flags::ab);
  op.setCallee("other");
  op.setUnit(true);
  EXPECT_TRUE(succeeded(verify(op)));
  EXPECT_EQ(op.getI8(), 1);
  EXPECT_EQ(op.getU8(), 255u);
  EXPECT_EQ(op.getF32(), -2);
  EXPECT_FALSE(op.getBool());
  EXPECT_EQ(op.getString(), "t");
  EXPECT_EQ(op.getType(), boxType);
  EXPECT_TRUE(op.getList().empty());
  EXPECT_EQ(op.getColor(), Color::red);
  EXPECT_EQ(op.getFlags(), Flags::ab);
  EXPECT_EQ(op.getCallee(), "other");
  EXPECT_TRUE(op.getUnit());
  op.setUnit(false);
  EXPECT_FALSE(op.getUnitAttr());
}

TEST_F(WrapperGeneratorTest, AttributesLeftOut) {
  load();
  auto op = OptionsOp::create(builder, {});
  EXPECT_TRUE(succeeded(verify(op)));
  EXPECT_EQ(op.getOptInt(), std::nullopt);
  EXPECT_EQ(op.getOptList(), std::nullopt);
  EXPECT_FALSE(op.getOptAny());
  EXPECT_FALSE(op.getOptMap());
  op.setOptMapAttr(AffineMapAttr::get(AffineMap::get(0, 0, {}, &ctx)));
  EXPECT_EQ(op.getOptMap(), AffineMap::get(0, 0, {}, &ctx));
  op.setOptMap(builder.getDimIdentityMap());
  EXPECT_EQ(op.getOptMapAttr().getValue(), builder.getDimIdentityMap());
  op.setOptMap(nullptr);
  EXPECT_FALSE(op.getOptMapAttr());
  EXPECT_EQ(op.getNumber(), -3);
  EXPECT_EQ(op.getReal(), 0.5);
  EXPECT_EQ(op.getText(), "q\\");
  EXPECT_EQ(op.getSizes(), ArrayRef<int64_t>({1, 2}));
  EXPECT_EQ(op.getColor(), Color::False);
  EXPECT_EQ(op.getFlags(), Flags::a | Flags::top);

  int64_t numbers[] = {5, 6};
  op = OptionsOp::create(builder, {}, 1, ArrayRef<int64_t>(numbers));
  EXPECT_EQ(op.getOptInt(), 1);
  EXPECT_EQ(*op.getOptList(), ArrayRef<int64_t>({5, 6}));
  op.setOptInt(std::nullopt);
  EXPECT_FALSE(op.getOptIntAttr());
  op.setOptInt(9);
  EXPECT_EQ(op.getOptInt(), 9);
}

TEST_F(WrapperGeneratorTest, ValuesOfAllArities) {
  load();
  OwningOpRef<> holder(ModuleOp::create(&ctx, {}));
  Region &region = holder->getRegion(0);
  Block *blocks[] = {&region.emplaceBlock(), &region.emplaceBlock()};
  auto op = SegmentsOp::create(builder, {}, {f32, f32}, {}, boxType, values[0],
                               {}, {values[1], values[2]}, values[3], blocks[0],
                               blocks[1], 2);
  EXPECT_EQ(op.getFirst(), values[0]);
  EXPECT_FALSE(op.getMaybe());
  EXPECT_EQ(get(op.getMany()), (SmallVector<Value>{values[1], values[2]}));
  EXPECT_EQ(op.getLast(), values[3]);
  EXPECT_EQ(getSizes(op), ArrayRef<int32_t>({1, 0, 2, 1}));
  EXPECT_EQ(op.getSome().size(), 2u);
  EXPECT_FALSE(op.getPerhaps());
  EXPECT_EQ(op.getOne(), op->getResult(2));
  EXPECT_EQ(&op.getBody(), &op->getRegion(0));
  EXPECT_EQ(op.getCases().size(), 2u);
  EXPECT_EQ(op.getNext(), blocks[0]);
  ASSERT_EQ(op.getOthers().size(), 1u);
  EXPECT_EQ(op.getOthers()[0].get(), blocks[1]);

  op.setMaybe(values[1]);
  op.setMany(values[0]);
  op.setLast(values[2]);
  op.setNext(blocks[1]);
  EXPECT_EQ(op.getMaybe(), values[1]);
  EXPECT_EQ(get(op.getMany()), (SmallVector<Value>{values[0]}));
  EXPECT_EQ(op.getLast(), values[2]);
  EXPECT_EQ(getSizes(op), ArrayRef<int32_t>({1, 1, 1, 1}));
  EXPECT_EQ(op.getNext(), blocks[1]);
  op.getLastMutable().set(values[3]);
  EXPECT_EQ(op.getLast(), values[3]);
  op.getLastMutable().set(values[2]);
  op.getMaybeMutable().clear();
  EXPECT_FALSE(op.getMaybe());
  EXPECT_EQ(op.getFirstMutable().get(), values[0]);
  op.setMaybe({});
  op.setMany({});
  EXPECT_EQ(op->getNumOperands(), 2u);
  EXPECT_EQ(op.getLast(), values[2]);
  op->erase();
}

TEST_F(WrapperGeneratorTest, TypesThatFollow) {
  load();
  auto same = SameOp::create(builder, {}, values[0], values[1]);
  EXPECT_EQ(same.getOut().getType(), boxType);
  // With one result, the operation stands for it.
  auto unwrap = UnwrapOp::create(builder, {}, same);
  EXPECT_EQ(unwrap.getBox(), same.getOut());
  EXPECT_EQ(unwrap.getValue().getType(), f32);

  std::string message;
  ScopedDiagnosticHandler handler(&ctx, [&](Diagnostic &diag) {
    message = diag.getMessage().str();
    return success();
  });
  Value number = UnwrapOp::create(builder, {}, values[0]);
  auto wrong = UnwrapOp::create(builder, {}, number);
  EXPECT_EQ(message, "cannot infer the result types of 'wrap.unwrap'");
  EXPECT_TRUE(isa<NoneType>(wrong.getValue().getType()));
}

TEST_F(WrapperGeneratorTest, NamesThatAreTaken) {
  load();
  auto op = NewOp2Op::create(builder, {}, f32, values[0], values[1], values[2],
                             values[3], 7, 1, 2, 7);
  EXPECT_EQ(op.getClass(), values[0]);
  EXPECT_EQ(op.getBuilder(), values[1]);
  EXPECT_EQ(op.getOperation_(), values[2]);
  EXPECT_EQ(get(op.getLoc_()), (SmallVector<Value>{values[3]}));
  EXPECT_EQ(op.getClass_(), op->getResult(0));
  EXPECT_EQ(op.getAttr(), 7);
  EXPECT_EQ(op.getValue(), 1);
  EXPECT_EQ(op.getValueAttr_(), 2);
  EXPECT_EQ(op->getAttr("a\"b"), op.getABAttr());
  Operation *other = NewOp2Op_::create(builder, {});
  EXPECT_EQ(other->getName().getStringRef(), "wrap.new_op_2");
}

TEST_F(WrapperGeneratorTest, PlainIRDL) {
  load();
  auto pair =
      plain::PairType::get(&ctx, builder.getUnitAttr(), builder.getI32Type());
  // A function of the C library is not in the way.
  Type free = remove::FreeType::get(&ctx);
  EXPECT_TRUE(isa<dialects::remove::FreeType>(free));
  EXPECT_EQ(pair.getLeft(), builder.getUnitAttr());
  EXPECT_EQ(pair.getRight(), builder.getI32Type());
  Operation *source =
      builder.create({}, "t.pairs", {}, {pair, pair, builder.getI32Type()});
  Value last = source->getResult(2);
  auto op = plain::TakeOp::create(builder, {}, builder.getI32Type(),
                                  {source->getResult(0), source->getResult(1)},
                                  {}, last, "l");
  EXPECT_EQ(op.getPairs().size(), 2u);
  EXPECT_FALSE(op.getMore());
  EXPECT_EQ(op.getLast(), last);
  EXPECT_EQ(op.getLabel(), "l");
  EXPECT_EQ(getSizes(op), ArrayRef<int32_t>({2, 0, 1}));
  EXPECT_TRUE(succeeded(verify(op)));
  op.setMore(last);
  op.setLabel("m");
  EXPECT_EQ(op.getMore(), last);
  EXPECT_EQ(op.getLabel(), "m");
  EXPECT_EQ(getSizes(op), ArrayRef<int32_t>({2, 1, 1}));
}

TEST_F(WrapperGeneratorTest, SameTextAgain) {
  std::string texts[2];
  for (std::string &text : texts) {
    Context fresh;
    registerIRDLDialect(fresh);
    auto buffer = llvm::MemoryBuffer::getFile(STRATA_DIALECT_FILES_TEST_DATA
                                              "/Inputs/wrappers.irdl.mlir");
    OwningOpRef<> file =
        parseSourceString((*buffer)->getBuffer(), ParserConfig(&fresh));
    registerStubHooks(file.get());
    auto headers = generateWrappers(file.get(), {.sourceName = "a.mlir"});
    ASSERT_TRUE(succeeded(headers));
    ASSERT_EQ(headers->size(), 1u);
    EXPECT_EQ(headers->front().suffix, "Ops.h");
    text = headers->front().text;
  }
  EXPECT_FALSE(texts[0].empty());
  EXPECT_EQ(texts[0], texts[1]);
}

TEST_F(WrapperGeneratorTest, Groups) {
  OwningOpRef<> file = parseSourceString(
      "irdl.dialect @d attributes {strata.version = 1 : i32} {"
      "  irdl.type @t"
      "  irdl.operation @plain"
      "  irdl.operation @\"math.sin\""
      "  irdl.operation @\"math.vector.sin\""
      "}",
      ParserConfig(&ctx));
  ASSERT_TRUE(file);
  WrapperGroup groups[] = {{"Math", {"math."}}, {"Vector", {"math.vector."}}};
  auto headers = generateWrappers(
      file.get(), {.sourceName = "D.irdl.mlir", .groups = groups});
  ASSERT_TRUE(succeeded(headers));
  ASSERT_EQ(headers->size(), 4u);
  const std::pair<StringRef, StringRef> expected[] = {
      {"Attrs.h", "class TType "},
      {"Ops.h", "class PlainOp "},
      {"MathOps.h", "class MathSinOp "},
      {"VectorOps.h", "class MathVectorSinOp "}};
  for (auto [header, wanted] : llvm::zip_equal(*headers, expected)) {
    EXPECT_EQ(header.suffix, wanted.first);
    for (auto [_, text] : expected)
      EXPECT_EQ(StringRef(header.text).contains(text), text == wanted.second);
    EXPECT_EQ(StringRef(header.text).contains("#include \"DAttrs.h\""),
              header.suffix != "Attrs.h");
  }
}

/// The header of the dialect in `text`, which has operations only.
static std::string getHeader(StringRef text, StringRef bases, Context &ctx) {
  OwningOpRef<> file = parseSourceString(text, ParserConfig(&ctx));
  EXPECT_TRUE(file);
  auto headers =
      generateWrappers(file.get(), {.sourceName = "D.mlir", .bases = bases});
  EXPECT_TRUE(succeeded(headers));
  return headers->front().text;
}

TEST_F(WrapperGeneratorTest, ClassBases) {
  std::string header = getHeader(
      "irdl.dialect @d attributes {strata.version = 1 : i32} {"
      "  irdl.operation @a attributes {strata.class_base = \"n::ABase\"}"
      "  irdl.operation @b attributes {strata.like = \"a\"}"
      "  irdl.operation @c"
      "}",
      "d/DOpBases.h", ctx);
  StringRef text = header;
  EXPECT_TRUE(text.contains("#include \"d/DOpBases.h\"\n"));
  for (StringRef name : {"AOp", "BOp"}) {
    std::string expected = ("class " + name + " : public n::ABase<" + name +
                            "> {\n"
                            "public:\n"
                            "  using ABase::ABase;\n"
                            "  using ABase::create;\n")
                               .str();
    EXPECT_TRUE(text.contains(expected));
  }
  EXPECT_TRUE(text.contains(
      "return AOp(initialize(builder, ::strata::OperationStateBuilder("));
  EXPECT_TRUE(text.contains("return COp(::strata::OperationStateBuilder("));
}

TEST_F(WrapperGeneratorTest, BodiesAndMaps) {
  std::string header =
      getHeader("irdl.dialect @d attributes {strata.version = 1 : i32} {"
                "  irdl.operation @loop {"
                "    %n = irdl.is index"
                "    irdl.operands(n: %n)"
                "    %map = irdl.base \"#builtin.affine_map\""
                "    %set = irdl.c_pred \"integer_set_attr\""
                "    irdl.attributes {\"map\" = %map, \"set\" = %set}"
                "    %body = irdl.region {strata.arguments = [[\"i\", \"n\"]]}"
                "    irdl.regions(body: %body)"
                "  }"
                "}",
                {}, ctx);
  StringRef text = header;
  EXPECT_TRUE(text.contains("#include \"strata/Definition/AffineKinds.h\"\n"));
  EXPECT_TRUE(text.contains("  ::strata::AffineMap getMap() const {"));
  EXPECT_TRUE(text.contains("  ::strata::AffineMapAttr getMapAttr() const {"));
  EXPECT_TRUE(text.contains("  ::strata::IntegerSet getSet() const {"));
  EXPECT_TRUE(text.contains("::strata::AffineMapParam map"));
  EXPECT_TRUE(text.contains("::strata::Value)> bodyBuilder = {}) {"));
  EXPECT_TRUE(
      text.contains("return LoopOp(::strata::detail::buildBody(builder, "));
}

TEST_F(WrapperGeneratorTest, NothingWrittenAfterErrors) {
  DiagnosticCapture errors;
  for (StringRef text :
       {"module {}", "irdl.dialect @bad attributes {strata.version = 1 : i32} {"
                     "  irdl.operation @op attributes {strata.format = \"$x\"}"
                     "}"}) {
    OwningOpRef<> file = parseSourceString(text, ParserConfig(&ctx));
    ASSERT_TRUE(file);
    EXPECT_TRUE(failed(generateWrappers(file.get(), {.sourceName = "a.mlir"})));
  }
}

} // namespace
