// RUN: %opt %s --emit-bytecode -o %t.mlirbc
// RUN: %opt %t.mlirbc | FileCheck %s

// CHECK: #loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true, endLoc = #{{.*}}, parallelAccesses = #access_group>
#group = #llvm.access_group<id = distinct[0]<>>
#end = loc(fused["end", "of loop"])
#annotation = #llvm.loop_annotation<unroll = <disable = true>, mustProgress = true, endLoc = #end, parallelAccesses = #group>

// Flags that are no attributes are numbers in bytecode.

// CHECK: llvm.add %{{.*}}, %{{.*}} overflow<nsw, nuw> : i32
// CHECK: llvm.getelementptr inbounds|nuw %{{.*}}[%{{.*}}, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<4 x i32>
llvm.func @flags(%a: i32, %p: !llvm.ptr) -> i32 {
  %sum = llvm.add %a, %a overflow<nsw, nuw> : i32
  %address = llvm.getelementptr inbounds|nuw %p[%a, 2] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<4 x i32>
  llvm.return %sum : i32
}

// Annotations of loops have fields.

// CHECK: llvm.br ^bb1 {loop_annotation = #loop_annotation}
llvm.func @loops() {
  llvm.br ^bb1
^bb1:
  llvm.br ^bb1 {loop_annotation = #annotation}
}
