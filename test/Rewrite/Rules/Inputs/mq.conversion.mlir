// Matrices as vectors of two dimensions, tables as their numbers of rows.
conversion.target legal ["arith", "scf", "vector", "func"] illegal ["mq"]
conversion.type {
^bb0(%t : !pdl.type):
  %rows, %cols, %element = take "mq.matrix" of %t : !pdl.attribute, !pdl.attribute, !pdl.type
  %vector = make "builtin.vector"(%element, %rows, %cols : !pdl.type, !pdl.attribute, !pdl.attribute)
  yield %vector
}
conversion.type {
^bb0(%t : !pdl.type):
  %columns = take "mq.table" of %t : !pdl.attribute
  %rows = pdl.type : index
  yield %rows
}

rule @add { %r = mq.add %a, %b : $t } => { %r = arith.addf %a, %b : $t }
rule @mul { %r = mq.mul %a, %b : $t } => { %r = arith.mulf %a, %b : $t }
rule @fill { %r = mq.fill %x : $t } => { %r = vector.broadcast %x : $_ to $t }
rule @scale { %r = mq.scale %a by %x : $t } => {
  %v = vector.broadcast %x : $_ to $t
  %r = arith.mulf %a, %v : $t
}
rule @at { %r = mq.at %a[%i, %j] : $t } => { %r = vector.extract %a[%i, %j] : $_ from $t }
rule @transpose { %r = "mq.transpose"(%a) : ($t) -> $u } => { %r = "vector.transpose"(%a) {permutation = array<i64: 1, 0>} : ($t) -> $u }
rule @iterate {
  %r... = mq.iterate %i in %lo to %hi step $s with %v... = %a... : ($ts...) { $body mq.yield %next... : $ts... }
} => {
  %step = arith.constant $s
  %s = arith.index_cast %step : i64 to index
  %r... = scf.for %i = %lo to %hi step %s iter_args(%v... = %a...) -> ($ts...) {
    $body
    scf.yield %next... : $ts...
  }
}
rule @matmul { %r = mq.matmul %a, %b : $t, $u } where $v = convertType(%r) => {
  %r = vector.contract {
    indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>],
    iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>
  } %a, %b, 0.0 : $t, $u into $v
}
rule @sum { %r = mq.reduce sum %a : <$m x $n x $e, $l> } where $v = convertType(%a) => {
  %r = vector.multi_reduction <add>, %a, 0.0 [0, 1] : $v to $e
}
rule for ($from, $to) in @max(max, maxnumf), @min(min, minnumf) { %r = mq.reduce $from %a : <$m x $n x $e, $l> } where $v = convertType(%a) => {
  %first = vector.extract %a[0, 0] : $e from $v
  %r = vector.multi_reduction <$to>, %a, %first [0, 1] : $v to $e
}
rule @map { %r = mq.map %x of %a : <$m x $n x $e, $l> { $body mq.yield %y : $e } } where $v = convertType(%a) => {
  %r = scf.for %i = 0 to $(number($m, index)) step 1 iter_args(%u = %a) -> ($v) {
    %row = scf.for %j = 0 to $(number($n, index)) step 1 iter_args(%w = %u) -> ($v) {
      %x = vector.extract %a[%i, %j] : $e from $v
      $body
      %z = vector.insert %y, %w[%i, %j] : $e into $v
      scf.yield %z : $v
    }
    scf.yield %row : $v
  }
}
rule @limited { %r = mq.query from (%t) limit %n : ($t, index) -> $u } where $i = convertType(%t) => { %r = arith.minui %t, %n : $i }
