// Types and attributes, which are also the output.
// RUN: %opt --allow-unregistered-dialect %s -o %t.mlir
// RUN: grep -v '^// [TR]' %s | diff - %t.mlir
// RUN: %opt --allow-unregistered-dialect --mlir-print-op-generic %t.mlir | %opt --allow-unregistered-dialect | diff %t.mlir -
module {
  %0 = "foo.x"() : () -> !spirv.array<4 x f32>
  %1 = "foo.x"() : () -> !spirv.array<4 x f32>
  %2 = "foo.x"() : () -> !spirv.array<4 x f32, stride=4>
  %3 = "foo.x"() : () -> !spirv.array<4 x f32, stride=4>
  %4 = "foo.x"() : () -> !spirv.array<4 x vector<4xf32>>
  %5 = "foo.x"() : () -> !spirv.array<4 x vector<4xi5>>
  %6 = "foo.x"() : () -> !spirv.array<4 x si32>
  %7 = "foo.x"() : () -> !spirv.array<4 x ui32>
  %8 = "foo.x"() : () -> !spirv.array<4 x i1>
  %9 = "foo.x"() : () -> !spirv.array<4 x bf16>
  %10 = "foo.x"() : () -> !spirv.array<4 x f8E5M2>
  %11 = "foo.x"() : () -> !spirv.array<4 x !spirv.array<3 x f32>>
  %12 = "foo.x"() : () -> !spirv.array<4 x f32, stride=4294967295>
  %13 = "foo.x"() : () -> !spirv.array<1215752191 x f32>
  %14 = "foo.x"() : () -> !spirv.rtarray<f32>
  %15 = "foo.x"() : () -> !spirv.rtarray<f32, stride=4>
  %16 = "foo.x"() : () -> !spirv.ptr<f32, Function>
  %17 = "foo.x"() : () -> !spirv.ptr<!spirv.ptr<f32, Uniform>, Function>
  %18 = "foo.x"() : () -> !spirv.matrix<3 x vector<3xf32>>
  %19 = "foo.x"() : () -> !spirv.matrix<3 x vector<2xf16>>
  %20 = "foo.x"() : () -> !spirv.matrix<3 x vector<3xbf16>>
  %21 = "foo.x"() : () -> !spirv.coopmatrix<8x16xi32, Workgroup, MatrixA>
  %22 = "foo.x"() : () -> !spirv.coopmatrix<8x16xf32, Subgroup, MatrixB>
  %23 = "foo.x"() : () -> !spirv.coopmatrix<8x16xf32, Subgroup, MatrixAcc>
  %24 = "foo.x"() : () -> !spirv.coopmatrix<8x16xvector<2xf32>, Subgroup, MatrixA>
  %25 = "foo.x"() : () -> !spirv.coopmatrix<8x16xi1, Subgroup, MatrixA>
  %26 = "foo.x"() : () -> !spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>
  %27 = "foo.x"() : () -> !spirv.image<f32, Dim1D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>
  %28 = "foo.x"() : () -> !spirv.image<vector<2xf32>, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>
  %29 = "foo.x"() : () -> !spirv.sampled_image<!spirv.image<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, R32f>>
  %30 = "foo.x"() : () -> !spirv.struct<(f32)>
  %31 = "foo.x"() : () -> !spirv.struct<(f32 [0], i32 [4])>
  %32 = "foo.x"() : () -> !spirv.struct<(f32 [0, NonWritable], i32 [4, NonWritable, NonReadable])>
  %33 = "foo.x"() : () -> !spirv.struct<(f32 [NonWritable], i32 [NonWritable, NonReadable])>
  %34 = "foo.x"() : () -> !spirv.struct<(f32 [0, RowMajor, MatrixStride=16])>
  %35 = "foo.x"() : () -> !spirv.struct<(f32 [MatrixStride=16])>
  %36 = "foo.x"() : () -> !spirv.struct<()>
  %37 = "foo.x"() : () -> !spirv.struct<a, (f32)>
  %38 = "foo.x"() : () -> !spirv.struct<a, (f32 [0], !spirv.ptr<!spirv.struct<a>, Uniform> [8])>
  %39 = "foo.x"() : () -> !spirv.struct<a, ()>
  %40 = "foo.x"() : () -> !spirv.struct<(index)>
  %41 = "foo.x"() : () -> !spirv.struct<(f32 [0]), Block>
  %42 = "foo.x"() : () -> !spirv.struct<(f32), Block>
  %43 = "foo.x"() : () -> !spirv.struct<a, (f32 [0]), Block>
  %44 = "foo.x"() : () -> !spirv.struct<(f32 [0]), Block, BufferBlock>
  %45 = "foo.x"() : () -> !spirv.struct<(f32 [0]), RowMajor>
  %46 = "foo.x"() : () -> !spirv.struct<(f32 [0, Offset=4])>
  %47 = "foo.x"() : () -> !spirv.struct<(f32 [0, Location=4])>
  %48 = "foo.x"() : () -> !spirv.struct<(f32 [4, RelaxedPrecision, Restrict])>
  %49 = "foo.x"() : () -> !spirv.struct<(f32 [4294967295])>
  %50 = "foo.x"() : () -> !spirv.struct<(f32 [0, NonWritable=1])>
  %51 = "foo.x"() : () -> !spirv.struct<(f32 [0, MatrixStride])>
  %52 = "foo.x"() : () -> !spirv.struct<(f32)>
  %53 = "foo.x"() : () -> !spirv.struct<(f32 [4], i32 [0])>
  %54 = "foo.x"() : () -> !spirv.struct<a, (!spirv.array<2 x !spirv.ptr<!spirv.struct<b, (!spirv.ptr<!spirv.struct<a>, Uniform>)>, Uniform>>)>
  %55 = "foo.x"() : () -> !spirv.arm.tensor<4xf32>
  %56 = "foo.x"() : () -> !spirv.arm.tensor<?x?xf32>
  %57 = "foo.x"() : () -> !spirv.arm.tensor<2xi1>
  %58 = "foo.x"() : () -> !spirv.arm.tensor<2xvector<2xf32>>
  %59 = "foo.x"() : () -> !spirv.struct<(!spirv.struct<(f32 [0]), Block> [0])>
  %60 = "foo.x"() {a = #spirv.interface_var_abi<(0, 1), Uniform>, b = #spirv.interface_var_abi<(0, 1)>} : () -> i32
  %61 = "foo.x"() {a = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, api=Vulkan, AMD:DiscreteGPU:5, #spirv.resource_limits<>>} : () -> i32
  %62 = "foo.x"() {a = #spirv.target_env<#spirv.vce<v1.0, [], []>, #spirv.resource_limits<max_compute_shared_memory_size = 5>>} : () -> i32
  %63 = "foo.x"() {a = #spirv.entry_point_abi<workgroup_size = [1, 1, 1]>, b = #spirv.entry_point_abi<>, c = #spirv.entry_point_abi<workgroup_size = [1], subgroup_size = 3, target_width = 32>} : () -> i32
  %64 = "foo.x"() {c = #spirv.coop_matrix_props_khr<m_size = 8, n_size = 8, k_size = 32, a_type = i8, b_type = i8, c_type = i32, result_type = i32, acc_sat = false, scope = <Subgroup>>} : () -> i32
  %65 = "foo.x"() {c = #spirv.coop_matrix_props_nv<m_size = 8, n_size = 8, k_size = 32, a_type = i8, b_type = i8, c_type = i32, result_type = i32, scope = <Subgroup>>} : () -> i32
  %66 = "foo.x"() {c = #spirv.linkage_attributes<linkage_name = "x", linkage_type = <Import>>} : () -> i32
  %67 = "foo.x"() {c = #spirv.memory_semantics<Acquire|UniformMemory>} : () -> i32
  %68 = "foo.x"() : () -> !spirv.struct<(f32 [0, MatrixStride=16, Location=5])>
}

