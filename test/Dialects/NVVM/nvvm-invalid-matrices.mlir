// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

%o0 = "t.v"() : () -> vector<2xf16>
%o1 = "t.v"() : () -> vector<2xf16>
%o2 = "t.v"() : () -> vector<2xf16>
%o3 = "t.v"() : () -> vector<2xf16>
%o4 = "t.v"() : () -> vector<2xf16>
// expected-error @+1 {{'nvvm.mma.sync' op ctype does not match dtype}}
%r = "nvvm.mma.sync"(%o0, %o1, %o2, %o3, %o4) <{layoutA=#nvvm.mma_layout<row>,layoutB=#nvvm.mma_layout<col>,shape=#nvvm.shape<m=16,n=8,k=8>,operandSegmentSizes=array<i32:2,1,2>,multiplicandAPtxType=#nvvm.mma_type<f16>,multiplicandBPtxType=#nvvm.mma_type<f16>}> : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(f32, f32, f32, f32)>
// -----
%o0 = "t.v"() : () -> vector<2xf16>
%o1 = "t.v"() : () -> vector<2xf16>
%o2 = "t.v"() : () -> vector<2xf16>
%o3 = "t.v"() : () -> vector<2xf16>
%o4 = "t.v"() : () -> vector<2xf16>
%o5 = "t.v"() : () -> vector<2xf16>
// expected-error @+1 {{'nvvm.mma.sync' op Could not match types for the B operands; expected one of 1xvector<2xf16> but got vector<2xf16>, vector<2xf16>}}
%r = "nvvm.mma.sync"(%o0, %o1, %o2, %o3, %o4, %o5) <{layoutA=#nvvm.mma_layout<row>,layoutB=#nvvm.mma_layout<col>,shape=#nvvm.shape<m=16,n=8,k=8>,operandSegmentSizes=array<i32:2,2,2>,multiplicandAPtxType=#nvvm.mma_type<f16>,multiplicandBPtxType=#nvvm.mma_type<f16>}> : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
// -----
%o0 = "t.v"() : () -> vector<2xf16>
%o1 = "t.v"() : () -> vector<2xf16>
%o2 = "t.v"() : () -> f64
%o3 = "t.v"() : () -> vector<2xf16>
%o4 = "t.v"() : () -> vector<2xf16>
// expected-error @+1 {{'nvvm.mma.sync' op Could not match types for the B operands; expected one of 1xvector<2xf16> but got f64}}
%r = "nvvm.mma.sync"(%o0, %o1, %o2, %o3, %o4) <{layoutA=#nvvm.mma_layout<row>,layoutB=#nvvm.mma_layout<col>,shape=#nvvm.shape<m=16,n=8,k=8>,operandSegmentSizes=array<i32:2,1,2>,multiplicandAPtxType=#nvvm.mma_type<f16>,multiplicandBPtxType=#nvvm.mma_type<f16>}> : (vector<2xf16>, vector<2xf16>, f64, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
// -----
%o0 = "t.v"() : () -> vector<2xf16>
%o1 = "t.v"() : () -> vector<2xf16>
%o2 = "t.v"() : () -> vector<2xf16>
%o3 = "t.v"() : () -> vector<2xf16>
%o4 = "t.v"() : () -> vector<2xf16>
%o5 = "t.v"() : () -> vector<2xf16>
%o6 = "t.v"() : () -> vector<2xf16>
// expected-error @+1 {{'nvvm.mma.sync' op Could not match types for the C operands; expected one of 2xvector<2xf16> 4xf32 but got vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>}}
%r = "nvvm.mma.sync"(%o0, %o1, %o2, %o3, %o4, %o5, %o6) <{layoutA=#nvvm.mma_layout<row>,layoutB=#nvvm.mma_layout<col>,shape=#nvvm.shape<m=16,n=8,k=8>,operandSegmentSizes=array<i32:2,1,4>,multiplicandAPtxType=#nvvm.mma_type<f16>,multiplicandBPtxType=#nvvm.mma_type<f16>}> : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
// -----
%o0 = "t.v"() : () -> vector<2xf16>
%o1 = "t.v"() : () -> vector<2xf16>
%o2 = "t.v"() : () -> vector<2xf16>
%o3 = "t.v"() : () -> vector<2xf16>
%o4 = "t.v"() : () -> vector<2xf16>
// expected-error @+1 {{'nvvm.mma.sync' op requires layoutA = #nvvm.mma_layout<row> and layoutB = #nvvm.mma_layout<col> for shape <16, 8, 8> with element types f16 and f16. Only m8n8k4 with f16 supports other layouts.}}
%r = "nvvm.mma.sync"(%o0, %o1, %o2, %o3, %o4) <{layoutA=#nvvm.mma_layout<col>,layoutB=#nvvm.mma_layout<col>,shape=#nvvm.shape<m=16,n=8,k=8>,operandSegmentSizes=array<i32:2,1,2>,multiplicandAPtxType=#nvvm.mma_type<f16>,multiplicandBPtxType=#nvvm.mma_type<f16>,intOverflowBehavior=#nvvm.mma_int_overflow<wrapped>,b1Op=#nvvm.mma_b1op<and_popc>}> : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
// -----
%o0 = "t.v"() : () -> vector<2xf16>
%o1 = "t.v"() : () -> vector<2xf16>
%o2 = "t.v"() : () -> vector<2xf16>
%o3 = "t.v"() : () -> vector<2xf16>
%o4 = "t.v"() : () -> f64
// expected-error @+1 {{'nvvm.mma.sync' op Could not match types for the C operands; expected one of 2xvector<2xf16> 4xf32 but got vector<2xf16>, f64}}
%r = "nvvm.mma.sync"(%o0, %o1, %o2, %o3, %o4) <{layoutA=#nvvm.mma_layout<row>,layoutB=#nvvm.mma_layout<col>,shape=#nvvm.shape<m=16,n=8,k=8>,operandSegmentSizes=array<i32:2,1,2>,multiplicandAPtxType=#nvvm.mma_type<f16>,multiplicandBPtxType=#nvvm.mma_type<f16>}> : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f64) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
// -----
%o0 = "t.v"() : () -> vector<2xf16>
%o1 = "t.v"() : () -> vector<2xf16>
%o2 = "t.v"() : () -> vector<2xf16>
%o3 = "t.v"() : () -> vector<2xf16>
%o4 = "t.v"() : () -> vector<2xf16>
// expected-error @+1 {{'nvvm.mma.sync' op unimplemented variant for MMA shape <16, 16, 8>}}
%r = "nvvm.mma.sync"(%o0, %o1, %o2, %o3, %o4) <{layoutA=#nvvm.mma_layout<row>,layoutB=#nvvm.mma_layout<col>,shape=#nvvm.shape<m=16,n=16,k=8>,operandSegmentSizes=array<i32:2,1,2>,multiplicandAPtxType=#nvvm.mma_type<f16>,multiplicandBPtxType=#nvvm.mma_type<f16>}> : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
// -----
%o0 = "t.v"() : () -> vector<2xf16>
%o1 = "t.v"() : () -> vector<2xf16>
%o2 = "t.v"() : () -> vector<2xf16>
%o3 = "t.v"() : () -> f32
%o4 = "t.v"() : () -> f32
%o5 = "t.v"() : () -> f32
%o6 = "t.v"() : () -> f32
// expected-error @+1 {{'nvvm.mma.sync' op Could not match allowed types for the result; expected one of !llvm.struct<(vector<2xf16>, vector<2xf16>)>, !llvm.struct<(f32, f32, f32, f32)> but got !llvm.struct<(f32, f32)>}}
%r = "nvvm.mma.sync"(%o0, %o1, %o2, %o3, %o4, %o5, %o6) <{layoutA=#nvvm.mma_layout<row>,layoutB=#nvvm.mma_layout<col>,shape=#nvvm.shape<m=16,n=8,k=8>,operandSegmentSizes=array<i32:2,1,4>,multiplicandAPtxType=#nvvm.mma_type<f16>,multiplicandBPtxType=#nvvm.mma_type<f16>}> : (vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32)>
// -----
%o0 = "t.v"() : () -> vector<2xf16>
%o1 = "t.v"() : () -> vector<2xf16>
%o2 = "t.v"() : () -> vector<2xf16>
%o3 = "t.v"() : () -> f32
%o4 = "t.v"() : () -> f32
%o5 = "t.v"() : () -> f32
%o6 = "t.v"() : () -> f32
%o7 = "t.v"() : () -> f32
%o8 = "t.v"() : () -> f32
%o9 = "t.v"() : () -> f32
%o10 = "t.v"() : () -> f32
// expected-error @+1 {{'nvvm.mma.sync' op Could not match types for the C operands; expected one of 2xvector<2xf16> 4xf32 but got f32, f32, f32, f32, f32, f32, f32, f32}}
%r = "nvvm.mma.sync"(%o0, %o1, %o2, %o3, %o4, %o5, %o6, %o7, %o8, %o9, %o10) <{layoutA=#nvvm.mma_layout<row>,layoutB=#nvvm.mma_layout<col>,shape=#nvvm.shape<m=16,n=8,k=8>,operandSegmentSizes=array<i32:2,1,8>,multiplicandAPtxType=#nvvm.mma_type<f16>,multiplicandBPtxType=#nvvm.mma_type<f16>}> : (vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
// -----
%o0 = "t.v"() : () -> vector<2xf16>
%o1 = "t.v"() : () -> vector<2xf16>
%o2 = "t.v"() : () -> vector<2xf16>
%o3 = "t.v"() : () -> f32
%o4 = "t.v"() : () -> f32
%o5 = "t.v"() : () -> f32
%o6 = "t.v"() : () -> f64
// expected-error @+1 {{'nvvm.mma.sync' op Could not match types for the C operands; expected one of 2xvector<2xf16> 4xf32 but got f32, f32, f32, f64}}
%r = "nvvm.mma.sync"(%o0, %o1, %o2, %o3, %o4, %o5, %o6) <{layoutA=#nvvm.mma_layout<row>,layoutB=#nvvm.mma_layout<col>,shape=#nvvm.shape<m=16,n=8,k=8>,operandSegmentSizes=array<i32:2,1,4>,multiplicandAPtxType=#nvvm.mma_type<f16>,multiplicandBPtxType=#nvvm.mma_type<f16>}> : (vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f64) -> !llvm.struct<(f32, f32, f32, f32)>
// -----
%o0 = "t.v"() : () -> vector<2xf16>
%o1 = "t.v"() : () -> vector<2xf16>
%o2 = "t.v"() : () -> vector<2xf16>
%o3 = "t.v"() : () -> vector<2xf16>
%o4 = "t.v"() : () -> vector<2xf16>
%o5 = "t.v"() : () -> vector<2xf16>
%o6 = "t.v"() : () -> vector<2xf16>
%o7 = "t.v"() : () -> vector<2xf16>
%o8 = "t.v"() : () -> vector<2xf16>
%o9 = "t.v"() : () -> vector<2xf16>
// expected-error @+1 {{'nvvm.mma.sync' op Could not match types for the B operands; expected one of 2xvector<2xf16> but got vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>}}
%r = "nvvm.mma.sync"(%o0, %o1, %o2, %o3, %o4, %o5, %o6, %o7, %o8, %o9) <{layoutA=#nvvm.mma_layout<row>,layoutB=#nvvm.mma_layout<col>,shape=#nvvm.shape<m=16,n=8,k=16>,operandSegmentSizes=array<i32:4,4,2>,multiplicandAPtxType=#nvvm.mma_type<f16>,multiplicandBPtxType=#nvvm.mma_type<f16>}> : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
// -----
%o0 = "t.v"() : () -> vector<2xf16>
%o1 = "t.v"() : () -> vector<2xf16>
%o2 = "t.v"() : () -> vector<2xf16>
%o3 = "t.v"() : () -> vector<2xf16>
%o4 = "t.v"() : () -> f64
%o5 = "t.v"() : () -> f64
%o6 = "t.v"() : () -> vector<2xf16>
%o7 = "t.v"() : () -> vector<2xf16>
// expected-error @+1 {{'nvvm.mma.sync' op Could not match types for the B operands; expected one of 2xvector<2xf16> but got f64, f64}}
%r = "nvvm.mma.sync"(%o0, %o1, %o2, %o3, %o4, %o5, %o6, %o7) <{layoutA=#nvvm.mma_layout<row>,layoutB=#nvvm.mma_layout<col>,shape=#nvvm.shape<m=16,n=8,k=16>,operandSegmentSizes=array<i32:4,2,2>,multiplicandAPtxType=#nvvm.mma_type<f16>,multiplicandBPtxType=#nvvm.mma_type<f16>}> : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f64, f64, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
%o3 = "t.v"() : () -> f32
%o4 = "t.v"() : () -> f32
%o5 = "t.v"() : () -> f32
%o6 = "t.v"() : () -> f32
// expected-error @+1 {{'nvvm.mma.sync' op Could not match allowed types for the result; expected one of !llvm.struct<(f32, f32, f32, f32)> but got !llvm.struct<(f32, f32)>}}
%r = "nvvm.mma.sync"(%o0, %o1, %o2, %o3, %o4, %o5, %o6) <{layoutA=#nvvm.mma_layout<row>,layoutB=#nvvm.mma_layout<col>,shape=#nvvm.shape<m=16,n=8,k=4>,operandSegmentSizes=array<i32:2,1,4>,multiplicandAPtxType=#nvvm.mma_type<tf32>,multiplicandBPtxType=#nvvm.mma_type<tf32>}> : (i32, i32, i32, f32, f32, f32, f32) -> !llvm.struct<(f32, f32)>
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
%o3 = "t.v"() : () -> i32
%o4 = "t.v"() : () -> f32
%o5 = "t.v"() : () -> f32
%o6 = "t.v"() : () -> f32
%o7 = "t.v"() : () -> f32
// expected-error @+1 {{'nvvm.mma.sync' op Could not match types for the B operands; expected one of 1xi32 but got i32, i32}}
%r = "nvvm.mma.sync"(%o0, %o1, %o2, %o3, %o4, %o5, %o6, %o7) <{layoutA=#nvvm.mma_layout<row>,layoutB=#nvvm.mma_layout<col>,shape=#nvvm.shape<m=16,n=8,k=4>,operandSegmentSizes=array<i32:2,2,4>,multiplicandAPtxType=#nvvm.mma_type<tf32>,multiplicandBPtxType=#nvvm.mma_type<tf32>}> : (i32, i32, i32, i32, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> f64
%o3 = "t.v"() : () -> f32
%o4 = "t.v"() : () -> f32
%o5 = "t.v"() : () -> f32
%o6 = "t.v"() : () -> f32
// expected-error @+1 {{'nvvm.mma.sync' op Could not match types for the B operands; expected one of 1xi32 but got f64}}
%r = "nvvm.mma.sync"(%o0, %o1, %o2, %o3, %o4, %o5, %o6) <{layoutA=#nvvm.mma_layout<row>,layoutB=#nvvm.mma_layout<col>,shape=#nvvm.shape<m=16,n=8,k=4>,operandSegmentSizes=array<i32:2,1,4>,multiplicandAPtxType=#nvvm.mma_type<tf32>,multiplicandBPtxType=#nvvm.mma_type<tf32>}> : (i32, i32, f64, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
%o3 = "t.v"() : () -> f32
%o4 = "t.v"() : () -> f32
%o5 = "t.v"() : () -> f32
%o6 = "t.v"() : () -> f32
// expected-error @+1 {{'nvvm.mma.sync' op requires layoutA = #nvvm.mma_layout<row> and layoutB = #nvvm.mma_layout<col> for shape <16, 8, 4> with element types tf32 and tf32. Only m8n8k4 with f16 supports other layouts.}}
%r = "nvvm.mma.sync"(%o0, %o1, %o2, %o3, %o4, %o5, %o6) <{layoutA=#nvvm.mma_layout<col>,layoutB=#nvvm.mma_layout<col>,shape=#nvvm.shape<m=16,n=8,k=4>,operandSegmentSizes=array<i32:2,1,4>,multiplicandAPtxType=#nvvm.mma_type<tf32>,multiplicandBPtxType=#nvvm.mma_type<tf32>,intOverflowBehavior=#nvvm.mma_int_overflow<wrapped>,b1Op=#nvvm.mma_b1op<and_popc>}> : (i32, i32, i32, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
%o3 = "t.v"() : () -> i32
%o4 = "t.v"() : () -> i32
%o5 = "t.v"() : () -> i32
%o6 = "t.v"() : () -> i32
%o7 = "t.v"() : () -> i32
%o8 = "t.v"() : () -> f32
%o9 = "t.v"() : () -> f32
%o10 = "t.v"() : () -> f32
%o11 = "t.v"() : () -> f32
// expected-error @+1 {{'nvvm.mma.sync' op Could not match types for the B operands; expected one of 2xi32 but got i32, i32, i32, i32}}
%r = "nvvm.mma.sync"(%o0, %o1, %o2, %o3, %o4, %o5, %o6, %o7, %o8, %o9, %o10, %o11) <{layoutA=#nvvm.mma_layout<row>,layoutB=#nvvm.mma_layout<col>,shape=#nvvm.shape<m=16,n=8,k=8>,operandSegmentSizes=array<i32:4,4,4>,multiplicandAPtxType=#nvvm.mma_type<tf32>,multiplicandBPtxType=#nvvm.mma_type<tf32>}> : (i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
%o3 = "t.v"() : () -> i32
%o4 = "t.v"() : () -> f64
%o5 = "t.v"() : () -> f64
%o6 = "t.v"() : () -> f32
%o7 = "t.v"() : () -> f32
%o8 = "t.v"() : () -> f32
%o9 = "t.v"() : () -> f32
// expected-error @+1 {{'nvvm.mma.sync' op Could not match types for the B operands; expected one of 2xi32 but got f64, f64}}
%r = "nvvm.mma.sync"(%o0, %o1, %o2, %o3, %o4, %o5, %o6, %o7, %o8, %o9) <{layoutA=#nvvm.mma_layout<row>,layoutB=#nvvm.mma_layout<col>,shape=#nvvm.shape<m=16,n=8,k=8>,operandSegmentSizes=array<i32:4,2,4>,multiplicandAPtxType=#nvvm.mma_type<tf32>,multiplicandBPtxType=#nvvm.mma_type<tf32>}> : (i32, i32, i32, i32, f64, f64, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
%o3 = "t.v"() : () -> f32
%o4 = "t.v"() : () -> f32
%o5 = "t.v"() : () -> f32
%o6 = "t.v"() : () -> f32
// expected-error @+1 {{'nvvm.mma.sync' op requires layoutA = #nvvm.mma_layout<row> and layoutB = #nvvm.mma_layout<col> for shape <16, 8, 8> with element types bf16 and bf16. Only m8n8k4 with f16 supports other layouts.}}
%r = "nvvm.mma.sync"(%o0, %o1, %o2, %o3, %o4, %o5, %o6) <{layoutA=#nvvm.mma_layout<col>,layoutB=#nvvm.mma_layout<col>,shape=#nvvm.shape<m=16,n=8,k=8>,operandSegmentSizes=array<i32:2,1,4>,multiplicandAPtxType=#nvvm.mma_type<bf16>,multiplicandBPtxType=#nvvm.mma_type<bf16>,intOverflowBehavior=#nvvm.mma_int_overflow<wrapped>,b1Op=#nvvm.mma_b1op<and_popc>}> : (i32, i32, i32, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
%o3 = "t.v"() : () -> i32
%o4 = "t.v"() : () -> i32
%o5 = "t.v"() : () -> i32
%o6 = "t.v"() : () -> i32
// expected-error @+1 {{'nvvm.mma.sync' op op requires intOverflowBehavior attribute}}
%r = "nvvm.mma.sync"(%o0, %o1, %o2, %o3, %o4, %o5, %o6) <{layoutA=#nvvm.mma_layout<row>,layoutB=#nvvm.mma_layout<col>,shape=#nvvm.shape<m=16,n=8,k=16>,operandSegmentSizes=array<i32:2,1,4>,multiplicandAPtxType=#nvvm.mma_type<s8>,multiplicandBPtxType=#nvvm.mma_type<s8>}> : (i32, i32, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
%o3 = "t.v"() : () -> i32
%o4 = "t.v"() : () -> i32
%o5 = "t.v"() : () -> i32
%o6 = "t.v"() : () -> i32
// expected-error @+1 {{'nvvm.mma.sync' op Could not match allowed types for the result; expected one of !llvm.struct<(i32, i32, i32, i32)> but got !llvm.struct<(i32, i32)>}}
%r = "nvvm.mma.sync"(%o0, %o1, %o2, %o3, %o4, %o5, %o6) <{layoutA=#nvvm.mma_layout<row>,layoutB=#nvvm.mma_layout<col>,shape=#nvvm.shape<m=16,n=8,k=16>,operandSegmentSizes=array<i32:2,1,4>,multiplicandAPtxType=#nvvm.mma_type<s8>,multiplicandBPtxType=#nvvm.mma_type<s8>}> : (i32, i32, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32)>
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
%o3 = "t.v"() : () -> i32
%o4 = "t.v"() : () -> i32
%o5 = "t.v"() : () -> i32
%o6 = "t.v"() : () -> i32
%o7 = "t.v"() : () -> i32
%o8 = "t.v"() : () -> i32
%o9 = "t.v"() : () -> i32
%o10 = "t.v"() : () -> i32
// expected-error @+1 {{'nvvm.mma.sync' op Could not match types for the C operands; expected one of 4xi32 but got i32, i32, i32, i32, i32, i32, i32, i32}}
%r = "nvvm.mma.sync"(%o0, %o1, %o2, %o3, %o4, %o5, %o6, %o7, %o8, %o9, %o10) <{layoutA=#nvvm.mma_layout<row>,layoutB=#nvvm.mma_layout<col>,shape=#nvvm.shape<m=16,n=8,k=16>,operandSegmentSizes=array<i32:2,1,8>,multiplicandAPtxType=#nvvm.mma_type<s8>,multiplicandBPtxType=#nvvm.mma_type<s8>}> : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
%o3 = "t.v"() : () -> i32
%o4 = "t.v"() : () -> i32
%o5 = "t.v"() : () -> i32
%o6 = "t.v"() : () -> i32
// expected-error @+1 {{'nvvm.mma.sync' op requires layoutA = #nvvm.mma_layout<row> and layoutB = #nvvm.mma_layout<col> for shape <16, 8, 16> with element types s8 and s8. Only m8n8k4 with f16 supports other layouts.}}
%r = "nvvm.mma.sync"(%o0, %o1, %o2, %o3, %o4, %o5, %o6) <{layoutA=#nvvm.mma_layout<col>,layoutB=#nvvm.mma_layout<col>,shape=#nvvm.shape<m=16,n=8,k=16>,operandSegmentSizes=array<i32:2,1,4>,multiplicandAPtxType=#nvvm.mma_type<s8>,multiplicandBPtxType=#nvvm.mma_type<s8>,intOverflowBehavior=#nvvm.mma_int_overflow<wrapped>,b1Op=#nvvm.mma_b1op<and_popc>}> : (i32, i32, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
%o3 = "t.v"() : () -> i32
%o4 = "t.v"() : () -> i32
%o5 = "t.v"() : () -> i32
%o6 = "t.v"() : () -> f64
// expected-error @+1 {{'nvvm.mma.sync' op Could not match types for the C operands; expected one of 4xi32 but got i32, i32, i32, f64}}
%r = "nvvm.mma.sync"(%o0, %o1, %o2, %o3, %o4, %o5, %o6) <{layoutA=#nvvm.mma_layout<row>,layoutB=#nvvm.mma_layout<col>,shape=#nvvm.shape<m=16,n=8,k=16>,operandSegmentSizes=array<i32:2,1,4>,multiplicandAPtxType=#nvvm.mma_type<s8>,multiplicandBPtxType=#nvvm.mma_type<s8>}> : (i32, i32, i32, i32, i32, i32, f64) -> !llvm.struct<(i32, i32, i32, i32)>
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
%o3 = "t.v"() : () -> i32
%o4 = "t.v"() : () -> i32
%o5 = "t.v"() : () -> i32
%o6 = "t.v"() : () -> i32
// expected-error @+1 {{'nvvm.mma.sync' op requires layoutA = #nvvm.mma_layout<row> and layoutB = #nvvm.mma_layout<col> for shape <16, 8, 16> with element types u8 and u8. Only m8n8k4 with f16 supports other layouts.}}
%r = "nvvm.mma.sync"(%o0, %o1, %o2, %o3, %o4, %o5, %o6) <{layoutA=#nvvm.mma_layout<col>,layoutB=#nvvm.mma_layout<col>,shape=#nvvm.shape<m=16,n=8,k=16>,operandSegmentSizes=array<i32:2,1,4>,multiplicandAPtxType=#nvvm.mma_type<u8>,multiplicandBPtxType=#nvvm.mma_type<u8>,intOverflowBehavior=#nvvm.mma_int_overflow<wrapped>,b1Op=#nvvm.mma_b1op<and_popc>}> : (i32, i32, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
%o3 = "t.v"() : () -> i32
%o4 = "t.v"() : () -> i32
%o5 = "t.v"() : () -> i32
%o6 = "t.v"() : () -> i32
// expected-error @+1 {{'nvvm.mma.sync' op op requires b1Op attribute}}
%r = "nvvm.mma.sync"(%o0, %o1, %o2, %o3, %o4, %o5, %o6) <{layoutA=#nvvm.mma_layout<row>,layoutB=#nvvm.mma_layout<col>,shape=#nvvm.shape<m=16,n=8,k=128>,operandSegmentSizes=array<i32:2,1,4>,multiplicandAPtxType=#nvvm.mma_type<b1>,multiplicandBPtxType=#nvvm.mma_type<b1>}> : (i32, i32, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
%o3 = "t.v"() : () -> i32
%o4 = "t.v"() : () -> i32
%o5 = "t.v"() : () -> i32
%o6 = "t.v"() : () -> i32
// expected-error @+1 {{'nvvm.mma.sync' op requires layoutA = #nvvm.mma_layout<row> and layoutB = #nvvm.mma_layout<col> for shape <16, 8, 128> with element types b1 and b1. Only m8n8k4 with f16 supports other layouts.}}
%r = "nvvm.mma.sync"(%o0, %o1, %o2, %o3, %o4, %o5, %o6) <{layoutA=#nvvm.mma_layout<col>,layoutB=#nvvm.mma_layout<col>,shape=#nvvm.shape<m=16,n=8,k=128>,operandSegmentSizes=array<i32:2,1,4>,multiplicandAPtxType=#nvvm.mma_type<b1>,multiplicandBPtxType=#nvvm.mma_type<b1>,intOverflowBehavior=#nvvm.mma_int_overflow<wrapped>,b1Op=#nvvm.mma_b1op<and_popc>}> : (i32, i32, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
// -----
%o0 = "t.v"() : () -> vector<2xf16>
%o1 = "t.v"() : () -> vector<2xf16>
%o2 = "t.v"() : () -> vector<2xf16>
%o3 = "t.v"() : () -> vector<2xf16>
%o4 = "t.v"() : () -> vector<2xf16>
%o5 = "t.v"() : () -> vector<2xf16>
%o6 = "t.v"() : () -> vector<2xf16>
%o7 = "t.v"() : () -> vector<2xf16>
// expected-error @+1 {{'nvvm.mma.sync' op Could not match allowed types for the result; expected one of !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>, !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)> but got !llvm.struct<(f32, f32, f32, f32)>}}
%r = "nvvm.mma.sync"(%o0, %o1, %o2, %o3, %o4, %o5, %o6, %o7) <{layoutA=#nvvm.mma_layout<row>,layoutB=#nvvm.mma_layout<row>,shape=#nvvm.shape<m=8,n=8,k=4>,operandSegmentSizes=array<i32:2,2,4>,multiplicandAPtxType=#nvvm.mma_type<f16>,multiplicandBPtxType=#nvvm.mma_type<f16>}> : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>) -> !llvm.struct<(f32, f32, f32, f32)>
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
%o3 = "t.v"() : () -> i32
// expected-error @+1 {{'nvvm.mma.sync' op Could not match allowed types for the result; expected one of !llvm.struct<(i32, i32)> but got !llvm.struct<(f32, f32)>}}
%r = "nvvm.mma.sync"(%o0, %o1, %o2, %o3) <{layoutA=#nvvm.mma_layout<row>,layoutB=#nvvm.mma_layout<col>,shape=#nvvm.shape<m=8,n=8,k=16>,operandSegmentSizes=array<i32:1,1,2>,multiplicandAPtxType=#nvvm.mma_type<s8>,multiplicandBPtxType=#nvvm.mma_type<s8>}> : (i32, i32, i32, i32) -> !llvm.struct<(f32, f32)>
// -----
%o0 = "t.v"() : () -> !llvm.struct<(f16, f16, f16, f16)>
%o1 = "t.v"() : () -> i64
%o2 = "t.v"() : () -> i64
// expected-error @+1 {{'nvvm.wgmma.mma_async' op results 2, however output struct has 4 elements}}
%r = "nvvm.wgmma.mma_async"(%o0, %o1, %o2) <{shape=#nvvm.shape<m=64,n=8,k=16>,typeA=#nvvm.wgmma_type<f16>,typeB=#nvvm.wgmma_type<f16>,typeD=#nvvm.wgmma_type<f16>,scaleD=#nvvm.wgmma_scale_out<zero>,scaleA=#nvvm.wgmma_scale_in<one>,scaleB=#nvvm.wgmma_scale_in<one>,layoutA=#nvvm.mma_layout<row>,layoutB=#nvvm.mma_layout<col>}> : (!llvm.struct<(f16, f16, f16, f16)>, i64, i64) -> !llvm.struct<(f16, f16, f16, f16)>
// -----
%o0 = "t.v"() : () -> !llvm.struct<(i32, i32, i32, i32)>
%o1 = "t.v"() : () -> i64
%o2 = "t.v"() : () -> i64
// expected-error @+1 {{'nvvm.wgmma.mma_async' op does not support the given output type tf32}}
%r = "nvvm.wgmma.mma_async"(%o0, %o1, %o2) <{shape=#nvvm.shape<m=64,n=8,k=16>,typeA=#nvvm.wgmma_type<f16>,typeB=#nvvm.wgmma_type<f16>,typeD=#nvvm.wgmma_type<tf32>,scaleD=#nvvm.wgmma_scale_out<zero>,scaleA=#nvvm.wgmma_scale_in<one>,scaleB=#nvvm.wgmma_scale_in<one>,layoutA=#nvvm.mma_layout<row>,layoutB=#nvvm.mma_layout<col>}> : (!llvm.struct<(i32, i32, i32, i32)>, i64, i64) -> !llvm.struct<(i32, i32, i32, i32)>
// -----
%o0 = "t.v"() : () -> !llvm.struct<(i32, i32, i32, i32)>
%o1 = "t.v"() : () -> i64
%o2 = "t.v"() : () -> i64
// expected-error @+1 {{'nvvm.wgmma.mma_async' op does not support the given output type u8}}
%r = "nvvm.wgmma.mma_async"(%o0, %o1, %o2) <{shape=#nvvm.shape<m=64,n=8,k=16>,typeA=#nvvm.wgmma_type<f16>,typeB=#nvvm.wgmma_type<f16>,typeD=#nvvm.wgmma_type<u8>,scaleD=#nvvm.wgmma_scale_out<zero>,scaleA=#nvvm.wgmma_scale_in<one>,scaleB=#nvvm.wgmma_scale_in<one>,layoutA=#nvvm.mma_layout<row>,layoutB=#nvvm.mma_layout<col>}> : (!llvm.struct<(i32, i32, i32, i32)>, i64, i64) -> !llvm.struct<(i32, i32, i32, i32)>
// -----
%o0 = "t.v"() : () -> !llvm.struct<(i32, i32, i32, i32)>
%o1 = "t.v"() : () -> i64
%o2 = "t.v"() : () -> i64
// expected-error @+1 {{'nvvm.wgmma.mma_async' op does not support the given output type s8}}
%r = "nvvm.wgmma.mma_async"(%o0, %o1, %o2) <{shape=#nvvm.shape<m=64,n=8,k=16>,typeA=#nvvm.wgmma_type<f16>,typeB=#nvvm.wgmma_type<f16>,typeD=#nvvm.wgmma_type<s8>,scaleD=#nvvm.wgmma_scale_out<zero>,scaleA=#nvvm.wgmma_scale_in<one>,scaleB=#nvvm.wgmma_scale_in<one>,layoutA=#nvvm.mma_layout<row>,layoutB=#nvvm.mma_layout<col>}> : (!llvm.struct<(i32, i32, i32, i32)>, i64, i64) -> !llvm.struct<(i32, i32, i32, i32)>
// -----
%o0 = "t.v"() : () -> !llvm.struct<(i32, i32, i32, i32)>
%o1 = "t.v"() : () -> i64
%o2 = "t.v"() : () -> i64
// expected-error @+1 {{'nvvm.wgmma.mma_async' op does not support the given output type b1}}
%r = "nvvm.wgmma.mma_async"(%o0, %o1, %o2) <{shape=#nvvm.shape<m=64,n=8,k=16>,typeA=#nvvm.wgmma_type<f16>,typeB=#nvvm.wgmma_type<f16>,typeD=#nvvm.wgmma_type<b1>,scaleD=#nvvm.wgmma_scale_out<zero>,scaleA=#nvvm.wgmma_scale_in<one>,scaleB=#nvvm.wgmma_scale_in<one>,layoutA=#nvvm.mma_layout<row>,layoutB=#nvvm.mma_layout<col>}> : (!llvm.struct<(i32, i32, i32, i32)>, i64, i64) -> !llvm.struct<(i32, i32, i32, i32)>
// -----
%o0 = "t.v"() : () -> !llvm.struct<(i32, i32, i32, i32)>
%o1 = "t.v"() : () -> i64
%o2 = "t.v"() : () -> i64
// expected-error @+1 {{'nvvm.wgmma.mma_async' op does not support the given output type bf16}}
%r = "nvvm.wgmma.mma_async"(%o0, %o1, %o2) <{shape=#nvvm.shape<m=64,n=8,k=16>,typeA=#nvvm.wgmma_type<f16>,typeB=#nvvm.wgmma_type<f16>,typeD=#nvvm.wgmma_type<bf16>,scaleD=#nvvm.wgmma_scale_out<zero>,scaleA=#nvvm.wgmma_scale_in<one>,scaleB=#nvvm.wgmma_scale_in<one>,layoutA=#nvvm.mma_layout<row>,layoutB=#nvvm.mma_layout<col>}> : (!llvm.struct<(i32, i32, i32, i32)>, i64, i64) -> !llvm.struct<(i32, i32, i32, i32)>
// -----
%o0 = "t.v"() : () -> !llvm.struct<(i32, i32, i32, i32)>
%o1 = "t.v"() : () -> i64
%o2 = "t.v"() : () -> i64
// expected-error @+1 {{'nvvm.wgmma.mma_async' op does not support the given output type e4m3}}
%r = "nvvm.wgmma.mma_async"(%o0, %o1, %o2) <{shape=#nvvm.shape<m=64,n=8,k=16>,typeA=#nvvm.wgmma_type<f16>,typeB=#nvvm.wgmma_type<f16>,typeD=#nvvm.wgmma_type<e4m3>,scaleD=#nvvm.wgmma_scale_out<zero>,scaleA=#nvvm.wgmma_scale_in<one>,scaleB=#nvvm.wgmma_scale_in<one>,layoutA=#nvvm.mma_layout<row>,layoutB=#nvvm.mma_layout<col>}> : (!llvm.struct<(i32, i32, i32, i32)>, i64, i64) -> !llvm.struct<(i32, i32, i32, i32)>
// -----
%o0 = "t.v"() : () -> !llvm.struct<(i32, i32, i32, i32)>
%o1 = "t.v"() : () -> i64
%o2 = "t.v"() : () -> i64
// expected-error @+1 {{'nvvm.wgmma.mma_async' op s32 += f16 * f16, it is not supported.}}
%r = "nvvm.wgmma.mma_async"(%o0, %o1, %o2) <{shape=#nvvm.shape<m=64,n=8,k=16>,typeA=#nvvm.wgmma_type<f16>,typeB=#nvvm.wgmma_type<f16>,typeD=#nvvm.wgmma_type<s32>,scaleD=#nvvm.wgmma_scale_out<zero>,scaleA=#nvvm.wgmma_scale_in<one>,scaleB=#nvvm.wgmma_scale_in<one>,layoutA=#nvvm.mma_layout<row>,layoutB=#nvvm.mma_layout<col>}> : (!llvm.struct<(i32, i32, i32, i32)>, i64, i64) -> !llvm.struct<(i32, i32, i32, i32)>
// -----
%o0 = "t.v"() : () -> !llvm.struct<(f16, f16, f16, f16)>
%o1 = "t.v"() : () -> i64
%o2 = "t.v"() : () -> i64
// expected-error @+1 {{'nvvm.wgmma.mma_async' op f16 += f16 * tf32, it is not supported.}}
%r = "nvvm.wgmma.mma_async"(%o0, %o1, %o2) <{shape=#nvvm.shape<m=64,n=8,k=16>,typeA=#nvvm.wgmma_type<f16>,typeB=#nvvm.wgmma_type<tf32>,typeD=#nvvm.wgmma_type<f16>,scaleD=#nvvm.wgmma_scale_out<zero>,scaleA=#nvvm.wgmma_scale_in<one>,scaleB=#nvvm.wgmma_scale_in<one>,layoutA=#nvvm.mma_layout<row>,layoutB=#nvvm.mma_layout<col>}> : (!llvm.struct<(f16, f16, f16, f16)>, i64, i64) -> !llvm.struct<(f16, f16, f16, f16)>
// -----
%o0 = "t.v"() : () -> !llvm.struct<(i32, i32, i32, i32)>
%o1 = "t.v"() : () -> i64
%o2 = "t.v"() : () -> i64
// expected-error @+1 {{'nvvm.wgmma.mma_async' op s32 += f16 * tf32, it is not supported.}}
%r = "nvvm.wgmma.mma_async"(%o0, %o1, %o2) <{shape=#nvvm.shape<m=64,n=8,k=16>,typeA=#nvvm.wgmma_type<f16>,typeB=#nvvm.wgmma_type<tf32>,typeD=#nvvm.wgmma_type<s32>,scaleD=#nvvm.wgmma_scale_out<zero>,scaleA=#nvvm.wgmma_scale_in<one>,scaleB=#nvvm.wgmma_scale_in<one>,layoutA=#nvvm.mma_layout<row>,layoutB=#nvvm.mma_layout<col>}> : (!llvm.struct<(i32, i32, i32, i32)>, i64, i64) -> !llvm.struct<(i32, i32, i32, i32)>
// -----
%o0 = "t.v"() : () -> !llvm.struct<(f16, f16, f16, f16)>
%o1 = "t.v"() : () -> i64
%o2 = "t.v"() : () -> i64
// expected-error @+1 {{'nvvm.wgmma.mma_async' op f16 += f16 * u8, it is not supported.}}
%r = "nvvm.wgmma.mma_async"(%o0, %o1, %o2) <{shape=#nvvm.shape<m=64,n=8,k=16>,typeA=#nvvm.wgmma_type<f16>,typeB=#nvvm.wgmma_type<u8>,typeD=#nvvm.wgmma_type<f16>,scaleD=#nvvm.wgmma_scale_out<zero>,scaleA=#nvvm.wgmma_scale_in<one>,scaleB=#nvvm.wgmma_scale_in<one>,layoutA=#nvvm.mma_layout<row>,layoutB=#nvvm.mma_layout<col>}> : (!llvm.struct<(f16, f16, f16, f16)>, i64, i64) -> !llvm.struct<(f16, f16, f16, f16)>
// -----
%o0 = "t.v"() : () -> !llvm.struct<(i32, i32, i32, i32)>
%o1 = "t.v"() : () -> i64
%o2 = "t.v"() : () -> i64
// expected-error @+1 {{'nvvm.wgmma.mma_async' op s32 += f16 * u8, it is not supported.}}
%r = "nvvm.wgmma.mma_async"(%o0, %o1, %o2) <{shape=#nvvm.shape<m=64,n=8,k=16>,typeA=#nvvm.wgmma_type<f16>,typeB=#nvvm.wgmma_type<u8>,typeD=#nvvm.wgmma_type<s32>,scaleD=#nvvm.wgmma_scale_out<zero>,scaleA=#nvvm.wgmma_scale_in<one>,scaleB=#nvvm.wgmma_scale_in<one>,layoutA=#nvvm.mma_layout<row>,layoutB=#nvvm.mma_layout<col>}> : (!llvm.struct<(i32, i32, i32, i32)>, i64, i64) -> !llvm.struct<(i32, i32, i32, i32)>
// -----
%o0 = "t.v"() : () -> !llvm.struct<(f16, f16, f16, f16)>
%o1 = "t.v"() : () -> i64
%o2 = "t.v"() : () -> i64
// expected-error @+1 {{'nvvm.wgmma.mma_async' op f16 += f16 * s8, it is not supported.}}
%r = "nvvm.wgmma.mma_async"(%o0, %o1, %o2) <{shape=#nvvm.shape<m=64,n=8,k=16>,typeA=#nvvm.wgmma_type<f16>,typeB=#nvvm.wgmma_type<s8>,typeD=#nvvm.wgmma_type<f16>,scaleD=#nvvm.wgmma_scale_out<zero>,scaleA=#nvvm.wgmma_scale_in<one>,scaleB=#nvvm.wgmma_scale_in<one>,layoutA=#nvvm.mma_layout<row>,layoutB=#nvvm.mma_layout<col>}> : (!llvm.struct<(f16, f16, f16, f16)>, i64, i64) -> !llvm.struct<(f16, f16, f16, f16)>
// -----
%o0 = "t.v"() : () -> !llvm.struct<(i32, i32, i32, i32)>
%o1 = "t.v"() : () -> i64
%o2 = "t.v"() : () -> i64
// expected-error @+1 {{'nvvm.wgmma.mma_async' op s32 += f16 * s8, it is not supported.}}
%r = "nvvm.wgmma.mma_async"(%o0, %o1, %o2) <{shape=#nvvm.shape<m=64,n=8,k=16>,typeA=#nvvm.wgmma_type<f16>,typeB=#nvvm.wgmma_type<s8>,typeD=#nvvm.wgmma_type<s32>,scaleD=#nvvm.wgmma_scale_out<zero>,scaleA=#nvvm.wgmma_scale_in<one>,scaleB=#nvvm.wgmma_scale_in<one>,layoutA=#nvvm.mma_layout<row>,layoutB=#nvvm.mma_layout<col>}> : (!llvm.struct<(i32, i32, i32, i32)>, i64, i64) -> !llvm.struct<(i32, i32, i32, i32)>
// -----
%o0 = "t.v"() : () -> !llvm.struct<(f16, f16, f16, f16)>
%o1 = "t.v"() : () -> i64
%o2 = "t.v"() : () -> i64
// expected-error @+1 {{'nvvm.wgmma.mma_async' op f16 += f16 * b1, it is not supported.}}
%r = "nvvm.wgmma.mma_async"(%o0, %o1, %o2) <{shape=#nvvm.shape<m=64,n=8,k=16>,typeA=#nvvm.wgmma_type<f16>,typeB=#nvvm.wgmma_type<b1>,typeD=#nvvm.wgmma_type<f16>,scaleD=#nvvm.wgmma_scale_out<zero>,scaleA=#nvvm.wgmma_scale_in<one>,scaleB=#nvvm.wgmma_scale_in<one>,layoutA=#nvvm.mma_layout<row>,layoutB=#nvvm.mma_layout<col>}> : (!llvm.struct<(f16, f16, f16, f16)>, i64, i64) -> !llvm.struct<(f16, f16, f16, f16)>
// -----
%o0 = "t.v"() : () -> !llvm.struct<(i32, i32, i32, i32)>
%o1 = "t.v"() : () -> i64
%o2 = "t.v"() : () -> i64
// expected-error @+1 {{'nvvm.wgmma.mma_async' op s32 += f16 * b1, it is not supported.}}
%r = "nvvm.wgmma.mma_async"(%o0, %o1, %o2) <{shape=#nvvm.shape<m=64,n=8,k=16>,typeA=#nvvm.wgmma_type<f16>,typeB=#nvvm.wgmma_type<b1>,typeD=#nvvm.wgmma_type<s32>,scaleD=#nvvm.wgmma_scale_out<zero>,scaleA=#nvvm.wgmma_scale_in<one>,scaleB=#nvvm.wgmma_scale_in<one>,layoutA=#nvvm.mma_layout<row>,layoutB=#nvvm.mma_layout<col>}> : (!llvm.struct<(i32, i32, i32, i32)>, i64, i64) -> !llvm.struct<(i32, i32, i32, i32)>
// -----
%o0 = "t.v"() : () -> !llvm.struct<(f16, f16, f16, f16)>
%o1 = "t.v"() : () -> i64
%o2 = "t.v"() : () -> i64
// expected-error @+1 {{'nvvm.wgmma.mma_async' op f16 += f16 * bf16, it is not supported.}}
%r = "nvvm.wgmma.mma_async"(%o0, %o1, %o2) <{shape=#nvvm.shape<m=64,n=8,k=16>,typeA=#nvvm.wgmma_type<f16>,typeB=#nvvm.wgmma_type<bf16>,typeD=#nvvm.wgmma_type<f16>,scaleD=#nvvm.wgmma_scale_out<zero>,scaleA=#nvvm.wgmma_scale_in<one>,scaleB=#nvvm.wgmma_scale_in<one>,layoutA=#nvvm.mma_layout<row>,layoutB=#nvvm.mma_layout<col>}> : (!llvm.struct<(f16, f16, f16, f16)>, i64, i64) -> !llvm.struct<(f16, f16, f16, f16)>
// -----
%o0 = "t.v"() : () -> !llvm.struct<(i32, i32, i32, i32)>
%o1 = "t.v"() : () -> i64
%o2 = "t.v"() : () -> i64
// expected-error @+1 {{'nvvm.wgmma.mma_async' op s32 += f16 * bf16, it is not supported.}}
%r = "nvvm.wgmma.mma_async"(%o0, %o1, %o2) <{shape=#nvvm.shape<m=64,n=8,k=16>,typeA=#nvvm.wgmma_type<f16>,typeB=#nvvm.wgmma_type<bf16>,typeD=#nvvm.wgmma_type<s32>,scaleD=#nvvm.wgmma_scale_out<zero>,scaleA=#nvvm.wgmma_scale_in<one>,scaleB=#nvvm.wgmma_scale_in<one>,layoutA=#nvvm.mma_layout<row>,layoutB=#nvvm.mma_layout<col>}> : (!llvm.struct<(i32, i32, i32, i32)>, i64, i64) -> !llvm.struct<(i32, i32, i32, i32)>
// -----
%o0 = "t.v"() : () -> !llvm.struct<(f16, f16, f16, f16)>
%o1 = "t.v"() : () -> i64
%o2 = "t.v"() : () -> i64
// expected-error @+1 {{'nvvm.wgmma.mma_async' op f16 += f16 * e4m3, it is not supported.}}
%r = "nvvm.wgmma.mma_async"(%o0, %o1, %o2) <{shape=#nvvm.shape<m=64,n=8,k=16>,typeA=#nvvm.wgmma_type<f16>,typeB=#nvvm.wgmma_type<e4m3>,typeD=#nvvm.wgmma_type<f16>,scaleD=#nvvm.wgmma_scale_out<zero>,scaleA=#nvvm.wgmma_scale_in<one>,scaleB=#nvvm.wgmma_scale_in<one>,layoutA=#nvvm.mma_layout<row>,layoutB=#nvvm.mma_layout<col>}> : (!llvm.struct<(f16, f16, f16, f16)>, i64, i64) -> !llvm.struct<(f16, f16, f16, f16)>
// -----
%o0 = "t.v"() : () -> !llvm.struct<(i32, i32, i32, i32)>
%o1 = "t.v"() : () -> i64
%o2 = "t.v"() : () -> i64
// expected-error @+1 {{'nvvm.wgmma.mma_async' op s32 += f16 * e4m3, it is not supported.}}
%r = "nvvm.wgmma.mma_async"(%o0, %o1, %o2) <{shape=#nvvm.shape<m=64,n=8,k=16>,typeA=#nvvm.wgmma_type<f16>,typeB=#nvvm.wgmma_type<e4m3>,typeD=#nvvm.wgmma_type<s32>,scaleD=#nvvm.wgmma_scale_out<zero>,scaleA=#nvvm.wgmma_scale_in<one>,scaleB=#nvvm.wgmma_scale_in<one>,layoutA=#nvvm.mma_layout<row>,layoutB=#nvvm.mma_layout<col>}> : (!llvm.struct<(i32, i32, i32, i32)>, i64, i64) -> !llvm.struct<(i32, i32, i32, i32)>
// -----
%o0 = "t.v"() : () -> !llvm.struct<(f16, f16, f16, f16)>
%o1 = "t.v"() : () -> i64
%o2 = "t.v"() : () -> i64
// expected-error @+1 {{'nvvm.wgmma.mma_async' op f16 += f16 * f32, it is not supported.}}
%r = "nvvm.wgmma.mma_async"(%o0, %o1, %o2) <{shape=#nvvm.shape<m=64,n=8,k=16>,typeA=#nvvm.wgmma_type<f16>,typeB=#nvvm.wgmma_type<f32>,typeD=#nvvm.wgmma_type<f16>,scaleD=#nvvm.wgmma_scale_out<zero>,scaleA=#nvvm.wgmma_scale_in<one>,scaleB=#nvvm.wgmma_scale_in<one>,layoutA=#nvvm.mma_layout<row>,layoutB=#nvvm.mma_layout<col>}> : (!llvm.struct<(f16, f16, f16, f16)>, i64, i64) -> !llvm.struct<(f16, f16, f16, f16)>
// -----
%o0 = "t.v"() : () -> !llvm.struct<(f16, f16, f16, f16)>
%o1 = "t.v"() : () -> i64
%o2 = "t.v"() : () -> i64
// expected-error @+1 {{'nvvm.wgmma.mma_async' op f16 += tf32 * f16, it is not supported.}}
%r = "nvvm.wgmma.mma_async"(%o0, %o1, %o2) <{shape=#nvvm.shape<m=64,n=8,k=8>,typeA=#nvvm.wgmma_type<tf32>,typeB=#nvvm.wgmma_type<f16>,typeD=#nvvm.wgmma_type<f16>,scaleD=#nvvm.wgmma_scale_out<zero>,scaleA=#nvvm.wgmma_scale_in<one>,scaleB=#nvvm.wgmma_scale_in<one>,layoutA=#nvvm.mma_layout<row>,layoutB=#nvvm.mma_layout<col>}> : (!llvm.struct<(f16, f16, f16, f16)>, i64, i64) -> !llvm.struct<(f16, f16, f16, f16)>
// -----
%o0 = "t.v"() : () -> !llvm.struct<(i32, i32, i32, i32)>
%o1 = "t.v"() : () -> i64
%o2 = "t.v"() : () -> i64
// expected-error @+1 {{'nvvm.wgmma.mma_async' op s32 += tf32 * f16, it is not supported.}}
%r = "nvvm.wgmma.mma_async"(%o0, %o1, %o2) <{shape=#nvvm.shape<m=64,n=8,k=8>,typeA=#nvvm.wgmma_type<tf32>,typeB=#nvvm.wgmma_type<f16>,typeD=#nvvm.wgmma_type<s32>,scaleD=#nvvm.wgmma_scale_out<zero>,scaleA=#nvvm.wgmma_scale_in<one>,scaleB=#nvvm.wgmma_scale_in<one>,layoutA=#nvvm.mma_layout<row>,layoutB=#nvvm.mma_layout<col>}> : (!llvm.struct<(i32, i32, i32, i32)>, i64, i64) -> !llvm.struct<(i32, i32, i32, i32)>
// -----
%o0 = "t.v"() : () -> !llvm.struct<(f16, f16, f16, f16)>
%o1 = "t.v"() : () -> i64
%o2 = "t.v"() : () -> i64
// expected-error @+1 {{'nvvm.wgmma.mma_async' op f16 += tf32 * tf32, it is not supported.}}
%r = "nvvm.wgmma.mma_async"(%o0, %o1, %o2) <{shape=#nvvm.shape<m=64,n=8,k=8>,typeA=#nvvm.wgmma_type<tf32>,typeB=#nvvm.wgmma_type<tf32>,typeD=#nvvm.wgmma_type<f16>,scaleD=#nvvm.wgmma_scale_out<zero>,scaleA=#nvvm.wgmma_scale_in<one>,scaleB=#nvvm.wgmma_scale_in<one>,layoutA=#nvvm.mma_layout<row>,layoutB=#nvvm.mma_layout<col>}> : (!llvm.struct<(f16, f16, f16, f16)>, i64, i64) -> !llvm.struct<(f16, f16, f16, f16)>
// -----
%o0 = "t.v"() : () -> !llvm.struct<(i32, i32, i32, i32)>
%o1 = "t.v"() : () -> i64
%o2 = "t.v"() : () -> i64
// expected-error @+1 {{'nvvm.wgmma.mma_async' op s32 += tf32 * tf32, it is not supported.}}
%r = "nvvm.wgmma.mma_async"(%o0, %o1, %o2) <{shape=#nvvm.shape<m=64,n=8,k=8>,typeA=#nvvm.wgmma_type<tf32>,typeB=#nvvm.wgmma_type<tf32>,typeD=#nvvm.wgmma_type<s32>,scaleD=#nvvm.wgmma_scale_out<zero>,scaleA=#nvvm.wgmma_scale_in<one>,scaleB=#nvvm.wgmma_scale_in<one>,layoutA=#nvvm.mma_layout<row>,layoutB=#nvvm.mma_layout<col>}> : (!llvm.struct<(i32, i32, i32, i32)>, i64, i64) -> !llvm.struct<(i32, i32, i32, i32)>
// -----
%o0 = "t.v"() : () -> !llvm.struct<(f16, f16, f16, f16)>
%o1 = "t.v"() : () -> i64
%o2 = "t.v"() : () -> i64
// expected-error @+1 {{'nvvm.wgmma.mma_async' op f16 += tf32 * u8, it is not supported.}}
%r = "nvvm.wgmma.mma_async"(%o0, %o1, %o2) <{shape=#nvvm.shape<m=64,n=8,k=8>,typeA=#nvvm.wgmma_type<tf32>,typeB=#nvvm.wgmma_type<u8>,typeD=#nvvm.wgmma_type<f16>,scaleD=#nvvm.wgmma_scale_out<zero>,scaleA=#nvvm.wgmma_scale_in<one>,scaleB=#nvvm.wgmma_scale_in<one>,layoutA=#nvvm.mma_layout<row>,layoutB=#nvvm.mma_layout<col>}> : (!llvm.struct<(f16, f16, f16, f16)>, i64, i64) -> !llvm.struct<(f16, f16, f16, f16)>
// -----
%o0 = "t.v"() : () -> !llvm.struct<(i32, i32, i32, i32)>
%o1 = "t.v"() : () -> i64
%o2 = "t.v"() : () -> i64
// expected-error @+1 {{'nvvm.wgmma.mma_async' op s32 += tf32 * u8, it is not supported.}}
%r = "nvvm.wgmma.mma_async"(%o0, %o1, %o2) <{shape=#nvvm.shape<m=64,n=8,k=8>,typeA=#nvvm.wgmma_type<tf32>,typeB=#nvvm.wgmma_type<u8>,typeD=#nvvm.wgmma_type<s32>,scaleD=#nvvm.wgmma_scale_out<zero>,scaleA=#nvvm.wgmma_scale_in<one>,scaleB=#nvvm.wgmma_scale_in<one>,layoutA=#nvvm.mma_layout<row>,layoutB=#nvvm.mma_layout<col>}> : (!llvm.struct<(i32, i32, i32, i32)>, i64, i64) -> !llvm.struct<(i32, i32, i32, i32)>
// -----
%o0 = "t.v"() : () -> !llvm.struct<(f16, f16, f16, f16)>
%o1 = "t.v"() : () -> i64
%o2 = "t.v"() : () -> i64
// expected-error @+1 {{'nvvm.wgmma.mma_async' op f16 += tf32 * s8, it is not supported.}}
%r = "nvvm.wgmma.mma_async"(%o0, %o1, %o2) <{shape=#nvvm.shape<m=64,n=8,k=8>,typeA=#nvvm.wgmma_type<tf32>,typeB=#nvvm.wgmma_type<s8>,typeD=#nvvm.wgmma_type<f16>,scaleD=#nvvm.wgmma_scale_out<zero>,scaleA=#nvvm.wgmma_scale_in<one>,scaleB=#nvvm.wgmma_scale_in<one>,layoutA=#nvvm.mma_layout<row>,layoutB=#nvvm.mma_layout<col>}> : (!llvm.struct<(f16, f16, f16, f16)>, i64, i64) -> !llvm.struct<(f16, f16, f16, f16)>
// -----
%o0 = "t.v"() : () -> !llvm.struct<(i32, i32, i32, i32)>
%o1 = "t.v"() : () -> i64
%o2 = "t.v"() : () -> i64
// expected-error @+1 {{'nvvm.wgmma.mma_async' op s32 += tf32 * s8, it is not supported.}}
%r = "nvvm.wgmma.mma_async"(%o0, %o1, %o2) <{shape=#nvvm.shape<m=64,n=8,k=8>,typeA=#nvvm.wgmma_type<tf32>,typeB=#nvvm.wgmma_type<s8>,typeD=#nvvm.wgmma_type<s32>,scaleD=#nvvm.wgmma_scale_out<zero>,scaleA=#nvvm.wgmma_scale_in<one>,scaleB=#nvvm.wgmma_scale_in<one>,layoutA=#nvvm.mma_layout<row>,layoutB=#nvvm.mma_layout<col>}> : (!llvm.struct<(i32, i32, i32, i32)>, i64, i64) -> !llvm.struct<(i32, i32, i32, i32)>
// -----
%o0 = "t.v"() : () -> !llvm.struct<(f16, f16, f16, f16)>
%o1 = "t.v"() : () -> i64
%o2 = "t.v"() : () -> i64
// expected-error @+1 {{'nvvm.wgmma.mma_async' op f16 += tf32 * b1, it is not supported.}}
%r = "nvvm.wgmma.mma_async"(%o0, %o1, %o2) <{shape=#nvvm.shape<m=64,n=8,k=8>,typeA=#nvvm.wgmma_type<tf32>,typeB=#nvvm.wgmma_type<b1>,typeD=#nvvm.wgmma_type<f16>,scaleD=#nvvm.wgmma_scale_out<zero>,scaleA=#nvvm.wgmma_scale_in<one>,scaleB=#nvvm.wgmma_scale_in<one>,layoutA=#nvvm.mma_layout<row>,layoutB=#nvvm.mma_layout<col>}> : (!llvm.struct<(f16, f16, f16, f16)>, i64, i64) -> !llvm.struct<(f16, f16, f16, f16)>
// -----
%o0 = "t.v"() : () -> !llvm.ptr
%o1 = "t.v"() : () -> i32
// expected-error @+1 {{'nvvm.wmma.load' op expected destination type is a structure of 8 elements of type 'vector<2xf16>'}}
%r = "nvvm.wmma.load"(%o0,%o1) <{eltype=#nvvm.mma_type<f16>,frag=#nvvm.mma_frag<a>,k=16:i32,layout=#nvvm.mma_layout<row>,m=16:i32,n=16:i32}> : (!llvm.ptr,i32) -> !llvm.struct<(i1)>
// -----
%o0 = "t.v"() : () -> !llvm.ptr
%o1 = "t.v"() : () -> i32
// expected-error @+1 {{'nvvm.wmma.load' op invalid attribute combination}}
%r = "nvvm.wmma.load"(%o0,%o1) <{eltype=#nvvm.mma_type<f16>,frag=#nvvm.mma_frag<a>,k=8:i32,layout=#nvvm.mma_layout<row>,m=16:i32,n=16:i32}> : (!llvm.ptr,i32) -> !llvm.struct<(i1)>
// -----
%o0 = "t.v"() : () -> !llvm.ptr
%o1 = "t.v"() : () -> i32
%a0 = "t.v"() : () -> i1
// expected-error @+1 {{'nvvm.wmma.store' op expected 4 data operands}}
"nvvm.wmma.store"(%o0, %a0, %o1) <{eltype=#nvvm.mma_type<f16>,k=16:i32,layout=#nvvm.mma_layout<row>,m=16:i32,n=16:i32}> : (!llvm.ptr, i1, i32) -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr
%o1 = "t.v"() : () -> i32
%a0 = "t.v"() : () -> i1
// expected-error @+1 {{'nvvm.wmma.store' op invalid attribute combination}}
"nvvm.wmma.store"(%o0, %a0, %o1) <{eltype=#nvvm.mma_type<f16>,k=8:i32,layout=#nvvm.mma_layout<row>,m=16:i32,n=16:i32}> : (!llvm.ptr, i1, i32) -> ()
// -----
%a0 = "t.v"() : () -> i1
// expected-error @+1 {{'nvvm.wmma.mma' op expected 20 arguments}}
%r = "nvvm.wmma.mma"(%a0) <{eltypeA=#nvvm.mma_type<f16>,eltypeB=#nvvm.mma_type<f16>,k=16:i32,layoutA=#nvvm.mma_layout<row>,layoutB=#nvvm.mma_layout<col>,m=16:i32,n=16:i32}> : (i1) -> !llvm.struct<(i1)>
// -----
%a0 = "t.v"() : () -> i1
// expected-error @+1 {{'nvvm.wmma.mma' op invalid attribute combination}}
%r = "nvvm.wmma.mma"(%a0) <{eltypeA=#nvvm.mma_type<f16>,eltypeB=#nvvm.mma_type<u8>,k=16:i32,layoutA=#nvvm.mma_layout<row>,layoutB=#nvvm.mma_layout<col>,m=16:i32,n=16:i32}> : (i1) -> !llvm.struct<(i1)>
// -----
%o0 = "t.v"() : () -> !llvm.ptr
%o1 = "t.v"() : () -> i32
// expected-error @+1 {{'nvvm.wmma.load' op expected destination type to be f64}}
%r = "nvvm.wmma.load"(%o0,%o1) <{eltype=#nvvm.mma_type<f64>,frag=#nvvm.mma_frag<a>,k=4:i32,layout=#nvvm.mma_layout<row>,m=8:i32,n=8:i32}> : (!llvm.ptr,i32) -> !llvm.struct<(i1)>
// -----
%o0 = "t.v"() : () -> !llvm.ptr<2>
%o1 = "t.v"() : () -> i32
// expected-error @+1 {{'nvvm.wmma.load' op expected source pointer in memory space 0, 1, 3}}
%r = "nvvm.wmma.load"(%o0,%o1) <{eltype=#nvvm.mma_type<f16>,frag=#nvvm.mma_frag<a>,k=16:i32,layout=#nvvm.mma_layout<row>,m=16:i32,n=16:i32}> : (!llvm.ptr<2>,i32) -> !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>
// -----
%o0 = "t.v"() : () -> !llvm.ptr<2>
%o1 = "t.v"() : () -> i32
%a0 = "t.v"() : () -> vector<2xf16>
%a1 = "t.v"() : () -> vector<2xf16>
%a2 = "t.v"() : () -> vector<2xf16>
%a3 = "t.v"() : () -> vector<2xf16>
// expected-error @+1 {{'nvvm.wmma.store' op expected operands to be a source pointer in memory space 0, 1, 3}}
"nvvm.wmma.store"(%o0, %a0, %a1, %a2, %a3, %o1) <{eltype=#nvvm.mma_type<f16>,k=16:i32,layout=#nvvm.mma_layout<row>,m=16:i32,n=16:i32}> : (!llvm.ptr<2>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, i32) -> ()
// -----
%o0 = "t.v"() : () -> f32
%o1 = "t.v"() : () -> f32
%o2 = "t.v"() : () -> f32
%o3 = "t.v"() : () -> f32
%o4 = "t.v"() : () -> f32
%o5 = "t.v"() : () -> f32
%o6 = "t.v"() : () -> f32
// expected-error @+1 {{invalid shape or multiplicand type: f32}}
%r = "nvvm.mma.sync"(%o0, %o1, %o2, %o3, %o4, %o5, %o6) <{layoutA=#nvvm.mma_layout<row>,layoutB=#nvvm.mma_layout<col>,shape=#nvvm.shape<m=16,n=8,k=8>,operandSegmentSizes=array<i32:2,1,4>,multiplicandAPtxType=#nvvm.mma_type<f32>,multiplicandBPtxType=#nvvm.mma_type<f32>}> : (f32, f32, f32, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
// -----
%o0 = "t.v"() : () -> i8
%o1 = "t.v"() : () -> i8
%o2 = "t.v"() : () -> i8
%o3 = "t.v"() : () -> f32
%o4 = "t.v"() : () -> f32
%o5 = "t.v"() : () -> f32
%o6 = "t.v"() : () -> f32
// expected-error @+1 {{'nvvm.mma.sync' op requires the types of the elements of both factors}}
%r = "nvvm.mma.sync"(%o0, %o1, %o2, %o3, %o4, %o5, %o6) <{layoutA=#nvvm.mma_layout<row>,layoutB=#nvvm.mma_layout<col>,shape=#nvvm.shape<m=16,n=8,k=8>,operandSegmentSizes=array<i32:2,1,4>}> : (i8, i8, i8, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
