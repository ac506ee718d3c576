; Programs that do not end as they should.
@zero = global i32 0

define i32 @divide() {
  %z = load volatile i32, ptr @zero
  %o = load volatile i32, ptr @zero
  %r = sdiv i32 %o, %z
  ret i32 %r
}

define i32 @calls_divide() {
  %r = call i32 @divide()
  ret i32 %r
}

define void @null() {
  store volatile i32 1, ptr null
  ret void
}

define i32 @recursive(i32 %x) noinline {
  %p = alloca [100 x i32]
  store volatile i32 %x, ptr %p
  %y = add i32 %x, 1
  %r = call i32 @recursive(i32 %y)
  store volatile i32 %r, ptr %p
  %s = add i32 %r, 1
  ret i32 %s
}

define i32 @overflows() {
  %r = call i32 @recursive(i32 0)
  ret i32 %r
}

define void @endless() {
  br label %loop
loop:
  store volatile i32 0, ptr @zero
  br label %loop
}

define void @aborts() {
  call void @abort()
  unreachable
}

define void @traps() {
  call void @llvm.trap()
  unreachable
}

define void @exits() {
  call void @exit(i32 0)
  ret void
}

define void @kills() {
  %r = call i32 @raise(i32 9)
  ret void
}

@text = constant [8 x i8] c"before\0A\00"
define void @prints_and_aborts() {
  call i32 @puts(ptr @text)
  call void @abort()
  unreachable
}

define ptr @allocates() {
  %p = call ptr @malloc(i64 1073741824)
  store volatile i8 1, ptr %p
  ret ptr %p
}

define void @bad_pointer() {
  %p = inttoptr i64 -6148914691236517206 to ptr
  store volatile i8 1, ptr %p
  ret void
}

declare void @abort()
declare void @exit(i32)
declare i32 @raise(i32)
declare i32 @puts(ptr)
declare ptr @malloc(i64)
declare void @llvm.trap()
