; Functions without code have the address of what follows them.
define void @empty_0() {
  unreachable
}
define void @empty_1() {
  unreachable
}
define void @empty_2() {
  unreachable
}
define void @empty_3() {
  unreachable
}
define void @empty_4() {
  unreachable
}
define void @empty_5() {
  unreachable
}
define void @empty_6() {
  unreachable
}
define void @empty_7() {
  unreachable
}
define void @traps() {
  call void @llvm.trap()
  ret void
}
declare void @llvm.trap()
