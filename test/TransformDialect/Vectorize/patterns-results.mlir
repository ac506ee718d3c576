// RUN: grep 'RUN-FN[:]' %s > %t.patterns
// RUN: strata opt --transform-preload-library=transform-library-paths=%S/Inputs/patterns.mlir --transform-interpreter=entry-point=patterns %s >> %t.patterns
// RUN: %run-fn %s
// RUN: %run-fn %t.patterns
//
// Patterns leave operations for which the simpler operation is invalid.

// There is no form for elements.
// RUN-FN: fused(2, 3) == [8, 8]
func.func @fused(%a: f32, %b: f32) -> vector<2xf32> {
  %x = vector.broadcast %a : f32 to vector<2xf32>
  %y = vector.broadcast %b : f32 to vector<2xf32>
  %r = vector.fma %x, %y, %x : vector<2xf32>
  return %r : vector<2xf32>
}

// The factors have different types before they are extended. mlir-opt fails.
// RUN-FN: extended(-100, 300) == [[-89999, -89999], [-89999, -89999]]
func.func @extended(%s: i8, %t: i16) -> vector<2x2xi32> {
  %a = vector.broadcast %s : i8 to vector<2x3xi8>
  %b = vector.broadcast %t : i16 to vector<3x2xi16>
  %c = arith.constant dense<1> : vector<2x2xi32>
  %x = arith.extsi %a : vector<2x3xi8> to vector<2x3xi32>
  %y = arith.extsi %b : vector<3x2xi16> to vector<3x2xi32>
  %r = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x3xi32>, vector<3x2xi32> into vector<2x2xi32>
  return %r : vector<2x2xi32>
}

// No dimension is reduced. mlir-opt fails.
// RUN-FN: unreduced(3, 4) == [[13, 13, 13], [13, 13, 13]]
func.func @unreduced(%s: i32, %t: i32) -> vector<2x3xi32> {
  %a = vector.broadcast %s : i32 to vector<2x3xi32>
  %c = vector.broadcast %t : i32 to vector<2x3xi32>
  %p = arith.muli %a, %a : vector<2x3xi32>
  %r = vector.multi_reduction <add>, %p, %c [] : vector<2x3xi32> to vector<2x3xi32>
  return %r : vector<2x3xi32>
}
