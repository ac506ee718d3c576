// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

%o0 = "t.v"() : () -> memref<?x?xf32>
%o1 = "t.v"() : () -> index
%o2 = "t.v"() : () -> index
// expected-error @+1 {{unknown attribute `tile_slice_layout` in dialect `arm_sme`}}
%r0 = "arm_sme.tile_load"(%o0, %o1, %o2) <{operandSegmentSizes = array<i32: 1, 2, 0, 0>, layout = #arm_sme.tile_slice_layout<vertical>}> {a} : (memref<?x?xf32>, index, index) -> (vector<[4]x[4]xf32>)
// -----
%o0 = "t.v"() : () -> vector<[4]x[4]xf32>
%o1 = "t.v"() : () -> memref<?x?xf32>
%o2 = "t.v"() : () -> index
%o3 = "t.v"() : () -> index
// expected-error @+1 {{unknown attribute `tile_slice_layout` in dialect `arm_sme`}}
"arm_sme.tile_store"(%o0, %o1, %o2, %o3) <{operandSegmentSizes = array<i32: 1, 1, 2, 0>, layout = #arm_sme.tile_slice_layout<vertical>}> {a} : (vector<[4]x[4]xf32>, memref<?x?xf32>, index, index) -> ()
// -----
%o0 = "t.v"() : () -> memref<?x?xf32>
%o1 = "t.v"() : () -> vector<[4]xi1>
%o2 = "t.v"() : () -> vector<[4]x[4]xf32>
%o3 = "t.v"() : () -> index
%o4 = "t.v"() : () -> index
%o5 = "t.v"() : () -> index
// expected-error @+1 {{unknown attribute `tile_slice_layout` in dialect `arm_sme`}}
%r0 = "arm_sme.load_tile_slice"(%o0, %o1, %o2, %o3, %o4, %o5) <{layout = #arm_sme.tile_slice_layout<vertical>}> {a} : (memref<?x?xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>, index, index, index) -> (vector<[4]x[4]xf32>)
// -----
%o0 = "t.v"() : () -> vector<[4]x[4]xf32>
%o1 = "t.v"() : () -> index
%o2 = "t.v"() : () -> vector<[4]xi1>
%o3 = "t.v"() : () -> memref<?x?xf32>
%o4 = "t.v"() : () -> index
%o5 = "t.v"() : () -> index
// expected-error @+1 {{unknown attribute `tile_slice_layout` in dialect `arm_sme`}}
"arm_sme.store_tile_slice"(%o0, %o1, %o2, %o3, %o4, %o5) <{layout = #arm_sme.tile_slice_layout<vertical>}> {a} : (vector<[4]x[4]xf32>, index, vector<[4]xi1>, memref<?x?xf32>, index, index) -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]xf32>
%o1 = "t.v"() : () -> vector<[4]x[4]xf32>
%o2 = "t.v"() : () -> index
// expected-error @+1 {{unknown attribute `tile_slice_layout` in dialect `arm_sme`}}
%r0 = "arm_sme.insert_tile_slice"(%o0, %o1, %o2) <{layout = #arm_sme.tile_slice_layout<vertical>}> {a} : (vector<[4]xf32>, vector<[4]x[4]xf32>, index) -> (vector<[4]x[4]xf32>)
// -----
%o0 = "t.v"() : () -> vector<[4]x[4]xf32>
%o1 = "t.v"() : () -> index
// expected-error @+1 {{unknown attribute `tile_slice_layout` in dialect `arm_sme`}}
%r0 = "arm_sme.extract_tile_slice"(%o0, %o1) <{layout = #arm_sme.tile_slice_layout<vertical>}> {a} : (vector<[4]x[4]xf32>, index) -> (vector<[4]xf32>)
// -----
%o0 = "t.v"() : () -> memref<?x?xf32>
%o1 = "t.v"() : () -> index
%o2 = "t.v"() : () -> index
%o3 = "t.v"() : () -> f32
// expected-error @+1 {{'arm_sme.tile_load' op failed to verify that both `padding` and `mask` should be provided or neither}}
%r0 = "arm_sme.tile_load"(%o0, %o1, %o2, %o3) <{operandSegmentSizes = array<i32: 1, 2, 1, 0>}> {a} : (memref<?x?xf32>, index, index, f32) -> (vector<[4]x[4]xf32>)
// -----
%o0 = "t.v"() : () -> memref<?x?xf32>
%o1 = "t.v"() : () -> index
%o2 = "t.v"() : () -> index
%o3 = "t.v"() : () -> i32
%o4 = "t.v"() : () -> vector<[4]x[4]xi1>
// expected-error @+1 {{'arm_sme.tile_load' op failed to verify that padding type matches element type of result}}
%r0 = "arm_sme.tile_load"(%o0, %o1, %o2, %o3, %o4) <{operandSegmentSizes = array<i32: 1, 2, 1, 1>}> {a} : (memref<?x?xf32>, index, index, i32, vector<[4]x[4]xi1>) -> (vector<[4]x[4]xf32>)
// -----
%o0 = "t.v"() : () -> memref<?x?xf32>
%o1 = "t.v"() : () -> index
%o2 = "t.v"() : () -> index
%o3 = "t.v"() : () -> f32
%o4 = "t.v"() : () -> vector<[4]xi1>
// expected-error @+1 {{'arm_sme.tile_load' op failed to verify that mask has i1 element type and same shape as result}}
%r0 = "arm_sme.tile_load"(%o0, %o1, %o2, %o3, %o4) <{operandSegmentSizes = array<i32: 1, 2, 1, 1>}> {a} : (memref<?x?xf32>, index, index, f32, vector<[4]xi1>) -> (vector<[4]x[4]xf32>)
// -----
%o0 = "t.v"() : () -> vector<[4]x[4]xf32>
%o1 = "t.v"() : () -> memref<?x?xf32>
%o2 = "t.v"() : () -> index
%o3 = "t.v"() : () -> index
%o4 = "t.v"() : () -> vector<[4]xi1>
// expected-error @+1 {{'arm_sme.tile_store' op failed to verify that mask has i1 element type and same shape as valueToStore}}
"arm_sme.tile_store"(%o0, %o1, %o2, %o3, %o4) <{operandSegmentSizes = array<i32: 1, 1, 2, 1>}> {a} : (vector<[4]x[4]xf32>, memref<?x?xf32>, index, index, vector<[4]xi1>) -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]xf32>
%o1 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{unknown attribute `combining_kind` in dialect `arm_sme`}}
%r0 = "arm_sme.outerproduct"(%o0, %o1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, kind = #arm_sme.combining_kind<sub>}> {a} : (vector<[4]xf32>, vector<[4]xf32>) -> (vector<[4]x[4]xf32>)
// -----
%o0 = "t.v"() : () -> vector<[4]xf32>
%o1 = "t.v"() : () -> vector<[4]xf32>
%o2 = "t.v"() : () -> vector<[4]xi1>
// expected-error @+1 {{'arm_sme.outerproduct' op failed to verify that both `lhsMask` and `rhsMask` should be provided or neither}}
%r0 = "arm_sme.outerproduct"(%o0, %o1, %o2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> {a} : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xi1>) -> (vector<[4]x[4]xf32>)
// -----
%o0 = "t.v"() : () -> vector<[4]xf32>
%o1 = "t.v"() : () -> vector<[2]xf64>
// expected-error @+1 {{'arm_sme.outerproduct' op failed to verify that all of {lhs, rhs} have same type}}
%r0 = "arm_sme.outerproduct"(%o0, %o1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> {a} : (vector<[4]xf32>, vector<[2]xf64>) -> (vector<[4]x[4]xf32>)
// -----
%o0 = "t.v"() : () -> vector<[4]xf32>
%o1 = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sme.outerproduct' op failed to verify that resulttype is derived from `lhs` and `rhs`}}
%r0 = "arm_sme.outerproduct"(%o0, %o1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> {a} : (vector<[4]xf32>, vector<[4]xf32>) -> (vector<[2]x[2]xf64>)
// -----
%o0 = "t.v"() : () -> vector<[8]xf16>
%o1 = "t.v"() : () -> vector<[8]xf16>
%o2 = "t.v"() : () -> vector<[8]xi1>
// expected-error @+1 {{'arm_sme.fmopa_2way' op failed to verify that both `lhsMask` and `rhsMask` should be provided or neither}}
%r0 = "arm_sme.fmopa_2way"(%o0, %o1, %o2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> {a} : (vector<[8]xf16>, vector<[8]xf16>, vector<[8]xi1>) -> (vector<[4]x[4]xf32>)
// -----
%o0 = "t.v"() : () -> vector<[8]xf16>
%o1 = "t.v"() : () -> vector<[8]xf16>
// expected-error @+1 {{'arm_sme.fmopa_2way' op result #0 must be vector<[4]x[4]xf32> of 32-bit float values, but got 'vector<[4]x[4]xi32>'}}
%r0 = "arm_sme.fmopa_2way"(%o0, %o1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> {a} : (vector<[8]xf16>, vector<[8]xf16>) -> (vector<[4]x[4]xi32>)
// -----
%o0 = "t.v"() : () -> vector<[8]xi16>
%o1 = "t.v"() : () -> vector<[8]xi16>
// expected-error @+1 {{'arm_sme.fmopa_2way' op operand #0 must be  of ranks 1scalable vector of 16-bit float or bfloat16 type values of length 8, but got 'vector<[8]xi16>'}}
%r0 = "arm_sme.fmopa_2way"(%o0, %o1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> {a} : (vector<[8]xi16>, vector<[8]xi16>) -> (vector<[4]x[4]xf32>)
// -----
%o0 = "t.v"() : () -> vector<[8]xf16>
%o1 = "t.v"() : () -> vector<[8]xf16>
%o2 = "t.v"() : () -> vector<[8]xi1>
// expected-error @+1 {{'arm_sme.fmops_2way' op failed to verify that both `lhsMask` and `rhsMask` should be provided or neither}}
%r0 = "arm_sme.fmops_2way"(%o0, %o1, %o2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> {a} : (vector<[8]xf16>, vector<[8]xf16>, vector<[8]xi1>) -> (vector<[4]x[4]xf32>)
// -----
%o0 = "t.v"() : () -> vector<[8]xf16>
%o1 = "t.v"() : () -> vector<[8]xf16>
// expected-error @+1 {{'arm_sme.fmops_2way' op result #0 must be vector<[4]x[4]xf32> of 32-bit float values, but got 'vector<[4]x[4]xi32>'}}
%r0 = "arm_sme.fmops_2way"(%o0, %o1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> {a} : (vector<[8]xf16>, vector<[8]xf16>) -> (vector<[4]x[4]xi32>)
// -----
%o0 = "t.v"() : () -> vector<[8]xi16>
%o1 = "t.v"() : () -> vector<[8]xi16>
// expected-error @+1 {{'arm_sme.fmops_2way' op operand #0 must be  of ranks 1scalable vector of 16-bit float or bfloat16 type values of length 8, but got 'vector<[8]xi16>'}}
%r0 = "arm_sme.fmops_2way"(%o0, %o1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> {a} : (vector<[8]xi16>, vector<[8]xi16>) -> (vector<[4]x[4]xf32>)
// -----
%o0 = "t.v"() : () -> vector<[8]xf16>
%o1 = "t.v"() : () -> vector<[8]xf16>
// expected-error @+1 {{'arm_sme.smopa_2way' op operand #0 must be  of ranks 1scalable vector of 16-bit signless integer values of length 8, but got 'vector<[8]xf16>'}}
%r0 = "arm_sme.smopa_2way"(%o0, %o1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> {a} : (vector<[8]xf16>, vector<[8]xf16>) -> (vector<[4]x[4]xf32>)
// -----
%o0 = "t.v"() : () -> vector<[8]xi16>
%o1 = "t.v"() : () -> vector<[8]xi16>
// expected-error @+1 {{'arm_sme.smopa_2way' op result #0 must be vector<[4]x[4]xi32> of 32-bit signless integer values, but got 'vector<[4]x[4]xf32>'}}
%r0 = "arm_sme.smopa_2way"(%o0, %o1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> {a} : (vector<[8]xi16>, vector<[8]xi16>) -> (vector<[4]x[4]xf32>)
// -----
%o0 = "t.v"() : () -> vector<[8]xi16>
%o1 = "t.v"() : () -> vector<[8]xi16>
%o2 = "t.v"() : () -> vector<[8]xi1>
// expected-error @+1 {{'arm_sme.smopa_2way' op failed to verify that both `lhsMask` and `rhsMask` should be provided or neither}}
%r0 = "arm_sme.smopa_2way"(%o0, %o1, %o2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> {a} : (vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi1>) -> (vector<[4]x[4]xi32>)
// -----
%o0 = "t.v"() : () -> vector<[8]xf16>
%o1 = "t.v"() : () -> vector<[8]xf16>
// expected-error @+1 {{'arm_sme.smops_2way' op operand #0 must be  of ranks 1scalable vector of 16-bit signless integer values of length 8, but got 'vector<[8]xf16>'}}
%r0 = "arm_sme.smops_2way"(%o0, %o1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> {a} : (vector<[8]xf16>, vector<[8]xf16>) -> (vector<[4]x[4]xf32>)
// -----
%o0 = "t.v"() : () -> vector<[8]xi16>
%o1 = "t.v"() : () -> vector<[8]xi16>
// expected-error @+1 {{'arm_sme.smops_2way' op result #0 must be vector<[4]x[4]xi32> of 32-bit signless integer values, but got 'vector<[4]x[4]xf32>'}}
%r0 = "arm_sme.smops_2way"(%o0, %o1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> {a} : (vector<[8]xi16>, vector<[8]xi16>) -> (vector<[4]x[4]xf32>)
// -----
%o0 = "t.v"() : () -> vector<[8]xi16>
%o1 = "t.v"() : () -> vector<[8]xi16>
%o2 = "t.v"() : () -> vector<[8]xi1>
// expected-error @+1 {{'arm_sme.smops_2way' op failed to verify that both `lhsMask` and `rhsMask` should be provided or neither}}
%r0 = "arm_sme.smops_2way"(%o0, %o1, %o2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> {a} : (vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi1>) -> (vector<[4]x[4]xi32>)
// -----
%o0 = "t.v"() : () -> vector<[8]xf16>
%o1 = "t.v"() : () -> vector<[8]xf16>
// expected-error @+1 {{'arm_sme.umopa_2way' op operand #0 must be  of ranks 1scalable vector of 16-bit signless integer values of length 8, but got 'vector<[8]xf16>'}}
%r0 = "arm_sme.umopa_2way"(%o0, %o1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> {a} : (vector<[8]xf16>, vector<[8]xf16>) -> (vector<[4]x[4]xf32>)
// -----
%o0 = "t.v"() : () -> vector<[8]xi16>
%o1 = "t.v"() : () -> vector<[8]xi16>
// expected-error @+1 {{'arm_sme.umopa_2way' op result #0 must be vector<[4]x[4]xi32> of 32-bit signless integer values, but got 'vector<[4]x[4]xf32>'}}
%r0 = "arm_sme.umopa_2way"(%o0, %o1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> {a} : (vector<[8]xi16>, vector<[8]xi16>) -> (vector<[4]x[4]xf32>)
// -----
%o0 = "t.v"() : () -> vector<[8]xi16>
%o1 = "t.v"() : () -> vector<[8]xi16>
%o2 = "t.v"() : () -> vector<[8]xi1>
// expected-error @+1 {{'arm_sme.umopa_2way' op failed to verify that both `lhsMask` and `rhsMask` should be provided or neither}}
%r0 = "arm_sme.umopa_2way"(%o0, %o1, %o2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> {a} : (vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi1>) -> (vector<[4]x[4]xi32>)
// -----
%o0 = "t.v"() : () -> vector<[8]xf16>
%o1 = "t.v"() : () -> vector<[8]xf16>
// expected-error @+1 {{'arm_sme.umops_2way' op operand #0 must be  of ranks 1scalable vector of 16-bit signless integer values of length 8, but got 'vector<[8]xf16>'}}
%r0 = "arm_sme.umops_2way"(%o0, %o1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> {a} : (vector<[8]xf16>, vector<[8]xf16>) -> (vector<[4]x[4]xf32>)
// -----
%o0 = "t.v"() : () -> vector<[8]xi16>
%o1 = "t.v"() : () -> vector<[8]xi16>
// expected-error @+1 {{'arm_sme.umops_2way' op result #0 must be vector<[4]x[4]xi32> of 32-bit signless integer values, but got 'vector<[4]x[4]xf32>'}}
%r0 = "arm_sme.umops_2way"(%o0, %o1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> {a} : (vector<[8]xi16>, vector<[8]xi16>) -> (vector<[4]x[4]xf32>)
// -----
%o0 = "t.v"() : () -> vector<[8]xi16>
%o1 = "t.v"() : () -> vector<[8]xi16>
%o2 = "t.v"() : () -> vector<[8]xi1>
// expected-error @+1 {{'arm_sme.umops_2way' op failed to verify that both `lhsMask` and `rhsMask` should be provided or neither}}
%r0 = "arm_sme.umops_2way"(%o0, %o1, %o2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> {a} : (vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi1>) -> (vector<[4]x[4]xi32>)
// -----
%o0 = "t.v"() : () -> vector<[8]xf16>
%o1 = "t.v"() : () -> vector<[8]xf16>
// expected-error @+1 {{'arm_sme.smopa_4way' op operand #0 must be  of ranks 1scalable vector of 8-bit signless integer values of length 16 or  of ranks 1scalable vector of 16-bit signless integer values of length 8, but got 'vector<[8]xf16>'}}
%r0 = "arm_sme.smopa_4way"(%o0, %o1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> {a} : (vector<[8]xf16>, vector<[8]xf16>) -> (vector<[4]x[4]xf32>)
// -----
%o0 = "t.v"() : () -> vector<[8]xi16>
%o1 = "t.v"() : () -> vector<[8]xi16>
// expected-error @+1 {{'arm_sme.smopa_4way' op result #0 must be vector<[4]x[4]xi32> of 32-bit signless integer values or vector<[2]x[2]xi64> of 64-bit signless integer values, but got 'vector<[4]x[4]xf32>'}}
%r0 = "arm_sme.smopa_4way"(%o0, %o1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> {a} : (vector<[8]xi16>, vector<[8]xi16>) -> (vector<[4]x[4]xf32>)
// -----
%o0 = "t.v"() : () -> vector<[8]xi16>
%o1 = "t.v"() : () -> vector<[8]xi16>
// expected-error @+1 {{'arm_sme.smopa_4way' op failed to verify that tile element size equals input element size * 4}}
%r0 = "arm_sme.smopa_4way"(%o0, %o1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> {a} : (vector<[8]xi16>, vector<[8]xi16>) -> (vector<[4]x[4]xi32>)
// -----
%o0 = "t.v"() : () -> vector<[8]xf16>
%o1 = "t.v"() : () -> vector<[8]xf16>
// expected-error @+1 {{'arm_sme.smops_4way' op operand #0 must be  of ranks 1scalable vector of 8-bit signless integer values of length 16 or  of ranks 1scalable vector of 16-bit signless integer values of length 8, but got 'vector<[8]xf16>'}}
%r0 = "arm_sme.smops_4way"(%o0, %o1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> {a} : (vector<[8]xf16>, vector<[8]xf16>) -> (vector<[4]x[4]xf32>)
// -----
%o0 = "t.v"() : () -> vector<[8]xi16>
%o1 = "t.v"() : () -> vector<[8]xi16>
// expected-error @+1 {{'arm_sme.smops_4way' op result #0 must be vector<[4]x[4]xi32> of 32-bit signless integer values or vector<[2]x[2]xi64> of 64-bit signless integer values, but got 'vector<[4]x[4]xf32>'}}
%r0 = "arm_sme.smops_4way"(%o0, %o1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> {a} : (vector<[8]xi16>, vector<[8]xi16>) -> (vector<[4]x[4]xf32>)
// -----
%o0 = "t.v"() : () -> vector<[8]xi16>
%o1 = "t.v"() : () -> vector<[8]xi16>
// expected-error @+1 {{'arm_sme.smops_4way' op failed to verify that tile element size equals input element size * 4}}
%r0 = "arm_sme.smops_4way"(%o0, %o1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> {a} : (vector<[8]xi16>, vector<[8]xi16>) -> (vector<[4]x[4]xi32>)
// -----
%o0 = "t.v"() : () -> vector<[8]xf16>
%o1 = "t.v"() : () -> vector<[8]xf16>
// expected-error @+1 {{'arm_sme.umopa_4way' op operand #0 must be  of ranks 1scalable vector of 8-bit signless integer values of length 16 or  of ranks 1scalable vector of 16-bit signless integer values of length 8, but got 'vector<[8]xf16>'}}
%r0 = "arm_sme.umopa_4way"(%o0, %o1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> {a} : (vector<[8]xf16>, vector<[8]xf16>) -> (vector<[4]x[4]xf32>)
// -----
%o0 = "t.v"() : () -> vector<[8]xi16>
%o1 = "t.v"() : () -> vector<[8]xi16>
// expected-error @+1 {{'arm_sme.umopa_4way' op result #0 must be vector<[4]x[4]xi32> of 32-bit signless integer values or vector<[2]x[2]xi64> of 64-bit signless integer values, but got 'vector<[4]x[4]xf32>'}}
%r0 = "arm_sme.umopa_4way"(%o0, %o1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> {a} : (vector<[8]xi16>, vector<[8]xi16>) -> (vector<[4]x[4]xf32>)
// -----
%o0 = "t.v"() : () -> vector<[8]xi16>
%o1 = "t.v"() : () -> vector<[8]xi16>
// expected-error @+1 {{'arm_sme.umopa_4way' op failed to verify that tile element size equals input element size * 4}}
%r0 = "arm_sme.umopa_4way"(%o0, %o1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> {a} : (vector<[8]xi16>, vector<[8]xi16>) -> (vector<[4]x[4]xi32>)
// -----
%o0 = "t.v"() : () -> vector<[8]xf16>
%o1 = "t.v"() : () -> vector<[8]xf16>
// expected-error @+1 {{'arm_sme.umops_4way' op operand #0 must be  of ranks 1scalable vector of 8-bit signless integer values of length 16 or  of ranks 1scalable vector of 16-bit signless integer values of length 8, but got 'vector<[8]xf16>'}}
%r0 = "arm_sme.umops_4way"(%o0, %o1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> {a} : (vector<[8]xf16>, vector<[8]xf16>) -> (vector<[4]x[4]xf32>)
// -----
%o0 = "t.v"() : () -> vector<[8]xi16>
%o1 = "t.v"() : () -> vector<[8]xi16>
// expected-error @+1 {{'arm_sme.umops_4way' op result #0 must be vector<[4]x[4]xi32> of 32-bit signless integer values or vector<[2]x[2]xi64> of 64-bit signless integer values, but got 'vector<[4]x[4]xf32>'}}
%r0 = "arm_sme.umops_4way"(%o0, %o1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> {a} : (vector<[8]xi16>, vector<[8]xi16>) -> (vector<[4]x[4]xf32>)
// -----
%o0 = "t.v"() : () -> vector<[8]xi16>
%o1 = "t.v"() : () -> vector<[8]xi16>
// expected-error @+1 {{'arm_sme.umops_4way' op failed to verify that tile element size equals input element size * 4}}
%r0 = "arm_sme.umops_4way"(%o0, %o1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> {a} : (vector<[8]xi16>, vector<[8]xi16>) -> (vector<[4]x[4]xi32>)
// -----
%o0 = "t.v"() : () -> vector<[8]xf16>
%o1 = "t.v"() : () -> vector<[8]xf16>
// expected-error @+1 {{'arm_sme.sumopa_4way' op operand #0 must be  of ranks 1scalable vector of 8-bit signless integer values of length 16 or  of ranks 1scalable vector of 16-bit signless integer values of length 8, but got 'vector<[8]xf16>'}}
%r0 = "arm_sme.sumopa_4way"(%o0, %o1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> {a} : (vector<[8]xf16>, vector<[8]xf16>) -> (vector<[4]x[4]xf32>)
// -----
%o0 = "t.v"() : () -> vector<[8]xi16>
%o1 = "t.v"() : () -> vector<[8]xi16>
// expected-error @+1 {{'arm_sme.sumopa_4way' op result #0 must be vector<[4]x[4]xi32> of 32-bit signless integer values or vector<[2]x[2]xi64> of 64-bit signless integer values, but got 'vector<[4]x[4]xf32>'}}
%r0 = "arm_sme.sumopa_4way"(%o0, %o1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> {a} : (vector<[8]xi16>, vector<[8]xi16>) -> (vector<[4]x[4]xf32>)
// -----
%o0 = "t.v"() : () -> vector<[8]xi16>
%o1 = "t.v"() : () -> vector<[8]xi16>
// expected-error @+1 {{'arm_sme.sumopa_4way' op failed to verify that tile element size equals input element size * 4}}
%r0 = "arm_sme.sumopa_4way"(%o0, %o1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> {a} : (vector<[8]xi16>, vector<[8]xi16>) -> (vector<[4]x[4]xi32>)
// -----
%o0 = "t.v"() : () -> vector<[8]xf16>
%o1 = "t.v"() : () -> vector<[8]xf16>
// expected-error @+1 {{'arm_sme.sumops_4way' op operand #0 must be  of ranks 1scalable vector of 8-bit signless integer values of length 16 or  of ranks 1scalable vector of 16-bit signless integer values of length 8, but got 'vector<[8]xf16>'}}
%r0 = "arm_sme.sumops_4way"(%o0, %o1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> {a} : (vector<[8]xf16>, vector<[8]xf16>) -> (vector<[4]x[4]xf32>)
// -----
%o0 = "t.v"() : () -> vector<[8]xi16>
%o1 = "t.v"() : () -> vector<[8]xi16>
// expected-error @+1 {{'arm_sme.sumops_4way' op result #0 must be vector<[4]x[4]xi32> of 32-bit signless integer values or vector<[2]x[2]xi64> of 64-bit signless integer values, but got 'vector<[4]x[4]xf32>'}}
%r0 = "arm_sme.sumops_4way"(%o0, %o1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> {a} : (vector<[8]xi16>, vector<[8]xi16>) -> (vector<[4]x[4]xf32>)
// -----
%o0 = "t.v"() : () -> vector<[8]xi16>
%o1 = "t.v"() : () -> vector<[8]xi16>
// expected-error @+1 {{'arm_sme.sumops_4way' op failed to verify that tile element size equals input element size * 4}}
%r0 = "arm_sme.sumops_4way"(%o0, %o1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> {a} : (vector<[8]xi16>, vector<[8]xi16>) -> (vector<[4]x[4]xi32>)
// -----
%o0 = "t.v"() : () -> vector<[8]xf16>
%o1 = "t.v"() : () -> vector<[8]xf16>
// expected-error @+1 {{'arm_sme.usmopa_4way' op operand #0 must be  of ranks 1scalable vector of 8-bit signless integer values of length 16 or  of ranks 1scalable vector of 16-bit signless integer values of length 8, but got 'vector<[8]xf16>'}}
%r0 = "arm_sme.usmopa_4way"(%o0, %o1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> {a} : (vector<[8]xf16>, vector<[8]xf16>) -> (vector<[4]x[4]xf32>)
// -----
%o0 = "t.v"() : () -> vector<[8]xi16>
%o1 = "t.v"() : () -> vector<[8]xi16>
// expected-error @+1 {{'arm_sme.usmopa_4way' op result #0 must be vector<[4]x[4]xi32> of 32-bit signless integer values or vector<[2]x[2]xi64> of 64-bit signless integer values, but got 'vector<[4]x[4]xf32>'}}
%r0 = "arm_sme.usmopa_4way"(%o0, %o1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> {a} : (vector<[8]xi16>, vector<[8]xi16>) -> (vector<[4]x[4]xf32>)
// -----
%o0 = "t.v"() : () -> vector<[8]xi16>
%o1 = "t.v"() : () -> vector<[8]xi16>
// expected-error @+1 {{'arm_sme.usmopa_4way' op failed to verify that tile element size equals input element size * 4}}
%r0 = "arm_sme.usmopa_4way"(%o0, %o1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> {a} : (vector<[8]xi16>, vector<[8]xi16>) -> (vector<[4]x[4]xi32>)
// -----
%o0 = "t.v"() : () -> vector<[8]xf16>
%o1 = "t.v"() : () -> vector<[8]xf16>
// expected-error @+1 {{'arm_sme.usmops_4way' op operand #0 must be  of ranks 1scalable vector of 8-bit signless integer values of length 16 or  of ranks 1scalable vector of 16-bit signless integer values of length 8, but got 'vector<[8]xf16>'}}
%r0 = "arm_sme.usmops_4way"(%o0, %o1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> {a} : (vector<[8]xf16>, vector<[8]xf16>) -> (vector<[4]x[4]xf32>)
// -----
%o0 = "t.v"() : () -> vector<[8]xi16>
%o1 = "t.v"() : () -> vector<[8]xi16>
// expected-error @+1 {{'arm_sme.usmops_4way' op result #0 must be vector<[4]x[4]xi32> of 32-bit signless integer values or vector<[2]x[2]xi64> of 64-bit signless integer values, but got 'vector<[4]x[4]xf32>'}}
%r0 = "arm_sme.usmops_4way"(%o0, %o1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> {a} : (vector<[8]xi16>, vector<[8]xi16>) -> (vector<[4]x[4]xf32>)
// -----
%o0 = "t.v"() : () -> vector<[8]xi16>
%o1 = "t.v"() : () -> vector<[8]xi16>
// expected-error @+1 {{'arm_sme.usmops_4way' op failed to verify that tile element size equals input element size * 4}}
%r0 = "arm_sme.usmops_4way"(%o0, %o1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> {a} : (vector<[8]xi16>, vector<[8]xi16>) -> (vector<[4]x[4]xi32>)
// -----
%o0 = "t.v"() : () -> vector<[8]xi16>
%o1 = "t.v"() : () -> vector<[16]xi8>
// expected-error @+1 {{'arm_sme.smopa_2way' op failed to verify that all of {lhs, rhs} have same type}}
%r0 = "arm_sme.smopa_2way"(%o0, %o1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> {a} : (vector<[8]xi16>, vector<[16]xi8>) -> (vector<[4]x[4]xi32>)
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> vector<[4]xi1>
%o2 = "t.v"() : () -> vector<[4]xi32>
%o3 = "t.v"() : () -> vector<[4]xi32>
// expected-error @+1 {{'arm_sme.intr.mopa' op operand #2 must be a vector type that is a supported input for the SME MOP instructions, but got 'vector<[4]xi32>'}}
"arm_sme.intr.mopa"(%o0, %o1, %o2, %o3) <{tile_id = 0 : i32}> {a} : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> vector<[4]xi1>
%o2 = "t.v"() : () -> vector<[4]xi32>
%o3 = "t.v"() : () -> vector<[4]xi32>
// expected-error @+1 {{'arm_sme.intr.mops' op operand #2 must be a vector type that is a supported input for the SME MOP instructions, but got 'vector<[4]xi32>'}}
"arm_sme.intr.mops"(%o0, %o1, %o2, %o3) <{tile_id = 0 : i32}> {a} : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> vector<[4]xi1>
%o2 = "t.v"() : () -> vector<[4]xi32>
%o3 = "t.v"() : () -> vector<[4]xi32>
// expected-error @+1 {{'arm_sme.intr.mopa.wide' op operand #2 must be a vector type that is a supported input for the SME MOP instructions, but got 'vector<[4]xi32>'}}
"arm_sme.intr.mopa.wide"(%o0, %o1, %o2, %o3) <{tile_id = 0 : i32}> {a} : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> vector<[4]xi1>
%o2 = "t.v"() : () -> vector<[4]xi32>
%o3 = "t.v"() : () -> vector<[4]xi32>
// expected-error @+1 {{'arm_sme.intr.smopa.wide' op operand #2 must be a vector type that is a supported input for the SME MOP instructions, but got 'vector<[4]xi32>'}}
"arm_sme.intr.smopa.wide"(%o0, %o1, %o2, %o3) <{tile_id = 0 : i32}> {a} : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> vector<[4]xi1>
%o2 = "t.v"() : () -> vector<[4]xi32>
%o3 = "t.v"() : () -> vector<[4]xi32>
// expected-error @+1 {{'arm_sme.intr.smopa.za32' op operand #2 must be a vector type that is a supported input for the SME MOP instructions, but got 'vector<[4]xi32>'}}
"arm_sme.intr.smopa.za32"(%o0, %o1, %o2, %o3) <{tile_id = 0 : i32}> {a} : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> vector<[4]xi1>
%o2 = "t.v"() : () -> vector<[4]xi32>
%o3 = "t.v"() : () -> vector<[4]xi32>
// expected-error @+1 {{'arm_sme.intr.usmopa.wide' op operand #2 must be a vector type that is a supported input for the SME MOP instructions, but got 'vector<[4]xi32>'}}
"arm_sme.intr.usmopa.wide"(%o0, %o1, %o2, %o3) <{tile_id = 0 : i32}> {a} : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]xf32>
%o1 = "t.v"() : () -> vector<[4]xi1>
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.read.horiz' op failed to verify that all of {vector, res} have same element type}}
%r0 = "arm_sme.intr.read.horiz"(%o0, %o1, %o2) <{tile_id = 0 : i32}> {a} : (vector<[4]xf32>, vector<[4]xi1>, i32) -> (vector<[4]xi32>)
// -----
%o0 = "t.v"() : () -> vector<[4]xf32>
%o1 = "t.v"() : () -> vector<[4]xi1>
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.read.vert' op failed to verify that all of {vector, res} have same element type}}
%r0 = "arm_sme.intr.read.vert"(%o0, %o1, %o2) <{tile_id = 0 : i32}> {a} : (vector<[4]xf32>, vector<[4]xi1>, i32) -> (vector<[4]xi32>)
// -----
// expected-error @+1 {{'arm_sme.intr.cntsd' op failed to verify that `res` is i64}}
%r0 = "arm_sme.intr.cntsd"()  {a} : () -> (i32)
// -----
%o0 = "t.v"() : () -> vector<[4]x[4]xf32>
// expected-error @+1 {{'arm_sme.copy_tile' op failed to verify that all of {tile, result} have same type}}
%r0 = "arm_sme.copy_tile"(%o0)  {a} : (vector<[4]x[4]xf32>) -> (vector<[4]x[4]xi32>)
// -----
%o0 = "t.v"() : () -> vector<[2]xf64>
%o1 = "t.v"() : () -> vector<[4]x[4]xf32>
%o2 = "t.v"() : () -> index
// expected-error @+1 {{'arm_sme.insert_tile_slice' op failed to verify that type of 'vector' matches type of 'tile' slice}}
%r0 = "arm_sme.insert_tile_slice"(%o0, %o1, %o2)  {a} : (vector<[2]xf64>, vector<[4]x[4]xf32>, index) -> (vector<[4]x[4]xf32>)
// -----
%o0 = "t.v"() : () -> vector<[4]xf32>
%o1 = "t.v"() : () -> vector<[4]x[4]xf32>
%o2 = "t.v"() : () -> index
// expected-error @+1 {{'arm_sme.insert_tile_slice' op failed to verify that all of {tile, result} have same type}}
%r0 = "arm_sme.insert_tile_slice"(%o0, %o1, %o2)  {a} : (vector<[4]xf32>, vector<[4]x[4]xf32>, index) -> (vector<[4]x[4]xi32>)
// -----
%o0 = "t.v"() : () -> vector<[4]x[4]xf32>
%o1 = "t.v"() : () -> index
// expected-error @+1 {{'arm_sme.extract_tile_slice' op failed to verify that type of 'result' matches type of 'tile' slice}}
%r0 = "arm_sme.extract_tile_slice"(%o0, %o1)  {a} : (vector<[4]x[4]xf32>, index) -> (vector<[4]xi32>)
// -----
%o0 = "t.v"() : () -> memref<?x?xf32>
%o1 = "t.v"() : () -> vector<[8]xi1>
%o2 = "t.v"() : () -> vector<[4]x[4]xf32>
%o3 = "t.v"() : () -> index
%o4 = "t.v"() : () -> index
%o5 = "t.v"() : () -> index
// expected-error @+1 {{'arm_sme.load_tile_slice' op failed to verify that `mask` has i1 element type and the shape is a slice of `result`}}
%r0 = "arm_sme.load_tile_slice"(%o0, %o1, %o2, %o3, %o4, %o5)  {a} : (memref<?x?xf32>, vector<[8]xi1>, vector<[4]x[4]xf32>, index, index, index) -> (vector<[4]x[4]xf32>)
// -----
%o0 = "t.v"() : () -> memref<?x?xi32>
%o1 = "t.v"() : () -> vector<[4]xi1>
%o2 = "t.v"() : () -> vector<[4]x[4]xf32>
%o3 = "t.v"() : () -> index
%o4 = "t.v"() : () -> index
%o5 = "t.v"() : () -> index
// expected-error @+1 {{'arm_sme.load_tile_slice' op failed to verify that all of {tile, base} have same element type}}
%r0 = "arm_sme.load_tile_slice"(%o0, %o1, %o2, %o3, %o4, %o5)  {a} : (memref<?x?xi32>, vector<[4]xi1>, vector<[4]x[4]xf32>, index, index, index) -> (vector<[4]x[4]xf32>)
// -----
%o0 = "t.v"() : () -> memref<?x?xf32>
%o1 = "t.v"() : () -> vector<[4]xi1>
%o2 = "t.v"() : () -> vector<[4]x[4]xf32>
%o3 = "t.v"() : () -> index
%o4 = "t.v"() : () -> index
%o5 = "t.v"() : () -> index
// expected-error @+1 {{'arm_sme.load_tile_slice' op failed to verify that all of {tile, result} have same type}}
%r0 = "arm_sme.load_tile_slice"(%o0, %o1, %o2, %o3, %o4, %o5)  {a} : (memref<?x?xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>, index, index, index) -> (vector<[4]x[4]xi32>)
// -----
%o0 = "t.v"() : () -> vector<[4]x[4]xf32>
%o1 = "t.v"() : () -> index
%o2 = "t.v"() : () -> vector<[8]xi1>
%o3 = "t.v"() : () -> memref<?x?xf32>
%o4 = "t.v"() : () -> index
%o5 = "t.v"() : () -> index
// expected-error @+1 {{'arm_sme.store_tile_slice' op failed to verify that `mask` has i1 element type and the shape is a slice of `tile`}}
"arm_sme.store_tile_slice"(%o0, %o1, %o2, %o3, %o4, %o5)  {a} : (vector<[4]x[4]xf32>, index, vector<[8]xi1>, memref<?x?xf32>, index, index) -> ()
// -----
// expected-error @+1 {{invalid properties {tile_id = 3 : i32} for op arm_sme.zero: this operation does not support properties}}
%0 = "arm_sme.zero"() <{tile_id = 3 : i32}> {a} : () -> vector<[4]x[4]xf32>
// -----
// expected-error @+1 {{invalid properties {tile_id = 3 : i32} for op arm_sme.get_tile: this operation does not support properties}}
%0 = "arm_sme.get_tile"() <{tile_id = 3 : i32}> {a} : () -> vector<[4]x[4]xf32>
// -----
// expected-error @+1 {{'arm_sme.get_tile' op tile ID should be a 32-bit signless integer}}
%0 = "arm_sme.get_tile"() {tile_id = 3 : i64} : () -> vector<[4]x[4]xf32>
// -----
// expected-error @+1 {{unknown attribute `tile_slice_layout` in dialect `arm_sme`}}
%0 = "t.a"() {a = #arm_sme.type_size<byte>, b = #arm_sme.tile_slice_layout<vertical>, c = #arm_sme.combining_kind<add>} : () -> i32
// -----
%o0 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.copy_tile' op operand #0 must be a vector type that fits into a SME tile, but got 'i32'}}
%r0 = "arm_sme.copy_tile"(%o0)  : (i32) -> (vector<[4]x[4]xf32>)
// -----
%o0 = "t.v"() : () -> vector<[4]x[4]xf32>
// expected-error @+1 {{'arm_sme.copy_tile' op result #0 must be a vector type that fits into a SME tile, but got 'i32'}}
%r0 = "arm_sme.copy_tile"(%o0)  : (vector<[4]x[4]xf32>) -> (i32)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> index
// expected-error @+1 {{'arm_sme.extract_tile_slice' op operand #0 must be a vector type that fits into a SME tile, but got 'i32'}}
%r0 = "arm_sme.extract_tile_slice"(%o0, %o1)  : (i32, index) -> (vector<[4]xf32>)
// -----
%o0 = "t.v"() : () -> vector<[4]x[4]xf32>
%o1 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.extract_tile_slice' op operand #1 must be index, but got 'i32'}}
%r0 = "arm_sme.extract_tile_slice"(%o0, %o1)  : (vector<[4]x[4]xf32>, i32) -> (vector<[4]xf32>)
// -----
// expected-error @+1 {{'arm_sme.get_tile' op result #0 must be a vector type that fits into a SME tile, but got 'i32'}}
%r0 = "arm_sme.get_tile"()  : () -> (i32)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> vector<[4]x[4]xf32>
%o2 = "t.v"() : () -> index
// expected-error @+1 {{'arm_sme.insert_tile_slice' op operand #0 must be a vector type that matches the size of a SVE vector, but got 'i32'}}
%r0 = "arm_sme.insert_tile_slice"(%o0, %o1, %o2)  : (i32, vector<[4]x[4]xf32>, index) -> (vector<[4]x[4]xf32>)
// -----
// expected-error @+1 {{'arm_sme.intr.cntsd' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r0 = "arm_sme.intr.cntsd"()  : () -> (index)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> !llvm.ptr
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.ld1b.horiz' op operand #0 must be a vector type that matches the size of a SVE predicate, but got 'i32'}}
"arm_sme.intr.ld1b.horiz"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (i32, !llvm.ptr, i32) -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.ld1b.horiz' op operand #1 must be LLVM pointer type, but got 'i32'}}
"arm_sme.intr.ld1b.horiz"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (vector<[4]xi1>, i32, i32) -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> !llvm.ptr
%o2 = "t.v"() : () -> f32
// expected-error @+1 {{'arm_sme.intr.ld1b.horiz' op operand #2 must be 32-bit signless integer, but got 'f32'}}
"arm_sme.intr.ld1b.horiz"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, f32) -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> !llvm.ptr
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.ld1b.horiz' op attribute 'tile_id' failed to satisfy constraint: 32-bit signless integer attribute}}
"arm_sme.intr.ld1b.horiz"(%o0, %o1, %o2) <{tile_id = 1 : i3}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> !llvm.ptr
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.ld1b.vert' op operand #0 must be a vector type that matches the size of a SVE predicate, but got 'i32'}}
"arm_sme.intr.ld1b.vert"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (i32, !llvm.ptr, i32) -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.ld1b.vert' op operand #1 must be LLVM pointer type, but got 'i32'}}
"arm_sme.intr.ld1b.vert"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (vector<[4]xi1>, i32, i32) -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> !llvm.ptr
%o2 = "t.v"() : () -> f32
// expected-error @+1 {{'arm_sme.intr.ld1b.vert' op operand #2 must be 32-bit signless integer, but got 'f32'}}
"arm_sme.intr.ld1b.vert"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, f32) -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> !llvm.ptr
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.ld1b.vert' op attribute 'tile_id' failed to satisfy constraint: 32-bit signless integer attribute}}
"arm_sme.intr.ld1b.vert"(%o0, %o1, %o2) <{tile_id = 1 : i3}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> !llvm.ptr
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.ld1d.horiz' op operand #0 must be a vector type that matches the size of a SVE predicate, but got 'i32'}}
"arm_sme.intr.ld1d.horiz"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (i32, !llvm.ptr, i32) -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.ld1d.horiz' op operand #1 must be LLVM pointer type, but got 'i32'}}
"arm_sme.intr.ld1d.horiz"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (vector<[4]xi1>, i32, i32) -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> !llvm.ptr
%o2 = "t.v"() : () -> f32
// expected-error @+1 {{'arm_sme.intr.ld1d.horiz' op operand #2 must be 32-bit signless integer, but got 'f32'}}
"arm_sme.intr.ld1d.horiz"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, f32) -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> !llvm.ptr
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.ld1d.horiz' op attribute 'tile_id' failed to satisfy constraint: 32-bit signless integer attribute}}
"arm_sme.intr.ld1d.horiz"(%o0, %o1, %o2) <{tile_id = 1 : i3}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> !llvm.ptr
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.ld1d.vert' op operand #0 must be a vector type that matches the size of a SVE predicate, but got 'i32'}}
"arm_sme.intr.ld1d.vert"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (i32, !llvm.ptr, i32) -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.ld1d.vert' op operand #1 must be LLVM pointer type, but got 'i32'}}
"arm_sme.intr.ld1d.vert"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (vector<[4]xi1>, i32, i32) -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> !llvm.ptr
%o2 = "t.v"() : () -> f32
// expected-error @+1 {{'arm_sme.intr.ld1d.vert' op operand #2 must be 32-bit signless integer, but got 'f32'}}
"arm_sme.intr.ld1d.vert"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, f32) -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> !llvm.ptr
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.ld1d.vert' op attribute 'tile_id' failed to satisfy constraint: 32-bit signless integer attribute}}
"arm_sme.intr.ld1d.vert"(%o0, %o1, %o2) <{tile_id = 1 : i3}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> !llvm.ptr
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.ld1h.horiz' op operand #0 must be a vector type that matches the size of a SVE predicate, but got 'i32'}}
"arm_sme.intr.ld1h.horiz"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (i32, !llvm.ptr, i32) -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.ld1h.horiz' op operand #1 must be LLVM pointer type, but got 'i32'}}
"arm_sme.intr.ld1h.horiz"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (vector<[4]xi1>, i32, i32) -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> !llvm.ptr
%o2 = "t.v"() : () -> f32
// expected-error @+1 {{'arm_sme.intr.ld1h.horiz' op operand #2 must be 32-bit signless integer, but got 'f32'}}
"arm_sme.intr.ld1h.horiz"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, f32) -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> !llvm.ptr
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.ld1h.horiz' op attribute 'tile_id' failed to satisfy constraint: 32-bit signless integer attribute}}
"arm_sme.intr.ld1h.horiz"(%o0, %o1, %o2) <{tile_id = 1 : i3}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> !llvm.ptr
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.ld1h.vert' op operand #0 must be a vector type that matches the size of a SVE predicate, but got 'i32'}}
"arm_sme.intr.ld1h.vert"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (i32, !llvm.ptr, i32) -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.ld1h.vert' op operand #1 must be LLVM pointer type, but got 'i32'}}
"arm_sme.intr.ld1h.vert"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (vector<[4]xi1>, i32, i32) -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> !llvm.ptr
%o2 = "t.v"() : () -> f32
// expected-error @+1 {{'arm_sme.intr.ld1h.vert' op operand #2 must be 32-bit signless integer, but got 'f32'}}
"arm_sme.intr.ld1h.vert"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, f32) -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> !llvm.ptr
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.ld1h.vert' op attribute 'tile_id' failed to satisfy constraint: 32-bit signless integer attribute}}
"arm_sme.intr.ld1h.vert"(%o0, %o1, %o2) <{tile_id = 1 : i3}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> !llvm.ptr
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.ld1q.horiz' op operand #0 must be a vector type that matches the size of a SVE predicate, but got 'i32'}}
"arm_sme.intr.ld1q.horiz"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (i32, !llvm.ptr, i32) -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.ld1q.horiz' op operand #1 must be LLVM pointer type, but got 'i32'}}
"arm_sme.intr.ld1q.horiz"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (vector<[4]xi1>, i32, i32) -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> !llvm.ptr
%o2 = "t.v"() : () -> f32
// expected-error @+1 {{'arm_sme.intr.ld1q.horiz' op operand #2 must be 32-bit signless integer, but got 'f32'}}
"arm_sme.intr.ld1q.horiz"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, f32) -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> !llvm.ptr
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.ld1q.horiz' op attribute 'tile_id' failed to satisfy constraint: 32-bit signless integer attribute}}
"arm_sme.intr.ld1q.horiz"(%o0, %o1, %o2) <{tile_id = 1 : i3}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> !llvm.ptr
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.ld1q.vert' op operand #0 must be a vector type that matches the size of a SVE predicate, but got 'i32'}}
"arm_sme.intr.ld1q.vert"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (i32, !llvm.ptr, i32) -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.ld1q.vert' op operand #1 must be LLVM pointer type, but got 'i32'}}
"arm_sme.intr.ld1q.vert"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (vector<[4]xi1>, i32, i32) -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> !llvm.ptr
%o2 = "t.v"() : () -> f32
// expected-error @+1 {{'arm_sme.intr.ld1q.vert' op operand #2 must be 32-bit signless integer, but got 'f32'}}
"arm_sme.intr.ld1q.vert"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, f32) -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> !llvm.ptr
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.ld1q.vert' op attribute 'tile_id' failed to satisfy constraint: 32-bit signless integer attribute}}
"arm_sme.intr.ld1q.vert"(%o0, %o1, %o2) <{tile_id = 1 : i3}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> !llvm.ptr
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.ld1w.horiz' op operand #0 must be a vector type that matches the size of a SVE predicate, but got 'i32'}}
"arm_sme.intr.ld1w.horiz"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (i32, !llvm.ptr, i32) -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.ld1w.horiz' op operand #1 must be LLVM pointer type, but got 'i32'}}
"arm_sme.intr.ld1w.horiz"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (vector<[4]xi1>, i32, i32) -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> !llvm.ptr
%o2 = "t.v"() : () -> f32
// expected-error @+1 {{'arm_sme.intr.ld1w.horiz' op operand #2 must be 32-bit signless integer, but got 'f32'}}
"arm_sme.intr.ld1w.horiz"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, f32) -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> !llvm.ptr
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.ld1w.horiz' op attribute 'tile_id' failed to satisfy constraint: 32-bit signless integer attribute}}
"arm_sme.intr.ld1w.horiz"(%o0, %o1, %o2) <{tile_id = 1 : i3}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> !llvm.ptr
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.ld1w.vert' op operand #0 must be a vector type that matches the size of a SVE predicate, but got 'i32'}}
"arm_sme.intr.ld1w.vert"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (i32, !llvm.ptr, i32) -> ()
// -----
%o0 = "t.v"() : () -> vector<[4]xi1>
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.ld1w.vert' op operand #1 must be LLVM pointer type, but got 'i32'}}
"arm_sme.intr.ld1w.vert"(%o0, %o1, %o2) <{tile_id = 0 : i32}> : (vector<[4]xi1>, i32, i32) -> ()
