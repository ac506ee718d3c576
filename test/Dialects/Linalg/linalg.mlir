// RUN: %opt %s | FileCheck %s
// RUN: %opt %s -o %t.mlir
// RUN: %opt --mlir-print-op-generic %t.mlir -o %t.generic.mlir
// RUN: %opt %t.generic.mlir | diff %t.mlir -
// RUN: FileCheck %s --check-prefix=GENERIC < %t.generic.mlir

func.func @f(%f: f32, %n: index, %a0: tensor<?xf32>, %a1: tensor<?x?x?xf32>, %a2: tensor<?x?xf32>, %a3: tensor<?x?x?x?x?xf32>, %a4: tensor<?x?x8x?xf32>, %a5: tensor<2x3x3x5xf32>, %a6: tensor<6x6x5x2xf32>, %a7: tensor<2x10x10x5xf32>, %a8: tensor<6x6x2x2x2x5xf32>, %a9: tensor<6x6x2x2x2x2xf32>, %a10: tensor<2x8x8x2xf32>, %a11: tensor<?x?x?x?xf32>, %a12: f32, %a13: tensor<?x?x?x?x?x?xf32>, %a14: tensor<?xi32>, %a15: tensor<f32>, %a16: f64, %a17: i32, %a18: tensor<?x?x?x?xi32>, %a19: tensor<?x?xi32>, %a20: tensor<?x?x?xi32>, %a21: tensor<?xi1>, %a22: memref<2x3xi8>, %a23: memref<3x4xi8>, %a24: memref<2x4xi32>, %a25: memref<?xf32>) {
  %r0 = linalg.abs ins(%a0 : tensor<?xf32>) outs(%a0 : tensor<?xf32>) -> tensor<?xf32>
  %r1 = linalg.add ins(%a0, %a0 : tensor<?xf32>, tensor<?xf32>) outs(%a0 : tensor<?xf32>) -> tensor<?xf32>
  %r2 = linalg.batch_matmul ins(%a1, %a1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%a1 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %r3 = linalg.batch_matvec ins(%a1, %a2 : tensor<?x?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r4 = linalg.batch_mmt4d ins(%a3, %a3 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%a3 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  %r5 = linalg.batch_reduce_matmul ins(%a1, %a1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r6 = linalg.batch_vecmat ins(%a2, %a1 : tensor<?x?xf32>, tensor<?x?x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r7 = linalg.broadcast ins(%a0 : tensor<?xf32>) outs(%a2 : tensor<?x?xf32>) dimensions = [1]
  %r8 = linalg.ceil ins(%a0 : tensor<?xf32>) outs(%a0 : tensor<?xf32>) -> tensor<?xf32>
  %r9 = linalg.contract indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>] ins(%a2, %a0 : tensor<?x?xf32>, tensor<?xf32>) outs(%a0 : tensor<?xf32>) -> tensor<?xf32>
  %r10 = linalg.conv_1d ins(%a0, %a0 : tensor<?xf32>, tensor<?xf32>) outs(%a0 : tensor<?xf32>) -> tensor<?xf32>
  %r11 = linalg.conv_1d_ncw_fcw {dilations = dense<2> : tensor<1xi64>, strides = dense<3> : tensor<1xi64>} ins(%a1, %a1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%a1 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %r12 = linalg.conv_1d_nwc_wcf {dilations = dense<2> : tensor<1xi64>, strides = dense<3> : tensor<1xi64>} ins(%a1, %a1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%a1 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %r13 = linalg.conv_2d ins(%a2, %a2 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r14 = linalg.conv_2d_nchw_fchw {dilations = dense<2> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%a11, %a11 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%a11 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  %r15 = linalg.conv_2d_nchw_fchw_q {dilations = dense<2> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%a11, %a11, %a12, %a12 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, f32, f32) outs(%a11 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  %r16 = linalg.conv_2d_ngchw_fgchw {dilations = dense<2> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%a3, %a3 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%a3 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  %r17 = linalg.conv_2d_ngchw_gfchw {dilations = dense<2> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%a3, %a3 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%a3 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  %r18 = linalg.conv_2d_ngchw_gfchw_q {dilations = dense<2> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%a3, %a3, %a12, %a12 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, f32, f32) outs(%a3 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  %r19 = linalg.conv_2d_nhwc_fhwc {dilations = dense<2> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%a11, %a11 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%a11 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  %r20 = linalg.conv_2d_nhwc_fhwc_q {dilations = dense<2> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%a11, %a11, %a12, %a12 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, f32, f32) outs(%a11 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  %r21 = linalg.conv_2d_nhwc_hwcf {dilations = dense<2> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%a11, %a11 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%a11 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  %r22 = linalg.conv_2d_nhwc_hwcf_q {dilations = dense<2> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%a11, %a11, %a12, %a12 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, f32, f32) outs(%a11 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  %r23 = linalg.conv_2d_nhwgc_gfhwc {dilations = dense<2> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%a3, %a3 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%a3 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  %r24 = linalg.conv_2d_nhwgc_gfhwc_q {dilations = dense<2> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%a3, %a3, %a12, %a12 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, f32, f32) outs(%a3 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  %r25 = linalg.conv_3d ins(%a1, %a1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%a1 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %r26 = linalg.conv_3d_ncdhw_fcdhw {dilations = dense<2> : tensor<3xi64>, strides = dense<3> : tensor<3xi64>} ins(%a3, %a3 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%a3 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  %r27 = linalg.conv_3d_ndhwc_dhwcf {dilations = dense<2> : tensor<3xi64>, strides = dense<3> : tensor<3xi64>} ins(%a3, %a3 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%a3 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  %r28 = linalg.conv_3d_ndhwc_dhwcf_q {dilations = dense<2> : tensor<3xi64>, strides = dense<3> : tensor<3xi64>} ins(%a3, %a3, %a12, %a12 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, f32, f32) outs(%a3 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  %r29 = linalg.copy ins(%a0 : tensor<?xf32>) outs(%a0 : tensor<?xf32>) -> tensor<?xf32>
  %r30 = linalg.depthwise_conv_1d_ncw_cw {dilations = dense<2> : tensor<1xi64>, strides = dense<3> : tensor<1xi64>} ins(%a1, %a2 : tensor<?x?x?xf32>, tensor<?x?xf32>) outs(%a1 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %r31 = linalg.depthwise_conv_1d_nwc_wc {dilations = dense<2> : tensor<1xi64>, strides = dense<3> : tensor<1xi64>} ins(%a1, %a2 : tensor<?x?x?xf32>, tensor<?x?xf32>) outs(%a1 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %r32 = linalg.depthwise_conv_1d_nwc_wcm {dilations = dense<2> : tensor<1xi64>, strides = dense<3> : tensor<1xi64>} ins(%a1, %a1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%a11 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  %r33 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<2> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%a11, %a1 : tensor<?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%a11 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  %r34 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<2> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%a11, %a1 : tensor<?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%a11 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  %r35 = linalg.depthwise_conv_2d_nhwc_hwc_q {dilations = dense<2> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%a11, %a1, %a12, %a12 : tensor<?x?x?x?xf32>, tensor<?x?x?xf32>, f32, f32) outs(%a11 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  %r36 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<2> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%a11, %a11 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%a3 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  %r37 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<2> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%a11, %a11, %a12, %a12 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, f32, f32) outs(%a3 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  %r38 = linalg.depthwise_conv_3d_ncdhw_cdhw {dilations = dense<2> : tensor<3xi64>, strides = dense<3> : tensor<3xi64>} ins(%a3, %a11 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%a3 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  %r39 = linalg.depthwise_conv_3d_ndhwc_dhwc {dilations = dense<2> : tensor<3xi64>, strides = dense<3> : tensor<3xi64>} ins(%a3, %a11 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%a3 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  %r40 = linalg.depthwise_conv_3d_ndhwc_dhwcm {dilations = dense<2> : tensor<3xi64>, strides = dense<3> : tensor<3xi64>} ins(%a3, %a3 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%a13 : tensor<?x?x?x?x?x?xf32>) -> tensor<?x?x?x?x?x?xf32>
  %r41 = linalg.div ins(%a0, %a0 : tensor<?xf32>, tensor<?xf32>) outs(%a0 : tensor<?xf32>) -> tensor<?xf32>
  %r42 = linalg.div_unsigned ins(%a14, %a14 : tensor<?xi32>, tensor<?xi32>) outs(%a14 : tensor<?xi32>) -> tensor<?xi32>
  %r43 = linalg.dot ins(%a0, %a0 : tensor<?xf32>, tensor<?xf32>) outs(%a15 : tensor<f32>) -> tensor<f32>
  %r44 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%a0 : tensor<?xf32>) outs(%a0 : tensor<?xf32>) -> tensor<?xf32>
  %r45 = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>] ins(%a0, %a2 : tensor<?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r46 = linalg.erf ins(%a0 : tensor<?xf32>) outs(%a0 : tensor<?xf32>) -> tensor<?xf32>
  %r47 = linalg.exp ins(%a0 : tensor<?xf32>) outs(%a0 : tensor<?xf32>) -> tensor<?xf32>
  %r48 = linalg.fill ins(%a12 : f32) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r49 = linalg.fill_rng_2d ins(%a16, %a16, %a17 : f64, f64, i32) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r50 = linalg.floor ins(%a0 : tensor<?xf32>) outs(%a0 : tensor<?xf32>) -> tensor<?xf32>
  %r51 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]} ins(%a2 : tensor<?x?xf32>) outs(%a0 : tensor<?xf32>) attrs = {x} { ^bb0(%i: f32, %o: f32): linalg.index 1 : index linalg.yield %i : f32 } -> tensor<?xf32>
  %r52 = linalg.log ins(%a0 : tensor<?xf32>) outs(%a0 : tensor<?xf32>) -> tensor<?xf32>
  %r53 = linalg.map { arith.addf } ins(%a0, %a0 : tensor<?xf32>, tensor<?xf32>) outs(%a0 : tensor<?xf32>)
  %r54 = linalg.map outs(%a0 : tensor<?xf32>) (%o: f32) { linalg.yield %o : f32 }
  %r55 = linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k)>, affine_map<(m, n, k) -> (m, n)>] ins(%a2, %a0 : tensor<?x?xf32>, tensor<?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r56 = linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%a2, %a2 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r57 = linalg.matmul ins(%a2, %a2 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r58 = linalg.matvec ins(%a2, %a0 : tensor<?x?xf32>, tensor<?xf32>) outs(%a0 : tensor<?xf32>) -> tensor<?xf32>
  %r59 = linalg.max ins(%a0, %a0 : tensor<?xf32>, tensor<?xf32>) outs(%a0 : tensor<?xf32>) -> tensor<?xf32>
  %r60 = linalg.min ins(%a0, %a0 : tensor<?xf32>, tensor<?xf32>) outs(%a0 : tensor<?xf32>) -> tensor<?xf32>
  %r61 = linalg.mmt4d ins(%a11, %a11 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%a11 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  %r62 = linalg.mul ins(%a0, %a0 : tensor<?xf32>, tensor<?xf32>) outs(%a0 : tensor<?xf32>) -> tensor<?xf32>
  %r63 = linalg.negf ins(%a0 : tensor<?xf32>) outs(%a0 : tensor<?xf32>) -> tensor<?xf32>
  %r64 = linalg.pack %a2 padding_value(%f : f32) outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, %n] into %a4 : tensor<?x?xf32> -> tensor<?x?x8x?xf32>
  %r65 = linalg.pooling_nchw_max {dilations = dense<2> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%a11, %a2 : tensor<?x?x?x?xf32>, tensor<?x?xf32>) outs(%a11 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  %r66 = linalg.pooling_nchw_sum {dilations = dense<2> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%a11, %a2 : tensor<?x?x?x?xf32>, tensor<?x?xf32>) outs(%a11 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  %r67 = linalg.pooling_ncw_max {dilations = dense<2> : tensor<1xi64>, strides = dense<3> : tensor<1xi64>} ins(%a1, %a0 : tensor<?x?x?xf32>, tensor<?xf32>) outs(%a1 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %r68 = linalg.pooling_ncw_sum {dilations = dense<2> : tensor<1xi64>, strides = dense<3> : tensor<1xi64>} ins(%a1, %a0 : tensor<?x?x?xf32>, tensor<?xf32>) outs(%a1 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %r69 = linalg.pooling_ndhwc_max {dilations = dense<2> : tensor<3xi64>, strides = dense<3> : tensor<3xi64>} ins(%a3, %a1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%a3 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  %r70 = linalg.pooling_ndhwc_min {dilations = dense<2> : tensor<3xi64>, strides = dense<3> : tensor<3xi64>} ins(%a3, %a1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%a3 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  %r71 = linalg.pooling_ndhwc_sum {dilations = dense<2> : tensor<3xi64>, strides = dense<3> : tensor<3xi64>} ins(%a3, %a1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%a3 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  %r72 = linalg.pooling_nhwc_max {dilations = dense<2> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%a11, %a2 : tensor<?x?x?x?xf32>, tensor<?x?xf32>) outs(%a11 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  %r73 = linalg.pooling_nhwc_max_unsigned {dilations = dense<2> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%a18, %a19 : tensor<?x?x?x?xi32>, tensor<?x?xi32>) outs(%a18 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  %r74 = linalg.pooling_nhwc_min {dilations = dense<2> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%a11, %a2 : tensor<?x?x?x?xf32>, tensor<?x?xf32>) outs(%a11 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  %r75 = linalg.pooling_nhwc_min_unsigned {dilations = dense<2> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%a18, %a19 : tensor<?x?x?x?xi32>, tensor<?x?xi32>) outs(%a18 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  %r76 = linalg.pooling_nhwc_sum {dilations = dense<2> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins(%a11, %a2 : tensor<?x?x?x?xf32>, tensor<?x?xf32>) outs(%a11 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  %r77 = linalg.pooling_nwc_max {dilations = dense<2> : tensor<1xi64>, strides = dense<3> : tensor<1xi64>} ins(%a1, %a0 : tensor<?x?x?xf32>, tensor<?xf32>) outs(%a1 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %r78 = linalg.pooling_nwc_max_unsigned {dilations = dense<2> : tensor<1xi64>, strides = dense<3> : tensor<1xi64>} ins(%a20, %a14 : tensor<?x?x?xi32>, tensor<?xi32>) outs(%a20 : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  %r79 = linalg.pooling_nwc_min {dilations = dense<2> : tensor<1xi64>, strides = dense<3> : tensor<1xi64>} ins(%a1, %a0 : tensor<?x?x?xf32>, tensor<?xf32>) outs(%a1 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %r80 = linalg.pooling_nwc_min_unsigned {dilations = dense<2> : tensor<1xi64>, strides = dense<3> : tensor<1xi64>} ins(%a20, %a14 : tensor<?x?x?xi32>, tensor<?xi32>) outs(%a20 : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  %r81 = linalg.pooling_nwc_sum {dilations = dense<2> : tensor<1xi64>, strides = dense<3> : tensor<1xi64>} ins(%a1, %a0 : tensor<?x?x?xf32>, tensor<?xf32>) outs(%a1 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %r82 = linalg.powf ins(%a0, %a0 : tensor<?xf32>, tensor<?xf32>) outs(%a0 : tensor<?xf32>) -> tensor<?xf32>
  %r83 = linalg.quantized_batch_matmul ins(%a1, %a1, %a12, %a12 : tensor<?x?x?xf32>, tensor<?x?x?xf32>, f32, f32) outs(%a1 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %r84 = linalg.quantized_matmul ins(%a2, %a2, %a12, %a12 : tensor<?x?xf32>, tensor<?x?xf32>, f32, f32) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r85 = linalg.reciprocal ins(%a0 : tensor<?xf32>) outs(%a0 : tensor<?xf32>) -> tensor<?xf32>
  %r86 = linalg.reduce { arith.addf } ins(%a2 : tensor<?x?xf32>) outs(%a0 : tensor<?xf32>) dimensions = [0]
  %r87 = linalg.round ins(%a0 : tensor<?xf32>) outs(%a0 : tensor<?xf32>) -> tensor<?xf32>
  %r88 = linalg.rsqrt ins(%a0 : tensor<?xf32>) outs(%a0 : tensor<?xf32>) -> tensor<?xf32>
  %r89 = linalg.select ins(%a21, %a0, %a0 : tensor<?xi1>, tensor<?xf32>, tensor<?xf32>) outs(%a0 : tensor<?xf32>) -> tensor<?xf32>
  %r90 = linalg.softmax dimension(1) ins(%a2 : tensor<?x?xf32>) outs(%a2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r91 = linalg.sqrt ins(%a0 : tensor<?xf32>) outs(%a0 : tensor<?xf32>) -> tensor<?xf32>
  %r92 = linalg.square ins(%a0 : tensor<?xf32>) outs(%a0 : tensor<?xf32>) -> tensor<?xf32>
  %r93 = linalg.sub ins(%a0, %a0 : tensor<?xf32>, tensor<?xf32>) outs(%a0 : tensor<?xf32>) -> tensor<?xf32>
  %r94 = linalg.tanh ins(%a0 : tensor<?xf32>) outs(%a0 : tensor<?xf32>) -> tensor<?xf32>
  %r95 = linalg.transpose ins(%a2 : tensor<?x?xf32>) outs(%a2 : tensor<?x?xf32>) permutation = [1, 0]
  %r96 = linalg.unpack %a4 outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, %n] into %a2 : tensor<?x?x8x?xf32> -> tensor<?x?xf32>
  %r97 = linalg.vecmat ins(%a0, %a2 : tensor<?xf32>, tensor<?x?xf32>) outs(%a0 : tensor<?xf32>) -> tensor<?xf32>
  %r98 = linalg.winograd_filter_transform fmr(F_4_3) ins(%a5 : tensor<2x3x3x5xf32>) outs(%a6 : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
  %r99 = linalg.winograd_input_transform fmr(F_4_3) ins(%a7 : tensor<2x10x10x5xf32>) outs(%a8 : tensor<6x6x2x2x2x5xf32>) -> tensor<6x6x2x2x2x5xf32>
  %r100 = linalg.winograd_output_transform fmr(F_4_3) ins(%a9 : tensor<6x6x2x2x2x2xf32>) outs(%a10 : tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32>
  linalg.matmul ins(%a22, %a23 : memref<2x3xi8>, memref<3x4xi8>) outs(%a24 : memref<2x4xi32>)
  linalg.fill ins(%f : f32) outs(%a25 : memref<?xf32>)
  return
}

// CHECK: linalg.abs ins({{.*}} : tensor<?xf32>) outs({{.*}} : tensor<?xf32>) -> tensor<?xf32>
// CHECK: linalg.add ins({{.*}} : tensor<?xf32>, tensor<?xf32>) outs({{.*}} : tensor<?xf32>) -> tensor<?xf32>
// CHECK: linalg.batch_matmul ins({{.*}} : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs({{.*}} : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
// CHECK: linalg.batch_matvec ins({{.*}} : tensor<?x?x?xf32>, tensor<?x?xf32>) outs({{.*}} : tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK: linalg.batch_mmt4d ins({{.*}} : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs({{.*}} : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
// CHECK: linalg.batch_reduce_matmul ins({{.*}} : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs({{.*}} : tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK: linalg.batch_vecmat ins({{.*}} : tensor<?x?xf32>, tensor<?x?x?xf32>) outs({{.*}} : tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK: linalg.broadcast ins({{.*}} : tensor<?xf32>) outs({{.*}} : tensor<?x?xf32>) dimensions = [1]
// CHECK: linalg.ceil ins({{.*}} : tensor<?xf32>) outs({{.*}} : tensor<?xf32>) -> tensor<?xf32>
// CHECK: linalg.contract indexing_maps = [{{.*}}] ins({{.*}} : tensor<?x?xf32>, tensor<?xf32>) outs({{.*}} : tensor<?xf32>) -> tensor<?xf32>
// CHECK: linalg.conv_1d ins({{.*}} : tensor<?xf32>, tensor<?xf32>) outs({{.*}} : tensor<?xf32>) -> tensor<?xf32>
// CHECK: linalg.conv_1d_ncw_fcw {dilations = dense<2> : tensor<1xi64>, strides = dense<3> : tensor<1xi64>} ins({{.*}} : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs({{.*}} : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
// CHECK: linalg.conv_1d_nwc_wcf {dilations = dense<2> : tensor<1xi64>, strides = dense<3> : tensor<1xi64>} ins({{.*}} : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs({{.*}} : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
// CHECK: linalg.conv_2d ins({{.*}} : tensor<?x?xf32>, tensor<?x?xf32>) outs({{.*}} : tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK: linalg.conv_2d_nchw_fchw {dilations = dense<2> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins({{.*}} : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs({{.*}} : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// CHECK: linalg.conv_2d_nchw_fchw_q {dilations = dense<2> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins({{.*}} : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, f32, f32) outs({{.*}} : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// CHECK: linalg.conv_2d_ngchw_fgchw {dilations = dense<2> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins({{.*}} : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs({{.*}} : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
// CHECK: linalg.conv_2d_ngchw_gfchw {dilations = dense<2> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins({{.*}} : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs({{.*}} : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
// CHECK: linalg.conv_2d_ngchw_gfchw_q {dilations = dense<2> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins({{.*}} : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, f32, f32) outs({{.*}} : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
// CHECK: linalg.conv_2d_nhwc_fhwc {dilations = dense<2> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins({{.*}} : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs({{.*}} : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// CHECK: linalg.conv_2d_nhwc_fhwc_q {dilations = dense<2> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins({{.*}} : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, f32, f32) outs({{.*}} : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// CHECK: linalg.conv_2d_nhwc_hwcf {dilations = dense<2> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins({{.*}} : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs({{.*}} : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// CHECK: linalg.conv_2d_nhwc_hwcf_q {dilations = dense<2> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins({{.*}} : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, f32, f32) outs({{.*}} : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// CHECK: linalg.conv_2d_nhwgc_gfhwc {dilations = dense<2> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins({{.*}} : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs({{.*}} : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
// CHECK: linalg.conv_2d_nhwgc_gfhwc_q {dilations = dense<2> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins({{.*}} : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, f32, f32) outs({{.*}} : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
// CHECK: linalg.conv_3d ins({{.*}} : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs({{.*}} : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
// CHECK: linalg.conv_3d_ncdhw_fcdhw {dilations = dense<2> : tensor<3xi64>, strides = dense<3> : tensor<3xi64>} ins({{.*}} : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs({{.*}} : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
// CHECK: linalg.conv_3d_ndhwc_dhwcf {dilations = dense<2> : tensor<3xi64>, strides = dense<3> : tensor<3xi64>} ins({{.*}} : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs({{.*}} : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
// CHECK: linalg.conv_3d_ndhwc_dhwcf_q {dilations = dense<2> : tensor<3xi64>, strides = dense<3> : tensor<3xi64>} ins({{.*}} : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, f32, f32) outs({{.*}} : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
// CHECK: linalg.copy ins({{.*}} : tensor<?xf32>) outs({{.*}} : tensor<?xf32>) -> tensor<?xf32>
// CHECK: linalg.depthwise_conv_1d_ncw_cw {dilations = dense<2> : tensor<1xi64>, strides = dense<3> : tensor<1xi64>} ins({{.*}} : tensor<?x?x?xf32>, tensor<?x?xf32>) outs({{.*}} : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
// CHECK: linalg.depthwise_conv_1d_nwc_wc {dilations = dense<2> : tensor<1xi64>, strides = dense<3> : tensor<1xi64>} ins({{.*}} : tensor<?x?x?xf32>, tensor<?x?xf32>) outs({{.*}} : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
// CHECK: linalg.depthwise_conv_1d_nwc_wcm {dilations = dense<2> : tensor<1xi64>, strides = dense<3> : tensor<1xi64>} ins({{.*}} : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs({{.*}} : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// CHECK: linalg.depthwise_conv_2d_nchw_chw {dilations = dense<2> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins({{.*}} : tensor<?x?x?x?xf32>, tensor<?x?x?xf32>) outs({{.*}} : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// CHECK: linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<2> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins({{.*}} : tensor<?x?x?x?xf32>, tensor<?x?x?xf32>) outs({{.*}} : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// CHECK: linalg.depthwise_conv_2d_nhwc_hwc_q {dilations = dense<2> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins({{.*}} : tensor<?x?x?x?xf32>, tensor<?x?x?xf32>, f32, f32) outs({{.*}} : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// CHECK: linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<2> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins({{.*}} : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs({{.*}} : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
// CHECK: linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<2> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins({{.*}} : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, f32, f32) outs({{.*}} : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
// CHECK: linalg.depthwise_conv_3d_ncdhw_cdhw {dilations = dense<2> : tensor<3xi64>, strides = dense<3> : tensor<3xi64>} ins({{.*}} : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs({{.*}} : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
// CHECK: linalg.depthwise_conv_3d_ndhwc_dhwc {dilations = dense<2> : tensor<3xi64>, strides = dense<3> : tensor<3xi64>} ins({{.*}} : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs({{.*}} : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
// CHECK: linalg.depthwise_conv_3d_ndhwc_dhwcm {dilations = dense<2> : tensor<3xi64>, strides = dense<3> : tensor<3xi64>} ins({{.*}} : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs({{.*}} : tensor<?x?x?x?x?x?xf32>) -> tensor<?x?x?x?x?x?xf32>
// CHECK: linalg.div ins({{.*}} : tensor<?xf32>, tensor<?xf32>) outs({{.*}} : tensor<?xf32>) -> tensor<?xf32>
// CHECK: linalg.div_unsigned ins({{.*}} : tensor<?xi32>, tensor<?xi32>) outs({{.*}} : tensor<?xi32>) -> tensor<?xi32>
// CHECK: linalg.dot ins({{.*}} : tensor<?xf32>, tensor<?xf32>) outs({{.*}} : tensor<f32>) -> tensor<f32>
// CHECK: linalg.elementwise kind=#linalg.elementwise_kind<exp> ins({{.*}} : tensor<?xf32>) outs({{.*}} : tensor<?xf32>) -> tensor<?xf32>
// CHECK: linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [{{.*}}] ins({{.*}} : tensor<?xf32>, tensor<?x?xf32>) outs({{.*}} : tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK: linalg.erf ins({{.*}} : tensor<?xf32>) outs({{.*}} : tensor<?xf32>) -> tensor<?xf32>
// CHECK: linalg.exp ins({{.*}} : tensor<?xf32>) outs({{.*}} : tensor<?xf32>) -> tensor<?xf32>
// CHECK: linalg.fill ins({{.*}} : f32) outs({{.*}} : tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK: linalg.fill_rng_2d ins({{.*}} : f64, f64, i32) outs({{.*}} : tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK: linalg.floor ins({{.*}} : tensor<?xf32>) outs({{.*}} : tensor<?xf32>) -> tensor<?xf32>
// CHECK: linalg.generic {indexing_maps = [{{.*}}], iterator_types = ["parallel", "reduction"]} ins({{.*}} : tensor<?x?xf32>) outs({{.*}} : tensor<?xf32>) attrs =  {x} {
// CHECK: ^bb0({{.*}}: f32, {{.*}}: f32):
// CHECK: linalg.index 1 : index
// CHECK: linalg.yield {{.*}} : f32
// CHECK: linalg.log ins({{.*}} : tensor<?xf32>) outs({{.*}} : tensor<?xf32>) -> tensor<?xf32>
// CHECK: linalg.map { arith.addf } ins({{.*}} : tensor<?xf32>, tensor<?xf32>) outs({{.*}} : tensor<?xf32>)
// CHECK: linalg.map outs({{.*}} : tensor<?xf32>)
// CHECK: linalg.yield {{.*}} : f32
// CHECK: linalg.matmul indexing_maps = [{{.*}}] ins({{.*}} : tensor<?x?xf32>, tensor<?xf32>) outs({{.*}} : tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK: linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins({{.*}} : tensor<?x?xf32>, tensor<?x?xf32>) outs({{.*}} : tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK: linalg.matmul ins({{.*}} : tensor<?x?xf32>, tensor<?x?xf32>) outs({{.*}} : tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK: linalg.matvec ins({{.*}} : tensor<?x?xf32>, tensor<?xf32>) outs({{.*}} : tensor<?xf32>) -> tensor<?xf32>
// CHECK: linalg.max ins({{.*}} : tensor<?xf32>, tensor<?xf32>) outs({{.*}} : tensor<?xf32>) -> tensor<?xf32>
// CHECK: linalg.min ins({{.*}} : tensor<?xf32>, tensor<?xf32>) outs({{.*}} : tensor<?xf32>) -> tensor<?xf32>
// CHECK: linalg.mmt4d ins({{.*}} : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs({{.*}} : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// CHECK: linalg.mul ins({{.*}} : tensor<?xf32>, tensor<?xf32>) outs({{.*}} : tensor<?xf32>) -> tensor<?xf32>
// CHECK: linalg.negf ins({{.*}} : tensor<?xf32>) outs({{.*}} : tensor<?xf32>) -> tensor<?xf32>
// CHECK: linalg.pack {{.*}} padding_value({{.*}} : f32) outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, {{.*}}] into {{.*}} : tensor<?x?xf32> -> tensor<?x?x8x?xf32>
// CHECK: linalg.pooling_nchw_max {dilations = dense<2> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins({{.*}} : tensor<?x?x?x?xf32>, tensor<?x?xf32>) outs({{.*}} : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// CHECK: linalg.pooling_nchw_sum {dilations = dense<2> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins({{.*}} : tensor<?x?x?x?xf32>, tensor<?x?xf32>) outs({{.*}} : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// CHECK: linalg.pooling_ncw_max {dilations = dense<2> : tensor<1xi64>, strides = dense<3> : tensor<1xi64>} ins({{.*}} : tensor<?x?x?xf32>, tensor<?xf32>) outs({{.*}} : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
// CHECK: linalg.pooling_ncw_sum {dilations = dense<2> : tensor<1xi64>, strides = dense<3> : tensor<1xi64>} ins({{.*}} : tensor<?x?x?xf32>, tensor<?xf32>) outs({{.*}} : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
// CHECK: linalg.pooling_ndhwc_max {dilations = dense<2> : tensor<3xi64>, strides = dense<3> : tensor<3xi64>} ins({{.*}} : tensor<?x?x?x?x?xf32>, tensor<?x?x?xf32>) outs({{.*}} : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
// CHECK: linalg.pooling_ndhwc_min {dilations = dense<2> : tensor<3xi64>, strides = dense<3> : tensor<3xi64>} ins({{.*}} : tensor<?x?x?x?x?xf32>, tensor<?x?x?xf32>) outs({{.*}} : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
// CHECK: linalg.pooling_ndhwc_sum {dilations = dense<2> : tensor<3xi64>, strides = dense<3> : tensor<3xi64>} ins({{.*}} : tensor<?x?x?x?x?xf32>, tensor<?x?x?xf32>) outs({{.*}} : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
// CHECK: linalg.pooling_nhwc_max {dilations = dense<2> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins({{.*}} : tensor<?x?x?x?xf32>, tensor<?x?xf32>) outs({{.*}} : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// CHECK: linalg.pooling_nhwc_max_unsigned {dilations = dense<2> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins({{.*}} : tensor<?x?x?x?xi32>, tensor<?x?xi32>) outs({{.*}} : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
// CHECK: linalg.pooling_nhwc_min {dilations = dense<2> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins({{.*}} : tensor<?x?x?x?xf32>, tensor<?x?xf32>) outs({{.*}} : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// CHECK: linalg.pooling_nhwc_min_unsigned {dilations = dense<2> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins({{.*}} : tensor<?x?x?x?xi32>, tensor<?x?xi32>) outs({{.*}} : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
// CHECK: linalg.pooling_nhwc_sum {dilations = dense<2> : tensor<2xi64>, strides = dense<3> : tensor<2xi64>} ins({{.*}} : tensor<?x?x?x?xf32>, tensor<?x?xf32>) outs({{.*}} : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// CHECK: linalg.pooling_nwc_max {dilations = dense<2> : tensor<1xi64>, strides = dense<3> : tensor<1xi64>} ins({{.*}} : tensor<?x?x?xf32>, tensor<?xf32>) outs({{.*}} : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
// CHECK: linalg.pooling_nwc_max_unsigned {dilations = dense<2> : tensor<1xi64>, strides = dense<3> : tensor<1xi64>} ins({{.*}} : tensor<?x?x?xi32>, tensor<?xi32>) outs({{.*}} : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
// CHECK: linalg.pooling_nwc_min {dilations = dense<2> : tensor<1xi64>, strides = dense<3> : tensor<1xi64>} ins({{.*}} : tensor<?x?x?xf32>, tensor<?xf32>) outs({{.*}} : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
// CHECK: linalg.pooling_nwc_min_unsigned {dilations = dense<2> : tensor<1xi64>, strides = dense<3> : tensor<1xi64>} ins({{.*}} : tensor<?x?x?xi32>, tensor<?xi32>) outs({{.*}} : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
// CHECK: linalg.pooling_nwc_sum {dilations = dense<2> : tensor<1xi64>, strides = dense<3> : tensor<1xi64>} ins({{.*}} : tensor<?x?x?xf32>, tensor<?xf32>) outs({{.*}} : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
// CHECK: linalg.powf ins({{.*}} : tensor<?xf32>, tensor<?xf32>) outs({{.*}} : tensor<?xf32>) -> tensor<?xf32>
// CHECK: linalg.quantized_batch_matmul ins({{.*}} : tensor<?x?x?xf32>, tensor<?x?x?xf32>, f32, f32) outs({{.*}} : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
// CHECK: linalg.quantized_matmul ins({{.*}} : tensor<?x?xf32>, tensor<?x?xf32>, f32, f32) outs({{.*}} : tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK: linalg.reciprocal ins({{.*}} : tensor<?xf32>) outs({{.*}} : tensor<?xf32>) -> tensor<?xf32>
// CHECK: linalg.reduce { arith.addf } ins({{.*}} : tensor<?x?xf32>) outs({{.*}} : tensor<?xf32>) dimensions = [0]
// CHECK: linalg.round ins({{.*}} : tensor<?xf32>) outs({{.*}} : tensor<?xf32>) -> tensor<?xf32>
// CHECK: linalg.rsqrt ins({{.*}} : tensor<?xf32>) outs({{.*}} : tensor<?xf32>) -> tensor<?xf32>
// CHECK: linalg.select ins({{.*}} : tensor<?xi1>, tensor<?xf32>, tensor<?xf32>) outs({{.*}} : tensor<?xf32>) -> tensor<?xf32>
// CHECK: linalg.softmax dimension(1) ins({{.*}} : tensor<?x?xf32>) outs({{.*}} : tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK: linalg.sqrt ins({{.*}} : tensor<?xf32>) outs({{.*}} : tensor<?xf32>) -> tensor<?xf32>
// CHECK: linalg.square ins({{.*}} : tensor<?xf32>) outs({{.*}} : tensor<?xf32>) -> tensor<?xf32>
// CHECK: linalg.sub ins({{.*}} : tensor<?xf32>, tensor<?xf32>) outs({{.*}} : tensor<?xf32>) -> tensor<?xf32>
// CHECK: linalg.tanh ins({{.*}} : tensor<?xf32>) outs({{.*}} : tensor<?xf32>) -> tensor<?xf32>
// CHECK: linalg.transpose ins({{.*}} : tensor<?x?xf32>) outs({{.*}} : tensor<?x?xf32>) permutation = [1, 0]
// CHECK: linalg.unpack {{.*}} outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, {{.*}}] into {{.*}} : tensor<?x?x8x?xf32> -> tensor<?x?xf32>
// CHECK: linalg.vecmat ins({{.*}} : tensor<?xf32>, tensor<?x?xf32>) outs({{.*}} : tensor<?xf32>) -> tensor<?xf32>
// CHECK: linalg.winograd_filter_transform fmr(F_4_3) ins({{.*}} : tensor<2x3x3x5xf32>) outs({{.*}} : tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
// CHECK: linalg.winograd_input_transform fmr(F_4_3) ins({{.*}} : tensor<2x10x10x5xf32>) outs({{.*}} : tensor<6x6x2x2x2x5xf32>) -> tensor<6x6x2x2x2x5xf32>
// CHECK: linalg.winograd_output_transform fmr(F_4_3) ins({{.*}} : tensor<6x6x2x2x2x2xf32>) outs({{.*}} : tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32>
// CHECK: linalg.matmul ins({{.*}} : memref<2x3xi8>, memref<3x4xi8>) outs({{.*}} : memref<2x4xi32>)
// CHECK: linalg.fill ins({{.*}} : f32) outs({{.*}} : memref<?xf32>)
// GENERIC: "linalg.abs"({{.*}}) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC: "linalg.add"({{.*}}) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC: "linalg.batch_matmul"({{.*}}) <{indexing_maps = [{{.*}}], operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC: "linalg.batch_matvec"({{.*}}) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC: "linalg.batch_mmt4d"({{.*}}) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC: "linalg.batch_reduce_matmul"({{.*}}) <{indexing_maps = [{{.*}}], operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC: "linalg.batch_vecmat"({{.*}}) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC: "linalg.broadcast"({{.*}}) <{dimensions = array<i64: 1>}> ({
// GENERIC: "linalg.ceil"({{.*}}) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC: "linalg.contract"({{.*}}) <{indexing_maps = [{{.*}}], operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC: "linalg.conv_1d"({{.*}}) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC: "linalg.conv_1d_ncw_fcw"({{.*}}) <{dilations = dense<2> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<1xi64>}> ({
// GENERIC: "linalg.conv_1d_nwc_wcf"({{.*}}) <{dilations = dense<2> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<1xi64>}> ({
// GENERIC: "linalg.conv_2d"({{.*}}) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC: "linalg.conv_2d_nchw_fchw"({{.*}}) <{dilations = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<2xi64>}> ({
// GENERIC: "linalg.conv_2d_nchw_fchw_q"({{.*}}) <{dilations = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<3> : tensor<2xi64>}> ({
// GENERIC: "linalg.conv_2d_ngchw_fgchw"({{.*}}) <{dilations = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<2xi64>}> ({
// GENERIC: "linalg.conv_2d_ngchw_gfchw"({{.*}}) <{dilations = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<2xi64>}> ({
// GENERIC: "linalg.conv_2d_ngchw_gfchw_q"({{.*}}) <{dilations = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<3> : tensor<2xi64>}> ({
// GENERIC: "linalg.conv_2d_nhwc_fhwc"({{.*}}) <{dilations = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<2xi64>}> ({
// GENERIC: "linalg.conv_2d_nhwc_fhwc_q"({{.*}}) <{dilations = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<3> : tensor<2xi64>}> ({
// GENERIC: "linalg.conv_2d_nhwc_hwcf"({{.*}}) <{dilations = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<2xi64>}> ({
// GENERIC: "linalg.conv_2d_nhwc_hwcf_q"({{.*}}) <{dilations = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<3> : tensor<2xi64>}> ({
// GENERIC: "linalg.conv_2d_nhwgc_gfhwc"({{.*}}) <{dilations = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<2xi64>}> ({
// GENERIC: "linalg.conv_2d_nhwgc_gfhwc_q"({{.*}}) <{dilations = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<3> : tensor<2xi64>}> ({
// GENERIC: "linalg.conv_3d"({{.*}}) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC: "linalg.conv_3d_ncdhw_fcdhw"({{.*}}) <{dilations = dense<2> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<3xi64>}> ({
// GENERIC: "linalg.conv_3d_ndhwc_dhwcf"({{.*}}) <{dilations = dense<2> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<3xi64>}> ({
// GENERIC: "linalg.conv_3d_ndhwc_dhwcf_q"({{.*}}) <{dilations = dense<2> : tensor<3xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<3> : tensor<3xi64>}> ({
// GENERIC: "linalg.copy"({{.*}}) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC: "linalg.depthwise_conv_1d_ncw_cw"({{.*}}) <{dilations = dense<2> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<1xi64>}> ({
// GENERIC: "linalg.depthwise_conv_1d_nwc_wc"({{.*}}) <{dilations = dense<2> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<1xi64>}> ({
// GENERIC: "linalg.depthwise_conv_1d_nwc_wcm"({{.*}}) <{dilations = dense<2> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<1xi64>}> ({
// GENERIC: "linalg.depthwise_conv_2d_nchw_chw"({{.*}}) <{dilations = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<2xi64>}> ({
// GENERIC: "linalg.depthwise_conv_2d_nhwc_hwc"({{.*}}) <{dilations = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<2xi64>}> ({
// GENERIC: "linalg.depthwise_conv_2d_nhwc_hwc_q"({{.*}}) <{dilations = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<3> : tensor<2xi64>}> ({
// GENERIC: "linalg.depthwise_conv_2d_nhwc_hwcm"({{.*}}) <{dilations = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<2xi64>}> ({
// GENERIC: "linalg.depthwise_conv_2d_nhwc_hwcm_q"({{.*}}) <{dilations = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<3> : tensor<2xi64>}> ({
// GENERIC: "linalg.depthwise_conv_3d_ncdhw_cdhw"({{.*}}) <{dilations = dense<2> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<3xi64>}> ({
// GENERIC: "linalg.depthwise_conv_3d_ndhwc_dhwc"({{.*}}) <{dilations = dense<2> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<3xi64>}> ({
// GENERIC: "linalg.depthwise_conv_3d_ndhwc_dhwcm"({{.*}}) <{dilations = dense<2> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<3xi64>}> ({
// GENERIC: "linalg.div"({{.*}}) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC: "linalg.div_unsigned"({{.*}}) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC: "linalg.dot"({{.*}}) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC: "linalg.elementwise"({{.*}}) <{indexing_maps = [{{.*}}], kind = #linalg.elementwise_kind<exp>, operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC: "linalg.elementwise"({{.*}}) <{indexing_maps = [{{.*}}], kind = #linalg.elementwise_kind<add>, operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC: "linalg.erf"({{.*}}) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC: "linalg.exp"({{.*}}) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC: "linalg.fill"({{.*}}) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC: "linalg.fill_rng_2d"({{.*}}) <{operandSegmentSizes = array<i32: 3, 1>}> ({
// GENERIC: "linalg.floor"({{.*}}) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC: "linalg.generic"({{.*}}) <{indexing_maps = [{{.*}}], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC: "linalg.log"({{.*}}) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC: "linalg.map"({{.*}}) ({
// GENERIC: "linalg.map"({{.*}}) ({
// GENERIC: "linalg.matmul"({{.*}}) <{indexing_maps = [{{.*}}], operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC: "linalg.matmul"({{.*}}) <{cast = #linalg.type_fn<cast_unsigned>, indexing_maps = [{{.*}}], operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC: "linalg.matmul"({{.*}}) <{indexing_maps = [{{.*}}], operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC: "linalg.matvec"({{.*}}) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC: "linalg.max"({{.*}}) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC: "linalg.min"({{.*}}) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC: "linalg.mmt4d"({{.*}}) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC: "linalg.mul"({{.*}}) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC: "linalg.negf"({{.*}}) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC: "linalg.pack"({{.*}}) <{inner_dims_pos = array<i64: 0, 1>, operandSegmentSizes = array<i32: 1, 1, 1, 1>, outer_dims_perm = array<i64: 1, 0>, static_inner_tiles = array<i64: 8, -9223372036854775808>}> : (tensor<?x?xf32>, tensor<?x?x8x?xf32>, f32, index) -> tensor<?x?x8x?xf32>
// GENERIC: "linalg.pooling_nchw_max"({{.*}}) <{dilations = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<2xi64>}> ({
// GENERIC: "linalg.pooling_nchw_sum"({{.*}}) <{dilations = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<2xi64>}> ({
// GENERIC: "linalg.pooling_ncw_max"({{.*}}) <{dilations = dense<2> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<1xi64>}> ({
// GENERIC: "linalg.pooling_ncw_sum"({{.*}}) <{dilations = dense<2> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<1xi64>}> ({
// GENERIC: "linalg.pooling_ndhwc_max"({{.*}}) <{dilations = dense<2> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<3xi64>}> ({
// GENERIC: "linalg.pooling_ndhwc_min"({{.*}}) <{dilations = dense<2> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<3xi64>}> ({
// GENERIC: "linalg.pooling_ndhwc_sum"({{.*}}) <{dilations = dense<2> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<3xi64>}> ({
// GENERIC: "linalg.pooling_nhwc_max"({{.*}}) <{dilations = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<2xi64>}> ({
// GENERIC: "linalg.pooling_nhwc_max_unsigned"({{.*}}) <{dilations = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<2xi64>}> ({
// GENERIC: "linalg.pooling_nhwc_min"({{.*}}) <{dilations = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<2xi64>}> ({
// GENERIC: "linalg.pooling_nhwc_min_unsigned"({{.*}}) <{dilations = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<2xi64>}> ({
// GENERIC: "linalg.pooling_nhwc_sum"({{.*}}) <{dilations = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<2xi64>}> ({
// GENERIC: "linalg.pooling_nwc_max"({{.*}}) <{dilations = dense<2> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<1xi64>}> ({
// GENERIC: "linalg.pooling_nwc_max_unsigned"({{.*}}) <{dilations = dense<2> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<1xi64>}> ({
// GENERIC: "linalg.pooling_nwc_min"({{.*}}) <{dilations = dense<2> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<1xi64>}> ({
// GENERIC: "linalg.pooling_nwc_min_unsigned"({{.*}}) <{dilations = dense<2> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<1xi64>}> ({
// GENERIC: "linalg.pooling_nwc_sum"({{.*}}) <{dilations = dense<2> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<3> : tensor<1xi64>}> ({
// GENERIC: "linalg.powf"({{.*}}) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC: "linalg.quantized_batch_matmul"({{.*}}) <{operandSegmentSizes = array<i32: 4, 1>}> ({
// GENERIC: "linalg.quantized_matmul"({{.*}}) <{operandSegmentSizes = array<i32: 4, 1>}> ({
// GENERIC: "linalg.reciprocal"({{.*}}) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC: "linalg.reduce"({{.*}}) <{dimensions = array<i64: 0>}> ({
// GENERIC: "linalg.round"({{.*}}) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC: "linalg.rsqrt"({{.*}}) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC: "linalg.select"({{.*}}) <{operandSegmentSizes = array<i32: 3, 1>}> ({
// GENERIC: "linalg.softmax"({{.*}}) <{dimension = 1 : i64}> : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
// GENERIC: "linalg.sqrt"({{.*}}) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC: "linalg.square"({{.*}}) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC: "linalg.sub"({{.*}}) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC: "linalg.tanh"({{.*}}) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// GENERIC: "linalg.transpose"({{.*}}) <{permutation = array<i64: 1, 0>}> ({
// GENERIC: "linalg.unpack"({{.*}}) <{inner_dims_pos = array<i64: 0, 1>, outer_dims_perm = array<i64: 1, 0>, static_inner_tiles = array<i64: 8, -9223372036854775808>}> : (tensor<?x?x8x?xf32>, tensor<?x?xf32>, index) -> tensor<?x?xf32>
// GENERIC: "linalg.vecmat"({{.*}}) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC: "linalg.winograd_filter_transform"({{.*}}) <{fmr = 1 : i32}> : (tensor<2x3x3x5xf32>, tensor<6x6x5x2xf32>) -> tensor<6x6x5x2xf32>
// GENERIC: "linalg.winograd_input_transform"({{.*}}) <{fmr = 1 : i32}> : (tensor<2x10x10x5xf32>, tensor<6x6x2x2x2x5xf32>) -> tensor<6x6x2x2x2x5xf32>
// GENERIC: "linalg.winograd_output_transform"({{.*}}) <{fmr = 1 : i32}> : (tensor<6x6x2x2x2x2xf32>, tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32>
// GENERIC: "linalg.matmul"({{.*}}) <{indexing_maps = [{{.*}}], operandSegmentSizes = array<i32: 2, 1>}> ({
// GENERIC: "linalg.fill"({{.*}}) <{operandSegmentSizes = array<i32: 1, 1>}> ({
