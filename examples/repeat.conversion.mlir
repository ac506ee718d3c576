// Lowers the loops of repeat.irdl.mlir to those of scf.

rule @RepeatToFor {
  %r... = loop.repeat %i to %n with %v... = %a... : ($ts...) {
    $body
    loop.next %next... : $ts...
  }
} => {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %r... = scf.for %i = %zero to %n step %one iter_args(%v... = %a...) -> ($ts...) {
    $body
    scf.yield %next... : $ts...
  }
}
