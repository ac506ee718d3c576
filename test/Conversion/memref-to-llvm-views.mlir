// RUN: strata opt --allow-unregistered-dialect --finalize-memref-to-llvm %s | FileCheck %s
//
// Reshapes, views, address spaces.

func.func @f(%s: memref<8x8xf32>, %shd: memref<3xi32>, %shd2: memref<2xindex>, %i: index, %u: memref<*xf32>, %dm: memref<?x?xf32>, %c: memref<4xf32, 1>, %m: memref<4xi32>, %bb: memref<?xi8>, %q: memref<?xf32>, %off: memref<4xf32, strided<[1], offset: 3>>) {
  %rs = memref.reshape %s(%shd) : (memref<8x8xf32>, memref<3xi32>) -> memref<?x4x?xf32>
  %ga = memref.generic_atomic_rmw %m[%i] : memref<4xi32> { ^bb0(%x: i32): %y = arith.addi %x, %x : i32
    memref.atomic_yield %y : i32 }
  %g = memref.get_global @gg : memref<index>
  %gx = memref.get_global @gx : memref<2xcomplex<f32>>
  %d = memref.dim %dm, %i : memref<?x?xf32>
  %c1 = arith.constant 1 : index
  %d1 = memref.dim %dm, %c1 : memref<?x?xf32>
  %dd = memref.dim %u, %c1 : memref<*xf32>
  %al = memref.alloc() : memref<4xf32, 1>
  %ala = memref.alloca() : memref<4xf32, 1>
  %v = memref.view %bb[%i][%i, %i] : memref<?xi8> to memref<?x4x?xf32>
  memref.alloca_scope { 
    "foo.x"() : () -> ()
  }
  %rl = memref.realloc %q : memref<?xf32> to memref<8xf32>
  memref.assume_alignment %off, 16 : memref<4xf32, strided<[1], offset: 3>>
  return
}
memref.global "private" @gg : memref<index> = dense<7>
memref.global "nested" constant @gx : memref<2xcomplex<f32>> = dense<(1.0, 2.0)>
memref.global @ge : memref<2xvector<4xf32>>
memref.global @gi : memref<2xindex, 3> = dense<[1, 2]>

