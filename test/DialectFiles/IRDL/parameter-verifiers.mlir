// Verifiers of types and attributes, and classes of a part of their objects.
// RUN: split-file %s %t
// RUN: %opt --irdl-file=%t/d.irdl.mlir --split-input-file --verify-diagnostics %t/in.mlir
// RUN: not %opt --irdl-file=%t/bad.irdl.mlir /dev/null 2>&1 | FileCheck %s

//--- d.irdl.mlir
irdl.dialect @d attributes {
  strata.version = 1 : i32,
  strata.functions = [
    ["checkRank", "sizes", "if (sizes.size() > 2) return emitError(\"at most 2 sizes, but got \") << sizes.size();", "return success();"],
    ["OnlyTiles::verifyTrait", "",
      "for (auto type : $_op.getOperandTypes())",
      "  if (!isa<TileType>(type)) return emitOpError(\"expects tiles, but got \") << type;",
      "return success();"]]
} {
  irdl.type @box attributes {
    strata.class = "BoxType",
    strata.subclasses = [["TileType", "$_self.getSizes().size() == 2"], ["BoxType", "$_self.getSizes().size() != 2"]],
    strata.format = "`<` $element `,` $sizes `,` $factor `>`",
    strata.verify = [
      "if (failed(checkRank($sizes))) return failure();",
      "for (auto [i, size] : llvm::enumerate($sizes))",
      "  if (size <= 0) return emitError(\"size #\") << i << \" of \" << $element << \" with factor \" << $factor << \" must be positive\";"]
  } {
    %element = irdl.any {strata.kind = "type"}
    %sizes = irdl.any {strata.kind = "dense<i64>"}
    %factor = irdl.any {strata.kind = "f64"}
    irdl.parameters(element: %element, sizes: %sizes, factor: %factor)
  }
  irdl.type @list attributes {strata.interfaces = ["ShapedType"], strata.format = "`<` $elementType `>`"} {
    %element = irdl.any {strata.kind = "type"}
    irdl.parameters(elementType: %element)
  }
  irdl.operation @get attributes {strata.predicates = [["getElementTypeOrSelf($x.getType()).isF32()", "elements are floats"]]} {
    %x = irdl.any
    irdl.operands(x: %x)
  }
  irdl.attribute @pick attributes {strata.verify = ["return $of[5] > 0;"], strata.format = "`<` $of `>`"} {
    %of = irdl.any {strata.kind = "dense<i64>"}
    irdl.parameters(of: %of)
  }
  irdl.operation @tile attributes {strata.traits = ["OnlyTiles", "IsTerminator"], strata.verify = ["if ($x.size() > 1) return emitOpError(\"has too many tiles\");"]} {
    %x = irdl.any
    irdl.operands(x: variadic %x)
  }
  irdl.operation @loop attributes {
    strata.verify = [
      "auto end = $body.front().getTerminator();",
      "if (end.getNumOperands() == 0) return end.emitOpError(\"needs an operand\");",
      "if (end.getNumOperands() == 2) return end.emitError(\"has two operands\");",
      "if (end.getNumOperands() == 3) return $body.emitError(\"is no operation\");"]
  } {
    %body = irdl.region
    irdl.regions(body: %body)
  }
  irdl.operation @unpack attributes {strata.predicates = [["isa<BoxType>($x.getType())", "the operand is no tile"]]} {
    %x = irdl.base "!d.box"
    irdl.operands(x: %x)
  }
}

//--- bad.irdl.mlir
// CHECK: in 'strata.verify': the name '$siz' is unknown
// CHECK: in 'strata.subclasses': the name 'nothing' is unknown
// CHECK: in 'strata.verify': the name '$_self' is unknown
irdl.dialect @bad attributes {strata.version = 1 : i32} {
  irdl.type @a attributes {strata.verify = ["return $siz > 0;"]} {
    %size = irdl.any {strata.kind = "i64"}
    irdl.parameters(size: %size)
  }
  irdl.type @b attributes {strata.subclasses = [["C", "nothing($_self)"]]}
  irdl.type @c attributes {strata.verify = ["return $_self;"]}
}

//--- in.mlir
// expected-error @+1 {{at most 2 sizes, but got 3}}
func.func private @f(!d.box<i32, [1, 2, 3], 1.0>)

// -----

// expected-error @+1 {{size #1 of 'i32' with factor 5.000000e-01 must be positive}}
func.func private @f(!d.box<i32, [1, 0], 0.5>)

// -----

// expected-error @+1 {{cannot be verified: index out of range in '[5] > 0;'}}
#a = #d.pick<[1]>

// -----

func.func @f(%tile: !d.box<i32, [1, 2], 1.0>, %box: !d.box<i32, [1], 1.0>) {
  "d.unpack"(%box) : (!d.box<i32, [1], 1.0>) -> ()
  // expected-error @+1 {{'d.unpack' op failed to verify that the operand is no tile}}
  "d.unpack"(%tile) : (!d.box<i32, [1, 2], 1.0>) -> ()
}

// -----

func.func @f(%tile: !d.box<i32, [1, 2], 1.0>) {
  "d.loop"() ({
    "d.tile"(%tile) : (!d.box<i32, [1, 2], 1.0>) -> ()
  }) : () -> ()
  // expected-error @+1 {{'d.tile' op has too many tiles}}
  "d.tile"(%tile, %tile) : (!d.box<i32, [1, 2], 1.0>, !d.box<i32, [1, 2], 1.0>) -> ()
}

// -----

func.func @f(%box: !d.box<i32, [1], 1.0>) {
  // expected-error @+1 {{'d.tile' op expects tiles, but got '!d.box<i32, [1], 1.000000e+00>'}}
  "d.tile"(%box) : (!d.box<i32, [1], 1.0>) -> ()
}

// -----

"d.loop"() ({
  // expected-error @+1 {{'d.tile' op needs an operand}}
  "d.tile"() : () -> ()
}) : () -> ()

// -----

func.func @f(%tile: !d.box<i32, [1, 2], 1.0>) {
  "d.loop"() ({
    // expected-error @+1 {{has two operands}}
    "d.tile"(%tile, %tile) : (!d.box<i32, [1, 2], 1.0>, !d.box<i32, [1, 2], 1.0>) -> ()
  }) : () -> ()
  return
}

// -----

func.func @f(%tile: !d.box<i32, [1, 2], 1.0>) {
  // expected-error @+1 {{'d.loop' op cannot be verified: expected an operation in}}
  "d.loop"() ({
    "d.tile"(%tile, %tile, %tile) : (!d.box<i32, [1, 2], 1.0>, !d.box<i32, [1, 2], 1.0>, !d.box<i32, [1, 2], 1.0>) -> ()
  }) : () -> ()
  return
}

// -----

func.func @f(%floats: !d.list<f32>, %numbers: !d.list<i32>) {
  "d.get"(%floats) : (!d.list<f32>) -> ()
  // expected-error @+1 {{'d.get' op failed to verify that elements are floats}}
  "d.get"(%numbers) : (!d.list<i32>) -> ()
}
