func.func @a() {
  return
}
"test.first"() : () -> ()
func.func @b() {
  call @c() : () -> ()
  return
}
func.func @c() {
  return
}
"test.second"() : () -> ()
func.func @d() {
  call @c() : () -> ()
  return
}
