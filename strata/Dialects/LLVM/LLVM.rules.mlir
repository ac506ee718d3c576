// Folds of llvm (docs/rules.md). Folds of positions and constant indices are in LLVMFolds.cpp.

fold for ($p, $v) in @ICmpEqSame("eq", true), @ICmpNeSame("ne", false) { %r = llvm.icmp $p %x, %x : $t } => $v
// The address of memory on the stack is not null.
fold for ($p, $a, $b, $v) in @ICmpEqStackNull("eq", %s, %z, false), @ICmpEqNullStack("eq", %z, %s, false),
    @ICmpNeStackNull("ne", %s, %z, true), @ICmpNeNullStack("ne", %z, %s, true) {
  %s = "llvm.alloca"(%n) : ($i) -> $t
  %z = llvm.mlir.zero : $t
  %r = llvm.icmp $p $a, $b : $t
} => $v

// A cast of a cast is one, or none.
fold for ($cast) in @AddressSpaceCastSame(llvm.addrspacecast), @BitcastSame(llvm.bitcast) {
  %r = $cast %x : $t to $t
} => %x
fold for ($cast) in @AddressSpaceCastBack(llvm.addrspacecast), @BitcastBack(llvm.bitcast) {
  %a = $cast %x : $t to $m
  %r = $cast %a : $m to $t
} => %x
fold for ($cast) in @AddressSpaceCastTwice(llvm.addrspacecast), @BitcastTwice(llvm.bitcast) {
  %a = $cast %x : $n to $m
  %r = $cast %a : $m to $t
} => { %r = $cast %x : $n to $t }
