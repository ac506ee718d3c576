// RUN: %opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

%a = "t.v"() : () -> f32
%b = "t.v"() : () -> i32
%c = "t.v"() : () -> vector<32xf32>
// expected-error@+1 {{'amdgpu.mfma' op expected both non-small-float source operand types to match exactly}}
%0 = "amdgpu.mfma"(%a,%b,%c) <{m = 32 : i32, n = 32 : i32, k = 1 : i32, blocks = 2 : i32}> : (f32,i32,vector<32xf32>) -> vector<32xf32>

// -----

%a = "t.v"() : () -> f32
%d = "t.v"() : () -> vector<4xf32>
// expected-error@+1 {{'amdgpu.mfma' op expected 32 result values for this operation but got 4}}
%0 = "amdgpu.mfma"(%a,%a,%d) <{m = 32 : i32, n = 32 : i32, k = 1 : i32, blocks = 2 : i32}> : (f32,f32,vector<4xf32>) -> vector<4xf32>

// -----

%a = "t.v"() : () -> f32
%c = "t.v"() : () -> vector<32xf32>
// expected-error@+1 {{'amdgpu.mfma' op block ID for permuting A (abid) must be below 2 ** cbsz}}
%0 = "amdgpu.mfma"(%a,%a,%c) <{m = 32 : i32, n = 32 : i32, k = 1 : i32, blocks = 2 : i32, cbsz = 1 : i32, abid = 3 : i32}> : (f32,f32,vector<32xf32>) -> vector<32xf32>

// -----

%a = "t.v"() : () -> f32
%c = "t.v"() : () -> vector<32xf32>
// expected-error@+1 {{'amdgpu.mfma' op negation flags only available for double-precision operations}}
%0 = "amdgpu.mfma"(%a,%a,%c) <{m = 32 : i32, n = 32 : i32, k = 1 : i32, blocks = 2 : i32, negateA}> : (f32,f32,vector<32xf32>) -> vector<32xf32>

// -----

%d = "t.v"() : () -> vector<4xf32>
%h = "t.v"() : () -> vector<4xf16>
%q = "t.v"() : () -> vector<8xf8E5M2FNUZ>
// expected-error@+1 {{'amdgpu.mfma' op expected both source operands to have small-float elements if one does}}
%0 = "amdgpu.mfma"(%q,%h,%d) <{m = 16 : i32, n = 16 : i32, k = 128 : i32}> : (vector<8xf8E5M2FNUZ>,vector<4xf16>,vector<4xf32>) -> vector<4xf32>

// -----

%d = "t.v"() : () -> vector<4xf32>
%s = "t.v"() : () -> vector<32xf8E5M2>
%q8 = "t.v"() : () -> vector<8xf8E5M2>
// expected-error@+1 {{'amdgpu.mfma' op expected both small-float source vectors to have the same length}}
%0 = "amdgpu.mfma"(%s,%q8,%d) <{m = 16 : i32, n = 16 : i32, k = 128 : i32}> : (vector<32xf8E5M2>,vector<8xf8E5M2>,vector<4xf32>) -> vector<4xf32>

// -----

%d64 = "t.v"() : () -> f64
%c64 = "t.v"() : () -> vector<4xf64>
// expected-error@+1 {{'amdgpu.mfma' op double-precision ops do not support permuting lanes of A}}
%0 = "amdgpu.mfma"(%d64,%d64,%c64) <{m = 16 : i32, n = 16 : i32, k = 4 : i32, cbsz = 1 : i32}> : (f64,f64,vector<4xf64>) -> vector<4xf64>

// -----

