// RUN: %opt --allow-unregistered-dialect --split-input-file --verify-diagnostics %s

%o0 = "t.v"() : () -> i32
// expected-error @+1 {{'rocdl.ballot' op operand #0 must be 1-bit signless integer, but got 'i32'}}
%r0 = "rocdl.ballot"(%o0)  : (i32) -> (i32)
// -----
// expected-error @+1 {{'rocdl.cluster.id.x' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r0 = "rocdl.cluster.id.x"()  : () -> (index)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> !llvm.ptr<3>
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'rocdl.cluster.load.async.to.lds.b128' op operand #0 must be LLVM pointer in address space 1, but got 'i32'}}
"rocdl.cluster.load.async.to.lds.b128"(%o0, %o1, %o2) <{cpol = 0 : i32, offset = 0 : i32}> : (i32, !llvm.ptr<3>, i32) -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr<1>
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'rocdl.cluster.load.async.to.lds.b32' op operand #1 must be LLVM pointer in address space 3, but got 'i32'}}
"rocdl.cluster.load.async.to.lds.b32"(%o0, %o1, %o2) <{cpol = 0 : i32, offset = 0 : i32}> : (!llvm.ptr<1>, i32, i32) -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr<1>
%o1 = "t.v"() : () -> !llvm.ptr<3>
%o2 = "t.v"() : () -> f32
// expected-error @+1 {{'rocdl.cluster.load.async.to.lds.b64' op operand #2 must be 32-bit signless integer, but got 'f32'}}
"rocdl.cluster.load.async.to.lds.b64"(%o0, %o1, %o2) <{cpol = 0 : i32, offset = 0 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>, f32) -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr<1>
%o1 = "t.v"() : () -> !llvm.ptr<3>
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'rocdl.cluster.load.async.to.lds.b8' op attribute 'cpol' failed to satisfy constraint: 32-bit signless integer attribute}}
"rocdl.cluster.load.async.to.lds.b8"(%o0, %o1, %o2) <{cpol = 1 : i3, offset = 0 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>, i32) -> ()
// -----
%o0 = "t.v"() : () -> i32
// expected-error @+1 {{'rocdl.cos' op operand #0 must be floating point LLVM type, but got 'i32'}}
%r0 = "rocdl.cos"(%o0)  : (i32) -> (f32)
// -----
%o0 = "t.v"() : () -> f32
// expected-error @+1 {{'rocdl.cvt.f32.bf8' op operand #0 must be 32-bit signless integer, but got 'f32'}}
%r0 = "rocdl.cvt.f32.bf8"(%o0) <{byteSel = 0 : i32}> : (f32) -> (i32)
// -----
%o0 = "t.v"() : () -> i32
// expected-error @+1 {{'rocdl.cvt.f32.fp8' op attribute 'byteSel' failed to satisfy constraint: 32-bit signless integer attribute}}
%r0 = "rocdl.cvt.f32.fp8"(%o0) <{byteSel = 1 : i3}> : (i32) -> (i32)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> f32
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'rocdl.cvt.pk.bf8.f32' op operand #0 must be 32-bit float, but got 'i32'}}
%r0 = "rocdl.cvt.pk.bf8.f32"(%o0, %o1, %o2) <{wordSel = true}> : (i32, f32, i32) -> (i32)
// -----
%o0 = "t.v"() : () -> f32
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'rocdl.cvt.pk.fp8.f32' op operand #1 must be 32-bit float, but got 'i32'}}
%r0 = "rocdl.cvt.pk.fp8.f32"(%o0, %o1, %o2) <{wordSel = true}> : (f32, i32, i32) -> (i32)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> i32
// expected-error @+1 {{'rocdl.cvt.scale.pk16.bf16.bf6' op operand #0 must be fixed-length vector of 32-bit signless integer values of length 3, but got 'i32'}}
%r0 = "rocdl.cvt.scale.pk16.bf16.bf6"(%o0, %o1) <{scaleSel = 0 : i32}> : (i32, i32) -> (vector<16xbf16>)
// -----
%o0 = "t.v"() : () -> vector<3xi32>
%o1 = "t.v"() : () -> f32
// expected-error @+1 {{'rocdl.cvt.scale.pk16.bf16.fp6' op operand #1 must be 32-bit signless integer, but got 'f32'}}
%r0 = "rocdl.cvt.scale.pk16.bf16.fp6"(%o0, %o1) <{scaleSel = 0 : i32}> : (vector<3xi32>, f32) -> (vector<16xbf16>)
// -----
%o0 = "t.v"() : () -> vector<3xi32>
%o1 = "t.v"() : () -> i32
// expected-error @+1 {{'rocdl.cvt.scale.pk16.f16.bf6' op result #0 must be fixed-length vector of 16-bit float values of length 16, but got 'i32'}}
%r0 = "rocdl.cvt.scale.pk16.f16.bf6"(%o0, %o1) <{scaleSel = 0 : i32}> : (vector<3xi32>, i32) -> (i32)
// -----
%o0 = "t.v"() : () -> vector<3xi32>
%o1 = "t.v"() : () -> i32
// expected-error @+1 {{'rocdl.cvt.scale.pk16.f16.fp6' op attribute 'scaleSel' failed to satisfy constraint: 32-bit signless integer attribute}}
%r0 = "rocdl.cvt.scale.pk16.f16.fp6"(%o0, %o1) <{scaleSel = 1 : i3}> : (vector<3xi32>, i32) -> (vector<16xf16>)
// -----
%o0 = "t.v"() : () -> vector<3xi32>
%o1 = "t.v"() : () -> i32
// expected-error @+1 {{'rocdl.cvt.scale.pk16.f32.bf6' op result #0 must be fixed-length vector of 32-bit float values of length 16, but got 'i32'}}
%r0 = "rocdl.cvt.scale.pk16.f32.bf6"(%o0, %o1) <{scaleSel = 0 : i32}> : (vector<3xi32>, i32) -> (i32)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> i32
// expected-error @+1 {{'rocdl.cvt.scale.pk8.bf16.bf8' op operand #0 must be fixed-length vector of 32-bit signless integer values of length 2, but got 'i32'}}
%r0 = "rocdl.cvt.scale.pk8.bf16.bf8"(%o0, %o1) <{scaleSel = 0 : i32}> : (i32, i32) -> (vector<8xbf16>)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> i32
// expected-error @+1 {{'rocdl.cvt.scale.pk8.bf16.fp4' op result #0 must be fixed-length vector of bfloat16 type values of length 8, but got 'i32'}}
%r0 = "rocdl.cvt.scale.pk8.bf16.fp4"(%o0, %o1) <{scaleSel = 0 : i32}> : (i32, i32) -> (i32)
// -----
%o0 = "t.v"() : () -> vector<2xi32>
%o1 = "t.v"() : () -> i32
// expected-error @+1 {{'rocdl.cvt.scale.pk8.f16.bf8' op result #0 must be fixed-length vector of 16-bit float values of length 8, but got 'i32'}}
%r0 = "rocdl.cvt.scale.pk8.f16.bf8"(%o0, %o1) <{scaleSel = 0 : i32}> : (vector<2xi32>, i32) -> (i32)
// -----
%o0 = "t.v"() : () -> vector<2xi32>
%o1 = "t.v"() : () -> i32
// expected-error @+1 {{'rocdl.cvt.scale.pk8.f32.bf8' op result #0 must be fixed-length vector of 32-bit float values of length 8, but got 'i32'}}
%r0 = "rocdl.cvt.scale.pk8.f32.bf8"(%o0, %o1) <{scaleSel = 0 : i32}> : (vector<2xi32>, i32) -> (i32)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> vector<16xf32>
%o2 = "t.v"() : () -> f32
// expected-error @+1 {{'rocdl.cvt.scalef32.2xpk16.bf6.f32' op operand #0 must be fixed-length vector of 32-bit float values of length 16, but got 'i32'}}
%r0 = "rocdl.cvt.scalef32.2xpk16.bf6.f32"(%o0, %o1, %o2)  : (i32, vector<16xf32>, f32) -> (vector<6xi32>)
// -----
%o0 = "t.v"() : () -> vector<16xf32>
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> f32
// expected-error @+1 {{'rocdl.cvt.scalef32.2xpk16.fp6.f32' op operand #1 must be fixed-length vector of 32-bit float values of length 16, but got 'i32'}}
%r0 = "rocdl.cvt.scalef32.2xpk16.fp6.f32"(%o0, %o1, %o2)  : (vector<16xf32>, i32, f32) -> (vector<6xi32>)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> f32
// expected-error @+1 {{'rocdl.cvt.scalef32.f16.bf8' op operand #0 must be fixed-length vector of 16-bit float values of length 2, but got 'i32'}}
%r0 = "rocdl.cvt.scalef32.f16.bf8"(%o0, %o1, %o2) <{dstLoHiSel = true, srcSelIndex = 0 : i32}> : (i32, i32, f32) -> (vector<2xf16>)
// -----
%o0 = "t.v"() : () -> vector<2xf16>
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'rocdl.cvt.scalef32.f16.fp8' op operand #2 must be 32-bit float, but got 'i32'}}
%r0 = "rocdl.cvt.scalef32.f16.fp8"(%o0, %o1, %o2) <{dstLoHiSel = true, srcSelIndex = 0 : i32}> : (vector<2xf16>, i32, i32) -> (vector<2xf16>)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> f32
// expected-error @+1 {{'rocdl.cvt.scalef32.f32.bf8' op result #0 must be 32-bit float, but got 'i32'}}
%r0 = "rocdl.cvt.scalef32.f32.bf8"(%o0, %o1) <{srcSelIndex = 0 : i32}> : (i32, f32) -> (i32)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> f32
// expected-error @+1 {{'rocdl.cvt.scalef32.f32.fp8' op attribute 'srcSelIndex' failed to satisfy constraint: 32-bit signless integer attribute}}
%r0 = "rocdl.cvt.scalef32.f32.fp8"(%o0, %o1) <{srcSelIndex = 1 : i3}> : (i32, f32) -> (f32)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> f32
// expected-error @+1 {{'rocdl.cvt.scalef32.pk.bf16.bf8' op result #0 must be fixed-length vector of bfloat16 type values of length 2, but got 'i32'}}
%r0 = "rocdl.cvt.scalef32.pk.bf16.bf8"(%o0, %o1) <{srcLoHiSel = true}> : (i32, f32) -> (i32)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> vector<2xbf16>
%o2 = "t.v"() : () -> f32
// expected-error @+1 {{'rocdl.cvt.scalef32.pk.bf8.bf16' op operand #0 must be fixed-length vector of 16-bit signless integer values of length 2, but got 'i32'}}
%r0 = "rocdl.cvt.scalef32.pk.bf8.bf16"(%o0, %o1, %o2) <{dstLoHiSel = true}> : (i32, vector<2xbf16>, f32) -> (vector<2xi16>)
// -----
%o0 = "t.v"() : () -> vector<2xi16>
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> f32
// expected-error @+1 {{'rocdl.cvt.scalef32.pk.bf8.f16' op operand #1 must be fixed-length vector of 16-bit float values of length 2, but got 'i32'}}
%r0 = "rocdl.cvt.scalef32.pk.bf8.f16"(%o0, %o1, %o2) <{dstLoHiSel = true}> : (vector<2xi16>, i32, f32) -> (vector<2xi16>)
// -----
%o0 = "t.v"() : () -> vector<2xi16>
%o1 = "t.v"() : () -> f32
%o2 = "t.v"() : () -> f32
%o3 = "t.v"() : () -> i32
// expected-error @+1 {{'rocdl.cvt.scalef32.pk.bf8.f32' op operand #3 must be 32-bit float, but got 'i32'}}
%r0 = "rocdl.cvt.scalef32.pk.bf8.f32"(%o0, %o1, %o2, %o3) <{dstLoHiSel = true}> : (vector<2xi16>, f32, f32, i32) -> (vector<2xi16>)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> f32
// expected-error @+1 {{'rocdl.cvt.scalef32.pk.f16.bf8' op result #0 must be fixed-length vector of 16-bit float values of length 2, but got 'i32'}}
%r0 = "rocdl.cvt.scalef32.pk.f16.bf8"(%o0, %o1) <{srcLoHiSel = true}> : (i32, f32) -> (i32)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> f32
// expected-error @+1 {{'rocdl.cvt.scalef32.pk.f32.bf8' op result #0 must be fixed-length vector of 32-bit float values of length 2, but got 'i32'}}
%r0 = "rocdl.cvt.scalef32.pk.f32.bf8"(%o0, %o1) <{srcLoHiSel = true}> : (i32, f32) -> (i32)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> f32
// expected-error @+1 {{'rocdl.cvt.scalef32.pk.fp4.bf16' op operand #1 must be fixed-length vector of bfloat16 type values of length 2, but got 'i32'}}
%r0 = "rocdl.cvt.scalef32.pk.fp4.bf16"(%o0, %o1, %o2) <{dstSelIndex = 0 : i32}> : (i32, i32, f32) -> (i32)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> vector<2xf16>
%o2 = "t.v"() : () -> f32
// expected-error @+1 {{'rocdl.cvt.scalef32.pk.fp4.f16' op result #0 must be 32-bit signless integer, but got 'f32'}}
%r0 = "rocdl.cvt.scalef32.pk.fp4.f16"(%o0, %o1, %o2) <{dstSelIndex = 0 : i32}> : (i32, vector<2xf16>, f32) -> (f32)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> f32
%o2 = "t.v"() : () -> f32
%o3 = "t.v"() : () -> f32
// expected-error @+1 {{'rocdl.cvt.scalef32.pk.fp4.f32' op attribute 'dstSelIndex' failed to satisfy constraint: 32-bit signless integer attribute}}
%r0 = "rocdl.cvt.scalef32.pk.fp4.f32"(%o0, %o1, %o2, %o3) <{dstSelIndex = 1 : i3}> : (i32, f32, f32, f32) -> (i32)
// -----
%o0 = "t.v"() : () -> vector<2xi16>
%o1 = "t.v"() : () -> vector<2xbf16>
%o2 = "t.v"() : () -> f32
// expected-error @+1 {{'rocdl.cvt.scalef32.pk.fp8.bf16' op result #0 must be fixed-length vector of 16-bit signless integer values of length 2, but got 'i32'}}
%r0 = "rocdl.cvt.scalef32.pk.fp8.bf16"(%o0, %o1, %o2) <{dstLoHiSel = true}> : (vector<2xi16>, vector<2xbf16>, f32) -> (i32)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> f32
// expected-error @+1 {{'rocdl.cvt.scalef32.pk16.bf6.bf16' op operand #0 must be fixed-length vector of bfloat16 type values of length 16, but got 'i32'}}
%r0 = "rocdl.cvt.scalef32.pk16.bf6.bf16"(%o0, %o1)  : (i32, f32) -> (vector<3xi32>)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> f32
// expected-error @+1 {{'rocdl.cvt.scalef32.pk16.bf6.f16' op operand #0 must be fixed-length vector of 16-bit float values of length 16, but got 'i32'}}
%r0 = "rocdl.cvt.scalef32.pk16.bf6.f16"(%o0, %o1)  : (i32, f32) -> (vector<3xi32>)
// -----
%o0 = "t.v"() : () -> vector<16xf32>
%o1 = "t.v"() : () -> f32
// expected-error @+1 {{'rocdl.cvt.scalef32.pk16.bf6.f32' op result #0 must be fixed-length vector of 32-bit signless integer values of length 3, but got 'i32'}}
%r0 = "rocdl.cvt.scalef32.pk16.bf6.f32"(%o0, %o1)  : (vector<16xf32>, f32) -> (i32)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> f32
// expected-error @+1 {{'rocdl.cvt.scalef32.pk32.bf16.bf6' op operand #0 must be fixed-length vector of 32-bit signless integer values of length 6, but got 'i32'}}
%r0 = "rocdl.cvt.scalef32.pk32.bf16.bf6"(%o0, %o1)  : (i32, f32) -> (vector<32xbf16>)
// -----
%o0 = "t.v"() : () -> vector<6xi32>
%o1 = "t.v"() : () -> f32
// expected-error @+1 {{'rocdl.cvt.scalef32.pk32.bf16.fp6' op result #0 must be fixed-length vector of bfloat16 type values of length 32, but got 'i32'}}
%r0 = "rocdl.cvt.scalef32.pk32.bf16.fp6"(%o0, %o1)  : (vector<6xi32>, f32) -> (i32)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> f32
// expected-error @+1 {{'rocdl.cvt.scalef32.pk32.bf6.bf16' op operand #0 must be fixed-length vector of bfloat16 type values of length 32, but got 'i32'}}
%r0 = "rocdl.cvt.scalef32.pk32.bf6.bf16"(%o0, %o1)  : (i32, f32) -> (vector<6xi32>)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> f32
// expected-error @+1 {{'rocdl.cvt.scalef32.pk32.bf6.f16' op operand #0 must be fixed-length vector of 16-bit float values of length 32, but got 'i32'}}
%r0 = "rocdl.cvt.scalef32.pk32.bf6.f16"(%o0, %o1)  : (i32, f32) -> (vector<6xi32>)
// -----
%o0 = "t.v"() : () -> vector<6xi32>
%o1 = "t.v"() : () -> f32
// expected-error @+1 {{'rocdl.cvt.scalef32.pk32.f16.bf6' op result #0 must be fixed-length vector of 16-bit float values of length 32, but got 'i32'}}
%r0 = "rocdl.cvt.scalef32.pk32.f16.bf6"(%o0, %o1)  : (vector<6xi32>, f32) -> (i32)
// -----
%o0 = "t.v"() : () -> vector<6xi32>
%o1 = "t.v"() : () -> f32
// expected-error @+1 {{'rocdl.cvt.scalef32.pk32.f32.bf6' op result #0 must be fixed-length vector of 32-bit float values of length 32, but got 'i32'}}
%r0 = "rocdl.cvt.scalef32.pk32.f32.bf6"(%o0, %o1)  : (vector<6xi32>, f32) -> (i32)
// -----
%o0 = "t.v"() : () -> vector<32xbf16>
%o1 = "t.v"() : () -> f32
// expected-error @+1 {{'rocdl.cvt.scalef32.pk32.fp6.bf16' op result #0 must be fixed-length vector of 32-bit signless integer values of length 6, but got 'i32'}}
%r0 = "rocdl.cvt.scalef32.pk32.fp6.bf16"(%o0, %o1)  : (vector<32xbf16>, f32) -> (i32)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> f32
// expected-error @+1 {{'rocdl.cvt.scalef32.pk8.bf8.bf16' op operand #0 must be fixed-length vector of bfloat16 type values of length 8, but got 'i32'}}
%r0 = "rocdl.cvt.scalef32.pk8.bf8.bf16"(%o0, %o1)  : (i32, f32) -> (vector<2xi32>)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> f32
// expected-error @+1 {{'rocdl.cvt.scalef32.pk8.bf8.f16' op operand #0 must be fixed-length vector of 16-bit float values of length 8, but got 'i32'}}
%r0 = "rocdl.cvt.scalef32.pk8.bf8.f16"(%o0, %o1)  : (i32, f32) -> (vector<2xi32>)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> f32
// expected-error @+1 {{'rocdl.cvt.scalef32.pk8.bf8.f32' op operand #0 must be fixed-length vector of 32-bit float values of length 8, but got 'i32'}}
%r0 = "rocdl.cvt.scalef32.pk8.bf8.f32"(%o0, %o1)  : (i32, f32) -> (vector<2xi32>)
// -----
%o0 = "t.v"() : () -> vector<8xbf16>
%o1 = "t.v"() : () -> f32
// expected-error @+1 {{'rocdl.cvt.scalef32.pk8.fp8.bf16' op result #0 must be fixed-length vector of 32-bit signless integer values of length 2, but got 'i32'}}
%r0 = "rocdl.cvt.scalef32.pk8.fp8.bf16"(%o0, %o1)  : (vector<8xbf16>, f32) -> (i32)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
%o3 = "t.v"() : () -> f32
// expected-error @+1 {{'rocdl.cvt.scalef32.sr.bf8.bf16' op operand #1 must be bfloat16 type, but got 'i32'}}
%r0 = "rocdl.cvt.scalef32.sr.bf8.bf16"(%o0, %o1, %o2, %o3) <{dstSelIndex = 0 : i32}> : (i32, i32, i32, f32) -> (i32)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
%o3 = "t.v"() : () -> f32
// expected-error @+1 {{'rocdl.cvt.scalef32.sr.bf8.f16' op operand #1 must be 16-bit float, but got 'i32'}}
%r0 = "rocdl.cvt.scalef32.sr.bf8.f16"(%o0, %o1, %o2, %o3) <{dstSelIndex = 0 : i32}> : (i32, i32, i32, f32) -> (i32)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
%o3 = "t.v"() : () -> f32
// expected-error @+1 {{'rocdl.cvt.scalef32.sr.pk.fp4.f32' op operand #1 must be fixed-length vector of 32-bit float values of length 2, but got 'i32'}}
%r0 = "rocdl.cvt.scalef32.sr.pk.fp4.f32"(%o0, %o1, %o2, %o3) <{dstSelIndex = 0 : i32}> : (i32, i32, i32, f32) -> (i32)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> f32
// expected-error @+1 {{'rocdl.cvt.scalef32.sr.pk32.bf6.f32' op operand #0 must be fixed-length vector of 32-bit float values of length 32, but got 'i32'}}
%r0 = "rocdl.cvt.scalef32.sr.pk32.bf6.f32"(%o0, %o1, %o2)  : (i32, i32, f32) -> (vector<6xi32>)
// -----
%o0 = "t.v"() : () -> i32
// expected-error @+1 {{'rocdl.ds.atomic.async.barrier.arrive.b64' op operand #0 must be LLVM pointer in address space 3, but got 'i32'}}
"rocdl.ds.atomic.async.barrier.arrive.b64"(%o0)  : (i32) -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr<3>
%o1 = "t.v"() : () -> i32
// expected-error @+1 {{'rocdl.ds.atomic.barrier.arrive.rtn.b64' op operand #1 must be 64-bit signless integer, but got 'i32'}}
%r0 = "rocdl.ds.atomic.barrier.arrive.rtn.b64"(%o0, %o1)  : (!llvm.ptr<3>, i32) -> (i64)
// -----
%o0 = "t.v"() : () -> f32
// expected-error @+1 {{'rocdl.exp' op result #0 must be floating point LLVM type, but got 'i32'}}
%r0 = "rocdl.exp"(%o0)  : (f32) -> (i32)
// -----
%o0 = "t.v"() : () -> i32
// expected-error @+1 {{'rocdl.flat.prefetch' op operand #0 must be LLVM pointer in address space 0, but got 'i32'}}
"rocdl.flat.prefetch"(%o0) <{scope = 0 : i32}> : (i32) -> ()
// -----
%o0 = "t.v"() : () -> vector<2xf32>
%o1 = "t.v"() : () -> f32
%o2 = "t.v"() : () -> f32
// expected-error @+1 {{'rocdl.fmed3' op failed to verify that all of {res, src0, src1, src2} have same type}}
%r0 = "rocdl.fmed3"(%o0, %o1, %o2)  : (vector<2xf32>, f32, f32) -> (f32)
// -----
%o0 = "t.v"() : () -> !llvm.ptr<1>
%o1 = "t.v"() : () -> !llvm.ptr<3>
// expected-error @+1 {{'rocdl.global.load.async.to.lds.b128' op attribute 'aux' failed to satisfy constraint: 32-bit signless integer attribute}}
"rocdl.global.load.async.to.lds.b128"(%o0, %o1) <{aux = 1 : i3, offset = 0 : i32}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr<1>
%o1 = "t.v"() : () -> !llvm.ptr<3>
// expected-error @+1 {{'rocdl.global.load.async.to.lds.b32' op attribute 'offset' failed to satisfy constraint: 32-bit signless integer attribute}}
"rocdl.global.load.async.to.lds.b32"(%o0, %o1) <{aux = 0 : i32, offset = 1 : i3}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr<1>
%o1 = "t.v"() : () -> !llvm.ptr<3>
// expected-error @+1 {{'rocdl.global.load.lds' op attribute 'size' failed to satisfy constraint: 32-bit signless integer attribute}}
"rocdl.global.load.lds"(%o0, %o1) <{aux = 0 : i32, offset = 0 : i32, size = 1 : i3}> : (!llvm.ptr<1>, !llvm.ptr<3>) -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr<1>
// expected-error @+1 {{'rocdl.global.prefetch' op attribute 'scope' failed to satisfy constraint: 32-bit signless integer attribute}}
"rocdl.global.prefetch"(%o0) <{scope = 1 : i3}> : (!llvm.ptr<1>) -> ()
// -----
// expected-error @+1 {{'rocdl.iglp.opt' op attribute 'variant' failed to satisfy constraint: 32-bit signless integer attribute}}
"rocdl.iglp.opt"() <{variant = 1 : i3}> : () -> ()
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> !llvm.ptr<3>
// expected-error @+1 {{'rocdl.load.to.lds' op operand #0 must be LLVM pointer type, but got 'i32'}}
"rocdl.load.to.lds"(%o0, %o1) <{aux = 0 : i32, offset = 0 : i32, size = 0 : i32}> : (i32, !llvm.ptr<3>) -> ()
// -----
%o0 = "t.v"() : () -> !llvm.ptr
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i64
%o3 = "t.v"() : () -> i32
// expected-error @+1 {{'rocdl.make.buffer.rsrc' op operand #1 must be 16-bit signless integer, but got 'i32'}}
%r0 = "rocdl.make.buffer.rsrc"(%o0, %o1, %o2, %o3)  : (!llvm.ptr, i32, i64, i32) -> (!llvm.ptr)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> i32
// expected-error @+1 {{'rocdl.permlane16.swap' op result #0 must be LLVM dialect-compatible struct of 32-bit signless integerand32-bit signless integer, but got 'i32'}}
%r0 = "rocdl.permlane16.swap"(%o0, %o1) <{boundControl = true, fi = true}> : (i32, i32) -> (i32)
// -----
%o0 = "t.v"() : () -> f32
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
%o3 = "t.v"() : () -> i32
// expected-error @+1 {{'rocdl.permlanex16' op failed to verify that all of {res, old, src0} have same type}}
%r0 = "rocdl.permlanex16"(%o0, %o1, %o2, %o3) <{boundControl = true, fi = true}> : (f32, i32, i32, i32) -> (i32)
// -----
%o0 = "t.v"() : () -> f32
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
%o3 = "t.v"() : () -> i32
%o4 = "t.v"() : () -> i32
%o5 = "t.v"() : () -> i32
// expected-error @+1 {{'rocdl.raw.buffer.atomic.cmpswap' op failed to verify that all of {res, src, cmp} have same type}}
%r0 = "rocdl.raw.buffer.atomic.cmpswap"(%o0, %o1, %o2, %o3, %o4, %o5)  : (f32, i32, i32, i32, i32, i32) -> (i32)
// -----
%o0 = "t.v"() : () -> index
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
%o3 = "t.v"() : () -> i32
%o4 = "t.v"() : () -> i32
// expected-error @+1 {{'rocdl.raw.buffer.atomic.fadd' op operand #0 must be LLVM dialect-compatible type, but got 'index'}}
"rocdl.raw.buffer.atomic.fadd"(%o0, %o1, %o2, %o3, %o4)  : (index, i32, i32, i32, i32) -> ()
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> index
%o2 = "t.v"() : () -> i32
%o3 = "t.v"() : () -> i32
%o4 = "t.v"() : () -> i32
// expected-error @+1 {{'rocdl.raw.buffer.atomic.fmax' op operand #1 must be LLVM dialect-compatible type, but got 'index'}}
"rocdl.raw.buffer.atomic.fmax"(%o0, %o1, %o2, %o3, %o4)  : (i32, index, i32, i32, i32) -> ()
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> index
%o3 = "t.v"() : () -> i32
%o4 = "t.v"() : () -> i32
// expected-error @+1 {{'rocdl.raw.buffer.atomic.smax' op operand #2 must be LLVM dialect-compatible type, but got 'index'}}
"rocdl.raw.buffer.atomic.smax"(%o0, %o1, %o2, %o3, %o4)  : (i32, i32, index, i32, i32) -> ()
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
%o3 = "t.v"() : () -> index
%o4 = "t.v"() : () -> i32
// expected-error @+1 {{'rocdl.raw.buffer.atomic.umin' op operand #3 must be LLVM dialect-compatible type, but got 'index'}}
"rocdl.raw.buffer.atomic.umin"(%o0, %o1, %o2, %o3, %o4)  : (i32, i32, i32, index, i32) -> ()
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
%o3 = "t.v"() : () -> i32
%o4 = "t.v"() : () -> index
// expected-error @+1 {{'rocdl.raw.buffer.store' op operand #4 must be LLVM dialect-compatible type, but got 'index'}}
"rocdl.raw.buffer.store"(%o0, %o1, %o2, %o3, %o4)  : (i32, i32, i32, i32, index) -> ()
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
%o3 = "t.v"() : () -> i32
%o4 = "t.v"() : () -> i32
%o5 = "t.v"() : () -> i32
// expected-error @+1 {{'rocdl.raw.ptr.buffer.atomic.cmpswap' op operand #2 must be LLVM pointer in address space 8, but got 'i32'}}
%r0 = "rocdl.raw.ptr.buffer.atomic.cmpswap"(%o0, %o1, %o2, %o3, %o4, %o5)  : (i32, i32, i32, i32, i32, i32) -> (i32)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
%o3 = "t.v"() : () -> i32
%o4 = "t.v"() : () -> i32
// expected-error @+1 {{'rocdl.raw.ptr.buffer.atomic.fadd' op operand #1 must be LLVM pointer in address space 8, but got 'i32'}}
"rocdl.raw.ptr.buffer.atomic.fadd"(%o0, %o1, %o2, %o3, %o4)  : (i32, i32, i32, i32, i32) -> ()
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> !llvm.ptr<8>
%o2 = "t.v"() : () -> i32
%o3 = "t.v"() : () -> f32
%o4 = "t.v"() : () -> i32
// expected-error @+1 {{'rocdl.raw.ptr.buffer.atomic.fmax' op operand #3 must be 32-bit signless integer, but got 'f32'}}
"rocdl.raw.ptr.buffer.atomic.fmax"(%o0, %o1, %o2, %o3, %o4)  : (i32, !llvm.ptr<8>, i32, f32, i32) -> ()
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> !llvm.ptr<8>
%o2 = "t.v"() : () -> i32
%o3 = "t.v"() : () -> i32
%o4 = "t.v"() : () -> f32
// expected-error @+1 {{'rocdl.raw.ptr.buffer.atomic.smax' op operand #4 must be 32-bit signless integer, but got 'f32'}}
"rocdl.raw.ptr.buffer.atomic.smax"(%o0, %o1, %o2, %o3, %o4)  : (i32, !llvm.ptr<8>, i32, i32, f32) -> ()
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
%o3 = "t.v"() : () -> i32
// expected-error @+1 {{'rocdl.raw.ptr.buffer.load' op operand #0 must be LLVM pointer in address space 8, but got 'i32'}}
%r0 = "rocdl.raw.ptr.buffer.load"(%o0, %o1, %o2, %o3)  : (i32, i32, i32, i32) -> (i32)
// -----
%o0 = "t.v"() : () -> !llvm.ptr<8>
%o1 = "t.v"() : () -> !llvm.ptr<3>
%o2 = "t.v"() : () -> i32
%o3 = "t.v"() : () -> i32
%o4 = "t.v"() : () -> i32
%o5 = "t.v"() : () -> f32
%o6 = "t.v"() : () -> i32
// expected-error @+1 {{'rocdl.raw.ptr.buffer.load.lds' op operand #5 must be 32-bit signless integer, but got 'f32'}}
"rocdl.raw.ptr.buffer.load.lds"(%o0, %o1, %o2, %o3, %o4, %o5, %o6)  : (!llvm.ptr<8>, !llvm.ptr<3>, i32, i32, i32, f32, i32) -> ()
// -----
%o0 = "t.v"() : () -> f32
// expected-error @+1 {{'rocdl.readfirstlane' op failed to verify that all of {res, src} have same type}}
%r0 = "rocdl.readfirstlane"(%o0)  : (f32) -> (i32)
// -----
%o0 = "t.v"() : () -> f32
%o1 = "t.v"() : () -> i32
// expected-error @+1 {{'rocdl.readlane' op failed to verify that all of {res, src0} have same type}}
%r0 = "rocdl.readlane"(%o0, %o1)  : (f32, i32) -> (i32)
// -----
%o0 = "t.v"() : () -> !llvm.ptr<3>
// expected-error @+1 {{'rocdl.s.barrier.init' op attribute 'memberCnt' failed to satisfy constraint: 32-bit signless integer attribute}}
"rocdl.s.barrier.init"(%o0) <{memberCnt = 1 : i3}> : (!llvm.ptr<3>) -> ()
// -----
// expected-error @+1 {{'rocdl.s.barrier.leave' op attribute 'id' failed to satisfy constraint: 16-bit signless integer attribute}}
"rocdl.s.barrier.leave"() <{id = 1 : i3}> : () -> ()
// -----
// expected-error @+1 {{'rocdl.s.barrier.signal' op attribute 'id' failed to satisfy constraint: 32-bit signless integer attribute}}
"rocdl.s.barrier.signal"() <{id = 1 : i3}> : () -> ()
// -----
// expected-error @+1 {{'rocdl.s.barrier.signal.isfirst' op result #0 must be 1-bit signless integer, but got 'i32'}}
%r0 = "rocdl.s.barrier.signal.isfirst"() <{id = 0 : i32}> : () -> (i32)
// -----
// expected-error @+1 {{'rocdl.s.nop' op attribute 'count' failed to satisfy constraint: 16-bit signless integer attribute}}
"rocdl.s.nop"() <{count = 1 : i3}> : () -> ()
// -----
// expected-error @+1 {{'rocdl.s.setprio' op attribute 'priority' failed to satisfy constraint: 16-bit signless integer attribute}}
"rocdl.s.setprio"() <{priority = 1 : i3}> : () -> ()
// -----
// expected-error @+1 {{'rocdl.s.sleep' op attribute 'count' failed to satisfy constraint: 32-bit signless integer attribute}}
"rocdl.s.sleep"() <{count = 1 : i3}> : () -> ()
// -----
// expected-error @+1 {{'rocdl.s.waitcnt' op attribute 'bitfield' failed to satisfy constraint: 32-bit signless integer attribute}}
"rocdl.s.waitcnt"() <{bitfield = 1 : i3}> : () -> ()
// -----
// expected-error @+1 {{'rocdl.sched.barrier' op attribute 'mask' failed to satisfy constraint: 32-bit signless integer attribute}}
"rocdl.sched.barrier"() <{mask = 1 : i3}> : () -> ()
// -----
// expected-error @+1 {{'rocdl.sched.group.barrier' op attribute 'groupId' failed to satisfy constraint: 32-bit signless integer attribute}}
"rocdl.sched.group.barrier"() <{groupId = 1 : i3, mask = 0 : i32, size = 0 : i32}> : () -> ()
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> vector<8xi32>
%o2 = "t.v"() : () -> vector<4xi32>
%o3 = "t.v"() : () -> vector<4xi32>
// expected-error @+1 {{'rocdl.tensor.load.to.lds' op operand #0 must be fixed-length vector of 32-bit signless integer values of length 4, but got 'i32'}}
"rocdl.tensor.load.to.lds"(%o0, %o1, %o2, %o3) <{cachePolicy = 0 : i32}> : (i32, vector<8xi32>, vector<4xi32>, vector<4xi32>) -> ()
// -----
%o0 = "t.v"() : () -> vector<4xi32>
%o1 = "t.v"() : () -> i32
// expected-error @+1 {{'rocdl.tensor.load.to.lds.d2' op operand #1 must be fixed-length vector of 32-bit signless integer values of length 8, but got 'i32'}}
"rocdl.tensor.load.to.lds.d2"(%o0, %o1) <{cachePolicy = 0 : i32}> : (vector<4xi32>, i32) -> ()
// -----
%o0 = "t.v"() : () -> vector<4xi32>
%o1 = "t.v"() : () -> vector<8xi32>
%o2 = "t.v"() : () -> i32
%o3 = "t.v"() : () -> vector<4xi32>
// expected-error @+1 {{'rocdl.tensor.store.from.lds' op operand #2 must be fixed-length vector of 32-bit signless integer values of length 4, but got 'i32'}}
"rocdl.tensor.store.from.lds"(%o0, %o1, %o2, %o3) <{cachePolicy = 0 : i32}> : (vector<4xi32>, vector<8xi32>, i32, vector<4xi32>) -> ()
// -----
%o0 = "t.v"() : () -> vector<4xi32>
%o1 = "t.v"() : () -> vector<8xi32>
// expected-error @+1 {{'rocdl.tensor.store.from.lds.d2' op attribute 'cachePolicy' failed to satisfy constraint: 32-bit signless integer attribute}}
"rocdl.tensor.store.from.lds.d2"(%o0, %o1) <{cachePolicy = 1 : i3}> : (vector<4xi32>, vector<8xi32>) -> ()
// -----
%o0 = "t.v"() : () -> f32
%o1 = "t.v"() : () -> i32
// expected-error @+1 {{'rocdl.update.dpp' op failed to verify that all of {res, src, old} have same type}}
%r0 = "rocdl.update.dpp"(%o0, %o1) <{bankMask = 0 : i32, boundCtrl = true, dppCtrl = 0 : i32, rowMask = 0 : i32}> : (f32, i32) -> (i32)
// -----
%o0 = "t.v"() : () -> f32
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'rocdl.wmma.bf16.16x16x16.bf16' op operand #0 must be integer or LLVM dialect-compatible vector of integer, but got 'f32'}}
%r0 = "rocdl.wmma.bf16.16x16x16.bf16"(%o0, %o1, %o2)  : (f32, i32, i32) -> (i32)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> bf16
%o2 = "t.v"() : () -> bf16
// expected-error @+1 {{'rocdl.wmma.bf16.16x16x32.bf16' op operand #0 must be bfloat16 type or LLVM dialect-compatible vector of bfloat16 type, but got 'i32'}}
%r0 = "rocdl.wmma.bf16.16x16x32.bf16"(%o0, %o1, %o2)  : (i32, bf16, bf16) -> (bf16)
// -----
%o0 = "t.v"() : () -> bf16
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> f32
// expected-error @+1 {{'rocdl.wmma.bf16f32.16x16x32.bf16' op operand #1 must be bfloat16 type or LLVM dialect-compatible vector of bfloat16 type, but got 'i32'}}
%r0 = "rocdl.wmma.bf16f32.16x16x32.bf16"(%o0, %o1, %o2)  : (bf16, i32, f32) -> (bf16)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> f32
%o2 = "t.v"() : () -> f16
// expected-error @+1 {{'rocdl.wmma.f16.16x16x128.bf8_bf8' op operand #1 must be integer or LLVM dialect-compatible vector of integer, but got 'f32'}}
%r0 = "rocdl.wmma.f16.16x16x128.bf8_bf8"(%o0, %o1, %o2)  : (i32, f32, f16) -> (f16)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'rocdl.wmma.f16.16x16x128.bf8_fp8' op operand #2 must be 16-bit float or LLVM dialect-compatible vector of 16-bit float, but got 'i32'}}
%r0 = "rocdl.wmma.f16.16x16x128.bf8_fp8"(%o0, %o1, %o2)  : (i32, i32, i32) -> (f16)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> f16
// expected-error @+1 {{'rocdl.wmma.f16.16x16x128.fp8_bf8' op result #0 must be 16-bit float or LLVM dialect-compatible vector of 16-bit float, but got 'i32'}}
%r0 = "rocdl.wmma.f16.16x16x128.fp8_bf8"(%o0, %o1, %o2)  : (i32, i32, f16) -> (i32)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> f16
%o2 = "t.v"() : () -> f16
// expected-error @+1 {{'rocdl.wmma.f16.16x16x16.f16' op operand #0 must be 16-bit float or LLVM dialect-compatible vector of 16-bit float, but got 'i32'}}
%r0 = "rocdl.wmma.f16.16x16x16.f16"(%o0, %o1, %o2)  : (i32, f16, f16) -> (f16)
// -----
%o0 = "t.v"() : () -> f16
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> f16
// expected-error @+1 {{'rocdl.wmma.f16.16x16x32.f16' op operand #1 must be 16-bit float or LLVM dialect-compatible vector of 16-bit float, but got 'i32'}}
%r0 = "rocdl.wmma.f16.16x16x32.f16"(%o0, %o1, %o2)  : (f16, i32, f16) -> (f16)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'rocdl.wmma.f32.16x16x128.bf8_bf8' op operand #2 must be 32-bit float or LLVM dialect-compatible vector of 32-bit float, but got 'i32'}}
%r0 = "rocdl.wmma.f32.16x16x128.bf8_bf8"(%o0, %o1, %o2)  : (i32, i32, i32) -> (f32)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> f32
// expected-error @+1 {{'rocdl.wmma.f32.16x16x128.bf8_fp8' op result #0 must be 32-bit float or LLVM dialect-compatible vector of 32-bit float, but got 'i32'}}
%r0 = "rocdl.wmma.f32.16x16x128.bf8_fp8"(%o0, %o1, %o2)  : (i32, i32, f32) -> (i32)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> f32
%o2 = "t.v"() : () -> f32
// expected-error @+1 {{'rocdl.wmma.f32.16x16x4.f32' op operand #0 must be 32-bit float or LLVM dialect-compatible vector of 32-bit float, but got 'i32'}}
%r0 = "rocdl.wmma.f32.16x16x4.f32"(%o0, %o1, %o2)  : (i32, f32, f32) -> (f32)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> f32
// expected-error @+1 {{'rocdl.wmma.i32.16x16x16.iu4' op operand #2 must be integer or LLVM dialect-compatible vector of integer, but got 'f32'}}
%r0 = "rocdl.wmma.i32.16x16x16.iu4"(%o0, %o1, %o2)  : (i32, i32, f32) -> (i32)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> i32
// expected-error @+1 {{'rocdl.wmma.i32.16x16x16.iu8' op result #0 must be integer or LLVM dialect-compatible vector of integer, but got 'f32'}}
%r0 = "rocdl.wmma.i32.16x16x16.iu8"(%o0, %o1, %o2)  : (i32, i32, i32) -> (f32)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> f32
%o3 = "t.v"() : () -> i32
%o4 = "t.v"() : () -> i64
// expected-error @+1 {{'rocdl.wmma.scale16.f32.16x16x128.f8f6f4' op operand #3 must be 64-bit signless integer, but got 'i32'}}
%r0 = "rocdl.wmma.scale16.f32.16x16x128.f8f6f4"(%o0, %o1, %o2, %o3, %o4)  : (i32, i32, f32, i32, i64) -> (f32)
// -----
%o0 = "t.v"() : () -> i32
%o1 = "t.v"() : () -> i32
%o2 = "t.v"() : () -> f32
%o3 = "t.v"() : () -> i64
%o4 = "t.v"() : () -> i32
// expected-error @+1 {{'rocdl.wmma.scale16.f32.32x16x128.f4' op operand #4 must be 64-bit signless integer, but got 'i32'}}
%r0 = "rocdl.wmma.scale16.f32.32x16x128.f4"(%o0, %o1, %o2, %o3, %o4)  : (i32, i32, f32, i64, i32) -> (f32)
