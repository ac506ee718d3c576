// The bundled directives: forms that several projects write in C++.
// RUN: %opt --irdl-file=%S/Inputs/bundled.irdl.mlir %s | FileCheck %s
// RUN: %opt --irdl-file=%S/Inputs/bundled.irdl.mlir --mlir-print-op-generic %s | %opt --irdl-file=%S/Inputs/bundled.irdl.mlir | FileCheck %s

// CHECK-LABEL: func.func @types(
// CHECK-SAME: !d.buffer<4x?xf32>, %{{.*}}: !d.buffer<4xi8, mutable>, %{{.*}}: !d.buffer<4xi8, mutable, 8x4>, %{{.*}}: !d.buffer<4xi8>)
func.func @types(%a: !d.buffer<4x?xf32>, %b: !d.buffer<4xi8, mutable>, %c: !d.buffer<4xi8, mutable, 8x4>, %same: !d.buffer<4xi8, 4>) {
  return
}

// CHECK-LABEL: func.func private @partial(!d.partial<[4,?],f32>, !d.partial<*,f32>, !d.partial<[],unk>, !d.partial<[4],unk,i32>, !d.partial, !d.partial)
func.func private @partial(!d.partial<[4, ?], f32>, !d.partial<*,f32>, !d.partial<[],unk>, !d.partial<[4],unk,i32>, !d.partial<*,unk>, !d.partial)

// CHECK-LABEL: func.func @sized(
// CHECK-SAME: %[[T:.*]]: tensor<?x4xf32>, %[[B:.*]]: !d.buffer<4xi8>, %[[N:.*]]: index)
func.func @sized(%t: tensor<?x4xf32>, %b: !d.buffer<4xi8>, %n: index) {
  // CHECK: d.call(%[[T]], %[[B]]) : (tensor<?x4xf32>{%[[N]]}, !d.buffer<4xi8>{%[[N]]}) -> (%[[T]]{%[[N]]}, %[[B]] as !d.buffer<8xi8>{%[[N]]}, i32)
  %0:3 = d.call(%t, %b) : (tensor<?x4xf32>{%n}, !d.buffer<4xi8>{%n}) -> (%t{%n}, %b as !d.buffer<8xi8>{%n}, i32)
  // CHECK: d.call() : () -> ()
  d.call() : () -> ()
  // CHECK: d.call(%[[T]]) : (tensor<?x4xf32>{%[[N]]}) -> tensor<4xf32>
  %1 = d.call(%t) : (tensor<?x4xf32>{%n}) -> tensor<4xf32>
  // CHECK: d.forward %[[T]], %[[B]] : tensor<?x4xf32>, !d.buffer<4xi8> -> (%[[B]], i32)
  %2:2 = d.forward %t, %b : tensor<?x4xf32>, !d.buffer<4xi8> -> (%b, i32)
  // CHECK: d.fill %[[N]], %[[T]] : index -> %[[T]] as tensor<?x4xf32>{%[[N]]}
  %3 = d.fill %n, %t : index -> %t as tensor<?x4xf32>{%n}
  // CHECK: d.wait %[[B]], %[[T]] : !d.buffer<4xi8>{%[[N]]}, tensor<?x4xf32>{%[[N]]}
  %4:2 = d.wait %b, %t : !d.buffer<4xi8>{%n}, tensor<?x4xf32>{%n}
  return
}

// CHECK-LABEL: func.func @regions(
// CHECK-SAME: %[[T:.*]]: tensor<?xf32>, %[[I:.*]]: tensor<f32>, %[[N:.*]]: index)
func.func @regions(%t: tensor<?xf32>, %init: tensor<f32>, %n: index) {
  // CHECK: d.run with(%[[T]] as %[[ARG:.*]]: tensor<?xf32>{%[[N]]}) -> %[[T]]{%[[N]]} {
  // CHECK-NEXT: d.yield %[[ARG]] : tensor<?xf32>
  // CHECK-NEXT: }
  %0 = d.run with(%t as %arg: tensor<?xf32>{%n}) -> %t{%n} {
    d.yield %arg : tensor<?xf32>
  }
  // CHECK: d.run with() {
  // CHECK-NEXT: }
  d.run with() {
  }
  // CHECK: d.reduce (%[[T]] init: %[[I]]) applies d.add across dimensions = [0] {a} : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  %1 = d.reduce(%t init: %init) applies d.add across dimensions = [0] {a} : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  // CHECK: d.reduce (%[[T]] init: %[[I]]), (%[[T]] init: %[[I]]) across dimensions = [] : (tensor<?xf32>, tensor<?xf32>, tensor<f32>, tensor<f32>) -> (tensor<?xf32>, tensor<?xf32>)
  // CHECK-NEXT: reducer(%[[A:.*]]: tensor<f32>, %[[C:.*]]: tensor<f32>) (%[[B:.*]]: tensor<f32>, %[[D:.*]]: tensor<f32>) {
  // CHECK-NEXT: d.sub %[[A]], %[[B]]
  %2:2 = d.reduce(%t init: %init), (%t init: %init) across dimensions = [] : (tensor<?xf32>, tensor<?xf32>, tensor<f32>, tensor<f32>) -> (tensor<?xf32>, tensor<?xf32>)
    reducer(%a: tensor<f32>, %c: tensor<f32>) (%b: tensor<f32>, %e: tensor<f32>) {
    %3 = d.sub %a, %b : tensor<f32>
    d.yield %3, %e : tensor<f32>, tensor<f32>
  }
  return
}

