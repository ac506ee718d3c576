// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Target/SMTLIB/Terms.h"

#include "strata/Dialects/SMT/SMTOps.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace strata;
using namespace strata::smt;
using namespace strata::smtlib;

//===-- Symbols of operations ---------------------------------------------===//

/// The symbol that is applied to the operands of operations. Empty for others.
static StringRef getSymbol(Operation *op) {
  static constexpr std::pair<StringLiteral, StringLiteral> symbols[] = {
      {NotOp::getOperationName(), "not"},
      {AndOp::getOperationName(), "and"},
      {OrOp::getOperationName(), "or"},
      {XOrOp::getOperationName(), "xor"},
      {ImpliesOp::getOperationName(), "=>"},
      {EqOp::getOperationName(), "="},
      {DistinctOp::getOperationName(), "distinct"},
      {IteOp::getOperationName(), "ite"},
      {IntAddOp::getOperationName(), "+"},
      {IntSubOp::getOperationName(), "-"},
      {IntMulOp::getOperationName(), "*"},
      {IntDivOp::getOperationName(), "div"},
      {IntModOp::getOperationName(), "mod"},
      {IntAbsOp::getOperationName(), "abs"},
      {BVNegOp::getOperationName(), "bvneg"},
      {BVNotOp::getOperationName(), "bvnot"},
      {BVAddOp::getOperationName(), "bvadd"},
      {BVMulOp::getOperationName(), "bvmul"},
      {BVURemOp::getOperationName(), "bvurem"},
      {BVSRemOp::getOperationName(), "bvsrem"},
      {BVSModOp::getOperationName(), "bvsmod"},
      {BVShlOp::getOperationName(), "bvshl"},
      {BVLShrOp::getOperationName(), "bvlshr"},
      {BVAShrOp::getOperationName(), "bvashr"},
      {BVUDivOp::getOperationName(), "bvudiv"},
      {BVSDivOp::getOperationName(), "bvsdiv"},
      {BVAndOp::getOperationName(), "bvand"},
      {BVOrOp::getOperationName(), "bvor"},
      {BVXOrOp::getOperationName(), "bvxor"},
      {ConcatOp::getOperationName(), "concat"},
      {ArraySelectOp::getOperationName(), "select"},
      {ArrayStoreOp::getOperationName(), "store"}};
  StringRef name = op->getName().getStringRef();
  const auto *found = llvm::find_if(
      symbols, [&](const auto &entry) { return entry.first == name; });
  return found == std::end(symbols) ? StringRef() : StringRef(found->second);
}

static StringRef getSymbol(IntCmpOp op) {
  static constexpr StringLiteral symbols[] = {"<", "<=", ">", ">="};
  return symbols[unsigned(op.getPred())];
}

/// Operations that need no name: their text is as short.
static bool isConstant(Operation *op) {
  return isa<BoolConstantOp, IntConstantOp, BVConstantOp>(op);
}

bool smtlib::isTerm(Operation *op) {
  return !getSymbol(op).empty() || isConstant(op) ||
         isa<IntCmpOp, BVCmpOp, ExtractOp, RepeatOp, BV2IntOp, Int2BVOp,
             ArrayBroadcastOp, ApplyFuncOp, ForallOp, ExistsOp>(op);
}

//===-- Constants and sorts -----------------------------------------------===//

/// A negative number is the negation of a numeral: SMT-LIB has no others.
static std::string toNumeral(const APInt &value) {
  SmallString<32> text;
  if (!value.isNegative()) {
    value.toStringUnsigned(text);
    return std::string(text);
  }
  (-value.sext(value.getBitWidth() + 1)).toStringUnsigned(text);
  return "(- " + std::string(text) + ")";
}

/// Hexadecimal digits where they have the width, else binary ones.
static std::string toBits(const APInt &value) {
  bool isHex = value.getBitWidth() % 4 == 0;
  SmallString<32> digits;
  value.toString(digits, isHex ? 16 : 2, /*Signed=*/false,
                 /*formatAsCLiteral=*/false, /*UpperCase=*/false);
  unsigned width = value.getBitWidth() / (isHex ? 4 : 1);
  return (isHex ? "#x" : "#b") + std::string(width - digits.size(), '0') +
         std::string(digits);
}

static std::string getConstantText(Operation *op) {
  if (auto constant = dyn_cast<BoolConstantOp>(op))
    return constant.getValue() ? "true" : "false";
  if (auto constant = dyn_cast<IntConstantOp>(op))
    return toNumeral(cast<IntegerAttr>(constant.getValueAttr()).getValue());
  return toBits(cast<BVConstantOp>(op).getValue().getValue().getValue());
}

StringRef TermWriter::getSortSymbol(StringAttr name) {
  std::string &symbol = sortSymbols[name];
  if (symbol.empty())
    symbol = names.add(name.getValue());
  return symbol;
}

