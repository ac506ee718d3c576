// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Affine maps, sets and expressions as text. Sums are printed flat, whatever
// their nesting; operands of any other operator are "tight" and get parentheses
// if they are operations themselves. Negative factors and summands become
// subtractions where they are the right operand of a sum.
#include "strata/Asm/Printer/PrinterDetail.h"

using namespace strata;

static bool isOp(AffineExpr expr, AffineExprKind kind) {
  return expr.getKind() == kind;
}

/// -value, wrapping.
static int64_t negate(int64_t value) { return int64_t(-uint64_t(value)); }

static StringRef getOperatorText(AffineExprKind kind) {
  switch (kind) {
  case AffineExprKind::Mul:
    return " * ";
  case AffineExprKind::Mod:
    return " mod ";
  case AffineExprKind::FloorDiv:
    return " floordiv ";
  case AffineExprKind::CeilDiv:
    return " ceildiv ";
  default:
    return " + ";
  }
}

void Printer::printAffineExpr(AffineExpr expr, bool tight,
                              AffineIdPrinter printId) {
  switch (expr.getKind()) {
  case AffineExprKind::DimId:
  case AffineExprKind::SymbolId: {
    bool isSymbol = isOp(expr, AffineExprKind::SymbolId);
    if (printId)
      return printId(unsigned(expr.getValue()), isSymbol);
    out.put(isSymbol ? 's' : 'd');
    return out.putSigned(expr.getValue());
  }
  case AffineExprKind::Constant:
    return out.putSigned(expr.getValue());
  default:
    break;
  }
  runWithSufficientStackSpace([&] {
    if (tight)
      out.put('(');
    if (isOp(expr, AffineExprKind::Add))
      printAffineSum(expr, printId);
    else
      printAffineProduct(expr, printId);
    if (tight)
      out.put(')');
  });
}

/// Any operator but the sum.
void Printer::printAffineProduct(AffineExpr expr, AffineIdPrinter printId) {
  if (isOp(expr, AffineExprKind::Mul) && expr.getRHS().isConstant(-1)) {
    out.put('-');
    return printAffineExpr(expr.getLHS(), /*tight=*/true, printId);
  }
  printAffineExpr(expr.getLHS(), /*tight=*/true, printId);
  out.put(getOperatorText(expr.getKind()));
  printAffineExpr(expr.getRHS(), /*tight=*/true, printId);
}

void Printer::printAffineSum(AffineExpr expr, AffineIdPrinter printId) {
  AffineExpr rhs = expr.getRHS();
  printAffineExpr(expr.getLHS(), /*tight=*/false, printId);
  if (rhs.isConstant() && rhs.getValue() < 0) {
    out.put(" - ");
    return out.putSigned(negate(rhs.getValue()));
  }
  bool isNegated = isOp(rhs, AffineExprKind::Mul) &&
                   rhs.getRHS().isConstant() && rhs.getRHS().getValue() < 0;
  if (!isNegated) {
    out.put(" + ");
    return printAffineExpr(rhs, /*tight=*/false, printId);
  }
  out.put(" - ");
  AffineExpr term = rhs.getLHS();
  int64_t factor = rhs.getRHS().getValue();
  if (factor == -1)
    return printAffineExpr(term, /*tight=*/isOp(term, AffineExprKind::Add),
                           printId);
  printAffineExpr(term, /*tight=*/true, printId);
  out.put(" * ");
  out.putSigned(negate(factor));
}

void Printer::printAffineExprOfSSAIds(AffineExpr expr, ValueRange dims,
                                      ValueRange symbols) {
  printAffineExpr(expr, /*tight=*/false, [&](unsigned position, bool isSymbol) {
    if (!isSymbol)
      return printOperand(dims[position]);
    out.put("symbol(");
    printOperand(symbols[position]);
    out.put(')');
  });
}

void Printer::printAffineMapOfSSAIds(AffineMap map, ValueRange operands) {
  ValueRange dims = operands.take_front(map.getNumDims());
  ValueRange symbols = operands.drop_front(map.getNumDims());
  for (unsigned i = 0; i < map.getNumResults(); ++i) {
    if (i)
      out.put(", ");
    printAffineExprOfSSAIds(map.getResult(i), dims, symbols);
  }
}

void Printer::printAffineDims(unsigned numDims, unsigned numSymbols) {
  auto printIds = [&](char prefix, unsigned count) {
    for (unsigned i = 0; i < count; ++i) {
      if (i)
        out.put(", ");
      out.put(prefix);
      out.putUnsigned(i);
    }
  };
  out.put('(');
  printIds('d', numDims);
  out.put(')');
  if (numSymbols == 0)
    return;
  out.put('[');
  printIds('s', numSymbols);
  out.put(']');
}

void Printer::printAffineMap(AffineMap map) {
  printAffineDims(map.getNumDims(), map.getNumSymbols());
  out.put(" -> (");
  for (unsigned i = 0; i < map.getNumResults(); ++i) {
    if (i)
      out.put(", ");
    printAffineExpr(map.getResult(i), /*tight=*/false);
  }
  out.put(')');
}

void Printer::printIntegerSet(IntegerSet set) {
  printAffineDims(set.getNumDims(), set.getNumSymbols());
  out.put(" : (");
  for (size_t i = 0; i < set.getConstraints().size(); ++i) {
    if (i)
      out.put(", ");
    printAffineExpr(set.getConstraints()[i], /*tight=*/false);
    out.put(set.getEqFlags()[i] ? StringRef(" == 0") : StringRef(" >= 0"));
  }
  out.put(')');
}

/// Prints one object by itself.
template <typename T, typename Fn>
static void printAlone(T object, raw_ostream &os, Fn print) {
  PrinterTables tables(object.getContext(), PrintingFlags());
  Printer printer(object.getContext(), os, tables, TextBuffer::Small);
  print(printer);
}

void strata::installAffineRenderer(IRRenderer &renderer) {
  renderer.printAffineExpr = [](AffineExpr expr, raw_ostream &os) {
    printAlone(expr, os, [&](Printer &printer) {
      printer.printAffineExpr(expr, /*tight=*/false);
    });
  };
  renderer.printAffineMap = [](AffineMap map, raw_ostream &os) {
    printAlone(map, os, [&](Printer &printer) { printer.printAffineMap(map); });
  };
  renderer.printIntegerSet = [](IntegerSet set, raw_ostream &os) {
    printAlone(set, os,
               [&](Printer &printer) { printer.printIntegerSet(set); });
  };
}
