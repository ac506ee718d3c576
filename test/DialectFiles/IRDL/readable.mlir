// Operations that the custom form cannot express are written in generic form.
// RUN: %opt --irdl-file=%S/Inputs/readable.irdl.mlir --allow-unregistered-dialect %s -o %t
// RUN: FileCheck %s < %t
// RUN: %opt --irdl-file=%S/Inputs/readable.irdl.mlir --allow-unregistered-dialect %t -o %t.again
// RUN: diff %t %t.again

// CHECK: d.body {
// CHECK-NEXT: }
d.body {}
// CHECK: d.body {
// CHECK-NEXT: d.end with {
// CHECK: d.end {note}
"d.body"() ({ "d.end"() ({ "test.x"() : () -> () }) : () -> () }) : () -> ()
d.body { d.end {note} }
// CHECK: %{{.*}} = d.fixed
// CHECK: %{{.*}} = "d.fixed"() : () -> i64
%0 = d.fixed
%1 = "d.fixed"() : () -> i64
// CHECK: %{{.*}} = d.same %{{.*}}, %{{.*}} : tensor<?xi32>
// CHECK: %{{.*}} = "d.same"(%{{.*}}, %{{.*}}) : (tensor<?xi32>, tensor<4xi32>) -> tensor<?xi32>
%2, %3 = "test.tensors"() : () -> (tensor<?xi32>, tensor<4xi32>)
%4 = d.same %2, %2 : tensor<?xi32>
%5 = "d.same"(%2, %3) : (tensor<?xi32>, tensor<4xi32>) -> tensor<?xi32>
// CHECK: d.placed 4
// CHECK: "d.placed"() : () -> ()
d.placed 4
"d.placed"() : () -> ()
// CHECK: d.lists %[[A:.*]], %[[A]], %[[B:.*]], %[[B]] : i32, i32, i64, i64
d.lists %0, %0, %1, %1 : i32, i32, i64, i64
// CHECK: d.regions {
// CHECK: d.regions {
// CHECK: }, {
d.regions { "test.x"() : () -> () }
d.regions { "test.x"() : () -> () }, { "test.x"() : () -> () }
// CHECK: "d.named"()
"d.named"() : () -> ()