// CHECK-LABEL: func.func @parts(
// CHECK-SAME: %[[A:.*]]: i32, %[[B:.*]]: i64)
func.func @parts(%a: i32, %b: i64) {
  // CHECK: d.fork(%[[A]], %[[B]]) attributes {more = array<i32: 4, 1>, other}
  // CHECK-NEXT: default {
  // CHECK-NEXT: d.yield %[[A]] : i32
  // CHECK-NEXT: }
  // CHECK-NEXT: part0(%[[C:.*]]: i32, %[[D:.*]]: i64) count(4) {
  // CHECK-NEXT: d.yield %[[D]], %[[C]] : i64, i32
  // CHECK-NEXT: }
  // CHECK-NEXT: part1() count(1) {
  // CHECK-NEXT: } : (i32, i64) -> i32
  %0 = d.fork(%a, %b) attributes {other, more = array<i32: 4, 1>}
  default {
    d.yield %a : i32
  }
  part0(%c: i32, %d: i64) count(4) {
    d.yield %d, %c : i64, i32
  }
  part1() count(1) {
  } : (i32, i64) -> i32
  // CHECK: d.fork()
  // CHECK-NEXT: default {
  // CHECK-NEXT: d.yield
  // CHECK-NEXT: } : () -> ()
  d.fork() default {
    d.yield
  } : () -> ()
  return
}

// CHECK-LABEL: func.func @dimensions() attributes
// CHECK-SAME: kept = #d.pairs<>, labels = #d.labels<raw in_batch = 0, in_rest = [0], weight_in = 0, weight_out = 1, weight_rest = []>, padded = #d.padded<[32:+4, 64:+8]>, pairs = #d.pairs<a = [1], d = [2, 3]>, sizes = #d.sizes<[4, ?]>, unknown = #d.labels<[b, ?, 0]x[i, o]>
func.func @dimensions() attributes {
  labels = #d.labels<raw in_batch = 0, in_rest = [0], weight_out = 1, weight_in = 0, weight_rest = []>,
  unknown = #d.labels<[b, ?, 0]x[i, o]>,
  padded = #d.padded<[32:+4, 64:+8]>, pairs = #d.pairs<d = [2, 3], a = [1],>, kept = #d.pairs<>, sizes = #d.sizes<[4, ?]>
} {
  // CHECK: d.conv dims = [b, 1, 0]x[0, i, o], batch = [0] x [1], sum = [2] x [] window = {stride = [1, 2], pad = {{\[}}[0, 1], [2, 3]], reverse = [true, false]} format = e5m10
  d.conv dims = [b, 1, 0]x[0, i, o], batch = [0] x [1], sum = [2] x [] window = {pad = [[0, 1], [2, 3]], stride = [1, 2], reverse = [true, 0]} format = e5m10
  // CHECK: d.conv dims = [b]x[i, o], sum = [] x [] window = {} format = e0m1
  d.conv dims = [b]x[i, o], sum = [] x [] window = {} format = e0m1
  return
}

// CHECK-LABEL: func.func @lists(
// CHECK-SAME: %[[B:.*]]: !d.buffer<4xi8>, %[[N:.*]]: index)
func.func @lists(%b: !d.buffer<4xi8>, %n: index) {
  // CHECK: d.lists @a::@b %[[N]] (%[[B]][%[[N]] to %[[N]] for %[[N]]], %[[N]]) %[[N]]<4> {{\[}}[1, %[[N]]], []][<1>, <2>] @f i32 : (!d.buffer<4xi8>, index), index
  %0 = d.lists @a::@b %n (%b[%n to %n for %n], %n) %n<4> [[1, %n], []] [<1>, <2>] @f i32 : (!d.buffer<4xi8>, index), index
  // CHECK: d.lists {@a, @b} %[[N]]::%[[N]] () %[[N]][<4>, <5>] [][<1>] @f as("g") i32 as i64 : (), index
  %1 = d.lists {@a, @b} %n::%n () %n[<4>, <5>] [] [#d.range<1>] @f as("g") i32 as i64 : (), index
  return
}
