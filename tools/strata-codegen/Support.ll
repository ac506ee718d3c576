; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;
; Functions that compiled programs call without naming a library, and that neither the C
; library nor every compiler has. Those that a program needs become part of it.

; Copies the elements of a memref, each of `size` bytes, to one of the same sizes, which does
; not overlap. Both are a rank and a pointer to a descriptor: two pointers, an offset, sizes
; and strides.
define weak_odr hidden void @memrefCopy(i64 %size, ptr %source, ptr %target) {
entry:
  %rank = load i64, ptr %source
  %source.place = getelementptr { i64, ptr }, ptr %source, i64 0, i32 1
  %source.words = load ptr, ptr %source.place
  %target.place = getelementptr { i64, ptr }, ptr %target, i64 0, i32 1
  %target.words = load ptr, ptr %target.place
  %sizes = getelementptr i64, ptr %source.words, i64 3
  %source.strides = getelementptr i64, ptr %sizes, i64 %rank
  %target.sizes = getelementptr i64, ptr %target.words, i64 3
  %target.strides = getelementptr i64, ptr %target.sizes, i64 %rank
  %from.data.place = getelementptr i64, ptr %source.words, i64 1
  %from.data = load ptr, ptr %from.data.place
  %from.offset.place = getelementptr i64, ptr %source.words, i64 2
  %from.offset = load i64, ptr %from.offset.place
  %from.offset.bytes = mul i64 %from.offset, %size
  %from.first = getelementptr i8, ptr %from.data, i64 %from.offset.bytes
  %to.data.place = getelementptr i64, ptr %target.words, i64 1
  %to.data = load ptr, ptr %to.data.place
  %to.offset.place = getelementptr i64, ptr %target.words, i64 2
  %to.offset = load i64, ptr %to.offset.place
  %to.offset.bytes = mul i64 %to.offset, %size
  %to.first = getelementptr i8, ptr %to.data, i64 %to.offset.bytes
  %indices = alloca i64, i64 %rank
  br label %clear

; Indices begin with 0; memrefs without elements are left alone.
clear:
  %clear.dim = phi i64 [ 0, %entry ], [ %clear.next, %clear.size ]
  %is.clear = icmp eq i64 %clear.dim, %rank
  br i1 %is.clear, label %copy, label %clear.size
clear.size:
  %clear.place = getelementptr i64, ptr %indices, i64 %clear.dim
  store i64 0, ptr %clear.place
  %clear.size.place = getelementptr i64, ptr %sizes, i64 %clear.dim
  %clear.size.value = load i64, ptr %clear.size.place
  %is.empty = icmp eq i64 %clear.size.value, 0
  %clear.next = add i64 %clear.dim, 1
  br i1 %is.empty, label %end, label %clear

copy:
  %from = phi ptr [ %from.first, %clear ], [ %from.step, %step ]
  %to = phi ptr [ %to.first, %clear ], [ %to.step, %step ]
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 %size, i1 false)
  br label %carry

; The last index that is not at its end is increased, those behind it begin again.
carry:
  %from.carry = phi ptr [ %from, %copy ], [ %from.back, %wrap ]
  %to.carry = phi ptr [ %to, %copy ], [ %to.back, %wrap ]
  %dim.end = phi i64 [ %rank, %copy ], [ %dim, %wrap ]
  %is.done = icmp eq i64 %dim.end, 0
  br i1 %is.done, label %end, label %step
step:
  %dim = sub i64 %dim.end, 1
  %from.stride.place = getelementptr i64, ptr %source.strides, i64 %dim
  %from.elements = load i64, ptr %from.stride.place
  %from.stride = mul i64 %from.elements, %size
  %to.stride.place = getelementptr i64, ptr %target.strides, i64 %dim
  %to.elements = load i64, ptr %to.stride.place
  %to.stride = mul i64 %to.elements, %size
  %from.step = getelementptr i8, ptr %from.carry, i64 %from.stride
  %to.step = getelementptr i8, ptr %to.carry, i64 %to.stride
  %index.place = getelementptr i64, ptr %indices, i64 %dim
  %index.old = load i64, ptr %index.place
  %index = add i64 %index.old, 1
  store i64 %index, ptr %index.place
  %size.place = getelementptr i64, ptr %sizes, i64 %dim
  %dim.size = load i64, ptr %size.place
  %is.inside = icmp slt i64 %index, %dim.size
  br i1 %is.inside, label %copy, label %wrap
wrap:
  store i64 0, ptr %index.place
  %backward = sub i64 0, %dim.size
  %from.extent = mul i64 %backward, %from.stride
  %to.extent = mul i64 %backward, %to.stride
  %from.back = getelementptr i8, ptr %from.step, i64 %from.extent
  %to.back = getelementptr i8, ptr %to.step, i64 %to.extent
  br label %carry

