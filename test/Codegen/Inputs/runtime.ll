; Calls functions of the runtime.
@data = constant [7 x float] [float 9.0, float 1.0, float 2.5, float 9.0, float -3.25, float 1.0e10, float 9.0]
@copy = global [4 x float] zeroinitializer
@text = constant [6 x i8] c"text\0A\00"
@view = constant { ptr, ptr, i64, [2 x i64], [2 x i64] } { ptr @data, ptr @data, i64 1, [2 x i64] [i64 2, i64 2], [2 x i64] [i64 3, i64 1] }
@rows = constant { ptr, ptr, i64, [2 x i64], [2 x i64] } { ptr @copy, ptr @copy, i64 0, [2 x i64] [i64 2, i64 2], [2 x i64] [i64 2, i64 1] }
@any_view = constant { i64, ptr } { i64 2, ptr @view }
@any_rows = constant { i64, ptr } { i64 2, ptr @rows }
@view_of_copy = constant { ptr, ptr, i64, [2 x i64], [2 x i64] } { ptr @wide_copy, ptr @wide_copy, i64 1, [2 x i64] [i64 2, i64 2], [2 x i64] [i64 3, i64 1] }
@any_view_of_copy = constant { i64, ptr } { i64 2, ptr @view_of_copy }
@wide_copy = global [7 x float] zeroinitializer

declare void @printI64(i64)
declare void @printU64(i64)
declare void @printF32(float)
declare void @printF64(double)
declare void @printBF16(i16)
declare void @printF16(i16)
declare void @printString(ptr)
declare void @printOpen()
declare void @printClose()
declare void @printComma()
declare void @printNewline()
declare void @printFlops(double)
declare void @printMemrefF32(i64, ptr)
declare void @_mlir_ciface_printMemref2dF32(ptr)
declare i64 @_mlir_ciface_verifyMemRefF32(ptr, ptr)
declare i64 @verifyMemRefF32(i64, ptr, i64, ptr)
declare void @memrefCopy(i64, ptr, ptr)

define void @main() {
  call void @printI64(i64 -5)
  call void @printNewline()
  call void @printU64(i64 -5)
  call void @printComma()
  call void @printOpen()
  call void @printF32(float 0x3FF3C0CA40000000)
  call void @printClose()
  call void @printNewline()
  call void @printF64(double 1.0e20)
  call void @printNewline()
  call void @printBF16(i16 16282)
  call void @printNewline()
  call void @printF16(i16 15600)
  call void @printNewline()
  call void @printString(ptr @text)
  call void @printMemrefF32(i64 2, ptr @view)
  call void @memrefCopy(i64 4, ptr @any_view, ptr @any_rows)
  call void @_mlir_ciface_printMemref2dF32(ptr @view)
  %shape = call i64 @_mlir_ciface_verifyMemRefF32(ptr @any_view, ptr @any_rows)
  call void @printI64(i64 %shape)
  call void @printNewline()
  %same = call i64 @_mlir_ciface_verifyMemRefF32(ptr @any_rows, ptr @any_rows)
  call void @printI64(i64 %same)
  call void @printNewline()
  %other = call i64 @verifyMemRefF32(i64 2, ptr @view, i64 2, ptr @view_of_copy)
  call void @printI64(i64 %other)
  call void @printNewline()
  ret void
}

define void @flops() {
  call void @printFlops(double 2.5e9)
  call i64 @verifyMemRefF32(i64 2, ptr @view, i64 2, ptr @view_of_copy)
  ret void
}