%d64 = "t.v"() : () -> f64
%c64 = "t.v"() : () -> vector<4xf64>
// expected-error@+1 {{'amdgpu.mfma' op double-precision ops do not support permuting lanes of B}}
%0 = "amdgpu.mfma"(%d64,%d64,%c64) <{m = 16 : i32, n = 16 : i32, k = 4 : i32, blgp = #amdgpu<mfma_perm_b bcast_first_32>}> : (f64,f64,vector<4xf64>) -> vector<4xf64>

// -----

%v = "t.v"() : () -> i32
// expected-error@+1 {{'amdgpu.dpp' op quad_perm attribute must have exactly 4 elements}}
%0 = "amdgpu.dpp"(%v,%v) <{kind = #amdgpu<dpp_perm quad_perm>, permArgument = 0 : i32}> : (i32,i32) -> i32

// -----

%v = "t.v"() : () -> i32
// expected-error@+1 {{'amdgpu.dpp' op Each element of quad_perm must be in the range [0, 3]}}
%0 = "amdgpu.dpp"(%v,%v) <{kind = #amdgpu<dpp_perm quad_perm>, permArgument = [1 : i32, 2 : i32, 9 : i32, -1 : i32]}> : (i32,i32) -> i32

// -----

%v = "t.v"() : () -> i32
// expected-error@+1 {{'amdgpu.dpp' op Attribute value must be between 1 and 15}}
%0 = "amdgpu.dpp"(%v,%v) <{kind = #amdgpu<dpp_perm row_shl>, permArgument = 0 : i32}> : (i32,i32) -> i32

// -----

%v = "t.v"() : () -> i32
// expected-error@+1 {{'amdgpu.dpp' op Attribute 'row_shl' value not specified}}
%0 = "amdgpu.dpp"(%v,%v) <{kind = #amdgpu<dpp_perm row_shl>}> : (i32,i32) -> i32

// -----

%v = "t.v"() : () -> i32
// expected-error@+1 {{'amdgpu.dpp' op Attribute 'row_shr' value not specified}}
%0 = "amdgpu.dpp"(%v,%v) <{kind = #amdgpu<dpp_perm row_shr>}> : (i32,i32) -> i32

// -----

%v = "t.v"() : () -> i32
// expected-error@+1 {{'amdgpu.dpp' op Attribute 'row_ror' value not specified}}
%0 = "amdgpu.dpp"(%v,%v) <{kind = #amdgpu<dpp_perm row_ror>}> : (i32,i32) -> i32

// -----

%v = "t.v"() : () -> i32
// expected-error@+1 {{'amdgpu.dpp' op Expected unit attribute for permArgument, but found non-trivial argument}}
%0 = "amdgpu.dpp"(%v,%v) <{kind = #amdgpu<dpp_perm wave_shl>, permArgument = 0 : i32}> : (i32,i32) -> i32

// -----

func.func @f(%a: vector<4xf16>, %c: vector<4xf32>) {
// expected-error@+1 {{custom op 'amdgpu.mfma' expected 3 dimensions in MNK dimension list}}
  %0 = amdgpu.mfma 16x16 %a * %a + %c blgp = none : vector<4xf16>, vector<4xf16>, vector<4xf32>
}

// -----

func.func @f(%a: vector<4xf16>, %c: vector<4xf32>) {
// expected-error@+1 {{'amdgpu.mfma' op attribute 'k' failed to satisfy constraint: 32-bit signless integer attribute whose value is one of {1, 2, 4, 8, 16, 32, 64, 128}}}
  %0 = amdgpu.mfma 16x16x3 %a * %a + %c blgp = none : vector<4xf16>, vector<4xf16>, vector<4xf32>
}

// -----

%a = "t.v"() : () -> vector<4xf16>
%c = "t.v"() : () -> vector<4xf32>
%bad = "t.v"() : () -> !foo.bar
// expected-error@+1 {{'amdgpu.mfma' op operand #0 must be 32-bit float or 64-bit float or 32-bit signless integer or 64-bit signless integer or vector of 32-bit float values of length 2 or vector of 16-bit float values of length 4/8 or vector of bfloat16 type values of length 2/4/8 or vector of 8-bit signless integer values of length 4/8/16 or vector of f8E5M2FNUZ type or f8E4M3FNUZ type values of length 8 or vector of f8E5M2 type or f8E4M3FN type values of length 8/32 or vector of f6E2M3FN type or f6E3M2FN type or f4E2M1FN type values of length 32, but got '!foo.bar'}}
%0 = "amdgpu.mfma"(%bad,%a,%c) <{m = 16 : i32, n = 16 : i32, k = 16 : i32, blocks = 1 : i32}> : (!foo.bar,vector<4xf16>,vector<4xf32>) -> vector<4xf32>

// -----

%a = "t.v"() : () -> vector<4xf16>
%bad = "t.v"() : () -> !foo.bar
// expected-error@+1 {{'amdgpu.mfma' op operand #2 must be 64-bit float or vector of 32-bit float values of length 4/16/32 or vector of 32-bit signless integer values of length 4/16/32 or vector of 64-bit float values of length 4, but got '!foo.bar'}}
%0 = "amdgpu.mfma"(%a,%a,%bad) <{m = 16 : i32, n = 16 : i32, k = 16 : i32, blocks = 1 : i32}> : (vector<4xf16>,vector<4xf16>,!foo.bar) -> vector<4xf32>

// -----

%b = "t.v"() : () -> vector<8xf16>
%c = "t.v"() : () -> vector<4xf32>
%i = "t.v"() : () -> vector<4xi8>
%bad = "t.v"() : () -> !foo.bar
// expected-error@+1 {{'amdgpu.sparse_mfma' op operand #0 must be vector of 16-bit float values of length 4/8 or vector of bfloat16 type values of length 4/8 or vector of 8-bit signless integer values of length 8/16 or vector of f8E4M3FN type or f8E5M2 type values of length 8/16 or vector of f8E4M3FNUZ type or f8E5M2FNUZ type values of length 8/16, but got '!foo.bar'}}
%0 = "amdgpu.sparse_mfma"(%bad,%b,%c,%i) <{m = 16 : i32, n = 16 : i32, k = 32 : i32}> : (!foo.bar,vector<8xf16>,vector<4xf32>,vector<4xi8>) -> vector<4xf32>

// -----

%a = "t.v"() : () -> vector<4xf16>
%c = "t.v"() : () -> vector<4xf32>
%i = "t.v"() : () -> vector<4xi8>
%bad = "t.v"() : () -> !foo.bar
// expected-error@+1 {{'amdgpu.sparse_mfma' op operand #1 must be vector of 16-bit float values of length 8/16 or vector of bfloat16 type values of length 8/16 or vector of 8-bit signless integer values of length 16/32 or vector of f8E4M3FN type or f8E5M2 type values of length 16/32 or vector of f8E4M3FNUZ type or f8E5M2FNUZ type values of length 16/32, but got '!foo.bar'}}
%0 = "amdgpu.sparse_mfma"(%a,%bad,%c,%i) <{m = 16 : i32, n = 16 : i32, k = 32 : i32}> : (vector<4xf16>,!foo.bar,vector<4xf32>,vector<4xi8>) -> vector<4xf32>

// -----

%a = "t.v"() : () -> vector<4xf16>
%b = "t.v"() : () -> vector<8xf16>
%i = "t.v"() : () -> vector<4xi8>
%bad = "t.v"() : () -> !foo.bar
// expected-error@+1 {{'amdgpu.sparse_mfma' op operand #2 must be vector of 32-bit float values of length 4/16 or vector of 32-bit signless integer values of length 4/16, but got '!foo.bar'}}
%0 = "amdgpu.sparse_mfma"(%a,%b,%bad,%i) <{m = 16 : i32, n = 16 : i32, k = 32 : i32}> : (vector<4xf16>,vector<8xf16>,!foo.bar,vector<4xi8>) -> vector<4xf32>

// -----

%a = "t.v"() : () -> vector<4xf16>
%b = "t.v"() : () -> vector<8xf16>
%c = "t.v"() : () -> vector<4xf32>
%bad = "t.v"() : () -> !foo.bar
// expected-error@+1 {{'amdgpu.sparse_mfma' op operand #3 must be fixed-length vector of 8-bit signless integer values of length 4 or fixed-length vector of 16-bit signless integer values of length 2, but got '!foo.bar'}}
%0 = "amdgpu.sparse_mfma"(%a,%b,%c,%bad) <{m = 16 : i32, n = 16 : i32, k = 32 : i32}> : (vector<4xf16>,vector<8xf16>,vector<4xf32>,!foo.bar) -> vector<4xf32>

// -----

%a = "t.v"() : () -> vector<16xf16>
%c = "t.v"() : () -> vector<8xf32>
%bad = "t.v"() : () -> !foo.bar
// expected-error@+1 {{'amdgpu.wmma' op operand #0 must be vector of 32-bit float values of length 2 or vector of 16-bit float or bfloat16 type values of length 4/8/16 or vector of 8-bit signless integer or 8-bit signed integer or 8-bit unsigned integer values of length 4/8/16/32 or vector of f8E4M3FN type or f8E5M2 type values of length 4/8/32/64 or vector of 4-bit signless integer or 4-bit signed integer or 4-bit unsigned integer values of length 4/8/16, but got '!foo.bar'}}
%0 = "amdgpu.wmma"(%bad,%a,%c) <{m = 16 : i32, n = 16 : i32, k = 16 : i32}> : (!foo.bar,vector<16xf16>,vector<8xf32>) -> vector<8xf32>

// -----

%a = "t.v"() : () -> vector<16xf16>
%bad = "t.v"() : () -> !foo.bar
// expected-error@+1 {{'amdgpu.wmma' op operand #2 must be vector of 32-bit float or 32-bit signless integer values of length 4/8 or vector of 16-bit float or bfloat16 type values of length 4/8/16, but got '!foo.bar'}}
%0 = "amdgpu.wmma"(%a,%a,%bad) <{m = 16 : i32, n = 16 : i32, k = 16 : i32}> : (vector<16xf16>,vector<16xf16>,!foo.bar) -> vector<8xf32>

// -----

%a = "t.v"() : () -> vector<4xf8E8M0FNU>
%b = "t.v"() : () -> vector<32xf4E2M1FN>
%c = "t.v"() : () -> vector<4xf32>
%bad = "t.v"() : () -> !foo.bar
// expected-error@+1 {{'amdgpu.scaled_mfma' op operand #0 must be vector of f8E5M2 type or f8E4M3FN type values of length 32 or vector of f6E2M3FN type or f6E3M2FN type or f4E2M1FN type values of length 32, but got '!foo.bar'}}
%0 = "amdgpu.scaled_mfma"(%bad,%b,%c,%a,%a) <{m = 16 : i32, n = 16 : i32, k = 128 : i32, scalesIdxA = 1 : i32, scalesIdxB = 0 : i32}> : (!foo.bar,vector<32xf4E2M1FN>,vector<4xf32>,vector<4xf8E8M0FNU>,vector<4xf8E8M0FNU>) -> vector<4xf32>

// -----

%a = "t.v"() : () -> vector<4xf8E8M0FNU>
%b = "t.v"() : () -> vector<32xf4E2M1FN>
%bad = "t.v"() : () -> !foo.bar
// expected-error@+1 {{'amdgpu.scaled_mfma' op operand #2 must be vector of 32-bit float values of length 4/16, but got '!foo.bar'}}
%0 = "amdgpu.scaled_mfma"(%b,%b,%bad,%a,%a) <{m = 16 : i32, n = 16 : i32, k = 128 : i32, scalesIdxA = 1 : i32, scalesIdxB = 0 : i32}> : (vector<32xf4E2M1FN>,vector<32xf4E2M1FN>,!foo.bar,vector<4xf8E8M0FNU>,vector<4xf8E8M0FNU>) -> vector<4xf32>

// -----

%a = "t.v"() : () -> vector<4xf8E8M0FNU>
%b = "t.v"() : () -> vector<32xf4E2M1FN>
%c = "t.v"() : () -> vector<4xf32>
%bad = "t.v"() : () -> !foo.bar
// expected-error@+1 {{'amdgpu.scaled_mfma' op operand #3 must be f8E8M0FNU type or fixed-length vector of f8E8M0FNU type values of length 4, but got '!foo.bar'}}
%0 = "amdgpu.scaled_mfma"(%b,%b,%c,%bad,%a) <{m = 16 : i32, n = 16 : i32, k = 128 : i32, scalesIdxA = 1 : i32, scalesIdxB = 0 : i32}> : (vector<32xf4E2M1FN>,vector<32xf4E2M1FN>,vector<4xf32>,!foo.bar,vector<4xf8E8M0FNU>) -> vector<4xf32>

// -----

%a = "t.v"() : () -> vector<4xf8E8M0FNU>
%b = "t.v"() : () -> vector<64xf8E4M3FN>
%c = "t.v"() : () -> vector<8xf32>
%bad = "t.v"() : () -> !foo.bar
// expected-error@+1 {{'amdgpu.scaled_wmma' op operand #0 must be vector of f8E5M2 type or f8E4M3FN type values of length 64 or vector of f6E2M3FN type or f6E3M2FN type values of length 64 or vector of f4E2M1FN type values of length 64/128, but got '!foo.bar'}}
%0 = "amdgpu.scaled_wmma"(%bad,%b,%c,%a,%a) <{m = 16 : i32, n = 16 : i32, k = 128 : i32, a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32}> : (!foo.bar,vector<64xf8E4M3FN>,vector<8xf32>,vector<4xf8E8M0FNU>,vector<4xf8E8M0FNU>) -> vector<8xf32>

// -----

%a = "t.v"() : () -> vector<4xf8E8M0FNU>
%b = "t.v"() : () -> vector<64xf8E4M3FN>
%bad = "t.v"() : () -> !foo.bar
// expected-error@+1 {{'amdgpu.scaled_wmma' op operand #2 must be vector of 32-bit float values of length 8/16, but got '!foo.bar'}}
%0 = "amdgpu.scaled_wmma"(%b,%b,%bad,%a,%a) <{m = 16 : i32, n = 16 : i32, k = 128 : i32, a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32}> : (vector<64xf8E4M3FN>,vector<64xf8E4M3FN>,!foo.bar,vector<4xf8E8M0FNU>,vector<4xf8E8M0FNU>) -> vector<8xf32>

// -----

%a = "t.v"() : () -> vector<4xf8E8M0FNU>
%b = "t.v"() : () -> vector<64xf8E4M3FN>
%c = "t.v"() : () -> vector<8xf32>
%bad = "t.v"() : () -> !foo.bar
// expected-error@+1 {{'amdgpu.scaled_wmma' op operand #3 must be vector of f8E8M0FNU type or f8E4M3FN type values of length 4/8, but got '!foo.bar'}}
%0 = "amdgpu.scaled_wmma"(%b,%b,%c,%bad,%a) <{m = 16 : i32, n = 16 : i32, k = 128 : i32, a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32}> : (vector<64xf8E4M3FN>,vector<64xf8E4M3FN>,vector<8xf32>,!foo.bar,vector<4xf8E8M0FNU>) -> vector<8xf32>

// -----

%i = "t.v"() : () -> i32
%bad = "t.v"() : () -> !foo.bar
// expected-error@+1 {{'amdgpu.raw_buffer_load' op operand #0 must be memref of any type values, but got '!foo.bar'}}
%0 = "amdgpu.raw_buffer_load"(%bad,%i) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (!foo.bar,i32) -> i32

// -----

%m = "t.v"() : () -> memref<64xi32, #gpu.address_space<global>>
%bad = "t.v"() : () -> !foo.bar
// expected-error@+1 {{'amdgpu.raw_buffer_load' op operand #1 must be variadic of 32-bit signless integer, but got '!foo.bar'}}
%0 = "amdgpu.raw_buffer_load"(%m,%bad) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (memref<64xi32, #gpu.address_space<global>>,!foo.bar) -> i32

// -----

%m = "t.v"() : () -> memref<64xi32, #gpu.address_space<global>>
%i = "t.v"() : () -> i32
// expected-error@+1 {{'amdgpu.raw_buffer_load' op failed to verify that all of {value, memref} have same element type}}
%0 = "amdgpu.raw_buffer_load"(%m,%i) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (memref<64xi32, #gpu.address_space<global>>,i32) -> !foo.bar

// -----

%m = "t.v"() : () -> memref<64xi32, #gpu.address_space<global>>
%i = "t.v"() : () -> i32
%bad = "t.v"() : () -> !foo.bar
// expected-error@+1 {{'amdgpu.raw_buffer_load' op operand #2 must be 32-bit signless integer, but got '!foo.bar'}}
%1 = "amdgpu.raw_buffer_load"(%m,%i,%bad) <{operandSegmentSizes = array<i32: 1, 1, 1>, boundsCheck = false, indexOffset = 3 : i32}> : (memref<64xi32, #gpu.address_space<global>>,i32,!foo.bar) -> i32

// -----

%m = "t.v"() : () -> memref<64xi32, #gpu.address_space<global>>
%v = "t.v"() : () -> i32
%i = "t.v"() : () -> i32
%bad = "t.v"() : () -> !foo.bar
// expected-error@+1 {{'amdgpu.raw_buffer_atomic_cmpswap' op failed to verify that all of {src, cmp, value} have same type}}
%2 = "amdgpu.raw_buffer_atomic_cmpswap"(%bad,%v,%m,%i,%i) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>, boundsCheck = true, indexOffset = 3 : i32}> : (!foo.bar,i32,memref<64xi32, #gpu.address_space<global>>,i32,i32) -> i32

// -----

%m = "t.v"() : () -> memref<64xf32>
%i = "t.v"() : () -> i32
%bad = "t.v"() : () -> !foo.bar
// expected-error@+1 {{'amdgpu.raw_buffer_atomic_fadd' op operand #0 must be 32-bit float or vector of 16-bit float or bfloat16 type values of length 2, but got '!foo.bar'}}
"amdgpu.raw_buffer_atomic_fadd"(%bad,%m,%i,%i) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, boundsCheck = true, indexOffset = 3 : i32}> : (!foo.bar,memref<64xf32>,i32,i32) -> ()

// -----

%m = "t.v"() : () -> memref<64xf32>
%i = "t.v"() : () -> i32
%bad = "t.v"() : () -> !foo.bar
// expected-error@+1 {{'amdgpu.raw_buffer_atomic_fmax' op operand #0 must be 32-bit float or 64-bit float, but got '!foo.bar'}}
"amdgpu.raw_buffer_atomic_fmax"(%bad,%m,%i,%i) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, boundsCheck = false}> : (!foo.bar,memref<64xf32>,i32,i32) -> ()

// -----

%m = "t.v"() : () -> memref<8xi32, strided<[1], offset: ?>>
%s = "t.v"() : () -> i14
%bad = "t.v"() : () -> !foo.bar
// expected-error@+1 {{'amdgpu.fat_raw_buffer_cast' op operand #1 must be 64-bit signless integer, but got '!foo.bar'}}
%1 = "amdgpu.fat_raw_buffer_cast"(%m,%bad,%s) <{operandSegmentSizes = array<i32: 1, 1, 1>, boundsCheck = false, resetOffset}> : (memref<8xi32, strided<[1], offset: ?>>,!foo.bar,i14) -> memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>

// -----

%m = "t.v"() : () -> memref<8xi32, strided<[1], offset: ?>>
%r = "t.v"() : () -> i64
%bad = "t.v"() : () -> !foo.bar
// expected-error@+1 {{'amdgpu.fat_raw_buffer_cast' op operand #2 must be 14-bit signless integer, but got '!foo.bar'}}
%1 = "amdgpu.fat_raw_buffer_cast"(%m,%r,%bad) <{operandSegmentSizes = array<i32: 1, 1, 1>, boundsCheck = false, resetOffset}> : (memref<8xi32, strided<[1], offset: ?>>,i64,!foo.bar) -> memref<8xi32, #amdgpu.address_space<fat_raw_buffer>>

// -----

%v = "t.v"() : () -> i32
%bad = "t.v"() : () -> !foo.bar
// expected-error@+1 {{'amdgpu.dpp' op failed to verify that all of {result, old, src} have same type}}
%0 = "amdgpu.dpp"(%bad,%v) <{kind = #amdgpu<dpp_perm row_shl>, permArgument = 1 : i32, row_mask = 10 : i32, bound_ctrl = true}> : (!foo.bar,i32) -> i32

// -----

%bad = "t.v"() : () -> !foo.bar
// expected-error@+1 {{'amdgpu.swizzle_bitmode' op operand #0 must be Integer or Float or fixed-length vector of Integer or Float values of ranks 1, but got '!foo.bar'}}
%3 = "amdgpu.swizzle_bitmode"(%bad) <{and_mask = 1 : i32, or_mask = 2 : i32, xor_mask = 3 : i32}> : (!foo.bar) -> i32

// -----

%m = "t.v"() : () -> memref<64x64xf16, #gpu.address_space<workgroup>>
%g = "t.v"() : () -> memref<64x64xf16, #gpu.address_space<global>>
%i = "t.v"() : () -> index
%bad = "t.v"() : () -> !foo.bar
// expected-error@+1 {{'amdgpu.gather_to_lds' op operand #1 must be variadic of index, but got '!foo.bar'}}
"amdgpu.gather_to_lds"(%g,%bad,%i,%m,%i,%i) <{operandSegmentSizes = array<i32: 1, 2, 1, 2>, transferType = f16}> : (memref<64x64xf16, #gpu.address_space<global>>,!foo.bar,index,memref<64x64xf16, #gpu.address_space<workgroup>>,index,index) -> ()

// -----

%m = "t.v"() : () -> memref<64x64xf16, #gpu.address_space<workgroup>>
%i = "t.v"() : () -> index
// expected-error@+1 {{'amdgpu.transpose_load' op result #0 must be vector of any type values, but got '!foo.bar'}}
%0 = "amdgpu.transpose_load"(%m,%i,%i) : (memref<64x64xf16, #gpu.address_space<workgroup>>,index,index) -> !foo.bar

// -----

%bad = "t.v"() : () -> !foo.bar
// expected-error@+1 {{'amdgpu.ext_packed_fp8' op operand #0 must be f8E5M2FNUZ type or f8E4M3FNUZ type or f8E5M2 type or f8E4M3FN type or vector of f8E5M2FNUZ type or f8E4M3FNUZ type or f8E5M2 type or f8E4M3FN type values of length 1/2/3/4, but got '!foo.bar'}}
%0 = "amdgpu.ext_packed_fp8"(%bad) <{index = 1 : i32}> : (!foo.bar) -> f32

// -----

%v = "t.v"() : () -> vector<4xf8E5M2>
// expected-error@+1 {{'amdgpu.ext_packed_fp8' op result #0 must be 32-bit float or fixed-length vector of 32-bit float values of length 2, but got '!foo.bar'}}
%0 = "amdgpu.ext_packed_fp8"(%v) <{index = 1 : i32}> : (vector<4xf8E5M2>) -> !foo.bar

// -----

%bad = "t.v"() : () -> !foo.bar
// expected-error@+1 {{'amdgpu.packed_trunc_2xfp8' op operand #0 must be 32-bit float, but got '!foo.bar'}}
%1 = "amdgpu.packed_trunc_2xfp8"(%bad) <{wordIndex = 1 : i32, operandSegmentSizes = array<i32: 1, 0, 0>}> : (!foo.bar) -> vector<4xf8E5M2>

// -----

%f = "t.v"() : () -> f32
// expected-error@+1 {{'amdgpu.packed_trunc_2xfp8' op result #0 must be fixed-length vector of f8E4M3FNUZ type or f8E5M2FNUZ type or f8E4M3FN type or f8E5M2 type values of length 4, but got '!foo.bar'}}
%1 = "amdgpu.packed_trunc_2xfp8"(%f) <{wordIndex = 1 : i32, operandSegmentSizes = array<i32: 1, 0, 0>}> : (f32) -> !foo.bar

// -----

%f = "t.v"() : () -> f32
%bad = "t.v"() : () -> !foo.bar
// expected-error@+1 {{'amdgpu.scaled_ext_packed' op operand #0 must be vector of f8E5M2 type or f8E4M3FN type values of length 1/2/3/4 or vector of f4E2M1FN type values of length 1/2/3/4/5/6/7/8, but got '!foo.bar'}}
%5 = "amdgpu.scaled_ext_packed"(%bad,%f) <{index = 1 : i32}> : (!foo.bar,f32) -> vector<2xf32>

// -----

%f = "t.v"() : () -> f32
%v = "t.v"() : () -> vector<4xf8E5M2>
// expected-error@+1 {{'amdgpu.scaled_ext_packed' op result #0 must be fixed-length vector of 32-bit float values of length 2 or fixed-length vector of 16-bit float values of length 2 or fixed-length vector of bfloat16 type values of length 2, but got '!foo.bar'}}
%5 = "amdgpu.scaled_ext_packed"(%v,%f) <{index = 1 : i32}> : (vector<4xf8E5M2>,f32) -> !foo.bar

// -----

%f = "t.v"() : () -> f32
%bad = "t.v"() : () -> !foo.bar
// expected-error@+1 {{'amdgpu.packed_scaled_trunc' op operand #0 must be vector of 32-bit float or 16-bit float or bfloat16 type values of length 1/2, but got '!foo.bar'}}
%6 = "amdgpu.packed_scaled_trunc"(%bad,%f) <{index = 1 : i32}> : (!foo.bar,f32) -> vector<4xf8E5M2>

// -----

%f = "t.v"() : () -> f32
%p = "t.v"() : () -> vector<2xf32>
// expected-error@+1 {{'amdgpu.packed_scaled_trunc' op result #0 must be fixed-length vector of f8E5M2 type or f8E4M3FN type values of length 4 or fixed-length vector of f4E2M1FN type values of length 8, but got '!foo.bar'}}
%6 = "amdgpu.packed_scaled_trunc"(%p,%f) <{index = 1 : i32}> : (vector<2xf32>,f32) -> !foo.bar

// -----

%s = "t.v"() : () -> vector<4xf8E8M0FNU>
%bad = "t.v"() : () -> !foo.bar
// expected-error@+1 {{'amdgpu.scaled_ext_packed_matrix' op operand #0 must be vector<8xF4E2M1FN> of f4E2M1FN type values or vector<8xF8E4M3FN> of f8E4M3FN type values or vector<8xF8E5M2> of f8E5M2 type values or vector<16xF6E2M3FN> of f6E2M3FN type values or vector<16xF6E3M2FN> of f6E3M2FN type values, but got '!foo.bar'}}
%0 = "amdgpu.scaled_ext_packed_matrix"(%bad,%s) <{blockSize = 32 : i32, firstScaleLane = 0 : i32, firstScaleByte = 0 : i32}> : (!foo.bar,vector<4xf8E8M0FNU>) -> vector<8xf32>

// -----

%v = "t.v"() : () -> vector<8xf4E2M1FN>
%bad = "t.v"() : () -> !foo.bar
// expected-error@+1 {{'amdgpu.scaled_ext_packed_matrix' op operand #1 must be vector<4xF8E8M0FNU> of f8E8M0FNU type values, but got '!foo.bar'}}
%0 = "amdgpu.scaled_ext_packed_matrix"(%v,%bad) <{blockSize = 32 : i32, firstScaleLane = 0 : i32, firstScaleByte = 0 : i32}> : (vector<8xf4E2M1FN>,!foo.bar) -> vector<8xf32>

// -----

%v = "t.v"() : () -> vector<8xf4E2M1FN>
%s = "t.v"() : () -> vector<4xf8E8M0FNU>
// expected-error@+1 {{'amdgpu.scaled_ext_packed_matrix' op result #0 must be vector<8xF32> of 32-bit float values or vector<8xF16> of 16-bit float values or vector<8xBF16> of bfloat16 type values or vector<16xF32> of 32-bit float values or vector<16xF16> of 16-bit float values or vector<16xBF16> of bfloat16 type values, but got '!foo.bar'}}
%0 = "amdgpu.scaled_ext_packed_matrix"(%v,%s) <{blockSize = 32 : i32, firstScaleLane = 0 : i32, firstScaleByte = 0 : i32}> : (vector<8xf4E2M1FN>,vector<4xf8E8M0FNU>) -> !foo.bar

// -----

%g = "t.v"() : () -> memref<64x64xi32, #gpu.address_space<global>>
%l = "t.v"() : () -> memref<64x64xi32, #gpu.address_space<workgroup>>
%i = "t.v"() : () -> index
// expected-error@+1 {{'amdgpu.make_dma_base' op result #0 must be Pair of base addresses that move data between LDS and global storage., but got '!foo.bar'}}
%b = "amdgpu.make_dma_base"(%g,%i,%i,%l,%i,%i) <{operandSegmentSizes = array<i32: 1, 2, 1, 2>}> : (memref<64x64xi32, #gpu.address_space<global>>,index,index,memref<64x64xi32, #gpu.address_space<workgroup>>,index,index) -> !foo.bar

// -----

%bad = "t.v"() : () -> !foo.bar
// expected-error@+1 {{'amdgpu.tensor_load_to_lds' op operand #0 must be Descriptors used in tensor store/load operations., but got '!foo.bar'}}
"amdgpu.tensor_load_to_lds"(%bad) : (!foo.bar) -> ()

// -----

%a = "t.v"() : () -> vector<4xf16>
%c = "t.v"() : () -> vector<4xf32>
// expected-error@+1 {{'amdgpu.mfma' op attribute 'm' failed to satisfy constraint: 32-bit signless integer attribute whose value is one of {4, 16, 32}}}
%0 = "amdgpu.mfma"(%a,%a,%c) <{m = -1 : i32, n = 16 : i32, k = 16 : i32, blocks = 1 : i32}> {a} : (vector<4xf16>,vector<4xf16>,vector<4xf32>) -> vector<4xf32>

// -----

%a = "t.v"() : () -> vector<4xf16>
%c = "t.v"() : () -> vector<4xf32>
// expected-error@+1 {{'amdgpu.mfma' op requires attribute 'm'}}
%0 = "amdgpu.mfma"(%a,%a,%c) <{n = 16 : i32, k = 16 : i32, blocks = 1 : i32}> {a} : (vector<4xf16>,vector<4xf16>,vector<4xf32>) -> vector<4xf32>

// -----

%a = "t.v"() : () -> vector<4xf16>
%c = "t.v"() : () -> vector<4xf32>
// expected-error@+1 {{'amdgpu.mfma' op attribute 'blocks' failed to satisfy constraint: 32-bit signless integer attribute whose value is one of {1, 2, 4, 16}}}
%0 = "amdgpu.mfma"(%a,%a,%c) <{m = 16 : i32, n = 16 : i32, k = 16 : i32, blocks = -1 : i32}> {a} : (vector<4xf16>,vector<4xf16>,vector<4xf32>) -> vector<4xf32>

// -----

%a = "t.v"() : () -> f32
%c = "t.v"() : () -> vector<32xf32>
// expected-error@+1 {{'amdgpu.mfma' op attribute 'cbsz' failed to satisfy constraint: 32-bit signless integer attribute}}
%0 = "amdgpu.mfma"(%a,%a,%c) <{m = 32 : i32, n = 32 : i32, k = 1 : i32, blocks = 2 : i32, cbsz = 5 : i64, abid = 1 : i32, blgp = #amdgpu<mfma_perm_b bcast_second_32>}> {a} : (f32,f32,vector<32xf32>) -> vector<32xf32>

// -----

%a = "t.v"() : () -> vector<4xf16>
%b = "t.v"() : () -> vector<8xf16>
%c = "t.v"() : () -> vector<4xf32>
%i = "t.v"() : () -> vector<4xi8>
// expected-error@+1 {{'amdgpu.sparse_mfma' op attribute 'm' failed to satisfy constraint: 32-bit signless integer attribute whose value is one of {16, 32}}}
%0 = "amdgpu.sparse_mfma"(%a,%b,%c,%i) <{m = -1 : i32, n = 16 : i32, k = 32 : i32}> {a} : (vector<4xf16>,vector<8xf16>,vector<4xf32>,vector<4xi8>) -> vector<4xf32>

// -----

%a = "t.v"() : () -> vector<4xf16>
%b = "t.v"() : () -> vector<8xf16>
%c = "t.v"() : () -> vector<4xf32>
%i = "t.v"() : () -> vector<4xi8>
// expected-error@+1 {{'amdgpu.sparse_mfma' op attribute 'k' failed to satisfy constraint: 32-bit signless integer attribute whose value is one of {16, 32, 64, 128}}}
%0 = "amdgpu.sparse_mfma"(%a,%b,%c,%i) <{m = 16 : i32, n = 16 : i32, k = -1 : i32}> {a} : (vector<4xf16>,vector<8xf16>,vector<4xf32>,vector<4xi8>) -> vector<4xf32>

// -----

%a = "t.v"() : () -> vector<16xf16>
%c = "t.v"() : () -> vector<8xf32>
// expected-error@+1 {{'amdgpu.wmma' op attribute 'm' failed to satisfy constraint: 32-bit signless integer attribute whose value is one of {16}}}
%0 = "amdgpu.wmma"(%a,%a,%c) <{m = -1 : i32, n = 16 : i32, k = 16 : i32}> {a} : (vector<16xf16>,vector<16xf16>,vector<8xf32>) -> vector<8xf32>

// -----

%a = "t.v"() : () -> vector<16xf16>
%c = "t.v"() : () -> vector<8xf32>
// expected-error@+1 {{'amdgpu.wmma' op attribute 'k' failed to satisfy constraint: 32-bit signless integer attribute whose value is one of {4, 16, 32, 64, 128}}}
%0 = "amdgpu.wmma"(%a,%a,%c) <{m = 16 : i32, n = 16 : i32, k = -1 : i32}> {a} : (vector<16xf16>,vector<16xf16>,vector<8xf32>) -> vector<8xf32>

// -----

%a = "t.v"() : () -> vector<4xf8E8M0FNU>
%b = "t.v"() : () -> vector<32xf4E2M1FN>
%c = "t.v"() : () -> vector<4xf32>
// expected-error@+1 {{'amdgpu.scaled_mfma' op attribute 'k' failed to satisfy constraint: 32-bit signless integer attribute whose value is one of {64, 128}}}
%0 = "amdgpu.scaled_mfma"(%b,%b,%c,%a,%a) <{m = 16 : i32, n = 16 : i32, k = -1 : i32, scalesIdxA = 1 : i32, scalesIdxB = 0 : i32}> {a} : (vector<32xf4E2M1FN>,vector<32xf4E2M1FN>,vector<4xf32>,vector<4xf8E8M0FNU>,vector<4xf8E8M0FNU>) -> vector<4xf32>

// -----

%a = "t.v"() : () -> vector<4xf8E8M0FNU>
%b = "t.v"() : () -> vector<32xf4E2M1FN>
%c = "t.v"() : () -> vector<4xf32>
// expected-error@+1 {{'amdgpu.scaled_mfma' op attribute 'scalesIdxA' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative whose maximum value is 3}}
%0 = "amdgpu.scaled_mfma"(%b,%b,%c,%a,%a) <{m = 16 : i32, n = 16 : i32, k = 128 : i32, scalesIdxA = -1 : i32, scalesIdxB = 0 : i32}> {a} : (vector<32xf4E2M1FN>,vector<32xf4E2M1FN>,vector<4xf32>,vector<4xf8E8M0FNU>,vector<4xf8E8M0FNU>) -> vector<4xf32>

// -----

%a = "t.v"() : () -> vector<4xf8E8M0FNU>
%b = "t.v"() : () -> vector<64xf8E4M3FN>
%c = "t.v"() : () -> vector<8xf32>
// expected-error@+1 {{'amdgpu.scaled_wmma' op attribute 'k' failed to satisfy constraint: 32-bit signless integer attribute whose value is one of {128}}}
%0 = "amdgpu.scaled_wmma"(%b,%b,%c,%a,%a) <{m = 16 : i32, n = 16 : i32, k = -1 : i32, a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32}> {a} : (vector<64xf8E4M3FN>,vector<64xf8E4M3FN>,vector<8xf32>,vector<4xf8E8M0FNU>,vector<4xf8E8M0FNU>) -> vector<8xf32>

// -----

%a = "t.v"() : () -> vector<4xf8E8M0FNU>
%b = "t.v"() : () -> vector<64xf8E4M3FN>
%c = "t.v"() : () -> vector<8xf32>
// expected-error@+1 {{'amdgpu.scaled_wmma' op attribute 'a_first_scale_lane' failed to satisfy constraint: 32-bit signless integer attribute whose value is one of {0, 16}}}
%0 = "amdgpu.scaled_wmma"(%b,%b,%c,%a,%a) <{m = 16 : i32, n = 16 : i32, k = 128 : i32, a_first_scale_lane = -1 : i32, b_first_scale_lane = 0 : i32}> {a} : (vector<64xf8E4M3FN>,vector<64xf8E4M3FN>,vector<8xf32>,vector<4xf8E8M0FNU>,vector<4xf8E8M0FNU>) -> vector<8xf32>

// -----

%v = "t.v"() : () -> i32
// expected-error@+1 {{'amdgpu.dpp' op attribute 'permArgument' failed to satisfy constraint: 32-bit signless integer attribute or array attribute or unit attribute}}
%0 = "amdgpu.dpp"(%v,%v) <{kind = #amdgpu<dpp_perm row_shl>, permArgument = "x", row_mask = 10 : i32, bound_ctrl = true}> {a} : (i32,i32) -> i32

// -----

%v = "t.v"() : () -> i32
// expected-error@+1 {{'amdgpu.permlane_swap' op row_length attribute must either be 16 or 32.}}
%4 = "amdgpu.permlane_swap"(%v) <{row_length = -1 : i32}> {a} : (i32) -> i32

// -----

%f = "t.v"() : () -> f32
// expected-error@+1 {{'amdgpu.packed_trunc_2xfp8' op attribute 'wordIndex' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative whose maximum value is 1}}
%1 = "amdgpu.packed_trunc_2xfp8"(%f) <{wordIndex = -1 : i32, operandSegmentSizes = array<i32: 1, 0, 0>}> {a} : (f32) -> vector<4xf8E5M2>

// -----

%f = "t.v"() : () -> f32
%v = "t.v"() : () -> vector<4xf8E5M2>
// expected-error@+1 {{'amdgpu.scaled_ext_packed' op attribute 'index' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative whose maximum value is 7}}
%5 = "amdgpu.scaled_ext_packed"(%v,%f) <{index = -1 : i32}> {a} : (vector<4xf8E5M2>,f32) -> vector<2xf32>

// -----

%v = "t.v"() : () -> vector<8xf4E2M1FN>
%s = "t.v"() : () -> vector<4xf8E8M0FNU>
// expected-error@+1 {{'amdgpu.scaled_ext_packed_matrix' op attribute 'firstScaleByte' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3}}
%0 = "amdgpu.scaled_ext_packed_matrix"(%v,%s) <{blockSize = 32 : i32, firstScaleLane = 0 : i32, firstScaleByte = -1 : i32}> {a} : (vector<8xf4E2M1FN>,vector<4xf8E8M0FNU>) -> vector<8xf32>

// -----

%v = "t.v"() : () -> vector<16xf16>
%c = "t.v"() : () -> vector<16xf16>
// expected-error@+1 {{'amdgpu.wmma' op attribute 'subwordOffset' failed to satisfy constraint: 32-bit signless integer attribute whose value is one of {0, 1}}}
%0 = "amdgpu.wmma"(%v,%v,%c) <{m = 16 : i32, n = 16 : i32, k = 16 : i32, subwordOffset = -1 : i32, clamp}> {a} : (vector<16xf16>,vector<16xf16>,vector<16xf16>) -> vector<16xf16>

// -----

%d = "t.v"() : () -> !amdgpu.tdm_base<i32>
%i = "t.v"() : () -> index
%n = "t.v"() : () -> i32
%w = "t.v"() : () -> i16
%e = "t.v"() : () -> i1
%b = "t.v"() : () -> memref<8xi32, #gpu.address_space<workgroup>>
// expected-error@+1 {{'amdgpu.make_dma_descriptor' op operand #4 must be fixed-length vector of 1-bit signless integer values of length 16, but got 'index'}}
%x3 = "amdgpu.make_dma_descriptor"(%d,%i,%i,%i,%i,%i,%w,%e,%b,%i,%i,%n,%i) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1>, global_static_sizes = array<i64: -9223372036854775808, 64>, global_static_strides = array<i64: -9223372036854775808, 1>, shared_static_sizes = array<i64: -9223372036854775808, 64>}> {a} : (!amdgpu.tdm_base<i32>,index,index,index,index,index,i16,i1,memref<8xi32, #gpu.address_space<workgroup>>,index,index,i32,index) -> !amdgpu.tdm_descriptor

// -----

// expected-error@+1 {{unknown attribute `sched_barrier_opts` in dialect `amdgpu`}}
"amdgpu.sched_barrier"() <{opts = #amdgpu<sched_barrier_opts valu|salu>}> {a} : () -> ()

// -----

// expected-error@+1 {{custom op 'amdgpu.sched_barrier' expected 'allow'}}
amdgpu.sched_barrier foo

// -----

// expected-error@+1 {{unknown attribute `sched_barrier_opt_enum` in dialect `amdgpu`}}
"amdgpu.sched_barrier"() <{opts = #amdgpu<sched_barrier_opt_enum valu>}>  : () -> ()

// -----

%a = "t.v"() : () -> f32
%c = "t.v"() : () -> vector<32xf32>
// expected-error@+1 {{expected sizes of at most 32 bits}}
%0 = amdgpu.mfma 4294967328x32x1 %a * %a + %c blgp = none : f32, f32, vector<32xf32>