void TermWriter::writeType(Type type) {
  llvm::TypeSwitch<Type>(type)
      .Case([&](BoolType) { os << "Bool"; })
      .Case([&](IntType) { os << "Int"; })
      .Case([&](BitVectorType bits) {
        os << "(_ BitVec " << bits.getWidth() << ")";
      })
      .Case([&](ArrayType array) {
        os << "(Array ";
        writeType(array.getDomainType());
        os << " ";
        writeType(array.getRangeType());
        os << ")";
      })
      .Case([&](SortType sort) {
        auto name = StringAttr::get(sort.getContext(), sort.getIdentifier());
        ArrayAttr params = sort.getSortParams();
        if (!params || params.empty())
          return void(os << getSortSymbol(name));
        os << "(" << getSortSymbol(name);
        for (Attribute param : params) {
          os << " ";
          writeType(cast<TypeAttr>(param).getValue());
        }
        os << ")";
      });
}

//===-- Names of lets and variables ---------------------------------------===//

static OperandRange getYielded(Region &region) {
  return cast<YieldOp>(region.front().getTerminator()).getValues();
}

template <typename OpTy>
FailureOr<std::unique_ptr<TermWriter::Quantifier>>
TermWriter::planQuantifierOp(OpTy op) {
  if (op.getNoPattern()) {
    op->emitError("no-pattern attribute not supported yet");
    return failure();
  }
  auto parts = std::make_unique<Quantifier>();
  ArrayAttr boundNames = op.getBoundVarNames();
  unsigned count = op.getBody().front().getNumArguments();
  for (unsigned i = 0; i != count; ++i)
    parts->names.push_back(names.add(
        boundNames ? cast<StringAttr>(boundNames[i]).getValue() : "tmp"));
  FailureOr<Scope> body = planScope(getYielded(op.getBody()).front());
  if (failed(body))
    return failure();
  parts->body = std::move(*body);
  // SMT-LIB has no quantifier without variables; the body is written instead.
  if (count == 0)
    return parts;
  for (Region &region : op.getPatterns()) {
    OperandRange roots = getYielded(region);
    for (Value root : roots) {
      FailureOr<Scope> pattern = planScope(root);
      if (failed(pattern))
        return failure();
      pattern->isFirst = root == roots.front();
      parts->patterns.push_back(std::move(*pattern));
    }
  }
  return parts;
}

FailureOr<std::unique_ptr<TermWriter::Quantifier>>
TermWriter::planQuantifier(Operation *op) {
  if (auto forall = dyn_cast<ForallOp>(op))
    return planQuantifierOp(forall);
  if (auto exists = dyn_cast<ExistsOp>(op))
    return planQuantifierOp(exists);
  return std::unique_ptr<Quantifier>();
}

LogicalResult TermWriter::planValue(Value value, Scope &scope) {
  Operation *op = value.getDefiningOp();
  if (isa<DeclareFunOp>(op))
    return op->emitError("is used after the level of its declaration was "
                         "removed");
  if (termsLeft-- == 0)
    return op->emitError("the script would be too long: quantifiers repeat "
                         "too many terms");
  bool hasLet = !inlineSingleUseValues || !value.hasOneUse();
  std::string name = hasLet ? names.add("tmp") : "";
  FailureOr<std::unique_ptr<Quantifier>> parts = planQuantifier(op);
  if (failed(parts))
    return failure();
  if (hasLet)
    scope.lets.push_back({value, std::move(name), std::move(*parts)});
  else if (*parts)
    inlined[op] = std::move(*parts);
  planned.insert(value);
  return success();
}

FailureOr<TermWriter::Scope> TermWriter::planScope(Value root) {
  Scope scope{.root = root};
  SmallVector<Value> done;
  SmallVector<Value> stack{root};
  auto isKnown = [&](Value value) {
    Operation *op = value.getDefiningOp();
    return !op || isConstant(op) || symbols.contains(value) ||
           planned.contains(value);
  };
  while (!stack.empty()) {
    Value value = stack.back();
    if (isKnown(value)) {
      stack.pop_back();
      continue;
    }
    size_t size = stack.size();
    for (Value operand : value.getDefiningOp()->getOperands())
      if (!isKnown(operand))
        stack.push_back(operand);
    if (stack.size() != size)
      continue;
    stack.pop_back();
    if (failed(planValue(value, scope)))
      return failure();
    done.push_back(value);
  }
  for (Value value : done)
    planned.erase(value);
  return scope;
}

//===-- Tasks -------------------------------------------------------------===//

void TermWriter::append(const Scope &scope, Indent indent, Indent nested,
                        SmallVectorImpl<Task> &tasks) {
  for (const Let &let : scope.lets)
    tasks.push_back({.kind = Task::Let, .let = &let, .indent = indent});
  tasks.push_back({.kind = Task::Term, .value = scope.root, .indent = nested});
  tasks.push_back({.kind = Task::EndOfScope, .scope = &scope});
}

