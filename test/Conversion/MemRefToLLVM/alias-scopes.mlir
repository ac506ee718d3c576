// RUN: strata opt %s --pass-pipeline='builtin.module(lower-to-llvm)' | FileCheck %s
//
// Accesses of memory without overlaps get scopes of aliases: within one allocation, separate storage would say
// too much.

// CHECK-DAG: #[[DOMAIN:.*]] = #llvm.alias_scope_domain<id = distinct[{{[0-9]+}}]<>>
// CHECK-DAG: #[[A:alias_scope.*]] = #llvm.alias_scope<id = distinct[{{[0-9]+}}]<>, domain = #[[DOMAIN]]>
// CHECK-LABEL: llvm.func @copy
// CHECK-NOT: freeze
// CHECK: llvm.intr.experimental.noalias.scope.decl #[[FIRST:.*]]{{$}}
// CHECK: llvm.intr.experimental.noalias.scope.decl #[[SECOND:.*]]{{$}}
// CHECK: llvm.load %{{.*}} {alias_scopes = [#[[FIRST]]], noalias_scopes = [#[[SECOND]]]} : !llvm.ptr -> f32
// CHECK: llvm.store %{{.*}} {alias_scopes = [#[[SECOND]]], noalias_scopes = [#[[FIRST]]]} : f32, !llvm.ptr
// CHECK: llvm.store %{{.*}}, %{{[^{]*}} : f32, !llvm.ptr
// CHECK-NOT: freeze
// CHECK: llvm.return
func.func @copy(%a: memref<8xf32>, %b: memref<8xf32>, %i: index) {
  %0:2 = memref.distinct_objects %a, %b {strata.same_storage} : memref<8xf32>, memref<8xf32>
  %x = memref.load %0#0[%i] : memref<8xf32>
  memref.store %x, %0#1[%i] : memref<8xf32>
  memref.store %x, %a[%i] : memref<8xf32>
  return
}

// Memory that is distinct twice has the scopes of both.
// CHECK-LABEL: llvm.func @three
// CHECK: llvm.load %{{.*}} {alias_scopes = [#{{[^,]*}}, #{{[^,]*}}], noalias_scopes = [#{{[^,]*}}, #{{[^,]*}}]}
func.func @three(%a: memref<8xf32>, %b: memref<8xf32>, %c: memref<8xf32>, %i: index) {
  %0:2 = memref.distinct_objects %a, %b {strata.same_storage} : memref<8xf32>, memref<8xf32>
  %1:2 = memref.distinct_objects %0#1, %c {strata.same_storage} : memref<8xf32>, memref<8xf32>
  %x = memref.load %1#0[%i] : memref<8xf32>
  memref.store %x, %0#0[%i] : memref<8xf32>
  memref.store %x, %1#1[%i] : memref<8xf32>
  return
}
