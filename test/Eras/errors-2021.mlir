// Errors in text of LLVM 13 and 14.
// RUN: %opt --era=2021 --split-input-file --verify-diagnostics %s

llvm.func @weights(%c: i1) {
  // expected-error @below {{expected elements of integers}}
  llvm.cond_br %c weights(dense<1.0> : vector<2xf32>), ^bb1, ^bb1
^bb1:
  llvm.return
}

// -----

llvm.func @positions(%a: !llvm.struct<(i32)>) {
  // expected-error @below {{expected a type of integers}}
  %0 = llvm.extractvalue %a[0 : f32] : !llvm.struct<(i32)>
  llvm.return
}

// -----

llvm.func @far(%p: !llvm.ptr<i32>) {
  // expected-error @below {{expected an index between -2147483647 and 2147483647; pass others as values}}
  %0 = llvm.getelementptr %p[4294967297] : (!llvm.ptr<i32>) -> !llvm.ptr<i32>
  llvm.return
}
