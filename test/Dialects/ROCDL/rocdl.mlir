// Operations in their custom forms, which are also their output.
// RUN: %opt --allow-unregistered-dialect %s -o %t.mlir
// RUN: grep -v '^//' %s | diff - %t.mlir
// RUN: %opt --allow-unregistered-dialect --mlir-print-op-generic %t.mlir | %opt --allow-unregistered-dialect | diff %t.mlir -
#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>>
#alias_scope = #llvm.alias_scope<id = distinct[1]<>, domain = #alias_scope_domain>
module {
  %0 = "t.v"() : () -> i1
  %1 = rocdl.ballot %0 {a} : i32
  rocdl.barrier {a}
  %2 = rocdl.cluster.id.x {a} : i32
  %3 = rocdl.cluster.id.y {a} : i32
  %4 = rocdl.cluster.id.z {a} : i32
  %5 = "t.v"() : () -> !llvm.ptr<1>
  %6 = "t.v"() : () -> !llvm.ptr<3>
  %7 = "t.v"() : () -> i32
  rocdl.cluster.load.async.to.lds.b128 %5, %6, 12, 11, %7 {a} : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.cluster.load.async.to.lds.b32 %5, %6, 12, 11, %7 {a} : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.cluster.load.async.to.lds.b64 %5, %6, 12, 11, %7 {a} : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.cluster.load.async.to.lds.b8 %5, %6, 12, 11, %7 {a} : !llvm.ptr<1>, !llvm.ptr<3>
  %8 = "t.v"() : () -> f32
  %9 = rocdl.cos %8 f32 {a} -> f32
  %10 = rocdl.cvt.f32.bf8 {a} %7[11] : i32
  %11 = rocdl.cvt.f32.fp8 {a} %7[11] : i32
  %12 = rocdl.cvt.pk.bf8.f32 {a} %8, %8 -> %7[true] : i32
  %13 = rocdl.cvt.pk.f32.bf8 {a} %7[true] : i32
  %14 = rocdl.cvt.pk.f32.fp8 {a} %7[true] : i32
  %15 = rocdl.cvt.pk.fp8.f32 {a} %8, %8 -> %7[true] : i32
  %16 = rocdl.cvt.pkrtz {a} %8, %8 : i32
  %17 = "t.v"() : () -> vector<3xi32>
  %18 = rocdl.cvt.scale.pk16.bf16.bf6 {a} %17, %7[11] : vector<16xbf16>
  %19 = rocdl.cvt.scale.pk16.bf16.fp6 {a} %17, %7[11] : vector<16xbf16>
  %20 = rocdl.cvt.scale.pk16.f16.bf6 {a} %17, %7[11] : vector<16xf16>
  %21 = rocdl.cvt.scale.pk16.f16.fp6 {a} %17, %7[11] : vector<16xf16>
  %22 = rocdl.cvt.scale.pk16.f32.bf6 {a} %17, %7[11] : vector<16xf32>
  %23 = rocdl.cvt.scale.pk16.f32.fp6 {a} %17, %7[11] : vector<16xf32>
  %24 = "t.v"() : () -> vector<2xi32>
  %25 = rocdl.cvt.scale.pk8.bf16.bf8 {a} %24, %7[11] : vector<8xbf16>
  %26 = rocdl.cvt.scale.pk8.bf16.fp4 {a} %7, %7[11] : vector<8xbf16>
  %27 = rocdl.cvt.scale.pk8.bf16.fp8 {a} %24, %7[11] : vector<8xbf16>
  %28 = rocdl.cvt.scale.pk8.f16.bf8 {a} %24, %7[11] : vector<8xf16>
  %29 = rocdl.cvt.scale.pk8.f16.fp4 {a} %7, %7[11] : vector<8xf16>
  %30 = rocdl.cvt.scale.pk8.f16.fp8 {a} %24, %7[11] : vector<8xf16>
  %31 = rocdl.cvt.scale.pk8.f32.bf8 {a} %24, %7[11] : vector<8xf32>
  %32 = rocdl.cvt.scale.pk8.f32.fp4 {a} %7, %7[11] : vector<8xf32>
  %33 = rocdl.cvt.scale.pk8.f32.fp8 {a} %24, %7[11] : vector<8xf32>
  %34 = "t.v"() : () -> vector<16xf32>
  %35 = rocdl.cvt.scalef32.2xpk16.bf6.f32 {a} %34, %34, %8 : vector<6xi32>
  %36 = rocdl.cvt.scalef32.2xpk16.fp6.f32 {a} %34, %34, %8 : vector<6xi32>
  %37 = "t.v"() : () -> vector<2xf16>
  %38 = rocdl.cvt.scalef32.f16.bf8 {a} %7[12], %8 -> %37[true] : vector<2xf16>
  %39 = rocdl.cvt.scalef32.f16.fp8 {a} %7[12], %8 -> %37[true] : vector<2xf16>
  %40 = rocdl.cvt.scalef32.f32.bf8 {a} %7[11], %8 : f32
  %41 = rocdl.cvt.scalef32.f32.fp8 {a} %7[11], %8 : f32
  %42 = rocdl.cvt.scalef32.pk.bf16.bf8 {a} %7[true], %8 : vector<2xbf16>
  %43 = rocdl.cvt.scalef32.pk.bf16.fp4 {a} %7[11], %8 : vector<2xbf16>
  %44 = rocdl.cvt.scalef32.pk.bf16.fp8 {a} %7[true], %8 : vector<2xbf16>
  %45 = "t.v"() : () -> vector<2xi16>
  %46 = "t.v"() : () -> vector<2xbf16>
  %47 = rocdl.cvt.scalef32.pk.bf8.bf16 {a} %46, %8 -> %45[true] : vector<2xi16>
  %48 = rocdl.cvt.scalef32.pk.bf8.f16 {a} %37, %8 -> %45[true] : vector<2xi16>
  %49 = rocdl.cvt.scalef32.pk.bf8.f32 {a} %8, %8, %8 -> %45[true] : vector<2xi16>
  %50 = rocdl.cvt.scalef32.pk.f16.bf8 {a} %7[true], %8 : vector<2xf16>
  %51 = rocdl.cvt.scalef32.pk.f16.fp4 {a} %7[11], %8 : vector<2xf16>
  %52 = rocdl.cvt.scalef32.pk.f16.fp8 {a} %7[true], %8 : vector<2xf16>
  %53 = rocdl.cvt.scalef32.pk.f32.bf8 {a} %7[true], %8 : vector<2xf32>
  %54 = rocdl.cvt.scalef32.pk.f32.fp4 {a} %7[11], %8 : vector<2xf32>
  %55 = rocdl.cvt.scalef32.pk.f32.fp8 {a} %7[true], %8 : vector<2xf32>
  %56 = rocdl.cvt.scalef32.pk.fp4.bf16 {a} %46, %8 -> %7[11] : i32
  %57 = rocdl.cvt.scalef32.pk.fp4.f16 {a} %37, %8 -> %7[11] : i32
  %58 = rocdl.cvt.scalef32.pk.fp4.f32 {a} %8, %8, %8 -> %7[11] : i32
  %59 = rocdl.cvt.scalef32.pk.fp8.bf16 {a} %46, %8 -> %45[true] : vector<2xi16>
  %60 = rocdl.cvt.scalef32.pk.fp8.f16 {a} %37, %8 -> %45[true] : vector<2xi16>
  %61 = rocdl.cvt.scalef32.pk.fp8.f32 {a} %8, %8, %8 -> %45[true] : vector<2xi16>
  %62 = "t.v"() : () -> vector<16xbf16>
  %63 = rocdl.cvt.scalef32.pk16.bf6.bf16 {a} %62, %8 : vector<3xi32>
  %64 = "t.v"() : () -> vector<16xf16>
  %65 = rocdl.cvt.scalef32.pk16.bf6.f16 {a} %64, %8 : vector<3xi32>
  %66 = rocdl.cvt.scalef32.pk16.bf6.f32 {a} %34, %8 : vector<3xi32>
  %67 = rocdl.cvt.scalef32.pk16.fp6.bf16 {a} %62, %8 : vector<3xi32>
  %68 = rocdl.cvt.scalef32.pk16.fp6.f16 {a} %64, %8 : vector<3xi32>
  %69 = rocdl.cvt.scalef32.pk16.fp6.f32 {a} %34, %8 : vector<3xi32>
  %70 = "t.v"() : () -> vector<6xi32>
  %71 = rocdl.cvt.scalef32.pk32.bf16.bf6 {a} %70, %8 : vector<32xbf16>
  %72 = rocdl.cvt.scalef32.pk32.bf16.fp6 {a} %70, %8 : vector<32xbf16>
  %73 = "t.v"() : () -> vector<32xbf16>
  %74 = rocdl.cvt.scalef32.pk32.bf6.bf16 {a} %73, %8 : vector<6xi32>
  %75 = "t.v"() : () -> vector<32xf16>
  %76 = rocdl.cvt.scalef32.pk32.bf6.f16 {a} %75, %8 : vector<6xi32>
  %77 = rocdl.cvt.scalef32.pk32.f16.bf6 {a} %70, %8 : vector<32xf16>
  %78 = rocdl.cvt.scalef32.pk32.f16.fp6 {a} %70, %8 : vector<32xf16>
  %79 = rocdl.cvt.scalef32.pk32.f32.bf6 {a} %70, %8 : vector<32xf32>
  %80 = rocdl.cvt.scalef32.pk32.f32.fp6 {a} %70, %8 : vector<32xf32>
  %81 = rocdl.cvt.scalef32.pk32.fp6.bf16 {a} %73, %8 : vector<6xi32>
  %82 = rocdl.cvt.scalef32.pk32.fp6.f16 {a} %75, %8 : vector<6xi32>
  %83 = "t.v"() : () -> vector<8xbf16>
  %84 = rocdl.cvt.scalef32.pk8.bf8.bf16 {a} %83, %8 : vector<2xi32>
  %85 = "t.v"() : () -> vector<8xf16>
  %86 = rocdl.cvt.scalef32.pk8.bf8.f16 {a} %85, %8 : vector<2xi32>
  %87 = "t.v"() : () -> vector<8xf32>
  %88 = rocdl.cvt.scalef32.pk8.bf8.f32 {a} %87, %8 : vector<2xi32>
  %89 = rocdl.cvt.scalef32.pk8.fp4.bf16 {a} %83, %8 : i32
  %90 = rocdl.cvt.scalef32.pk8.fp4.f16 {a} %85, %8 : i32
  %91 = rocdl.cvt.scalef32.pk8.fp4.f32 {a} %87, %8 : i32
  %92 = rocdl.cvt.scalef32.pk8.fp8.bf16 {a} %83, %8 : vector<2xi32>
  %93 = rocdl.cvt.scalef32.pk8.fp8.f16 {a} %85, %8 : vector<2xi32>
  %94 = rocdl.cvt.scalef32.pk8.fp8.f32 {a} %87, %8 : vector<2xi32>
  %95 = "t.v"() : () -> bf16
  %96 = rocdl.cvt.scalef32.sr.bf8.bf16 {a} %95, %7, %8 -> %7[11] : i32
  %97 = "t.v"() : () -> f16
  %98 = rocdl.cvt.scalef32.sr.bf8.f16 {a} %97, %7, %8 -> %7[11] : i32
  %99 = rocdl.cvt.scalef32.sr.bf8.f32 {a} %8, %7, %8 -> %7[11] : i32
  %100 = rocdl.cvt.scalef32.sr.fp8.bf16 {a} %95, %7, %8 -> %7[11] : i32
  %101 = rocdl.cvt.scalef32.sr.fp8.f16 {a} %97, %7, %8 -> %7[11] : i32
  %102 = rocdl.cvt.scalef32.sr.fp8.f32 {a} %8, %7, %8 -> %7[11] : i32
  %103 = rocdl.cvt.scalef32.sr.pk.fp4.bf16 {a} %46, %7, %8 -> %7[11] : i32
  %104 = rocdl.cvt.scalef32.sr.pk.fp4.f16 {a} %37, %7, %8 -> %7[11] : i32
  %105 = "t.v"() : () -> vector<2xf32>
  %106 = rocdl.cvt.scalef32.sr.pk.fp4.f32 {a} %105, %7, %8 -> %7[11] : i32
  %107 = rocdl.cvt.scalef32.sr.pk16.bf6.bf16 {a} %62, %7, %8 : vector<3xi32>
  %108 = rocdl.cvt.scalef32.sr.pk16.bf6.f16 {a} %64, %7, %8 : vector<3xi32>
  %109 = rocdl.cvt.scalef32.sr.pk16.bf6.f32 {a} %34, %7, %8 : vector<3xi32>
  %110 = rocdl.cvt.scalef32.sr.pk16.fp6.bf16 {a} %62, %7, %8 : vector<3xi32>
  %111 = rocdl.cvt.scalef32.sr.pk16.fp6.f16 {a} %64, %7, %8 : vector<3xi32>
  %112 = rocdl.cvt.scalef32.sr.pk16.fp6.f32 {a} %34, %7, %8 : vector<3xi32>
  %113 = rocdl.cvt.scalef32.sr.pk32.bf6.bf16 {a} %73, %7, %8 : vector<6xi32>
  %114 = rocdl.cvt.scalef32.sr.pk32.bf6.f16 {a} %75, %7, %8 : vector<6xi32>
  %115 = "t.v"() : () -> vector<32xf32>
  %116 = rocdl.cvt.scalef32.sr.pk32.bf6.f32 {a} %115, %7, %8 : vector<6xi32>
  %117 = rocdl.cvt.scalef32.sr.pk32.fp6.bf16 {a} %73, %7, %8 : vector<6xi32>
  %118 = rocdl.cvt.scalef32.sr.pk32.fp6.f16 {a} %75, %7, %8 : vector<6xi32>
  %119 = rocdl.cvt.scalef32.sr.pk32.fp6.f32 {a} %115, %7, %8 : vector<6xi32>
  %120 = rocdl.cvt.scalef32.sr.pk8.bf8.bf16 {a} %83, %7, %8 : vector<2xi32>
  %121 = rocdl.cvt.scalef32.sr.pk8.bf8.f16 {a} %85, %7, %8 : vector<2xi32>
  %122 = rocdl.cvt.scalef32.sr.pk8.bf8.f32 {a} %87, %7, %8 : vector<2xi32>
  %123 = rocdl.cvt.scalef32.sr.pk8.fp4.bf16 {a} %83, %7, %8 : i32
  %124 = rocdl.cvt.scalef32.sr.pk8.fp4.f16 {a} %85, %7, %8 : i32
  %125 = rocdl.cvt.scalef32.sr.pk8.fp4.f32 {a} %87, %7, %8 : i32
  %126 = rocdl.cvt.scalef32.sr.pk8.fp8.bf16 {a} %83, %7, %8 : vector<2xi32>
  %127 = rocdl.cvt.scalef32.sr.pk8.fp8.f16 {a} %85, %7, %8 : vector<2xi32>
  %128 = rocdl.cvt.scalef32.sr.pk8.fp8.f32 {a} %87, %7, %8 : vector<2xi32>
  %129 = rocdl.cvt.sr.bf8.f32 {a} %8, %7 -> %7[11] : i32
  %130 = rocdl.cvt.sr.fp8.f32 {a} %8, %7 -> %7[11] : i32
  rocdl.ds.atomic.async.barrier.arrive.b64 %6 {a} : !llvm.ptr<3>
  %131 = "t.v"() : () -> i64
  %132 = rocdl.ds.atomic.barrier.arrive.rtn.b64 %6, %131 {a} : !llvm.ptr<3>, i64 -> i64
  %133 = rocdl.ds.load.tr16.b128 %6 {a} : !llvm.ptr<3> -> i32
  %134 = rocdl.ds.load.tr4.b64 %6 {a} : !llvm.ptr<3> -> i32
  %135 = rocdl.ds.load.tr6.b96 %6 {a} : !llvm.ptr<3> -> i32
  %136 = rocdl.ds.load.tr8.b64 %6 {a} : !llvm.ptr<3> -> i32
  %137 = rocdl.ds.read.tr16.b64 %6 {a} : <3> -> i32
  %138 = rocdl.ds.read.tr4.b64 %6 {a} : <3> -> i32
  %139 = rocdl.ds.read.tr6.b96 %6 {a} : <3> -> i32
  %140 = rocdl.ds.read.tr8.b64 %6 {a} : <3> -> i32
  %141 = rocdl.ds_bpermute %7, %7 {a} : (i32, i32) -> i32
  %142 = rocdl.ds_swizzle %7, %7 {a} : (i32, i32) -> i32
  %143 = rocdl.exp %8 f32 {a} -> f32
  %144 = rocdl.exp2 %8 f32 {a} -> f32
  %145 = "t.v"() : () -> !llvm.ptr
  rocdl.flat.prefetch %145, scope 11 {a} : !llvm.ptr
  %146 = rocdl.fmed3 %8, %8, %8 {a} : f32
  rocdl.global.load.async.to.lds.b128 %5, %6, 12, 11 {a} : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.global.load.async.to.lds.b32 %5, %6, 12, 11 {a} : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.global.load.async.to.lds.b64 %5, %6, 12, 11 {a} : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.global.load.async.to.lds.b8 %5, %6, 12, 11 {a} : !llvm.ptr<1>, !llvm.ptr<3>
  rocdl.global.load.lds %5, %6, 13, 12, 11 {a}
  %147 = rocdl.global.load.tr.b128 %5 {a} : !llvm.ptr<1> -> i32
  %148 = rocdl.global.load.tr.b64 %5 {a} : !llvm.ptr<1> -> i32
  %149 = rocdl.global.load.tr4.b64 %5 {a} : !llvm.ptr<1> -> i32
  %150 = rocdl.global.load.tr6.b96 %5 {a} : !llvm.ptr<1> -> i32
  rocdl.global.prefetch %5, scope 11 {a} : !llvm.ptr<1>
  %151 = rocdl.grid.dim.x {a} : i32
  %152 = rocdl.grid.dim.y {a} : i32
  %153 = rocdl.grid.dim.z {a} : i32
  rocdl.iglp.opt 11 {a}
  rocdl.load.to.lds %145, %6, 13, 12, 11 {a} : !llvm.ptr
  %154 = rocdl.log %8 f32 {a} -> f32
  %155 = "t.v"() : () -> i16
  %156 = rocdl.make.buffer.rsrc %145, %155, %131, %7 {a} : !llvm.ptr to !llvm.ptr
  %157 = rocdl.mbcnt.hi %7, %7 {a} : (i32, i32) -> i32
  %158 = rocdl.mbcnt.lo %7, %7 {a} : (i32, i32) -> i32
  %159 = rocdl.mfma.f32.16x16x16bf16.1k  {a} : () -> i32
  %160 = rocdl.mfma.f32.16x16x16f16  {a} : () -> i32
  %161 = rocdl.mfma.f32.16x16x1f32  {a} : () -> i32
  %162 = rocdl.mfma.f32.16x16x2bf16  {a} : () -> i32
  %163 = rocdl.mfma.f32.16x16x32.bf16  {a} : () -> i32
  %164 = rocdl.mfma.f32.16x16x32.bf8.bf8  {a} : () -> i32
  %165 = rocdl.mfma.f32.16x16x32.bf8.fp8  {a} : () -> i32
  %166 = rocdl.mfma.f32.16x16x32.f16  {a} : () -> i32
  %167 = rocdl.mfma.f32.16x16x32.fp8.bf8  {a} : () -> i32
  %168 = rocdl.mfma.f32.16x16x32.fp8.fp8  {a} : () -> i32
  %169 = rocdl.mfma.f32.16x16x4bf16.1k  {a} : () -> i32
  %170 = rocdl.mfma.f32.16x16x4f16  {a} : () -> i32
  %171 = rocdl.mfma.f32.16x16x4f32  {a} : () -> i32
  %172 = rocdl.mfma.f32.16x16x8.xf32  {a} : () -> i32
  %173 = rocdl.mfma.f32.16x16x8bf16  {a} : () -> i32
  %174 = rocdl.mfma.f32.32x32x16.bf16  {a} : () -> i32
  %175 = rocdl.mfma.f32.32x32x16.bf8.bf8  {a} : () -> i32
  %176 = rocdl.mfma.f32.32x32x16.bf8.fp8  {a} : () -> i32
  %177 = rocdl.mfma.f32.32x32x16.f16  {a} : () -> i32
  %178 = rocdl.mfma.f32.32x32x16.fp8.bf8  {a} : () -> i32
  %179 = rocdl.mfma.f32.32x32x16.fp8.fp8  {a} : () -> i32
  %180 = rocdl.mfma.f32.32x32x1f32  {a} : () -> i32
  %181 = rocdl.mfma.f32.32x32x2bf16  {a} : () -> i32
  %182 = rocdl.mfma.f32.32x32x2f32  {a} : () -> i32
  %183 = rocdl.mfma.f32.32x32x4.xf32  {a} : () -> i32
  %184 = rocdl.mfma.f32.32x32x4bf16  {a} : () -> i32
  %185 = rocdl.mfma.f32.32x32x4bf16.1k  {a} : () -> i32
  %186 = rocdl.mfma.f32.32x32x4f16  {a} : () -> i32
  %187 = rocdl.mfma.f32.32x32x8bf16.1k  {a} : () -> i32
  %188 = rocdl.mfma.f32.32x32x8f16  {a} : () -> i32
  %189 = rocdl.mfma.f32.4x4x1f32  {a} : () -> i32
  %190 = rocdl.mfma.f32.4x4x2bf16  {a} : () -> i32
  %191 = rocdl.mfma.f32.4x4x4bf16.1k  {a} : () -> i32
  %192 = rocdl.mfma.f32.4x4x4f16  {a} : () -> i32
  %193 = rocdl.mfma.f64.16x16x4f64  {a} : () -> i32
  %194 = rocdl.mfma.f64.4x4x4f64  {a} : () -> i32
  %195 = rocdl.mfma.i32.16x16x16i8  {a} : () -> i32
  %196 = rocdl.mfma.i32.16x16x32.i8  {a} : () -> i32
  %197 = rocdl.mfma.i32.16x16x4i8  {a} : () -> i32
  %198 = rocdl.mfma.i32.16x16x64.i8  {a} : () -> i32
  %199 = rocdl.mfma.i32.32x32x16.i8  {a} : () -> i32
  %200 = rocdl.mfma.i32.32x32x32.i8  {a} : () -> i32
  %201 = rocdl.mfma.i32.32x32x4i8  {a} : () -> i32
  %202 = rocdl.mfma.i32.32x32x8i8  {a} : () -> i32
  %203 = rocdl.mfma.i32.4x4x4i8  {a} : () -> i32
  %204 = rocdl.mfma.scale.f32.16x16x128.f8f6f4  {a} : () -> i32
  %205 = rocdl.mfma.scale.f32.32x32x64.f8f6f4  {a} : () -> i32
  %206 = rocdl.permlane16.swap {a} %7, %7, true, true : (i32, i32) -> <(i32, i32)>
  %207 = rocdl.permlane32.swap {a} %7, %7, true, true : (i32, i32) -> <(i32, i32)>
  %208 = rocdl.permlanex16 {a} %7, %7, %7, %7, true, true : i32, i32
  %209 = rocdl.raw.buffer.atomic.cmpswap {a}(%7, %7, %7, %7, %7, %7) : i32, i32
  %210 = "t.v"() : () -> !llvm.ptr<8>
  %211 = rocdl.raw.ptr.buffer.atomic.cmpswap %7, %7, %210, %7, %7, %7 {a} : i32
  rocdl.raw.ptr.buffer.atomic.fadd %7, %210, %7, %7, %7 {a} : i32
  rocdl.raw.ptr.buffer.atomic.fmax %7, %210, %7, %7, %7 {a} : i32
  rocdl.raw.ptr.buffer.atomic.smax %7, %210, %7, %7, %7 {a} : i32
  rocdl.raw.ptr.buffer.atomic.umin %7, %210, %7, %7, %7 {a} : i32
  %212 = rocdl.raw.ptr.buffer.load %210, %7, %7, %7 {a} : i32
  rocdl.raw.ptr.buffer.load.lds %210, %6, %7, %7, %7, %7, %7 {a}
  rocdl.raw.ptr.buffer.store %7, %210, %7, %7, %7 {a} : i32
  %213 = rocdl.rcp %8 f32 {a} -> f32
  %214 = rocdl.readfirstlane %7 {a} : i32
  %215 = rocdl.readlane %7, %7 {a} : (i32, i32) -> i32
  rocdl.s.barrier {a}
  rocdl.s.barrier.init %6 member_cnt = 11 {a} : !llvm.ptr<3>
  rocdl.s.barrier.join %6 {a} : !llvm.ptr<3>
  rocdl.s.barrier.leave id = 11 {a}
  rocdl.s.barrier.signal id = 11 {a}
  %216 = rocdl.s.barrier.signal.isfirst id = 11 {a} -> i1
  rocdl.s.barrier.signal.var %6 member_cnt = 11 {a} : !llvm.ptr<3>
  rocdl.s.barrier.wait id = 11 {a}
  %217 = rocdl.s.get.barrier.state id = 11 {a} -> i32
  %218 = rocdl.s.get.named.barrier.state %6 {a} : !llvm.ptr<3> -> i32
  rocdl.s.nop {a} 11
  rocdl.s.setprio 11 {a}
  rocdl.s.sleep {a} 11
  rocdl.s.wait.asynccnt 11 {a}
  rocdl.s.wait.dscnt 11 {a}
  rocdl.s.wait.expcnt 11 {a}
  rocdl.s.wait.loadcnt 11 {a}
  rocdl.s.wait.storecnt 11 {a}
  rocdl.s.wait.tensorcnt 11 {a}
  rocdl.s.waitcnt {a} 11
  rocdl.s.wakeup.barrier %6 {a} : !llvm.ptr<3>
  rocdl.sched.barrier 11 {a}
  rocdl.sched.group.barrier 12, 13, 11 {a}
  %219 = rocdl.sin %8 f32 {a} -> f32
  %220 = rocdl.smfmac.f32.16x16x128.bf8.bf8  {a} : () -> i32
  %221 = rocdl.smfmac.f32.16x16x128.bf8.fp8  {a} : () -> i32
  %222 = rocdl.smfmac.f32.16x16x128.fp8.bf8  {a} : () -> i32
  %223 = rocdl.smfmac.f32.16x16x128.fp8.fp8  {a} : () -> i32
  %224 = rocdl.smfmac.f32.16x16x32.bf16  {a} : () -> i32
  %225 = rocdl.smfmac.f32.16x16x32.f16  {a} : () -> i32
  %226 = rocdl.smfmac.f32.16x16x64.bf16  {a} : () -> i32
  %227 = rocdl.smfmac.f32.16x16x64.bf8.bf8  {a} : () -> i32
  %228 = rocdl.smfmac.f32.16x16x64.bf8.fp8  {a} : () -> i32
  %229 = rocdl.smfmac.f32.16x16x64.f16  {a} : () -> i32
  %230 = rocdl.smfmac.f32.16x16x64.fp8.bf8  {a} : () -> i32
  %231 = rocdl.smfmac.f32.16x16x64.fp8.fp8  {a} : () -> i32
  %232 = rocdl.smfmac.f32.32x32x16.bf16  {a} : () -> i32
  %233 = rocdl.smfmac.f32.32x32x16.f16  {a} : () -> i32
  %234 = rocdl.smfmac.f32.32x32x32.bf16  {a} : () -> i32
  %235 = rocdl.smfmac.f32.32x32x32.bf8.bf8  {a} : () -> i32
  %236 = rocdl.smfmac.f32.32x32x32.bf8.fp8  {a} : () -> i32
  %237 = rocdl.smfmac.f32.32x32x32.f16  {a} : () -> i32
  %238 = rocdl.smfmac.f32.32x32x32.fp8.bf8  {a} : () -> i32
  %239 = rocdl.smfmac.f32.32x32x32.fp8.fp8  {a} : () -> i32
  %240 = rocdl.smfmac.f32.32x32x64.bf8.bf8  {a} : () -> i32
  %241 = rocdl.smfmac.f32.32x32x64.bf8.fp8  {a} : () -> i32
  %242 = rocdl.smfmac.f32.32x32x64.fp8.bf8  {a} : () -> i32
  %243 = rocdl.smfmac.f32.32x32x64.fp8.fp8  {a} : () -> i32
  %244 = rocdl.smfmac.i32.16x16x128.i8  {a} : () -> i32
  %245 = rocdl.smfmac.i32.16x16x64.i8  {a} : () -> i32
  %246 = rocdl.smfmac.i32.32x32x32.i8  {a} : () -> i32
  %247 = rocdl.smfmac.i32.32x32x64.i8  {a} : () -> i32
  %248 = rocdl.sqrt %8 f32 {a} -> f32
  %249 = rocdl.tanh %8 f32 {a} -> f32
  %250 = "t.v"() : () -> vector<4xi32>
  %251 = "t.v"() : () -> vector<8xi32>
  rocdl.tensor.load.to.lds {a} %250, %251, %250, %250 cachepolicy 11 : vector<4xi32>, vector<8xi32>
  rocdl.tensor.load.to.lds.d2 {a} %250, %251 cachepolicy 11 : vector<4xi32>, vector<8xi32>
  rocdl.tensor.store.from.lds {a} %250, %251, %250, %250 cachepolicy 11 : vector<4xi32>, vector<8xi32>
  rocdl.tensor.store.from.lds.d2 {a} %250, %251 cachepolicy 11 : vector<4xi32>, vector<8xi32>
  %252 = rocdl.update.dpp {a} %7, %7 with 13, 14, 11, true : i32
  %253 = rocdl.wavefrontsize {a} : i32
  %254 = rocdl.wmma.bf16.16x16x16.bf16 %7, %7, %7 {a} : (i32, i32, i32) -> i32
  %255 = rocdl.wmma.bf16.16x16x32.bf16 %95, %95, %95 {a} : (bf16, bf16, bf16) -> bf16
  %256 = rocdl.wmma.bf16f32.16x16x32.bf16 %95, %95, %8 {a} : (bf16, bf16, f32) -> bf16
  %257 = rocdl.wmma.f16.16x16x128.bf8_bf8 %7, %7, %97 {a} : (i32, i32, f16) -> f16
  %258 = rocdl.wmma.f16.16x16x128.bf8_fp8 %7, %7, %97 {a} : (i32, i32, f16) -> f16
  %259 = rocdl.wmma.f16.16x16x128.fp8_bf8 %7, %7, %97 {a} : (i32, i32, f16) -> f16
  %260 = rocdl.wmma.f16.16x16x128.fp8_fp8 %7, %7, %97 {a} : (i32, i32, f16) -> f16
  %261 = rocdl.wmma.f16.16x16x16.f16 %97, %97, %97 {a} : (f16, f16, f16) -> f16
  %262 = rocdl.wmma.f16.16x16x32.f16 %97, %97, %97 {a} : (f16, f16, f16) -> f16
  %263 = rocdl.wmma.f16.16x16x64.bf8_bf8 %7, %7, %97 {a} : (i32, i32, f16) -> f16
  %264 = rocdl.wmma.f16.16x16x64.bf8_fp8 %7, %7, %97 {a} : (i32, i32, f16) -> f16
  %265 = rocdl.wmma.f16.16x16x64.fp8_bf8 %7, %7, %97 {a} : (i32, i32, f16) -> f16
  %266 = rocdl.wmma.f16.16x16x64.fp8_fp8 %7, %7, %97 {a} : (i32, i32, f16) -> f16
  %267 = rocdl.wmma.f32.16x16x128.bf8_bf8 %7, %7, %8 {a} : (i32, i32, f32) -> f32
  %268 = rocdl.wmma.f32.16x16x128.bf8_fp8 %7, %7, %8 {a} : (i32, i32, f32) -> f32
  %269 = rocdl.wmma.f32.16x16x128.fp8_bf8 %7, %7, %8 {a} : (i32, i32, f32) -> f32
  %270 = rocdl.wmma.f32.16x16x128.fp8_fp8 %7, %7, %8 {a} : (i32, i32, f32) -> f32
  %271 = rocdl.wmma.f32.16x16x16.bf16 %7, %7, %8 {a} : (i32, i32, f32) -> f32
  %272 = rocdl.wmma.f32.16x16x16.bf8_bf8 %7, %7, %8 {a} : (i32, i32, f32) -> f32
  %273 = rocdl.wmma.f32.16x16x16.bf8_fp8 %7, %7, %8 {a} : (i32, i32, f32) -> f32
  %274 = rocdl.wmma.f32.16x16x16.f16 %97, %97, %8 {a} : (f16, f16, f32) -> f32
  %275 = rocdl.wmma.f32.16x16x16.fp8_bf8 %7, %7, %8 {a} : (i32, i32, f32) -> f32
  %276 = rocdl.wmma.f32.16x16x16.fp8_fp8 %7, %7, %8 {a} : (i32, i32, f32) -> f32
  %277 = rocdl.wmma.f32.16x16x32.bf16 %95, %95, %8 {a} : (bf16, bf16, f32) -> f32
  %278 = rocdl.wmma.f32.16x16x32.f16 %97, %97, %8 {a} : (f16, f16, f32) -> f32
  %279 = rocdl.wmma.f32.16x16x4.f32 %8, %8, %8 {a} : (f32, f32, f32) -> f32
  %280 = rocdl.wmma.f32.16x16x64.bf8_bf8 %7, %7, %8 {a} : (i32, i32, f32) -> f32
  %281 = rocdl.wmma.f32.16x16x64.bf8_fp8 %7, %7, %8 {a} : (i32, i32, f32) -> f32
  %282 = rocdl.wmma.f32.16x16x64.fp8_bf8 %7, %7, %8 {a} : (i32, i32, f32) -> f32
  %283 = rocdl.wmma.f32.16x16x64.fp8_fp8 %7, %7, %8 {a} : (i32, i32, f32) -> f32
  %284 = rocdl.wmma.i32.16x16x16.iu4 %7, %7, %7 {a} : (i32, i32, i32) -> i32
  %285 = rocdl.wmma.i32.16x16x16.iu8 %7, %7, %7 {a} : (i32, i32, i32) -> i32
  %286 = rocdl.wmma.i32.16x16x32.iu4 %7, %7, %7 {a} : (i32, i32, i32) -> i32
  %287 = rocdl.wmma.i32.16x16x64.iu8 %7, %7, %7 {a} : (i32, i32, i32) -> i32
  %288 = rocdl.wmma.scale.f32.16x16x128.f8f6f4 %7, %7, %8, %7, %7 {a} : (i32, i32, f32, i32, i32) -> f32
  %289 = rocdl.wmma.scale.f32.32x16x128.f4 %7, %7, %8, %7, %7 {a} : (i32, i32, f32, i32, i32) -> f32
  %290 = rocdl.wmma.scale16.f32.16x16x128.f8f6f4 %7, %7, %8, %131, %131 {a} : (i32, i32, f32, i64, i64) -> f32
  %291 = rocdl.wmma.scale16.f32.32x16x128.f4 %7, %7, %8, %131, %131 {a} : (i32, i32, f32, i64, i64) -> f32
  %292 = rocdl.workgroup.dim.x {a} : i32
  %293 = rocdl.workgroup.dim.y {a} : i32
  %294 = rocdl.workgroup.dim.z {a} : i32
  %295 = rocdl.workgroup.id.x {a} : i32
  %296 = rocdl.workgroup.id.y {a} : i32
  %297 = rocdl.workgroup.id.z {a} : i32
  %298 = rocdl.workitem.id.x {a} : i32
  %299 = rocdl.workitem.id.y {a} : i32
  %300 = rocdl.workitem.id.z {a} : i32
  %301 = "t.v"() : () -> vector<4xf32>
  %302 = rocdl.raw.buffer.load %250, %7, %7, %7 : vector<4xf32>
  rocdl.raw.buffer.store %301, %250, %7, %7, %7 : vector<4xf32>
  rocdl.raw.buffer.atomic.fadd %301, %250, %7, %7, %7 : vector<4xf32>
  %303 = rocdl.raw.buffer.atomic.cmpswap {a}(%7, %7, %250, %7, %7, %7) : i32, vector<4xi32>
  %304 = rocdl.workitem.id.x range <i32, 0, 64> {a} : i32
  %305 = rocdl.mbcnt.lo %304, %304 {arg_attrs = [{}, {}], res_attrs = [{llvm.range = #llvm.constant_range<i32, 0, 64>}]} : (i32, i32) -> i32
  %306 = rocdl.wmma.f32.16x16x32.f16 %64, %64, %87 {a, modC = 3 : i16, reuseB = true, signA = true} : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
  %307 = rocdl.mfma.f32.32x32x1f32 %8, %8, %115, %7, %7, %7 {a} : (f32, f32, vector<32xf32>, i32, i32, i32) -> vector<32xf32>
  %308 = rocdl.mfma.scale.f32.16x16x128.f8f6f4 %115, %8 : (vector<32xf32>, f32) -> vector<4xf32>
  "t.x"() {a = #rocdl.target, b = #rocdl.target<O = 3, chip = "gfx90a">, c = #rocdl.target<triple = "x", features = "y", abi = "400", flags = {fast}, link = ["a"]>} : () -> ()
  rocdl.raw.ptr.buffer.store %8, %210, %7, %7, %7 {alias_scopes = [#alias_scope], noalias_scopes = []} : f32
}

