// Operations that are like others (strata.like), and named predicates. The file is
// read as a whole and operation by operation.
// RUN: %opt --irdl-file=%S/Inputs/like.irdl.mlir --split-input-file --verify-diagnostics %s | FileCheck %s
// RUN: mkdir -p %t.dir && cp %S/Inputs/like.irdl.mlir %t.dir/fam.irdl.mlir
// RUN: %opt --dialect-dir=%t.dir --split-input-file --verify-diagnostics %s | FileCheck %s
// RUN: strata dialect check --werror %S/Inputs/like.irdl.mlir
// RUN: strata dialect show fam.less %S/Inputs/like.irdl.mlir | FileCheck %s --check-prefix=SHOW

// CHECK-LABEL: func @copies
func.func @copies(%a: i32, %v: vector<2xf32>) {
  // CHECK-NEXT: fam.sub %{{.*}}, %{{.*}} : i32
  %0 = fam.sub %a, %a : i32
  // CHECK-NEXT: fam.less %{{.*}}, %{{.*}} : vector<2xf32> -> vector<2xi1>
  %1 = fam.less %v, %v : vector<2xf32> -> vector<2xi1>
  return
}

// -----

func.func @namedPredicate(%a: index) {
  // expected-error@below {{'fam.sub' op operand #0 must be number or vector of numbers, but got 'index'}}
  %0 = fam.sub %a, %a : index
  return
}

// -----

func.func @ownResults(%a: i32) {
  // expected-error@below {{'fam.less' op result #0 must be bool or vector of bools, but got 'i32'}}
  %0 = fam.less %a, %a : i32 -> i32
  return
}

// -----

func.func @emptyList() {
  // CHECK: fam.nothing
  // CHECK-NOT: fam.sub
  "fam.nothing"() : () -> ()
  return
}

// SHOW: fam.less
// SHOW: comparison
// SHOW: lhs
