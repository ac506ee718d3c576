// RUN: %opt --allow-unregistered-dialect %s | FileCheck %s
// RUN: %opt --allow-unregistered-dialect %s -o %t.mlir
// RUN: %opt --allow-unregistered-dialect --mlir-print-op-generic %t.mlir -o %t.generic.mlir
// RUN: %opt --allow-unregistered-dialect %t.generic.mlir | diff %t.mlir -
// RUN: FileCheck %s --check-prefix=GENERIC < %t.generic.mlir

ml_program.global private @a(dense<4> : tensor<4xi32>) : tensor<4xi32>
ml_program.global private mutable @b : tensor<4xi32>
ml_program.global public mutable @c(unit) : i32
ml_program.global public @d(#ml_program.extern : tensor<4xi32>) : tensor<?xi32>
ml_program.global nested mutable @e(#ml_program.extern : tensor<4xi32>) : tensor<4xi32> {a}
ml_program.global private mutable @f(4 : i32) : i32
ml_program.global private mutable @g("x") : i32 {foo = 1}
ml_program.global private @h(1.0 : f32) : f32
ml_program.global private @i(#foo.bar) : f32
ml_program.global private @"quoted name"(3) : index
ml_program.func @ret(%arg0: i32 {ml.attr = 1}, %x: i32) -> (i32, f32 {a.b}) {
  %0 = ml_program.global_load @f : i32
  %g = ml_program.global_load @f : i32 {x}
  %1 = ml_program.global_load_const @h : f32
  %c = ml_program.global_load_const @h : f32 {y}
  ml_program.global_store @f = %0 : i32
  ml_program.global_store @f = %0 : i32 {z}
  ml_program.return %0, %1 : i32, f32
}
ml_program.func private @decl(i32) -> i32
ml_program.func private @decl2(i32 {a.b}, f32) attributes {x = 1}
ml_program.func @noret() {
  ml_program.return
}
ml_program.func nested @noret1() attributes {a} {
  ml_program.return {b}
}
ml_program.func public @noret2() -> i32 {
  %0 = arith.constant 1 : i32
  cf.br ^bb1
^bb1:
  ml_program.return %0 : i32
}
ml_program.subgraph private @sg(%arg0: i32) -> i32 {
  %t = ml_program.token
  %t0 = ml_program.token {a}
  %0, %tok = ml_program.global_load_graph @f ordering (%t -> !ml_program.token) : i32
  %1, %tok1 = ml_program.global_load_graph @f ordering (() -> !ml_program.token) : i32 {x}
  %2, %tok2 = ml_program.global_load_graph @f ordering (%t, %t0 -> !ml_program.token) : i32
  %q = ml_program.global_store_graph @f = %0 ordering (%t -> !ml_program.token) : i32
  %q1 = ml_program.global_store_graph @f = %0 ordering (%t, %q -> !ml_program.token) : i32 {a}
  %q2 = ml_program.global_store_graph @f = %0 ordering (() -> !ml_program.token) : i32 {a}
  ml_program.output %arg0 : i32
}
ml_program.subgraph @sg1() {
  ml_program.output {x}
}
ml_program.subgraph private @sg2() -> ()
ml_program.subgraph @sg3(%a: i32 loc("x")) -> (i32, i32) attributes {foo} {
  %c = arith.addi %b, %b : i32
  %b = arith.constant 4 : i32
  ml_program.output %a, %b : i32, i32
}

// CHECK: #extern = #ml_program.extern : tensor<4xi32>
// CHECK-NEXT: module {
// CHECK-NEXT: ml_program.global private @a(dense<4> : tensor<4xi32>) : tensor<4xi32>
// CHECK-NEXT: ml_program.global private mutable @b : tensor<4xi32>
// CHECK-NEXT: ml_program.global public mutable @c(unit) : i32
// CHECK-NEXT: ml_program.global public @d(#extern) : tensor<?xi32>
// CHECK-NEXT: ml_program.global nested mutable @e(#extern) : tensor<4xi32> {a}
// CHECK-NEXT: ml_program.global private mutable @f(4 : i32) : i32
// CHECK-NEXT: ml_program.global private mutable @g("x") : i32 {foo = 1 : i64}
// CHECK-NEXT: ml_program.global private @h(1.000000e+00 : f32) : f32
// CHECK-NEXT: ml_program.global private @i(#foo.bar) : f32
// CHECK-NEXT: ml_program.global private @"quoted name"(3 : i64) : index
// CHECK-NEXT: ml_program.func @ret(%[[ARG0:[a-z0-9_]+]]: i32 {ml.attr = 1 : i64}, %[[X:[a-z0-9_]+]]: i32) -> (i32, f32 {a.b}) {
// CHECK-NEXT: %[[F:.*]] = ml_program.global_load @f : i32
// CHECK-NEXT: %[[G:.*]] = ml_program.global_load @f : i32 {x}
// CHECK-NEXT: %[[H:.*]] = ml_program.global_load_const @h : f32
// CHECK-NEXT: %[[C:.*]] = ml_program.global_load_const @h : f32 {y}
// CHECK-NEXT: ml_program.global_store @f = %[[F]] : i32
// CHECK-NEXT: ml_program.global_store @f = %[[F]] : i32 {z}
// CHECK-NEXT: ml_program.return %[[F]], %[[H]] : i32, f32
// CHECK-NEXT: }
// CHECK-NEXT: ml_program.func private @decl(i32) -> i32
// CHECK-NEXT: ml_program.func private @decl2(i32 {a.b}, f32) attributes {x = 1 : i64}
// CHECK-NEXT: ml_program.func @noret() {
// CHECK-NEXT: ml_program.return
// CHECK-NEXT: }
// CHECK-NEXT: ml_program.func nested @noret1() attributes {a} {
// CHECK-NEXT: ml_program.return {b}
// CHECK-NEXT: }
// CHECK-NEXT: ml_program.func public @noret2() -> i32 {
// CHECK-NEXT: %[[C1_I32:.*]] = arith.constant 1 : i32
// CHECK-NEXT: cf.br ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: ml_program.return %[[C1_I32]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: ml_program.subgraph private @sg(%[[ARG0:[a-z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[T:.*]] = ml_program.token
// CHECK-NEXT: %[[T0:.*]] = ml_program.token {a}
// CHECK-NEXT: %[[RESULT:[a-z0-9_]+]], %[[PRODUCETOKEN:.*]] = ml_program.global_load_graph @f ordering(%[[T]] -> !ml_program.token) : i32
// CHECK-NEXT: %[[RESULT_0:[a-z0-9_]+]], %[[PRODUCETOKEN_1:.*]] = ml_program.global_load_graph @f ordering(() -> !ml_program.token) : i32 {x}
// CHECK-NEXT: %[[RESULT_2:[a-z0-9_]+]], %[[PRODUCETOKEN_3:.*]] = ml_program.global_load_graph @f ordering(%[[T]], %[[T0]] -> !ml_program.token) : i32
// CHECK-NEXT: %[[GLOBAL_STORE_GRAPH:.*]] = ml_program.global_store_graph @f = %[[RESULT]] ordering(%[[T]] -> !ml_program.token) : i32
// CHECK-NEXT: %[[GLOBAL_STORE_GRAPH_1:.*]] = ml_program.global_store_graph @f = %[[RESULT]] ordering(%[[T]], %[[GLOBAL_STORE_GRAPH]] -> !ml_program.token) : i32 {a}
// CHECK-NEXT: %[[GLOBAL_STORE_GRAPH_2:.*]] = ml_program.global_store_graph @f = %[[RESULT]] ordering(() -> !ml_program.token) : i32 {a}
// CHECK-NEXT: ml_program.output %[[ARG0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: ml_program.subgraph @sg1() {
// CHECK-NEXT: ml_program.output {x}
// CHECK-NEXT: }
// CHECK-NEXT: ml_program.subgraph private @sg2()
// CHECK-NEXT: ml_program.subgraph @sg3(%[[A:[a-z0-9_]+]]: i32) -> (i32, i32) attributes {foo} {
// CHECK-NEXT: %[[C:.*]] = arith.addi %[[C4_I32:[a-z0-9_]+]], %[[C4_I32]] : i32
// CHECK-NEXT: %[[C4_I32]] = arith.constant 4 : i32
// CHECK-NEXT: ml_program.output %[[A]], %[[C4_I32]] : i32, i32
// CHECK-NEXT: }

// GENERIC: "ml_program.global"() <{sym_name = "a", sym_visibility = "private", type = tensor<4xi32>, value = dense<4> : tensor<4xi32>}> : () -> ()
// GENERIC: "ml_program.global"() <{is_mutable, sym_name = "b", sym_visibility = "private", type = tensor<4xi32>}> : () -> ()
// GENERIC: "ml_program.global"() <{is_mutable, sym_name = "c", sym_visibility = "public", type = i32, value}> : () -> ()
// GENERIC: "ml_program.global"() <{sym_name = "d", sym_visibility = "public", type = tensor<?xi32>, value = #extern}> : () -> ()
// GENERIC: "ml_program.global"() <{is_mutable, sym_name = "e", sym_visibility = "nested", type = tensor<4xi32>, value = #extern}> {a} : () -> ()
// GENERIC: "ml_program.global"() <{is_mutable, sym_name = "f", sym_visibility = "private", type = i32, value = 4 : i32}> : () -> ()
// GENERIC: "ml_program.global"() <{is_mutable, sym_name = "g", sym_visibility = "private", type = i32, value = "x"}> {foo = 1 : i64} : () -> ()
// GENERIC: "ml_program.global"() <{sym_name = "h", sym_visibility = "private", type = f32, value = 1.000000e+00 : f32}> : () -> ()
// GENERIC: "ml_program.global"() <{sym_name = "i", sym_visibility = "private", type = f32, value = #foo.bar}> : () -> ()
// GENERIC: "ml_program.global"() <{sym_name = "quoted name", sym_visibility = "private", type = index, value = 3 : i64}> : () -> ()
// GENERIC: "ml_program.func"() <{arg_attrs = [{ml.attr = 1 : i64}, {}], function_type = (i32, i32) -> (i32, f32), res_attrs = [{}, {a.b}], sym_name = "ret"}> ({
// GENERIC: %[[GLOBAL_LOAD:.*]] = "ml_program.global_load"() <{global = @f}> : () -> i32
// GENERIC: %[[GLOBAL_LOAD_1:.*]] = "ml_program.global_load"() <{global = @f}> {x} : () -> i32
// GENERIC: %[[GLOBAL_LOAD_CONST:.*]] = "ml_program.global_load_const"() <{global = @h}> : () -> f32
// GENERIC: %[[GLOBAL_LOAD_CONST_1:.*]] = "ml_program.global_load_const"() <{global = @h}> {y} : () -> f32
// GENERIC: "ml_program.global_store"(%[[GLOBAL_LOAD]]) <{global = @f}> : (i32) -> ()
// GENERIC: "ml_program.global_store"(%[[GLOBAL_LOAD]]) <{global = @f}> {z} : (i32) -> ()
// GENERIC: "ml_program.return"(%[[GLOBAL_LOAD]], %[[GLOBAL_LOAD_CONST]]) : (i32, f32) -> ()
// GENERIC: "ml_program.func"() <{function_type = (i32) -> i32, sym_name = "decl", sym_visibility = "private"}> ({
// GENERIC: "ml_program.func"() <{arg_attrs = [{a.b}, {}], function_type = (i32, f32) -> (), sym_name = "decl2", sym_visibility = "private"}> ({
// GENERIC: "ml_program.func"() <{function_type = () -> (), sym_name = "noret"}> ({
// GENERIC: "ml_program.return"() : () -> ()
// GENERIC: "ml_program.func"() <{function_type = () -> (), sym_name = "noret1", sym_visibility = "nested"}> ({
// GENERIC: "ml_program.return"() {b} : () -> ()
// GENERIC: "ml_program.func"() <{function_type = () -> i32, sym_name = "noret2", sym_visibility = "public"}> ({
// GENERIC: %[[CONSTANT:.*]] = "arith.constant"() <{value = 1 : i32}> : () -> i32
// GENERIC: "ml_program.return"(%[[CONSTANT]]) : (i32) -> ()
// GENERIC: "ml_program.subgraph"() <{function_type = (i32) -> i32, sym_name = "sg", sym_visibility = "private"}> ({
// GENERIC: ^bb0(%[[ARG1:[a-z0-9_]+]]: i32)
// GENERIC: %[[TOKEN:.*]] = "ml_program.token"() : () -> !ml_program.token
// GENERIC: %[[TOKEN_1:.*]] = "ml_program.token"() {a} : () -> !ml_program.token
// GENERIC: %[[GLOBAL_LOAD_GRAPH:[a-z0-9_]+]]:2 = "ml_program.global_load_graph"(%[[TOKEN]]) <{global = @f}> : (!ml_program.token) -> (i32, !ml_program.token)
// GENERIC: %[[GLOBAL_LOAD_GRAPH_1:[a-z0-9_]+]]:2 = "ml_program.global_load_graph"() <{global = @f}> {x} : () -> (i32, !ml_program.token)
// GENERIC: %[[GLOBAL_LOAD_GRAPH_2:[a-z0-9_]+]]:2 = "ml_program.global_load_graph"(%[[TOKEN]], %[[TOKEN_1]]) <{global = @f}> : (!ml_program.token, !ml_program.token) -> (i32, !ml_program.token)
// GENERIC: %[[GLOBAL_STORE_GRAPH:.*]] = "ml_program.global_store_graph"(%[[GLOBAL_LOAD_GRAPH]]#0, %[[TOKEN]]) <{global = @f}> : (i32, !ml_program.token) -> !ml_program.token
// GENERIC: %[[GLOBAL_STORE_GRAPH_1:.*]] = "ml_program.global_store_graph"(%[[GLOBAL_LOAD_GRAPH]]#0, %[[TOKEN]], %[[GLOBAL_STORE_GRAPH]]) <{global = @f}> {a} : (i32, !ml_program.token, !ml_program.token) -> !ml_program.token
// GENERIC: %[[GLOBAL_STORE_GRAPH_2:.*]] = "ml_program.global_store_graph"(%[[GLOBAL_LOAD_GRAPH]]#0) <{global = @f}> {a} : (i32) -> !ml_program.token
// GENERIC: "ml_program.output"(%[[ARG1]]) : (i32) -> ()
// GENERIC: "ml_program.subgraph"() <{function_type = () -> (), sym_name = "sg1"}> ({
// GENERIC: "ml_program.output"() {x} : () -> ()
// GENERIC: "ml_program.subgraph"() <{function_type = () -> (), sym_name = "sg2", sym_visibility = "private"}> ({
// GENERIC: "ml_program.subgraph"() <{function_type = (i32) -> (i32, i32), sym_name = "sg3"}> ({
// GENERIC: ^bb0(%[[ARG0:[a-z0-9_]+]]: i32)
// GENERIC: %[[CONSTANT_1:.*]] = "arith.constant"() <{value = 4 : i32}> : () -> i32
// GENERIC: "ml_program.output"(%[[ARG0]], %[[CONSTANT_1]]) : (i32, i32) -> ()
