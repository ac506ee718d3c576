// RUN: strata opt --allow-unregistered-dialect --lower-affine %s | FileCheck %s
//
// affine.delinearize_index and affine.linearize_index.

func.func @f(%a: index, %n: index, %m: index) {
  %dl:3 = affine.delinearize_index %a into (4, 8, 3) : index, index, index
  "foo.a"(%dl#0, %dl#1, %dl#2) : (index, index, index) -> ()
  %d2:3 = affine.delinearize_index %a into (%n, 3) : index, index, index
  "foo.b"(%d2#0, %d2#1, %d2#2) : (index, index, index) -> ()
  %d3:3 = affine.delinearize_index %a into (5, %n, %m) : index, index, index
  "foo.c"(%d3#0, %d3#1, %d3#2) : (index, index, index) -> ()
  %d4 = affine.delinearize_index %a into (5) : index
  "foo.d"(%d4) : (index) -> ()
  %l1 = affine.linearize_index [%a, %n, %m] by (2, 3, 4) : index
  %l2 = affine.linearize_index [%a, %n, %m] by (%n, %m) : index
  %l3 = affine.linearize_index disjoint [%a, %n, %m] by (2, 3, 4) : index
  %l4 = affine.linearize_index [%a] by (2) : index
  %l5 = affine.linearize_index [%a, %n, %m, %a] by (%n, 3, %m) : index
  "foo.e"(%l1, %l2, %l3, %l4, %l5) : (index, index, index, index, index) -> ()
  return
}

// CHECK:      module {
// CHECK-NEXT:   func.func @f(%arg0: index, %arg1: index, %arg2: index) {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c24 = arith.constant 24 : index
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %0 = arith.floordivsi %arg0, %c24 : index
// CHECK-NEXT:     %1 = arith.remsi %arg0, %c24 : index
// CHECK-NEXT:     %2 = arith.cmpi slt, %1, %c0 : index
// CHECK-NEXT:     %3 = arith.addi %1, %c24 overflow<nsw> : index
// CHECK-NEXT:     %4 = arith.select %2, %3, %1 : index
// CHECK-NEXT:     %5 = arith.divsi %4, %c3 : index
// CHECK-NEXT:     %6 = arith.remsi %arg0, %c3 : index
// CHECK-NEXT:     %7 = arith.cmpi slt, %6, %c0 : index
// CHECK-NEXT:     %8 = arith.addi %6, %c3 overflow<nsw> : index
// CHECK-NEXT:     %9 = arith.select %7, %8, %6 : index
// CHECK-NEXT:     "foo.a"(%0, %5, %9) : (index, index, index) -> ()
// CHECK-NEXT:     %c3_0 = arith.constant 3 : index
// CHECK-NEXT:     %c3_1 = arith.constant 3 : index
// CHECK-NEXT:     %10 = arith.muli %arg1, %c3_1 overflow<nsw, nuw> : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     %11 = arith.floordivsi %arg0, %10 : index
// CHECK-NEXT:     %12 = arith.remsi %arg0, %10 : index
// CHECK-NEXT:     %13 = arith.cmpi slt, %12, %c0_2 : index
// CHECK-NEXT:     %14 = arith.addi %12, %10 overflow<nsw> : index
// CHECK-NEXT:     %15 = arith.select %13, %14, %12 : index
// CHECK-NEXT:     %16 = arith.divsi %15, %c3_0 : index
// CHECK-NEXT:     %17 = arith.remsi %arg0, %c3_0 : index
// CHECK-NEXT:     %18 = arith.cmpi slt, %17, %c0_2 : index
// CHECK-NEXT:     %19 = arith.addi %17, %c3_0 overflow<nsw> : index
// CHECK-NEXT:     %20 = arith.select %18, %19, %17 : index
// CHECK-NEXT:     "foo.b"(%11, %16, %20) : (index, index, index) -> ()
// CHECK-NEXT:     %21 = arith.muli %arg2, %arg1 overflow<nsw, nuw> : index
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     %22 = arith.floordivsi %arg0, %21 : index
// CHECK-NEXT:     %23 = arith.remsi %arg0, %21 : index
// CHECK-NEXT:     %24 = arith.cmpi slt, %23, %c0_3 : index
// CHECK-NEXT:     %25 = arith.addi %23, %21 overflow<nsw> : index
// CHECK-NEXT:     %26 = arith.select %24, %25, %23 : index
// CHECK-NEXT:     %27 = arith.divsi %26, %arg2 : index
// CHECK-NEXT:     %28 = arith.remsi %arg0, %arg2 : index
// CHECK-NEXT:     %29 = arith.cmpi slt, %28, %c0_3 : index
// CHECK-NEXT:     %30 = arith.addi %28, %arg2 overflow<nsw> : index
// CHECK-NEXT:     %31 = arith.select %29, %30, %28 : index
// CHECK-NEXT:     "foo.c"(%22, %27, %31) : (index, index, index) -> ()
// CHECK-NEXT:     "foo.d"(%arg0) : (index) -> ()
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %c12 = arith.constant 12 : index
// CHECK-NEXT:     %32 = arith.muli %arg0, %c12 overflow<nsw> : index
// CHECK-NEXT:     %33 = arith.muli %arg1, %c4 overflow<nsw> : index
// CHECK-NEXT:     %34 = arith.addi %32, %33 overflow<nsw> : index
// CHECK-NEXT:     %35 = arith.addi %34, %arg2 overflow<nsw> : index
// CHECK-NEXT:     %36 = arith.muli %arg2, %arg1 overflow<nsw> : index
// CHECK-NEXT:     %37 = arith.muli %arg0, %36 overflow<nsw> : index
// CHECK-NEXT:     %38 = arith.muli %arg1, %arg2 overflow<nsw> : index
// CHECK-NEXT:     %39 = arith.addi %37, %38 overflow<nsw> : index
// CHECK-NEXT:     %40 = arith.addi %39, %arg2 overflow<nsw> : index
// CHECK-NEXT:     %c4_4 = arith.constant 4 : index
// CHECK-NEXT:     %c12_5 = arith.constant 12 : index
// CHECK-NEXT:     %41 = arith.muli %arg0, %c12_5 overflow<nsw> : index
// CHECK-NEXT:     %42 = arith.muli %arg1, %c4_4 overflow<nsw> : index
// CHECK-NEXT:     %43 = arith.addi %41, %42 overflow<nsw> : index
// CHECK-NEXT:     %44 = arith.addi %43, %arg2 overflow<nsw> : index
// CHECK-NEXT:     %c3_6 = arith.constant 3 : index
// CHECK-NEXT:     %45 = arith.muli %arg2, %c3_6 overflow<nsw> : index
// CHECK-NEXT:     %46 = arith.muli %arg2, %arg1 overflow<nsw> : index
// CHECK-NEXT:     %c3_7 = arith.constant 3 : index
// CHECK-NEXT:     %47 = arith.muli %46, %c3_7 overflow<nsw> : index
// CHECK-NEXT:     %48 = arith.muli %arg0, %47 overflow<nsw> : index
// CHECK-NEXT:     %49 = arith.muli %arg1, %45 overflow<nsw> : index
// CHECK-NEXT:     %50 = arith.muli %arg2, %arg2 overflow<nsw> : index
// CHECK-NEXT:     %51 = arith.addi %48, %49 overflow<nsw> : index
// CHECK-NEXT:     %52 = arith.addi %51, %50 overflow<nsw> : index
// CHECK-NEXT:     %53 = arith.addi %52, %arg0 overflow<nsw> : index
// CHECK-NEXT:     "foo.e"(%35, %40, %44, %arg0, %53) : (index, index, index, index, index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
