// RUN: %opt --allow-unregistered-dialect --irdl-file=%S/Inputs/elements.irdl.mlir %s | FileCheck %s
// RUN: %opt --allow-unregistered-dialect --irdl-file=%S/Inputs/elements.irdl.mlir %s -o %t.mlir
// RUN: %opt --allow-unregistered-dialect --irdl-file=%S/Inputs/elements.irdl.mlir --mlir-print-op-generic %t.mlir -o %t.generic.mlir
// RUN: %opt --allow-unregistered-dialect --irdl-file=%S/Inputs/elements.irdl.mlir %t.generic.mlir | diff %t.mlir -
// RUN: FileCheck %s --check-prefix=GENERIC < %t.generic.mlir

// Elements of formats beyond the language of MLIR.

func.func @f(%a: index, %b: index, %i: i32, %t: tensor<4xf32>) {
  e.loop %k < %a { }
  e.loop %k < %i of i32 { "a.b"(%k) : (i32) -> () }
  %0 = e.loop %k < %a with %x = %i : i32 { e.yield %x : i32 }
  %1:2 = e.loop %k < %a with %x = %i, %y = %t : (i32, tensor<4xf32>) { e.yield %x, %y : i32, tensor<4xf32> } {c = 1}
  e.grid %x, %y in [2, 3] { }
  e.grid  in [] { e.yield }
  e.elements %t, %t : tensor<4xf32>, tensor<4xf32> {
  ^bb0(%u: f32, %v: f32):
    "a.b"(%u, %v) : (f32, f32) -> ()
  }
  e.pairs ["x" : %a as index at 1.0, "y" : %i as i32 at -2.5]
  e.pairs []
  e.cases %i else { }
  e.cases %i case 1 { } case -2 { "a.b"() : () -> () } else { }
  e.apply affine_map<(d0)[s0] -> (d0 + s0)>(%a)[%b]
  e.apply affine_map<() -> ()>()
  e.guard affine_set<(d0) : (d0 >= 0)>(%a) {x}
  e.at %t[] : tensor<4xf32>
  e.at %t[%a] : tensor<4xf32>
  e.at %t[%a + %b * 2, %a floordiv 3 - symbol(%b), -%a, 7, (%a + 1) mod 2] : tensor<4xf32>
  e.range 0 to 10
  e.range %a to %b
  e.range affine_map<(d0) -> (d0 + 1)>(%a) to min affine_map<(d0, d1) -> (d0, d1)>(%a, %b)
  e.range -5 to affine_map<(d0) -> (d0)>(%a)
  e.weighted %a, %i : index, i32
  e.weighted %a, %i by [1, 2] {flags = [true, false], last = 7, single = true} : index, i32
  e.weighted %a by [1] {last = 0} : index
  e.switch on
  e.switch off and yes
  e.quiet
  e.quiet quiet
  e.results
  %2 = e.results -> i32
  %3 = e.results -> ((i32) -> i32)
  %4:2 = e.results -> (i32, i64)
  return
}

