func.func @main() {
  "t.launch"() {kernel = @kernels::@k} : () -> ()
  return
}
"t.module"() ({
  "t.func"() {sym_name = "k"} : () -> ()
}) {sym_name = "kernels"} : () -> ()
%c = arith.constant 1 : i32
"t.use"(%c) {sym_name = "user"} : (i32) -> ()