// CHECK:      module {
// CHECK-NEXT:   llvm.func @malloc(i64) -> !llvm.ptr
// CHECK-NEXT:   func.func @f(%arg0: memref<8x8xf32>, %arg1: memref<3xi32>, %arg2: memref<2xindex>, %arg3: index, %arg4: memref<*xf32>, %arg5: memref<?x?xf32>, %arg6: memref<4xf32, 1>, %arg7: memref<4xi32>, %arg8: memref<?xi8>, %arg9: memref<?xf32>, %arg10: memref<4xf32, strided<[1], offset: 3>>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg10 : memref<4xf32, strided<[1], offset: 3>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg8 : memref<?xi8> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg4 : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %arg3 : index to i64
// CHECK-NEXT:     %4 = builtin.unrealized_conversion_cast %arg5 : memref<?x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %5 = builtin.unrealized_conversion_cast %arg1 : memref<3xi32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %6 = builtin.unrealized_conversion_cast %arg0 : memref<8x8xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %7 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %8 = llvm.extractvalue %6[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %9 = llvm.extractvalue %6[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %10 = llvm.insertvalue %8, %7[0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %11 = llvm.insertvalue %9, %10[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %12 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %13 = llvm.insertvalue %12, %11[2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %14 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %15 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %16 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %17 = llvm.getelementptr inbounds|nuw %16[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT:     %18 = llvm.load %17 : !llvm.ptr -> i32
// CHECK-NEXT:     %19 = builtin.unrealized_conversion_cast %18 : i32 to i64
// CHECK-NEXT:     %20 = llvm.insertvalue %19, %13[3, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %21 = llvm.insertvalue %14, %20[4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %22 = llvm.mul %14, %19 : i64
// CHECK-NEXT:     %23 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:     %24 = llvm.insertvalue %23, %21[3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %25 = llvm.insertvalue %22, %24[4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %26 = llvm.mul %22, %23 : i64
// CHECK-NEXT:     %27 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %28 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %29 = llvm.getelementptr inbounds|nuw %28[%27] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT:     %30 = llvm.load %29 : !llvm.ptr -> i32
// CHECK-NEXT:     %31 = builtin.unrealized_conversion_cast %30 : i32 to i64
// CHECK-NEXT:     %32 = llvm.insertvalue %31, %25[3, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %33 = llvm.insertvalue %26, %32[4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %34 = llvm.mul %26, %31 : i64
// CHECK-NEXT:     %35 = memref.generic_atomic_rmw %arg7[%arg3] : memref<4xi32> {
// CHECK-NEXT:     ^bb0(%arg11: i32):
// CHECK-NEXT:       %127 = arith.addi %arg11, %arg11 : i32
// CHECK-NEXT:       memref.atomic_yield %127 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %36 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %37 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %38 = llvm.getelementptr %37[%36] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT:     %39 = llvm.ptrtoint %38 : !llvm.ptr to i64
// CHECK-NEXT:     %40 = llvm.mlir.addressof @gg : !llvm.ptr
// CHECK-NEXT:     %41 = llvm.getelementptr %40[0] : (!llvm.ptr) -> !llvm.ptr, i64
// CHECK-NEXT:     %42 = llvm.mlir.constant(3735928559 : index) : i64
// CHECK-NEXT:     %43 = llvm.inttoptr %42 : i64 to !llvm.ptr
// CHECK-NEXT:     %44 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %45 = llvm.insertvalue %43, %44[0] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %46 = llvm.insertvalue %41, %45[1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %47 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %48 = llvm.insertvalue %47, %46[2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %49 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %50 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %51 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %52 = llvm.getelementptr %51[%49] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %53 = llvm.ptrtoint %52 : !llvm.ptr to i64
// CHECK-NEXT:     %54 = llvm.mlir.addressof @gx : !llvm.ptr
// CHECK-NEXT:     %55 = llvm.getelementptr %54[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x struct<(f32, f32)>>
// CHECK-NEXT:     %56 = llvm.mlir.constant(3735928559 : index) : i64
// CHECK-NEXT:     %57 = llvm.inttoptr %56 : i64 to !llvm.ptr
// CHECK-NEXT:     %58 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %59 = llvm.insertvalue %57, %58[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %60 = llvm.insertvalue %55, %59[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %61 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %62 = llvm.insertvalue %61, %60[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %63 = llvm.insertvalue %49, %62[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %64 = llvm.insertvalue %50, %63[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %65 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %66 = llvm.extractvalue %4[3] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %67 = llvm.alloca %65 x !llvm.array<2 x i64> : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %66, %67 : !llvm.array<2 x i64>, !llvm.ptr
// CHECK-NEXT:     %68 = llvm.getelementptr %67[0, %3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x i64>
// CHECK-NEXT:     %69 = llvm.load %68 : !llvm.ptr -> i64
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %70 = builtin.unrealized_conversion_cast %c1 : index to i64
// CHECK-NEXT:     %71 = llvm.extractvalue %4[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %72 = llvm.extractvalue %2[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %73 = llvm.getelementptr %72[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %74 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %75 = llvm.add %74, %70 : i64
// CHECK-NEXT:     %76 = llvm.getelementptr %73[%75] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT:     %77 = llvm.load %76 : !llvm.ptr -> i64
// CHECK-NEXT:     %78 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:     %79 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %80 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %81 = llvm.getelementptr %80[%78] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %82 = llvm.ptrtoint %81 : !llvm.ptr to i64
// CHECK-NEXT:     %83 = llvm.call @malloc(%82) : (i64) -> !llvm.ptr
// CHECK-NEXT:     %84 = llvm.addrspacecast %83 : !llvm.ptr to !llvm.ptr<1>
// CHECK-NEXT:     %85 = llvm.mlir.poison : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %86 = llvm.insertvalue %84, %85[0] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %87 = llvm.insertvalue %84, %86[1] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %88 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %89 = llvm.insertvalue %88, %87[2] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %90 = llvm.insertvalue %78, %89[3, 0] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %91 = llvm.insertvalue %79, %90[4, 0] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %92 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:     %93 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %94 = llvm.alloca %92 x f32 : (i64) -> !llvm.ptr<1>
// CHECK-NEXT:     %95 = llvm.mlir.poison : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %96 = llvm.insertvalue %94, %95[0] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %97 = llvm.insertvalue %94, %96[1] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %98 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %99 = llvm.insertvalue %98, %97[2] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %100 = llvm.insertvalue %92, %99[3, 0] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %101 = llvm.insertvalue %93, %100[4, 0] : !llvm.struct<(ptr<1>, ptr<1>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %102 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %103 = llvm.extractvalue %1[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %104 = llvm.insertvalue %103, %102[0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %105 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %106 = llvm.getelementptr %105[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT:     %107 = llvm.insertvalue %106, %104[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %108 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %109 = llvm.insertvalue %108, %107[2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %110 = llvm.insertvalue %3, %109[3, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %111 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %112 = llvm.insertvalue %111, %110[4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %113 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:     %114 = llvm.insertvalue %113, %112[3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %115 = llvm.mul %111, %3 : i64
// CHECK-NEXT:     %116 = llvm.insertvalue %115, %114[4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %117 = llvm.insertvalue %3, %116[3, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %118 = llvm.mul %115, %113 : i64
// CHECK-NEXT:     %119 = llvm.insertvalue %118, %117[4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:     %120 = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT:     llvm.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     "foo.x"() : () -> ()
// CHECK-NEXT:     llvm.intr.stackrestore %120 : !llvm.ptr
// CHECK-NEXT:     llvm.br ^bb2
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     %121 = memref.realloc %arg9 : memref<?xf32> to memref<8xf32>
// CHECK-NEXT:     %122 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %123 = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT:     %124 = llvm.getelementptr %122[%123] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %125 = llvm.mlir.constant(true) : i1
// CHECK-NEXT:     %126 = llvm.mlir.constant(16 : index) : i64
// CHECK-NEXT:     llvm.intr.assume %125 ["align"(%124, %126 : !llvm.ptr, i64)] : i1
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.mlir.global private @gg(7 : index) {addr_space = 0 : i32} : i64
// CHECK-NEXT:   llvm.mlir.global private constant @gx(dense<(1.000000e+00,2.000000e+00)> : tensor<2xcomplex<f32>>) {addr_space = 0 : i32} : !llvm.array<2 x struct<(f32, f32)>>
// CHECK-NEXT:   llvm.mlir.global external @ge() {addr_space = 0 : i32} : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:   llvm.mlir.global external @gi(dense<[1, 2]> : tensor<2xindex>) {addr_space = 3 : i32} : !llvm.array<2 x i64>
// CHECK-NEXT: }
