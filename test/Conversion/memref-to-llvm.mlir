// RUN: strata opt --allow-unregistered-dialect --finalize-memref-to-llvm %s | FileCheck %s
//
// Allocation, access, copies, globals.

func.func @f(%m: memref<?x4xf32>, %i: index, %s: memref<8x8xf32, strided<[?, 1], offset: ?>>, %z: memref<f32>, %u: memref<*xf32>) {
  %x = memref.load %m[%i, %i] : memref<?x4xf32>
  memref.store %x, %s[%i, %i] : memref<8x8xf32, strided<[?, 1], offset: ?>>
  %l = memref.load %z[] : memref<f32>
  %a = memref.alloc(%i) : memref<?x4xf32>
  %b = memref.alloca() : memref<8xi1>
  %al = memref.alloc() {alignment = 64 : i64} : memref<8xi1>
  memref.dealloc %a : memref<?x4xf32>
  %d = memref.dim %m, %i : memref<?x4xf32>
  %c0 = arith.constant 0 : index
  %d0 = memref.dim %m, %c0 : memref<?x4xf32>
  %c = memref.cast %m : memref<?x4xf32> to memref<*xf32>
  %r = memref.rank %u : memref<*xf32>
  %dd = memref.dim %u, %i : memref<*xf32>
  memref.copy %m, %a : memref<?x4xf32> to memref<?x4xf32>
  memref.copy %s, %s : memref<8x8xf32, strided<[?, 1], offset: ?>> to memref<8x8xf32, strided<[?, 1], offset: ?>>
  %rc = memref.reinterpret_cast %m to offset: [%i], sizes: [%i, 4], strides: [4, 1] : memref<?x4xf32> to memref<?x4xf32, strided<[4, 1], offset: ?>>
  %p = memref.extract_aligned_pointer_as_index %m : memref<?x4xf32> -> index
  memref.prefetch %m[%i, %i], write, locality<1>, data : memref<?x4xf32>
  %g = memref.get_global @g : memref<4xi32>
  %at = memref.atomic_rmw addf %l, %m[%i, %i] : (f32, memref<?x4xf32>) -> f32
  %tr = memref.transpose %m (i, j) -> (j, i) : memref<?x4xf32> to memref<4x?xf32, strided<[1, 4]>>
  %bs, %o, %sz:2, %st:2 = memref.extract_strided_metadata %m : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
  memref.assume_alignment %m, 16 : memref<?x4xf32>
  return
}
memref.global "private" constant @g : memref<4xi32> = dense<[1, 2, 3, 4]>
memref.global @h : memref<2x2xf32> = uninitialized
memref.global "private" @k : memref<2xf32> = dense<0.0> {alignment = 32}