// CHECK-LABEL: @f
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: index, %[[ARG1:[a-z0-9_]+]]: index, %[[ARG2:[a-z0-9_]+]]: i32, %[[ARG3:[a-z0-9_]+]]: tensor<4xf32>)
// CHECK-NEXT: e.loop %[[ARG4:[a-z0-9_]+]]<%[[ARG0]] {
// CHECK-NEXT: }
// CHECK-NEXT: e.loop %[[ARG4]]<%[[ARG2]] of i32 {
// CHECK-NEXT: "a.b"(%[[ARG4]]) : (i32) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: %[[LOOP:[a-z0-9_]+]] = e.loop %[[ARG4]]<%[[ARG0]] with %[[ARG5:[a-z0-9_]+]] = %[[ARG2]] : i32 {
// CHECK-NEXT: e.yield %[[ARG5]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: %[[LOOP_1:[a-z0-9_]+]]:2 = e.loop %[[ARG4]]<%[[ARG0]] with %[[ARG5_1:[a-z0-9_]+]] = %[[ARG2]], %[[ARG6:[a-z0-9_]+]] = %[[ARG3]] : (i32, tensor<4xf32>) {
// CHECK-NEXT: e.yield %[[ARG5_1]], %[[ARG6]] : i32, tensor<4xf32>
// CHECK-NEXT: } {c = 1 : i64}
// CHECK-NEXT: e.grid %[[ARG4]], %[[ARG5_1]] in [2, 3] {
// CHECK-NEXT: e.yield
// CHECK-NEXT: }
// CHECK-NEXT: e.grid  in [] {
// CHECK-NEXT: e.yield
// CHECK-NEXT: }
// CHECK-NEXT: e.elements %[[ARG3]], %[[ARG3]] : tensor<4xf32>, tensor<4xf32> {
// CHECK-NEXT: ^bb0(%[[U:[a-z0-9_]+]]: f32, %[[V:[a-z0-9_]+]]: f32):
// CHECK-NEXT: "a.b"(%[[U]], %[[V]]) : (f32, f32) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: e.pairs["x" : %[[ARG0]] as index at 1.000000e+00, "y" : %[[ARG2]] as i32 at -2.500000e+00]
// CHECK-NEXT: e.pairs[]
// CHECK-NEXT: e.cases %[[ARG2]] else {
// CHECK-NEXT: }
// CHECK-NEXT: e.cases %[[ARG2]]
// CHECK-NEXT: case 1 {
// CHECK-NEXT: }
// CHECK-NEXT: case -2 {
// CHECK-NEXT: "a.b"() : () -> ()
// CHECK-NEXT: } else {
// CHECK-NEXT: }
// CHECK-NEXT: e.apply #map(%[[ARG0]])[%[[ARG1]]]
// CHECK-NEXT: e.apply #map1()
// CHECK-NEXT: e.guard #set(%[[ARG0]]) {x}
// CHECK-NEXT: e.at %[[ARG3]][] : tensor<4xf32>
// CHECK-NEXT: e.at %[[ARG3]][%[[ARG0]]] : tensor<4xf32>
// A value that is a dimension once is one everywhere.
// CHECK-NEXT: e.at %[[ARG3]][%[[ARG0]] + %[[ARG1]] * 2, %[[ARG0]] floordiv 3 - %[[ARG1]], -%[[ARG0]], 7, (%[[ARG0]] + 1) mod 2] : tensor<4xf32>
// CHECK-NEXT: e.range 0 to 10
// CHECK-NEXT: e.range %[[ARG0]] to %[[ARG1]]
// CHECK-NEXT: e.range #map2(%[[ARG0]]) to min #map3(%[[ARG0]], %[[ARG1]])
// CHECK-NEXT: e.range -5 to #map4(%[[ARG0]])
// CHECK-NEXT: e.weighted %[[ARG0]], %[[ARG2]] : index, i32
// CHECK-NEXT: e.weighted %[[ARG0]], %[[ARG2]] by [1, 2] {flags = [true, false], last = 7 : i64, single = true} : index, i32
// CHECK-NEXT: e.weighted %[[ARG0]] : index
// CHECK-NEXT: e.switch on
// CHECK-NEXT: e.switch off and yes
// CHECK-NEXT: e.quiet{{$}}
// CHECK-NEXT: e.quiet quiet
// CHECK-NEXT: e.results
// CHECK-NEXT: %[[RESULTS:[a-z0-9_]+]] = e.results -> i32
// CHECK-NEXT: %[[RESULTS_1:[a-z0-9_]+]] = e.results -> ((i32) -> i32)
// CHECK-NEXT: %[[RESULTS_2:[a-z0-9_]+]]:2 = e.results -> (i32, i64)
// CHECK-NEXT: return