void TermWriter::schedule(MutableArrayRef<Task> next) {
  for (Task &task : llvm::reverse(next))
    tasks.push_back(std::move(task));
}

void TermWriter::writeLet(const Let &let, Indent indent) {
  std::string head = "(let ((" + let.name + " ";
  os << head;
  tasks.push_back({.kind = Task::Text, .text = "))\n" + indent.getText()});
  writeDefinition(let.value, let.quantifier.get(), indent + head.size());
  bind(let.value, let.name);
}

void TermWriter::run() {
  while (!tasks.empty()) {
    Task task = std::move(tasks.back());
    tasks.pop_back();
    switch (task.kind) {
    case Task::Text:
      os << task.text;
      break;
    case Task::Term:
      if (auto found = symbols.find(task.value); found != symbols.end())
        os << found->second;
      else
        writeDefinition(task.value, inlined[task.value.getDefiningOp()].get(),
                        task.indent);
      break;
    case Task::Let:
      writeLet(*task.let, task.indent);
      break;
    case Task::EndOfScope:
      for (const Let &let : task.scope->lets) {
        os << ")";
        symbols.erase(let.value);
      }
      break;
    }
  }
}

LogicalResult TermWriter::writeAssertion(Value root) {
  constexpr Indent indent = {.columns = 8};
  FailureOr<Scope> scope = planScope(root);
  if (failed(scope))
    return failure();
  SmallVector<Task> first;
  append(*scope, indent, indent, first);
  schedule(first);
  run();
  inlined.clear();
  return success();
}

//===-- Definitions -------------------------------------------------------===//

/// Schedules the operands of an application and its end.
void TermWriter::writeOperands(OperandRange operands, Indent indent) {
  SmallVector<Task> next;
  for (Value operand : operands) {
    next.push_back({.kind = Task::Text, .text = " "});
    next.push_back({.kind = Task::Term, .value = operand, .indent = indent});
  }
  next.push_back({.kind = Task::Text, .text = ")"});
  schedule(next);
}

/// A function without parameters is a constant, which is not applied.
void TermWriter::writeCall(ApplyFuncOp call, Indent indent) {
  SmallVector<Task> next;
  bool isApplied = !call.getArgs().empty();
  os << (isApplied ? "(" : "");
  next.push_back(
      {.kind = Task::Term, .value = call.getFunc(), .indent = indent});
  for (Value arg : call.getArgs()) {
    next.push_back({.kind = Task::Text, .text = " "});
    next.push_back({.kind = Task::Term, .value = arg, .indent = indent});
  }
  next.push_back({.kind = Task::Text, .text = isApplied ? ")" : ""});
  schedule(next);
}

/// The value of a logical operation or a sum without operands, for which SMT-LIB has no
/// term. Empty if it has operands.
static StringRef getEmptyText(Operation *op) {
  if (op->getNumOperands() != 0)
    return "";
  return llvm::TypeSwitch<Operation *, StringRef>(op)
      .Case<AndOp>([](auto) { return "true"; })
      .Case<OrOp, XOrOp>([](auto) { return "false"; })
      .Case<IntAddOp>([](auto) { return "0"; })
      .Case<IntMulOp>([](auto) { return "1"; })
      .Default([](auto) { return ""; });
}

/// The operator that is applied to the operands of an operation with attributes or
/// types as parameters. Empty for others.
static std::string getIndexedSymbol(Operation *op) {
  return llvm::TypeSwitch<Operation *, std::string>(op)
      .Case([](IntCmpOp cmp) { return getSymbol(cmp).str(); })
      .Case([](BVCmpOp cmp) {
        return ("bv" + stringifyBVCmpPredicate(cmp.getPred())).str();
      })
      .Case([](ExtractOp extract) {
        uint64_t low = uint64_t(extract.getLowBit());
        uint64_t high = low + uint64_t(extract.getType().getWidth()) - 1;
        return "(_ extract " + std::to_string(high) + " " +
               std::to_string(low) + ")";
      })
      .Case([](RepeatOp repeat) {
        int64_t count = repeat.getType().getWidth() /
                        repeat.getInput().getType().getWidth();
        return "(_ repeat " + std::to_string(count) + ")";
      })
      .Case([](Int2BVOp convert) {
        return "(_ int2bv " + std::to_string(convert.getType().getWidth()) +
               ")";
      })
      .Case([](BV2IntOp convert) {
        return convert.getIsSigned() ? "" : "bv2nat";
      })
      .Default([](auto) { return ""; });
}

