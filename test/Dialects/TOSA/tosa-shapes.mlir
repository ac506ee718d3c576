// Every operation in its custom form, which is also its output.
// RUN: %opt --allow-unregistered-dialect %s -o %t.mlir
// RUN: grep -v '^//' %s | diff - %t.mlir
// RUN: %opt --allow-unregistered-dialect --mlir-print-op-generic %t.mlir | %opt --allow-unregistered-dialect | diff %t.mlir -
module {
  %0 = "v"() : () -> tensor<2x3xf32>
  %1 = tosa.argmax %0 {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<3xi32>
  %2 = "v"() : () -> tensor<2x3xf32>
  %3 = tosa.argmax %2 {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<?xi8>
  %4 = "v"() : () -> tensor<*xf32>
  %5 = tosa.argmax %4 {axis = 5 : i32} : (tensor<*xf32>) -> tensor<2x3xi32>
  %6 = "v"() : () -> tensor<1x4x4x8xf32>
  %7 = "v"() : () -> tensor<1xf32>
  %8 = "v"() : () -> tensor<1xf32>
  %9 = tosa.avg_pool2d %6, %7, %8 {acc_type = f32, kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  %10 = "v"() : () -> tensor<1x4x4x8xf32>
  %11 = "v"() : () -> tensor<1xf32>
  %12 = "v"() : () -> tensor<1xf32>
  %13 = tosa.avg_pool2d %10, %11, %12 {acc_type = f32, kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x4x4x9xf32>
  %14 = "v"() : () -> tensor<1x4x4x8xf32>
  %15 = "v"() : () -> tensor<1xf32>
  %16 = "v"() : () -> tensor<1xf32>
  %17 = tosa.avg_pool2d %14, %15, %16 {acc_type = f32, kernel = array<i64: 2, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 3>} : (tensor<1x4x4x8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x2x8xf32>
  %18 = "v"() : () -> tensor<4x32xf8E5M2>
  %19 = "v"() : () -> tensor<4x1xf8E8M0FNU>
  %20 = tosa.cast_from_block_scaled %18, %19 {block_size = BLOCK_SIZE_32} : (tensor<4x32xf8E5M2>, tensor<4x1xf8E8M0FNU>) -> tensor<4x32xf32>
  %21 = "v"() : () -> tensor<4x32xf8E5M2>
  %22 = "v"() : () -> tensor<4x1xf8E8M0FNU>
  %23 = tosa.cast_from_block_scaled %21, %22 {block_size = BLOCK_SIZE_32} : (tensor<4x32xf8E5M2>, tensor<4x1xf8E8M0FNU>) -> tensor<4x32xf16>
  %24 = "v"() : () -> tensor<4x32xf8E5M2>
  %25 = "v"() : () -> tensor<4x1xf8E8M0FNU>
  %26 = tosa.cast_from_block_scaled %24, %25 {block_size = BLOCK_SIZE_32} : (tensor<4x32xf8E5M2>, tensor<4x1xf8E8M0FNU>) -> tensor<4x32xi8>
  %27 = "v"() : () -> tensor<4x32xf32>
  %output_data, %output_scale = tosa.cast_to_block_scaled %27 {block_size = BLOCK_SIZE_32} : (tensor<4x32xf32>) -> (tensor<4x32xf8E5M2>, tensor<4x1xf8E8M0FNU>)
  %28 = "v"() : () -> tensor<4x32xi8>
  %output_data_0, %output_scale_1 = tosa.cast_to_block_scaled %28 {block_size = BLOCK_SIZE_32} : (tensor<4x32xi8>) -> (tensor<4x32xf8E5M2>, tensor<4x1xf8E8M0FNU>)
  %29 = "v"() : () -> tensor<2x3xf32>
  %30 = tosa.clamp %29 {max_val = 1.000000e+00 : f32, min_val = 0.000000e+00 : f32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %31 = "v"() : () -> tensor<2x3xi8>
  %32 = tosa.clamp %31 {max_val = 1 : i8, min_val = 0 : i8} : (tensor<2x3xi8>) -> tensor<2x3xi8>
  %33 = "v"() : () -> tensor<2x3x!quant.uniform<i8:f32, 1.000000e+00>>
  %34 = tosa.clamp %33 {max_val = 1 : i8, min_val = 0 : i8} : (tensor<2x3x!quant.uniform<i8:f32, 1.000000e+00>>) -> tensor<2x3x!quant.uniform<i8:f32, 1.000000e+00>>
  %35 = "v"() : () -> tensor<2x3xf32>
  %36 = "v"() : () -> tensor<2x3xf32>
  %37 = tosa.concat %35, %36 {axis = 0 : i32} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
  %38 = "v"() : () -> tensor<2x3xf32>
  %39 = "v"() : () -> tensor<*xf32>
  %40 = tosa.concat %38, %39 {axis = 0 : i32} : (tensor<2x3xf32>, tensor<*xf32>) -> tensor<4x3xf32>
  %41 = "v"() : () -> tensor<2x3xf32>
  %42 = tosa.concat %41 {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<?x?xf32>
  %43 = tosa.concat_shape  : () -> !tosa.shape<0>
  %44 = "tosa.const"() <{values = dense<1.000000e+00> : tensor<2xf32>}> : () -> tensor<2xf32>
  %45 = "tosa.const"() <{values = dense<1> : tensor<2xi8>}> : () -> tensor<2x!quant.uniform<i8:f32, 1.000000e+00>>
  %46 = "tosa.const"() <{values = dense_resource<x> : tensor<2xi8>}> : () -> tensor<2xi8>
  %47 = tosa.const_shape  {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
  %48 = "v"() : () -> tensor<1x4x4x4xi8>
  %49 = "v"() : () -> tensor<8x1x1x4xi8>
  %50 = "v"() : () -> tensor<8xi32>
  %51 = "v"() : () -> tensor<1xi8>
  %52 = "v"() : () -> tensor<1xi8>
  %53 = tosa.conv2d %48, %49, %50, %51, %52 {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xi8>, tensor<8x1x1x4xi8>, tensor<8xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x4x8xi32>
  %54 = "v"() : () -> tensor<1x4x4x4xi8>
  %55 = "v"() : () -> tensor<8x1x1x4xi8>
  %56 = "v"() : () -> tensor<8xi16>
  %57 = "v"() : () -> tensor<1xi8>
  %58 = "v"() : () -> tensor<1xi8>
  %59 = tosa.conv2d %54, %55, %56, %57, %58 {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xi8>, tensor<8x1x1x4xi8>, tensor<8xi16>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x4x8xi32>
  %60 = "v"() : () -> tensor<1x4x4x4xi8>
  %61 = "v"() : () -> tensor<8x1x1x4xi8>
  %62 = "v"() : () -> tensor<1xi32>
  %63 = "v"() : () -> tensor<1xi8>
  %64 = "v"() : () -> tensor<1xi8>
  %65 = tosa.conv2d %60, %61, %62, %63, %64 {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xi8>, tensor<8x1x1x4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x4x4x8xi32>
  %66 = "v"() : () -> tensor<1x4x4x4x4xf32>
  %67 = "v"() : () -> tensor<8x1x1x1x4xf32>
  %68 = "v"() : () -> tensor<8xf32>
  %69 = "v"() : () -> tensor<1xf32>
  %70 = "v"() : () -> tensor<1xf32>
  %71 = tosa.conv3d %66, %67, %68, %69, %70 {acc_type = f32, dilation = array<i64: 1, 1, 1>, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x4x4x4x4xf32>, tensor<8x1x1x1x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x4x8xf32>
  %72 = "v"() : () -> tensor<1x4x4x4xf32>
  %73 = "v"() : () -> tensor<1x1x4x2xf32>
  %74 = "v"() : () -> tensor<8xf32>
  %75 = "v"() : () -> tensor<1xf32>
  %76 = "v"() : () -> tensor<1xf32>
  %77 = tosa.depthwise_conv2d %72, %73, %74, %75, %76 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<1x1x4x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  %78 = "v"() : () -> tensor<1x4x4x4xf32>
  %79 = "v"() : () -> tensor<1x1x4x2xf32>
  %80 = "v"() : () -> tensor<1xf32>
  %81 = "v"() : () -> tensor<1xf32>
  %82 = "v"() : () -> tensor<1xf32>
  %83 = tosa.depthwise_conv2d %78, %79, %80, %81, %82 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<1x1x4x2xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  %84 = "v"() : () -> tensor<1x4x4x4xf32>
  %85 = "v"() : () -> tensor<1x1x3x2xf32>
  %86 = "v"() : () -> tensor<8xf32>
  %87 = "v"() : () -> tensor<1xf32>
  %88 = "v"() : () -> tensor<1xf32>
  %89 = tosa.depthwise_conv2d %84, %85, %86, %87, %88 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<1x1x3x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x8xf32>
  %90 = "v"() : () -> tensor<1x4x8xf32>
  %91 = "v"() : () -> tensor<1x4x8xf32>
  %output_real, %output_imag = tosa.fft2d %90, %91 {inverse = true} : (tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> (tensor<1x4x8xf32>, tensor<1x4x8xf32>)
  %92 = "v"() : () -> tensor<2x4x3xf32>
  %93 = "v"() : () -> tensor<2x5xi32>
  %94 = tosa.gather %92, %93 : (tensor<2x4x3xf32>, tensor<2x5xi32>) -> tensor<2x5x3xf32>
  %95 = "v"() : () -> tensor<*xf32>
  %96 = "v"() : () -> tensor<*xi32>
  %97 = tosa.gather %95, %96 : (tensor<*xf32>, tensor<*xi32>) -> tensor<3x5x3xf32>
  %98 = "v"() : () -> tensor<2x4x3xf32>
  %99 = "v"() : () -> tensor<*xf32>
  %100 = tosa.gather %98, %99 : (tensor<2x4x3xf32>, tensor<*xf32>) -> tensor<2x5x3xf32>
  %101 = "v"() : () -> tensor<1x2x3xf32>
  %102 = "v"() : () -> tensor<1x3x4xf32>
  %103 = "v"() : () -> tensor<1xf32>
  %104 = "v"() : () -> tensor<1xf32>
  %105 = tosa.matmul %101, %102, %103, %104 : (tensor<1x2x3xf32>, tensor<1x3x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x4xf32>
  %106 = "v"() : () -> tensor<1x2x3xi8>
  %107 = "v"() : () -> tensor<1x3x4xi16>
  %108 = "v"() : () -> tensor<1xi8>
  %109 = "v"() : () -> tensor<1xi16>
  %110 = tosa.matmul %106, %107, %108, %109 : (tensor<1x2x3xi8>, tensor<1x3x4xi16>, tensor<1xi8>, tensor<1xi16>) -> tensor<1x2x4xi32>
  %111 = "v"() : () -> tensor<1x2x3xf32>
  %112 = "v"() : () -> tensor<2x3x4xf32>
  %113 = "v"() : () -> tensor<1xf32>
  %114 = "v"() : () -> tensor<1xf32>
  %115 = tosa.matmul %111, %112, %113, %114 : (tensor<1x2x3xf32>, tensor<2x3x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x4xf32>
  %116 = "v"() : () -> tensor<4x8x32xf8E5M2>
  %117 = "v"() : () -> tensor<4x8x1xf8E8M0FNU>
  %118 = "v"() : () -> tensor<4x16x32xf8E5M2>
  %119 = "v"() : () -> tensor<4x16x1xf8E8M0FNU>
  %120 = tosa.matmul_t_block_scaled %116, %117, %118, %119 {block_size = BLOCK_SIZE_32} : (tensor<4x8x32xf8E5M2>, tensor<4x8x1xf8E8M0FNU>, tensor<4x16x32xf8E5M2>, tensor<4x16x1xf8E8M0FNU>) -> tensor<4x8x16xf32>
  %121 = "v"() : () -> tensor<4x8x32xf8E5M2>
  %122 = "v"() : () -> tensor<4x8x1xf8E8M0FNU>
  %123 = "v"() : () -> tensor<1x16x32xf8E5M2>
  %124 = "v"() : () -> tensor<1x16x1xf8E8M0FNU>
  %125 = tosa.matmul_t_block_scaled %121, %122, %123, %124 {block_size = BLOCK_SIZE_32} : (tensor<4x8x32xf8E5M2>, tensor<4x8x1xf8E8M0FNU>, tensor<1x16x32xf8E5M2>, tensor<1x16x1xf8E8M0FNU>) -> tensor<4x8x16xf32>
  %126 = "v"() : () -> tensor<4x8x32xf8E5M2>
  %127 = "v"() : () -> tensor<4x8x1xf8E8M0FNU>
  %128 = "v"() : () -> tensor<4x16x32xf8E5M2>
  %129 = "v"() : () -> tensor<4x16x1xf8E8M0FNU>
  %130 = tosa.matmul_t_block_scaled %126, %127, %128, %129 {block_size = BLOCK_SIZE_32} : (tensor<4x8x32xf8E5M2>, tensor<4x8x1xf8E8M0FNU>, tensor<4x16x32xf8E5M2>, tensor<4x16x1xf8E8M0FNU>) -> tensor<4x8x16xf16>
  %131 = "v"() : () -> tensor<1x4x4x8xf32>
  %132 = tosa.max_pool2d %131 {kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x8xf32>) -> tensor<2x4x4x9xf32>
  %133 = "v"() : () -> tensor<1x4x4x8xf32>
  %134 = tosa.max_pool2d %133 {kernel = array<i64: 2, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 1>} : (tensor<1x4x4x8xf32>) -> tensor<1x?x4x8xf32>
  %135 = "v"() : () -> tensor<2x3xf32>
  %136 = "v"() : () -> tensor<2x3xf32>
  %137 = "v"() : () -> tensor<1xi8>
  %138 = tosa.mul %135, %136, %137 : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<1xi8>) -> tensor<2x3xf32>
  %139 = "v"() : () -> tensor<2x3xi32>
  %140 = "v"() : () -> tensor<2x3xi32>
  %141 = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
  %142 = tosa.mul %139, %140, %141 : (tensor<2x3xi32>, tensor<2x3xi32>, tensor<1xi8>) -> tensor<2x3xi32>
  %143 = "v"() : () -> tensor<2x3xi8>
  %144 = "v"() : () -> tensor<2x3xi8>
  %145 = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
  %146 = tosa.mul %143, %144, %145 : (tensor<2x3xi8>, tensor<2x3xi8>, tensor<1xi8>) -> tensor<2x3xi32>
  %147 = "v"() : () -> tensor<2x3xf32>
  %148 = "v"() : () -> tensor<1xf32>
  %149 = "v"() : () -> tensor<1xf32>
  %150 = tosa.negate %147, %148, %149 : (tensor<2x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x3xf32>
  %151 = "v"() : () -> tensor<2x3xf32>
  %152 = "v"() : () -> tensor<1xf32>
  %153 = "v"() : () -> tensor<1xf32>
  %154 = tosa.negate %151, %152, %153 : (tensor<2x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<*xf32>
  %155 = "v"() : () -> tensor<2x3xi8>
  %156 = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
  %157 = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
  %158 = tosa.negate %155, %156, %157 : (tensor<2x3xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
  %159 = "v"() : () -> tensor<2x3xf32>
  %160 = tosa.const_shape  {values = dense<[0, 1, 0, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %161 = "v"() : () -> tensor<1xf32>
  %162 = tosa.pad %159, %160, %161 : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<3x5xf32>
  %163 = "v"() : () -> tensor<2x3xf32>
  %164 = tosa.const_shape  {values = dense<[0, -1, 0, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %165 = "v"() : () -> tensor<1xf32>
  %166 = tosa.pad %163, %164, %165 : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<1x5xf32>
  %167 = "v"() : () -> tensor<*xf32>
  %168 = tosa.const_shape  {values = dense<[0, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %169 = "v"() : () -> tensor<1xf32>
  %170 = tosa.pad %167, %168, %169 : (tensor<*xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<3x5xf32>
  %171 = "v"() : () -> tensor<2x3xi1>
  %172 = tosa.reduce_all %171 {axis = 0 : i32} : (tensor<2x3xi1>) -> tensor<1x3xi1>
  %173 = "v"() : () -> tensor<2x3xi1>
  %174 = tosa.reduce_all %173 {axis = 0 : i32} : (tensor<2x3xi1>) -> tensor<?x3xi1>
  %175 = "v"() : () -> tensor<?x3xi1>
  %176 = tosa.reduce_all %175 {axis = 1 : i32} : (tensor<?x3xi1>) -> tensor<2x1xi1>
  %177 = "v"() : () -> tensor<2x3xf32>
  %178 = tosa.reduce_sum %177 {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<1x3xf32>
  %179 = "v"() : () -> tensor<2x3xf32>
  %180 = tosa.reduce_sum %179 {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<?x3xf32>
  %181 = "v"() : () -> tensor<?x3xf32>
  %182 = tosa.reduce_sum %181 {axis = 1 : i32} : (tensor<?x3xf32>) -> tensor<2x1xf32>
  %183 = "v"() : () -> tensor<2x3xi8>
  %184 = "v"() : () -> tensor<1xi32>
  %185 = "v"() : () -> tensor<1xi8>
  %186 = "v"() : () -> tensor<1xi8>
  %187 = "v"() : () -> tensor<1xi8>
  %188 = tosa.rescale %183, %184, %185, %186, %187 {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = true} : (tensor<2x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
  %189 = "v"() : () -> tensor<2x3xi8>
  %190 = "v"() : () -> tensor<1xi16>
  %191 = "v"() : () -> tensor<1xi8>
  %192 = "v"() : () -> tensor<1xi8>
  %193 = "v"() : () -> tensor<1xi8>
  %194 = tosa.rescale %189, %190, %191, %192, %193 {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = SINGLE_ROUND, scale32 = false} : (tensor<2x3xi8>, tensor<1xi16>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
  %195 = "v"() : () -> tensor<2x3xi8>
  %196 = "v"() : () -> tensor<1xi32>
  %197 = "v"() : () -> tensor<1xi8>
  %198 = "v"() : () -> tensor<1xi8>
  %199 = "v"() : () -> tensor<1xi8>
  %200 = tosa.rescale %195, %196, %197, %198, %199 {input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = DOUBLE_ROUND, scale32 = true} : (tensor<2x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
  %201 = "v"() : () -> tensor<2x3xf32>
  %202 = tosa.const_shape  {values = dense<[3, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %203 = tosa.reshape %201, %202 : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<3x2xf32>
  %204 = "v"() : () -> tensor<2x3xf32>
  %205 = tosa.const_shape  {values = dense<[3, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %206 = tosa.reshape %204, %205 : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<3x2xf32>
  %207 = "v"() : () -> tensor<?x3xf32>
  %208 = tosa.const_shape  {values = dense<[3, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %209 = tosa.reshape %207, %208 : (tensor<?x3xf32>, !tosa.shape<2>) -> tensor<3x2xf32>
  %210 = "v"() : () -> tensor<1x8x8x3xf32>
  %211 = tosa.const_shape  {values = dense<[2, 1, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %212 = tosa.const_shape  {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  %213 = tosa.const_shape  {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  %214 = tosa.resize %210, %211, %212, %213 {mode = BILINEAR} : (tensor<1x8x8x3xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x15x15x3xf32>
  %215 = "v"() : () -> tensor<1x8x8x3xf32>
  %216 = tosa.const_shape  {values = dense<[2, 1, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %217 = tosa.const_shape  {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  %218 = tosa.const_shape  {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  %219 = tosa.resize %215, %216, %217, %218 {mode = BILINEAR} : (tensor<1x8x8x3xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x15x15x3xf32>
  %220 = "v"() : () -> tensor<1x8x8x3xf32>
  %221 = tosa.const_shape  {values = dense<[2, 1, 2, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %222 = tosa.const_shape  {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  %223 = tosa.const_shape  {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  %224 = tosa.resize %220, %221, %222, %223 {mode = BILINEAR} : (tensor<1x8x8x3xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x15x15x4xf32>
  %225 = "v"() : () -> tensor<2x3xf32>
  %226 = tosa.reverse %225 {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %227 = "v"() : () -> tensor<2x3xf32>
  %228 = tosa.reverse %227 {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<2x4xf32>
  %229 = "v"() : () -> tensor<2x3xf32>
  %230 = tosa.reverse %229 {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<*xf32>
  %231 = "v"() : () -> tensor<1x4x8xf32>
  %output_real_2, %output_imag_3 = tosa.rfft2d %231 : (tensor<1x4x8xf32>) -> (tensor<1x4x5xf32>, tensor<1x4x5xf32>)
  %232 = "v"() : () -> tensor<1x4x8xf32>
  %output_real_4, %output_imag_5 = tosa.rfft2d %232 : (tensor<1x4x8xf32>) -> (tensor<1x4x5xf32>, tensor<1x4x?xf32>)
  %233 = "v"() : () -> tensor<1x4x8xf32>
  %output_real_6, %output_imag_7 = tosa.rfft2d %233 : (tensor<1x4x8xf32>) -> (tensor<1x4x?xf32>, tensor<1x4x5xf32>)
  %234 = "v"() : () -> tensor<2x8x3xf32>
  %235 = "v"() : () -> tensor<2x5xi32>
  %236 = "v"() : () -> tensor<2x5x3xf32>
  %237 = tosa.scatter %234, %235, %236 : (tensor<2x8x3xf32>, tensor<2x5xi32>, tensor<2x5x3xf32>) -> tensor<2x8x3xf32>
  %238 = "v"() : () -> tensor<4x6xf32>
  %239 = tosa.const_shape  {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  %240 = tosa.const_shape  {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %241 = tosa.slice %238, %239, %240 : (tensor<4x6xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x3xf32>
  %242 = "v"() : () -> tensor<4x6xf32>
  %243 = tosa.const_shape  {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  %244 = tosa.const_shape  {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %245 = tosa.slice %242, %243, %244 : (tensor<4x6xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x4xf32>
  %246 = "v"() : () -> tensor<4x6xf32>
  %247 = tosa.const_shape  {values = dense<[3, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %248 = tosa.const_shape  {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %249 = tosa.slice %246, %247, %248 : (tensor<4x6xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x3xf32>
  %250 = tosa.const_shape  {values = dense<1> : tensor<6xindex>} : () -> !tosa.shape<6>
  %251 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %252 = "tosa.const"() <{values = dense<3> : tensor<1xi32>}> : () -> tensor<1xi32>
  %253 = tosa.slice_shape %250, %251, %252 : (!tosa.shape<6>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<3>
  %254 = "v"() : () -> tensor<2x3xi8>
  %255 = "v"() : () -> tensor<256xi8>
  %256 = tosa.table %254, %255 : (tensor<2x3xi8>, tensor<256xi8>) -> tensor<2x3xi8>
  %257 = "v"() : () -> tensor<2x3xf32>
  %258 = "v"() : () -> tensor<2xi8>
  %259 = tosa.table %257, %258 : (tensor<2x3xf32>, tensor<2xi8>) -> tensor<2x3xf16>
  %260 = "v"() : () -> tensor<2x3xf32>
  %261 = "v"() : () -> tensor<2xi8>
  %262 = tosa.table %260, %261 : (tensor<2x3xf32>, tensor<2xi8>) -> tensor<*xf16>
  %263 = "v"() : () -> tensor<2x3xf32>
  %264 = tosa.const_shape  {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %265 = tosa.tile %263, %264 : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<2x6xf32>
  %266 = "v"() : () -> tensor<2x3xf32>
  %267 = tosa.const_shape  {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %268 = tosa.tile %266, %267 : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<2x7xf32>
  %269 = "v"() : () -> tensor<2x3xf32>
  %270 = tosa.const_shape  {values = dense<[-1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %271 = tosa.tile %269, %270 : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<2x6xf32>
  %272 = "v"() : () -> tensor<2x3xf32>
  %273 = tosa.transpose %272 {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %274 = "v"() : () -> tensor<2x3xf32>
  %275 = tosa.transpose %274 {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<*xf32>
  %276 = "v"() : () -> tensor<1x4x4x4xf32>
  %277 = "v"() : () -> tensor<8x3x3x4xf32>
  %278 = "v"() : () -> tensor<8xf32>
  %279 = "v"() : () -> tensor<1xf32>
  %280 = "v"() : () -> tensor<1xf32>
  %281 = tosa.transpose_conv2d %276, %277, %278, %279, %280 {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x3x3x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x8xf32>
  %282 = "v"() : () -> tensor<1x4x4x4xf32>
  %283 = "v"() : () -> tensor<8x3x3x4xf32>
  %284 = "v"() : () -> tensor<8xf32>
  %285 = "v"() : () -> tensor<1xf32>
  %286 = "v"() : () -> tensor<1xf32>
  %287 = tosa.transpose_conv2d %282, %283, %284, %285, %286 {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x4xf32>, tensor<8x3x3x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x9x9x8xf32>
  %288 = "v"() : () -> tensor<1x4x4x4xf32>
  %289 = "v"() : () -> tensor<*xf32>
  %290 = "v"() : () -> tensor<8xf32>
  %291 = "v"() : () -> tensor<1xf32>
  %292 = "v"() : () -> tensor<1xf32>
  %293 = tosa.transpose_conv2d %288, %289, %290, %291, %292 {acc_type = f32, out_pad = array<i64: -3, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<*xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x8xf32>
}

