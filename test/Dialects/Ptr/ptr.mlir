// Every operation in its custom form, which is also its output.
// RUN: %opt --allow-unregistered-dialect --split-input-file %s -o %t.mlir
// RUN: grep -v '^// [ER]' %s | diff - %t.mlir
// RUN: %opt --allow-unregistered-dialect --split-input-file --mlir-print-op-generic %t.mlir | %opt --allow-unregistered-dialect --split-input-file | diff %t.mlir -
module {
  func.func @f(%arg0: !ptr.ptr<#ptr.generic_space>, %arg1: memref<f32, #ptr.generic_space>, %arg2: !ptr.ptr_metadata<memref<f32, #ptr.generic_space>>, %arg3: tensor<4x!ptr.ptr<#ptr.generic_space>>, %arg4: vector<4x!ptr.ptr<#ptr.generic_space>>, %arg5: tensor<4xi1>, %arg6: tensor<4xf32>, %arg7: i32, %arg8: index, %arg9: tensor<4xi32>, %arg10: f32) {
    %0 = ptr.ptr_add nuw %arg0, %arg7 : !ptr.ptr<#ptr.generic_space>, i32
    %1 = ptr.ptr_add nusw %arg0, %arg7 : !ptr.ptr<#ptr.generic_space>, i32
    %2 = ptr.ptr_add inbounds %arg0, %arg7 : !ptr.ptr<#ptr.generic_space>, i32
    %3 = ptr.ptr_add %arg0, %arg7 : !ptr.ptr<#ptr.generic_space>, i32
    %4 = ptr.ptr_add %arg0, %arg7 : !ptr.ptr<#ptr.generic_space>, i32
    %5 = ptr.ptr_add %arg0, %arg7 : !ptr.ptr<#ptr.generic_space>, i32
    %6 = ptr.ptr_add nusw %arg0, %arg7 : !ptr.ptr<#ptr.generic_space>, i32
    %7 = ptr.ptr_add nuw %arg0, %arg7 : !ptr.ptr<#ptr.generic_space>, i32
    %8 = ptr.ptr_add inbounds %arg0, %arg7 : !ptr.ptr<#ptr.generic_space>, i32
    %9 = ptr.ptr_diff nuw %arg0, %arg0 : !ptr.ptr<#ptr.generic_space> -> i32
    %10 = ptr.ptr_diff nsw %arg0, %arg0 : !ptr.ptr<#ptr.generic_space> -> i32
    %11 = ptr.ptr_diff %arg0, %arg0 : !ptr.ptr<#ptr.generic_space> -> i32
    %12 = ptr.ptr_diff %arg0, %arg0 : !ptr.ptr<#ptr.generic_space> -> i32
    %13 = ptr.ptr_diff %arg0, %arg0 : !ptr.ptr<#ptr.generic_space> -> i32
    %14 = ptr.ptr_diff nuw %arg0, %arg0 : !ptr.ptr<#ptr.generic_space> -> i32
    %15 = ptr.ptr_diff nsw %arg0, %arg0 : !ptr.ptr<#ptr.generic_space> -> i32
    %16 = ptr.load %arg0 alignment = 8 {b} : !ptr.ptr<#ptr.generic_space> -> f32
    %17 = ptr.load %arg0 atomic unordered alignment = 8 {b} : !ptr.ptr<#ptr.generic_space> -> f32
    %18 = ptr.load %arg0 atomic monotonic alignment = 8 {b} : !ptr.ptr<#ptr.generic_space> -> f32
    %19 = ptr.load %arg0 atomic acquire alignment = 8 {b} : !ptr.ptr<#ptr.generic_space> -> f32
    %20 = ptr.load %arg0 atomic seq_cst alignment = 8 {b} : !ptr.ptr<#ptr.generic_space> -> f32
    %21 = ptr.load %arg0 : !ptr.ptr<#ptr.generic_space> -> f32
    %22 = ptr.load %arg0 alignment = 1 : !ptr.ptr<#ptr.generic_space> -> f32
    %23 = ptr.load volatile %arg0 alignment = 8 {b} : !ptr.ptr<#ptr.generic_space> -> f32
    ptr.store volatile %arg7, %arg0 alignment = 8 {b} : i32, !ptr.ptr<#ptr.generic_space>
    %24 = ptr.load %arg0 alignment = 8 {b} : !ptr.ptr<#ptr.generic_space> -> f32
    ptr.store %arg7, %arg0 alignment = 8 {b} : i32, !ptr.ptr<#ptr.generic_space>
    ptr.store %arg7, %arg0 atomic syncscope("x") release alignment = 8 {b} : i32, !ptr.ptr<#ptr.generic_space>
    ptr.store %arg7, %arg0 alignment = 8 {b} : i32, !ptr.ptr<#ptr.generic_space>
    ptr.store %arg7, %arg0 atomic unordered alignment = 8 {b} : i32, !ptr.ptr<#ptr.generic_space>
    ptr.store %arg7, %arg0 atomic monotonic alignment = 8 {b} : i32, !ptr.ptr<#ptr.generic_space>
    ptr.store %arg7, %arg0 atomic release alignment = 8 {b} : i32, !ptr.ptr<#ptr.generic_space>
    ptr.store %arg7, %arg0 atomic seq_cst alignment = 8 {b} : i32, !ptr.ptr<#ptr.generic_space>
    %25 = ptr.load %arg0 atomic monotonic alignment = 8 {b} : !ptr.ptr<#ptr.generic_space> -> tensor<2xf32>
    %26 = ptr.load %arg0 : !ptr.ptr<#ptr.generic_space> -> tensor<2xf32>
    %27 = ptr.load %arg0 atomic monotonic alignment = 8 {b} : !ptr.ptr<#ptr.generic_space> -> i3
    %28 = ptr.load %arg0 : !ptr.ptr<#ptr.generic_space> -> i3
    %29 = ptr.load %arg0 atomic monotonic alignment = 8 {b} : !ptr.ptr<#ptr.generic_space> -> i8
    %30 = ptr.load %arg0 : !ptr.ptr<#ptr.generic_space> -> i8
    %31 = ptr.load %arg0 atomic monotonic alignment = 8 {b} : !ptr.ptr<#ptr.generic_space> -> vector<2xf32>
    %32 = ptr.load %arg0 : !ptr.ptr<#ptr.generic_space> -> vector<2xf32>
    %33 = ptr.load %arg0 atomic monotonic alignment = 8 {b} : !ptr.ptr<#ptr.generic_space> -> i128
    %34 = ptr.load %arg0 : !ptr.ptr<#ptr.generic_space> -> i128
    %35 = ptr.load %arg0 atomic monotonic alignment = 8 {b} : !ptr.ptr<#ptr.generic_space> -> i24
    %36 = ptr.load %arg0 : !ptr.ptr<#ptr.generic_space> -> i24
    %37 = ptr.load %arg0 atomic monotonic alignment = 8 {b} : !ptr.ptr<#ptr.generic_space> -> f32
    %38 = ptr.load %arg0 : !ptr.ptr<#ptr.generic_space> -> f32
    %39 = ptr.load %arg0 atomic monotonic alignment = 8 {b} : !ptr.ptr<#ptr.generic_space> -> f64
    %40 = ptr.load %arg0 : !ptr.ptr<#ptr.generic_space> -> f64
    %41 = ptr.load %arg0 atomic monotonic alignment = 8 {b} : !ptr.ptr<#ptr.generic_space> -> f128
    %42 = ptr.load %arg0 : !ptr.ptr<#ptr.generic_space> -> f128
    %43 = ptr.load %arg0 atomic monotonic alignment = 8 {b} : !ptr.ptr<#ptr.generic_space> -> index
    %44 = ptr.load %arg0 : !ptr.ptr<#ptr.generic_space> -> index
    %45 = ptr.load %arg0 atomic monotonic alignment = 8 {b} : !ptr.ptr<#ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
    %46 = ptr.load %arg0 : !ptr.ptr<#ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
    %47 = ptr.load %arg0 atomic monotonic alignment = 8 {b} : !ptr.ptr<#ptr.generic_space> -> !foo.bar
    %48 = ptr.load %arg0 : !ptr.ptr<#ptr.generic_space> -> !foo.bar
    %49 = ptr.load %arg0 atomic monotonic alignment = 8 {b} : !ptr.ptr<#ptr.generic_space> -> f80
    %50 = ptr.load %arg0 : !ptr.ptr<#ptr.generic_space> -> f80
    %51 = ptr.load %arg0 atomic monotonic alignment = 8 {b} : !ptr.ptr<#ptr.generic_space> -> memref<f32, #ptr.generic_space>
    %52 = ptr.load %arg0 : !ptr.ptr<#ptr.generic_space> -> memref<f32, #ptr.generic_space>
    %53 = ptr.load %arg0 atomic monotonic alignment = 8 {b} : !ptr.ptr<#ptr.generic_space> -> i4
    %54 = ptr.load %arg0 : !ptr.ptr<#ptr.generic_space> -> i4
    %55 = ptr.load %arg0 atomic monotonic alignment = 8 {b} : !ptr.ptr<#ptr.generic_space> -> f8E5M2
    %56 = ptr.load %arg0 : !ptr.ptr<#ptr.generic_space> -> f8E5M2
    %57 = ptr.load %arg0 alignment = 8 : !ptr.ptr<#ptr.generic_space> -> f32
    %58 = ptr.gather %arg3, %arg5, %arg6 alignment = 8 {a} : tensor<4x!ptr.ptr<#ptr.generic_space>> -> tensor<4xf32>
    %59 = ptr.masked_load %arg0, %arg5, %arg6 alignment = 8 {a} : !ptr.ptr<#ptr.generic_space> -> tensor<4xf32>
    ptr.masked_store %arg6, %arg0, %arg5 alignment = 8 {a} : tensor<4xf32>, !ptr.ptr<#ptr.generic_space>
    ptr.scatter %arg6, %arg3, %arg5 alignment = 8 {a} : tensor<4xf32>, tensor<4x!ptr.ptr<#ptr.generic_space>>
    %60 = ptr.ptr_add %arg3, %arg8 {a} : tensor<4x!ptr.ptr<#ptr.generic_space>>, index
    %61 = ptr.constant #ptr.address<0> : !ptr.ptr<#ptr.generic_space>
    %62 = ptr.constant #ptr.address<18446744073709551615> : !ptr.ptr<#ptr.generic_space>
    %63 = ptr.constant #ptr.address<99999999999999999999999> : !ptr.ptr<#ptr.generic_space>
    %64 = ptr.constant #ptr.address<-99999999999999999999999> : !ptr.ptr<#ptr.generic_space>
    %65 = ptr.from_ptr %arg0 : <#ptr.generic_space> -> memref<*xf32, #ptr.generic_space>
    return
  }
}