/// The number that a bit vector is with sign: 2^width less than without where the
/// highest bit is set.
void TermWriter::writeSignedNumber(Value bits, Indent indent) {
  auto width = unsigned(cast<BitVectorType>(bits.getType()).getWidth());
  std::string name = names.add("tmp");
  std::string head = "(let ((" + name + " ";
  std::string number = "(bv2nat " + name + ")";
  os << head;
  Task next[] = {
      {.kind = Task::Term, .value = bits, .indent = indent + head.size()},
      {.kind = Task::Text,
       .text = ")) (ite (bvslt " + name + " " + toBits(APInt::getZero(width)) +
               ") (- " + number + " " +
               toNumeral(APInt::getOneBitSet(width + 2, width)) + ") " +
               number + "))"}};
  schedule(next);
}

/// Patterns of one region follow each other without a blank, as MLIR 22 writes them,
/// unless one of them is a symbol.
void TermWriter::appendPatterns(ArrayRef<Scope> patterns, Indent indent,
                                SmallVectorImpl<Task> &tasks) {
  tasks.push_back(
      {.kind = Task::Text, .text = "\n" + indent.getText() + ":pattern ("});
  for (auto [i, pattern] : llvm::enumerate(patterns)) {
    bool isApart =
        i != 0 && (pattern.isFirst || !pattern.root.getDefiningOp() ||
                   !patterns[i - 1].root.getDefiningOp());
    if (isApart)
      tasks.push_back({.kind = Task::Text, .text = " "});
    append(pattern, indent, indent + 16, tasks);
  }
  tasks.push_back({.kind = Task::Text, .text = ")"});
}

void TermWriter::writeVariables(Region &body, MutableArrayRef<Region> patterns,
                                ArrayRef<std::string> names) {
  for (BlockArgument arg : body.getArguments()) {
    unsigned number = arg.getArgNumber();
    os << (number ? " (" : "(") << names[number] << " ";
    writeType(arg.getType());
    os << ")";
    bind(arg, names[number]);
    for (Region &pattern : patterns)
      bind(pattern.getArgument(number), names[number]);
  }
}

template <typename OpTy>
void TermWriter::writeQuantifier(OpTy op, const Quantifier &parts,
                                 Indent indent) {
  bool isAnnotated = op.getWeight() != 0 || !parts.patterns.empty();
  Indent inner = {indent.columns, indent.depth + 1};
  Indent body = isAnnotated ? inner + 8 : inner;
  // The columns of MLIR 22, which add the indentation of the scope around.
  Indent nested = body + 8 * (inner.depth + 1);
  SmallVector<Task> next;
  append(parts.body, inner + 8, nested, next);
  if (parts.names.empty())
    return schedule(next);
  os << (isa<ForallOp>(op.getOperation()) ? "(forall (" : "(exists (");
  writeVariables(op.getBody(), op.getPatterns(), parts.names);
  os << ")\n" << body.getText() << (isAnnotated ? "( ! " : "");
  if (op.getWeight() != 0)
    next.push_back({.kind = Task::Text,
                    .text = " :weight " + std::to_string(op.getWeight())});
  if (!parts.patterns.empty())
    appendPatterns(parts.patterns, body, next);
  next.push_back({.kind = Task::Text, .text = isAnnotated ? "))" : ")"});
  schedule(next);
}

void TermWriter::writeDefinition(Value value, const Quantifier *quantifier,
                                 Indent indent) {
  Operation *op = value.getDefiningOp();
  if (isConstant(op))
    return void(os << getConstantText(op));
  if (auto forall = dyn_cast<ForallOp>(op))
    return writeQuantifier(forall, *quantifier, indent);
  if (auto exists = dyn_cast<ExistsOp>(op))
    return writeQuantifier(exists, *quantifier, indent);
  if (StringRef text = getEmptyText(op); !text.empty())
    return void(os << text);
  if (auto convert = dyn_cast<BV2IntOp>(op); convert && convert.getIsSigned())
    return writeSignedNumber(convert.getInput(), indent);
  if (auto array = dyn_cast<ArrayBroadcastOp>(op)) {
    os << "((as const ";
    writeType(array.getType());
    os << ")";
    writeOperands(op->getOperands(), indent);
    return;
  }
  if (auto apply = dyn_cast<ApplyFuncOp>(op))
    return writeCall(apply, indent);
  // SMT-LIB has no conjunctions and the like of one term.
  if (op->getNumOperands() == 1 &&
      isa<AndOp, OrOp, XOrOp, IntAddOp, IntMulOp>(op)) {
    Task operand{.kind = Task::Term,
                 .value = op->getOperands().front(),
                 .indent = indent};
    return schedule(operand);
  }
  StringRef symbol = getSymbol(op);
  os << "(" << (symbol.empty() ? getIndexedSymbol(op) : symbol.str());
  writeOperands(op->getOperands(), indent);
}