// CHECK:      module {
// CHECK-NEXT:   llvm.func @memrefCopy(i64, !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   llvm.func @free(!llvm.ptr)
// CHECK-NEXT:   llvm.func @malloc(i64) -> !llvm.ptr
// CHECK-NEXT:   func.func @f(%arg0: memref<?x4xf32>, %arg1: index, %arg2: memref<8x8xf32, strided<[?, 1], offset: ?>>, %arg3: memref<f32>, %arg4: memref<*xf32>) {
// CHECK-NEXT:     %0 = builtin.unrealized_conversion_cast %arg4 : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %1 = builtin.unrealized_conversion_cast %arg3 : memref<f32> to !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %2 = builtin.unrealized_conversion_cast %arg2 : memref<8x8xf32, strided<[?, 1], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %3 = builtin.unrealized_conversion_cast %arg1 : index to i64
// CHECK-NEXT:     %4 = builtin.unrealized_conversion_cast %arg0 : memref<?x4xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %5 = llvm.extractvalue %4[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %6 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:     %7 = llvm.mul %3, %6 overflow<nsw, nuw> : i64
// CHECK-NEXT:     %8 = llvm.add %7, %3 overflow<nsw, nuw> : i64
// CHECK-NEXT:     %9 = llvm.getelementptr inbounds|nuw %5[%8] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %10 = llvm.load %9 : !llvm.ptr -> f32
// CHECK-NEXT:     %11 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %12 = llvm.extractvalue %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %13 = llvm.getelementptr %11[%12] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %14 = llvm.extractvalue %2[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %15 = llvm.mul %3, %14 overflow<nsw, nuw> : i64
// CHECK-NEXT:     %16 = llvm.add %15, %3 overflow<nsw, nuw> : i64
// CHECK-NEXT:     %17 = llvm.getelementptr inbounds|nuw %13[%16] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     llvm.store %10, %17 : f32, !llvm.ptr
// CHECK-NEXT:     %18 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %19 = llvm.load %18 : !llvm.ptr -> f32
// CHECK-NEXT:     %20 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:     %21 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %22 = llvm.mul %20, %3 : i64
// CHECK-NEXT:     %23 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %24 = llvm.getelementptr %23[%22] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %25 = llvm.ptrtoint %24 : !llvm.ptr to i64
// CHECK-NEXT:     %26 = llvm.call @malloc(%25) : (i64) -> !llvm.ptr
// CHECK-NEXT:     %27 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %28 = llvm.insertvalue %26, %27[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %29 = llvm.insertvalue %26, %28[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %30 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %31 = llvm.insertvalue %30, %29[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %32 = llvm.insertvalue %3, %31[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %33 = llvm.insertvalue %20, %32[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %34 = llvm.insertvalue %20, %33[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %35 = llvm.insertvalue %21, %34[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %36 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %37 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %38 = llvm.alloca %36 x i1 : (i64) -> !llvm.ptr
// CHECK-NEXT:     %39 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %40 = llvm.insertvalue %38, %39[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %41 = llvm.insertvalue %38, %40[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %42 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %43 = llvm.insertvalue %42, %41[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %44 = llvm.insertvalue %36, %43[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %45 = llvm.insertvalue %37, %44[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %46 = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT:     %47 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %48 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %49 = llvm.getelementptr %48[%46] : (!llvm.ptr, i64) -> !llvm.ptr, i1
// CHECK-NEXT:     %50 = llvm.ptrtoint %49 : !llvm.ptr to i64
// CHECK-NEXT:     %51 = llvm.mlir.constant(64 : index) : i64
// CHECK-NEXT:     %52 = llvm.add %50, %51 : i64
// CHECK-NEXT:     %53 = llvm.call @malloc(%52) : (i64) -> !llvm.ptr
// CHECK-NEXT:     %54 = llvm.ptrtoint %53 : !llvm.ptr to i64
// CHECK-NEXT:     %55 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %56 = llvm.sub %51, %55 : i64
// CHECK-NEXT:     %57 = llvm.add %54, %56 : i64
// CHECK-NEXT:     %58 = llvm.urem %57, %51 : i64
// CHECK-NEXT:     %59 = llvm.sub %57, %58 : i64
// CHECK-NEXT:     %60 = llvm.inttoptr %59 : i64 to !llvm.ptr
// CHECK-NEXT:     %61 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %62 = llvm.insertvalue %53, %61[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %63 = llvm.insertvalue %60, %62[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %64 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %65 = llvm.insertvalue %64, %63[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %66 = llvm.insertvalue %46, %65[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %67 = llvm.insertvalue %47, %66[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %68 = llvm.extractvalue %35[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     llvm.call @free(%68) : (!llvm.ptr) -> ()
// CHECK-NEXT:     %69 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %70 = llvm.extractvalue %4[3] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %71 = llvm.alloca %69 x !llvm.array<2 x i64> : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %70, %71 : !llvm.array<2 x i64>, !llvm.ptr
// CHECK-NEXT:     %72 = llvm.getelementptr %71[0, %3] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x i64>
// CHECK-NEXT:     %73 = llvm.load %72 : !llvm.ptr -> i64
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %74 = llvm.extractvalue %4[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %75 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %76 = llvm.alloca %75 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %4, %76 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
// CHECK-NEXT:     %77 = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:     %78 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %79 = llvm.insertvalue %77, %78[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %80 = llvm.insertvalue %76, %79[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %81 = llvm.extractvalue %0[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %82 = llvm.extractvalue %0[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %83 = llvm.getelementptr %82[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %84 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %85 = llvm.add %84, %3 : i64
// CHECK-NEXT:     %86 = llvm.getelementptr %83[%85] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT:     %87 = llvm.load %86 : !llvm.ptr -> i64
// CHECK-NEXT:     %88 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %89 = llvm.extractvalue %4[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %90 = llvm.mul %88, %89 : i64
// CHECK-NEXT:     %91 = llvm.extractvalue %4[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %92 = llvm.mul %90, %91 : i64
// CHECK-NEXT:     %93 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %94 = llvm.getelementptr %93[1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT:     %95 = llvm.ptrtoint %94 : !llvm.ptr to i64
// CHECK-NEXT:     %96 = llvm.mul %92, %95 : i64
// CHECK-NEXT:     %97 = llvm.extractvalue %4[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %98 = llvm.extractvalue %4[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %99 = llvm.getelementptr %97[%98] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %100 = llvm.extractvalue %35[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %101 = llvm.extractvalue %35[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %102 = llvm.getelementptr %100[%101] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     "llvm.intr.memcpy"(%102, %99, %96) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT:     %103 = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT:     %104 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %105 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %106 = llvm.alloca %105 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %2, %106 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
// CHECK-NEXT:     %107 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %108 = llvm.insertvalue %104, %107[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %109 = llvm.insertvalue %106, %108[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %110 = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:     %111 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %112 = llvm.alloca %111 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %2, %112 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
// CHECK-NEXT:     %113 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %114 = llvm.insertvalue %110, %113[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %115 = llvm.insertvalue %112, %114[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:     %116 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %117 = llvm.alloca %116 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %109, %117 : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT:     %118 = llvm.alloca %116 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT:     llvm.store %115, %118 : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT:     %119 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %120 = llvm.getelementptr %119[1] : (!llvm.ptr) -> !llvm.ptr, f32
// CHECK-NEXT:     %121 = llvm.ptrtoint %120 : !llvm.ptr to i64
// CHECK-NEXT:     llvm.call @memrefCopy(%121, %117, %118) : (i64, !llvm.ptr, !llvm.ptr) -> ()
// CHECK-NEXT:     llvm.intr.stackrestore %103 : !llvm.ptr
// CHECK-NEXT:     %122 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %123 = llvm.extractvalue %4[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %124 = llvm.extractvalue %4[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %125 = llvm.insertvalue %123, %122[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %126 = llvm.insertvalue %124, %125[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %127 = llvm.insertvalue %3, %126[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %128 = llvm.insertvalue %3, %127[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %129 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:     %130 = llvm.insertvalue %129, %128[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %131 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:     %132 = llvm.insertvalue %131, %130[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %133 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %134 = llvm.insertvalue %133, %132[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %135 = llvm.extractvalue %4[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %136 = llvm.ptrtoint %135 : !llvm.ptr to i64
// CHECK-NEXT:     %137 = llvm.extractvalue %4[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %138 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:     %139 = llvm.mul %3, %138 : i64
// CHECK-NEXT:     %140 = llvm.add %139, %3 : i64
// CHECK-NEXT:     %141 = llvm.getelementptr %137[%140] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     "llvm.intr.prefetch"(%141) <{cache = 1 : i32, hint = 1 : i32, rw = 1 : i32}> : (!llvm.ptr) -> ()
// CHECK-NEXT:     %142 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:     %143 = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:     %144 = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:     %145 = llvm.getelementptr %144[%142] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT:     %146 = llvm.ptrtoint %145 : !llvm.ptr to i64
// CHECK-NEXT:     %147 = llvm.mlir.addressof @g : !llvm.ptr
// CHECK-NEXT:     %148 = llvm.getelementptr %147[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
// CHECK-NEXT:     %149 = llvm.mlir.constant(3735928559 : index) : i64
// CHECK-NEXT:     %150 = llvm.inttoptr %149 : i64 to !llvm.ptr
// CHECK-NEXT:     %151 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %152 = llvm.insertvalue %150, %151[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %153 = llvm.insertvalue %148, %152[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %154 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %155 = llvm.insertvalue %154, %153[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %156 = llvm.insertvalue %142, %155[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %157 = llvm.insertvalue %143, %156[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:     %158 = llvm.extractvalue %4[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %159 = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:     %160 = llvm.mul %3, %159 : i64
// CHECK-NEXT:     %161 = llvm.add %160, %3 : i64
// CHECK-NEXT:     %162 = llvm.getelementptr %158[%161] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:     %163 = llvm.atomicrmw fadd %162, %19 acq_rel : !llvm.ptr, f32
// CHECK-NEXT:     %164 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %165 = llvm.extractvalue %4[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %166 = llvm.insertvalue %165, %164[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %167 = llvm.extractvalue %4[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %168 = llvm.insertvalue %167, %166[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %169 = llvm.extractvalue %4[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %170 = llvm.insertvalue %169, %168[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %171 = llvm.extractvalue %4[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %172 = llvm.insertvalue %171, %170[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %173 = llvm.extractvalue %4[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %174 = llvm.insertvalue %173, %172[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %175 = llvm.extractvalue %4[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %176 = llvm.insertvalue %175, %174[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %177 = llvm.extractvalue %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %178 = llvm.insertvalue %177, %176[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %179 = llvm.extractvalue %4[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %180 = llvm.extractvalue %4[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %181 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %182 = llvm.insertvalue %179, %181[0] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %183 = llvm.insertvalue %180, %182[1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %184 = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:     %185 = llvm.insertvalue %184, %183[2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:     %186 = llvm.extractvalue %4[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %187 = llvm.extractvalue %4[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %188 = llvm.extractvalue %4[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %189 = llvm.extractvalue %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %190 = llvm.extractvalue %4[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %191 = llvm.extractvalue %4[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:     %192 = llvm.mlir.constant(true) : i1
// CHECK-NEXT:     %193 = llvm.mlir.constant(16 : index) : i64
// CHECK-NEXT:     llvm.intr.assume %192 ["align"(%191, %193 : !llvm.ptr, i64)] : i1
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.mlir.global private constant @g(dense<[1, 2, 3, 4]> : tensor<4xi32>) {addr_space = 0 : i32} : !llvm.array<4 x i32>
// CHECK-NEXT:   llvm.mlir.global external @h() {addr_space = 0 : i32} : !llvm.array<2 x array<2 x f32>> {
// CHECK-NEXT:     %0 = llvm.mlir.undef : !llvm.array<2 x array<2 x f32>>
// CHECK-NEXT:     llvm.return %0 : !llvm.array<2 x array<2 x f32>>
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.mlir.global private @k(dense<0.000000e+00> : tensor<2xf32>) {addr_space = 0 : i32, alignment = 32 : i64} : !llvm.array<2 x f32>
// CHECK-NEXT: }