end:
  ret void
}

; Rounds to the nearest bfloat, to the even one of two; a NaN stays one.
define weak_odr hidden bfloat @__truncsfbf2(float %value) {
  %bits = bitcast float %value to i32
  %shifted = lshr i32 %bits, 16
  %lowest = and i32 %shifted, 1
  %bias = add i32 %lowest, 32767
  %sum = add i32 %bits, %bias
  %rounded = lshr i32 %sum, 16
  %quiet = or i32 %shifted, 64
  %is.nan = fcmp uno float %value, 0.0
  %result = select i1 %is.nan, i32 %quiet, i32 %rounded
  %low = trunc i32 %result to i16
  %bfloat = bitcast i16 %low to bfloat
  ret bfloat %bfloat
}

; Rounds to odd first, so that the second rounding does not round up what was rounded up: a
; float that is not exact has its last bit set.
define weak_odr hidden bfloat @__truncdfbf2(double %value) {
  %float = fptrunc double %value to float
  %back = fpext float %float to double
  %is.inexact = fcmp one double %back, %value
  %bits = bitcast float %float to i32
  %magnitude = call double @llvm.fabs.f64(double %value)
  %back.magnitude = call double @llvm.fabs.f64(double %back)
  %is.larger = fcmp ogt double %back.magnitude, %magnitude
  %step = zext i1 %is.larger to i32
  %down = sub i32 %bits, %step
  %sticky = zext i1 %is.inexact to i32
  %odd = or i32 %down, %sticky
  %result = bitcast i32 %odd to float
  %bfloat = call bfloat @__truncsfbf2(float %result)
  ret bfloat %bfloat
}

; Executes `count` iterations of a parallel loop, in blocks, by the threads of OpenMP's runtime. A loop in
; a parallel loop is executed by one thread.
define weak_odr hidden void @_strata_parallel_for(ptr %body, ptr %context, i64 %count) {
entry:
  %most = call i32 @omp_get_max_threads()
  %most.long = sext i32 %most to i64
  %threads.long = call i64 @llvm.smin.i64(i64 %most.long, i64 %count)
  %threads = trunc i64 %threads.long to i32
  %is.inner = call i32 @omp_in_parallel()
  %has.team = icmp sgt i32 %threads, 1
  %is.outer = icmp eq i32 %is.inner, 0
  %is.parallel = and i1 %has.team, %is.outer
  br i1 %is.parallel, label %parallel, label %serial
parallel:
  %loop = alloca { ptr, ptr, i64 }
  %context.place = getelementptr { ptr, ptr, i64 }, ptr %loop, i64 0, i32 1
  %count.place = getelementptr { ptr, ptr, i64 }, ptr %loop, i64 0, i32 2
  store ptr %body, ptr %loop
  store ptr %context, ptr %context.place
  store i64 %count, ptr %count.place
  call void @GOMP_parallel(ptr @_strata_parallel_block, ptr %loop, i32 %threads, i32 0)
  ret void
serial:
  %is.empty = icmp slt i64 %count, 1
  br i1 %is.empty, label %end, label %all
all:
  call void %body(ptr %context, i64 0, i64 %count)
  br label %end
end:
  ret void
}

; The block of one thread.
define weak_odr hidden void @_strata_parallel_block(ptr %loop) {
entry:
  %body = load ptr, ptr %loop
  %context.place = getelementptr { ptr, ptr, i64 }, ptr %loop, i64 0, i32 1
  %context = load ptr, ptr %context.place
  %count.place = getelementptr { ptr, ptr, i64 }, ptr %loop, i64 0, i32 2
  %count = load i64, ptr %count.place
  %number = call i32 @omp_get_thread_num()
  %number.long = sext i32 %number to i64
  %threads = call i32 @omp_get_num_threads()
  %threads.long = sext i32 %threads to i64
  %size = sdiv i64 %count, %threads.long
  %rest = srem i64 %count, %threads.long
  %earlier = mul i64 %number.long, %size
  %longer = call i64 @llvm.smin.i64(i64 %number.long, i64 %rest)
  %begin = add i64 %earlier, %longer
  %is.longer = icmp slt i64 %number.long, %rest
  %one = zext i1 %is.longer to i64
  %length = add i64 %size, %one
  %end = add i64 %begin, %length
  %is.empty = icmp eq i64 %length, 0
  br i1 %is.empty, label %done, label %execute
execute:
  call void %body(ptr %context, i64 %begin, i64 %end)
  br label %done
done:
  ret void
}

declare i32 @omp_get_max_threads()
declare i32 @omp_in_parallel()
declare i32 @omp_get_thread_num()
declare i32 @omp_get_num_threads()
declare void @GOMP_parallel(ptr, ptr, i32, i32)
declare i64 @llvm.smin.i64(i64, i64)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare double @llvm.fabs.f64(double)