// GENERIC: ^bb0(%[[ARG0:[a-z0-9_]+]]: index, %[[ARG1:[a-z0-9_]+]]: index, %[[ARG2:[a-z0-9_]+]]: i32, %[[ARG3:[a-z0-9_]+]]: tensor<4xf32>)
// GENERIC: "e.loop"(%[[ARG0]]) ({
// GENERIC: "e.loop"(%[[ARG2]]) ({
// GENERIC: %[[LOOP:.*]] = "e.loop"(%[[ARG0]], %[[ARG2]]) ({
// GENERIC: %[[LOOP_1:[a-z0-9_]+]]:2 = "e.loop"(%[[ARG0]], %[[ARG2]], %[[ARG3]]) ({
// GENERIC: "e.grid"() <{sizes = array<i64: 2, 3>}> ({
// GENERIC: "e.grid"() <{sizes = array<i64>}> ({
// GENERIC: "e.elements"(%[[ARG3]], %[[ARG3]]) ({
// GENERIC: "e.pairs"(%[[ARG0]], %[[ARG2]]) <{names = ["x", "y"], weights = array<f32: 1.000000e+00, -2.500000e+00>}> : (index, i32) -> ()
// GENERIC: "e.pairs"() <{names = [], weights = array<f32>}> : () -> ()
// GENERIC: "e.cases"(%[[ARG2]]) <{numbers = []}> ({
// GENERIC: "e.cases"(%[[ARG2]]) <{numbers = [1 : i8, -2 : i8]}> ({
// GENERIC: "e.apply"(%[[ARG0]], %[[ARG1]]) <{map = #map}> : (index, index) -> ()
// GENERIC: "e.apply"() <{map = #map1}> : () -> ()
// GENERIC: "e.guard"(%[[ARG0]]) <{set = #set}> {x} : (index) -> ()
// GENERIC: "e.at"(%[[ARG3]]) <{map = #map1}> : (tensor<4xf32>) -> ()
// GENERIC: "e.at"(%[[ARG3]], %[[ARG0]]) <{map = #map2}> : (tensor<4xf32>, index) -> ()
// GENERIC: "e.at"(%[[ARG3]], %[[ARG0]], %[[ARG1]]) <{map = #map3}> : (tensor<4xf32>, index, index) -> ()
// GENERIC: "e.range"() <{from = #map4, operandSegmentSizes = array<i32: 0, 0>, to = #map5}> : () -> ()
// GENERIC: "e.range"(%[[ARG0]], %[[ARG1]]) <{from = #map6, operandSegmentSizes = array<i32: 1, 1>, to = #map6}> : (index, index) -> ()
// GENERIC: "e.range"(%[[ARG0]], %[[ARG0]], %[[ARG1]]) <{from = #map7, operandSegmentSizes = array<i32: 1, 2>, to = #map8}> : (index, index, index) -> ()
// GENERIC: "e.range"(%[[ARG0]]) <{from = #map9, operandSegmentSizes = array<i32: 0, 1>, to = #map2}> : (index) -> ()
// GENERIC: "e.weighted"(%[[ARG0]], %[[ARG2]]) <{flags = [false, false], last = 1 : i64, single = false, weights = array<i32: 1, 1>}>
// GENERIC: "e.weighted"(%[[ARG0]], %[[ARG2]]) <{flags = [true, false], last = 7 : i64, single = true, weights = array<i32: 1, 2>}>
// GENERIC: "e.weighted"(%[[ARG0]]) <{flags = [false], last = 0 : i64, single = true, weights = array<i32: 1>}>
// GENERIC: "e.switch"() <{flag = true}>
// GENERIC: "e.switch"() <{flag = false, other = true}>
// GENERIC: "e.quiet"() <{quiet = false}>
// GENERIC: "e.quiet"() <{quiet}>
// GENERIC: "e.results"() : () -> ()
// GENERIC: %[[RESULTS:.*]] = "e.results"() : () -> i32
// GENERIC: %[[RESULTS_1:.*]] = "e.results"() : () -> ((i32) -> i32)
// GENERIC: %[[RESULTS_2:[a-z0-9_]+]]:2 = "e.results"() : () -> (i32, i64)
