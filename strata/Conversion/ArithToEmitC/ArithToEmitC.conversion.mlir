// Operations of arith as expressions of C. `index` is `size_t`; wrapping operations on integers are
// unsigned. Shifts, which have conditions in one expression, are in ArithToEmitC.cpp.

// Operations that are the same.

rule for ($op, $new) in
    @addf(arith.addf, emitc.add), @divf(arith.divf, emitc.div),
    @mulf(arith.mulf, emitc.mul), @subf(arith.subf, emitc.sub) {
  %r = $op %x, %y : $t
} => { %r = $new %x, %y : ($t, $t) -> $t }

// Signed quotients of indices are of `ptrdiff_t`. A single bit is not signed in C.

rule for ($op, $new) in
    @divsi(arith.divsi, emitc.div), @remsi(arith.remsi, emitc.rem) {
  %r = $op %x, %y : $t
} where is_integer($t), bit_width($t) > 1 => { %r = $new %x, %y : ($t, $t) -> $t }

rule for ($op, $new) in
    @divsi_index(arith.divsi, emitc.div), @remsi_index(arith.remsi, emitc.rem) {
  %r = $op %x, %y : $t
} where is_index($t) => {
  %0 = emitc.cast %x : $t to !emitc.ptrdiff_t
  %1 = emitc.cast %y : $t to !emitc.ptrdiff_t
  %2 = $new %0, %1 : (!emitc.ptrdiff_t, !emitc.ptrdiff_t) -> !emitc.ptrdiff_t
  %r = emitc.cast %2 : !emitc.ptrdiff_t to $t
}

rule @negf {
  %r = arith.negf %x : $t
} where is_c_float($t) => { %r = emitc.unary_minus %x : ($t) -> $t }

rule @constant { %r = "arith.constant"() <{value = $v}> : () -> $t } => { %r = "emitc.constant"() <{value = $v}> : () -> $t }

// Sums and products wrap, unless they are declared not to. In C, sums and products of `size_t` do.

rule for ($op, $new) in
    @addi(arith.addi, emitc.add), @muli(arith.muli, emitc.mul),
    @subi(arith.subi, emitc.sub) {
  %r = $op %x, %y overflow<$f> : $t
} where is_integer($t), bit_width($t) > 1, !has_flags($f, nsw), $u = unsigned_type($t) => {
  %0 = emitc.cast %x : $t to $u
  %1 = emitc.cast %y : $t to $u
  %2 = $new %0, %1 : ($u, $u) -> $u
  %r = emitc.cast %2 : $u to $t
}

rule for ($op, $new) in
    @addi_nsw(arith.addi, emitc.add), @muli_nsw(arith.muli, emitc.mul),
    @subi_nsw(arith.subi, emitc.sub) {
  %r = $op %x, %y overflow<$f> : $t
} where is_integer($t), bit_width($t) > 1, has_flags($f, nsw) => {
  %r = $new %x, %y : ($t, $t) -> $t
}

rule for ($op, $new) in
    @addi_index(arith.addi, emitc.add), @muli_index(arith.muli, emitc.mul),
    @subi_index(arith.subi, emitc.sub) {
  %r = $op %x, %y : $t
} where is_index($t) => { %r = $new %x, %y : ($t, $t) -> $t }

// Bits are unsigned, except for single ones.

rule for ($op, $new) in
    @andi(arith.andi, emitc.bitwise_and), @ori(arith.ori, emitc.bitwise_or),
    @xori(arith.xori, emitc.bitwise_xor),
    @divui(arith.divui, emitc.div), @remui(arith.remui, emitc.rem) {
  %r = $op %x, %y : $t
} where is_integer($t), $u = unsigned_type($t) => {
  %0 = emitc.cast %x : $t to $u
  %1 = emitc.cast %y : $t to $u
  %2 = $new %0, %1 : ($u, $u) -> $u
  %r = emitc.cast %2 : $u to $t
}

rule for ($op, $new) in
    @andi_i1(arith.andi, emitc.bitwise_and), @ori_i1(arith.ori, emitc.bitwise_or),
    @xori_i1(arith.xori, emitc.bitwise_xor) benefit(2) {
  %r = $op %x, %y : i1
} => { %r = $new %x, %y : (i1, i1) -> i1 }

// Comparisons and selection.

rule for ($p, $q) in
    @eq(eq, eq), @ne(ne, ne), @slt(slt, lt), @sle(sle, le), @sgt(sgt, gt), @sge(sge, ge) {
  %r = arith.cmpi $p, %x, %y : $t
} where is_integer($t) => { %r = emitc.cmp $q, %x, %y : ($t, $t) -> i1 }

// A set bit is -1, and 1 in C.

rule for ($p, $q) in
    @slt_i1(slt, gt), @sle_i1(sle, ge), @sgt_i1(sgt, lt), @sge_i1(sge, le) benefit(2) {
  %r = arith.cmpi $p, %x, %y : i1
} => { %r = emitc.cmp $q, %x, %y : (i1, i1) -> i1 }

rule for ($p, $q) in
    @eq_index(eq, eq), @ne_index(ne, ne), @slt_index(slt, lt),
    @sle_index(sle, le), @sgt_index(sgt, gt), @sge_index(sge, ge) {
  %r = arith.cmpi $p, %x, %y : $t
} where is_index($t) => {
  %0 = emitc.cast %x : $t to !emitc.ptrdiff_t
  %1 = emitc.cast %y : $t to !emitc.ptrdiff_t
  %r = emitc.cmp $q, %0, %1 : (!emitc.ptrdiff_t, !emitc.ptrdiff_t) -> i1
}

rule for ($p, $q) in @ult(ult, lt), @ule(ule, le), @ugt(ugt, gt), @uge(uge, ge) {
  %r = arith.cmpi $p, %x, %y : $t
} where is_integer($t), $u = unsigned_type($t) => {
  %0 = emitc.cast %x : $t to $u
  %1 = emitc.cast %y : $t to $u
  %r = emitc.cmp $q, %0, %1 : ($u, $u) -> i1
}

rule for ($p, $q) in
    @ult_index(ult, lt), @ule_index(ule, le), @ugt_index(ugt, gt), @uge_index(uge, ge) {
  %r = arith.cmpi $p, %x, %y : $t
} where is_index($t) => { %r = emitc.cmp $q, %x, %y : ($t, $t) -> i1 }

rule for ($p, $v) in @false(false, false), @true(true, true) {
  %r = arith.cmpf $p, %x, %y : $t
} where is_float($t) => { %r = "emitc.constant"() <{value = $v}> : () -> i1 }

// A number is equal to itself, unlike a NaN.

rule for ($p, $q, $join) in
    @ord(ord, eq, emitc.logical_and), @uno(uno, ne, emitc.logical_or) {
  %r = arith.cmpf $p, %x, %y : $t
} where is_float($t) => {
  %0 = emitc.cmp $q, %x, %x : ($t, $t) -> i1
  %1 = emitc.cmp $q, %y, %y : ($t, $t) -> i1
  %r = $join %0, %1 : i1, i1
}

rule for ($p, $q, $same, $join) in
    @oeq(oeq, eq, eq, emitc.logical_and), @ogt(ogt, gt, eq, emitc.logical_and),
    @oge(oge, ge, eq, emitc.logical_and), @olt(olt, lt, eq, emitc.logical_and),
    @ole(ole, le, eq, emitc.logical_and), @one(one, ne, eq, emitc.logical_and),
    @ueq(ueq, eq, ne, emitc.logical_or), @ugt(ugt, gt, ne, emitc.logical_or),
    @uge(uge, ge, ne, emitc.logical_or), @ult(ult, lt, ne, emitc.logical_or),
    @ule(ule, le, ne, emitc.logical_or), @une(une, ne, ne, emitc.logical_or) {
  %r = arith.cmpf $p, %x, %y : $t
} where is_float($t) => {
  %0 = emitc.cmp $q, %x, %y : ($t, $t) -> i1
  %1 = emitc.cmp $same, %x, %x : ($t, $t) -> i1
  %2 = emitc.cmp $same, %y, %y : ($t, $t) -> i1
  %3 = $join %1, %2 : i1, i1
  %r = $join %3, %0 : i1, i1
}

rule @select {
  %r = "arith.select"(%c, %x, %y) : (i1, $t, $t) -> $t
} => { %r = emitc.conditional %c, %x, %y : $t }

// Casts of integers. A bit is the lowest one of an integer: C would compare with zero.

rule @extsi {
  %r = arith.extsi %x : $n to $t
} where is_integer($n), bit_width($n) > 1 => { %r = emitc.cast %x : $n to $t }

rule for ($op) in @extui(arith.extui), @trunci(arith.trunci) {
  %r = $op %x : $n to $t
} where is_integer($n), $u = unsigned_type($n), $v = unsigned_type($t) => {
  %0 = emitc.cast %x : $n to $u
  %1 = emitc.cast %0 : $u to $v
  %r = emitc.cast %1 : $v to $t
}

rule @trunci_i1 benefit(2) {
  %r = arith.trunci %x : $n to i1
} where is_integer($n), $one = one($n) => {
  %0 = "emitc.constant"() <{value = $one}> : () -> $n
  %1 = emitc.bitwise_and %x, %0 : ($n, $n) -> $n
  %r = emitc.cast %1 : $n to i1
}

rule @index_cast_to {
  %r = arith.index_cast %x : $n to $t
} where is_index($n), is_integer($t) => {
  %0 = emitc.cast %x : $n to !emitc.ptrdiff_t
  %r = emitc.cast %0 : !emitc.ptrdiff_t to $t
}

rule @index_cast_from {
  %r = arith.index_cast %x : $n to $t
} where is_integer($n), bit_width($n) > 1 => {
  %0 = emitc.cast %x : $n to !emitc.ptrdiff_t
  %r = emitc.cast %0 : !emitc.ptrdiff_t to $t
}

rule @index_castui_to {
  %r = arith.index_castui %x : $n to $t
} where is_index($n), is_integer($t), $u = unsigned_type($t) => {
  %0 = emitc.cast %x : $n to $u
  %r = emitc.cast %0 : $u to $t
}

rule @index_castui_from {
  %r = arith.index_castui %x : $n to $t
} where is_integer($n), $u = unsigned_type($n) => {
  %0 = emitc.cast %x : $n to $u
  %r = emitc.cast %0 : $u to $t
}

rule for ($op) in @index_cast_to_i1(arith.index_cast), @index_castui_to_i1(arith.index_castui) benefit(2) {
  %r = $op %x : $n to i1
} where is_index($n) => {
  %0 = "emitc.constant"() <{value = 1 : index}> : () -> $n
  %1 = emitc.bitwise_and %x, %0 : ($n, $n) -> $n
  %r = emitc.cast %1 : $n to i1
}

// Casts of floats.

rule @extf {
  %r = arith.extf %x : $n to $t
} where is_c_float($n), is_c_float($t) => { %r = emitc.cast %x : $n to $t }

rule @truncf {
  %r = arith.truncf %x : $n to $t
} where is_c_float($n), is_c_float($t), !has_attribute(root, "roundingmode") => {
  %r = emitc.cast %x : $n to $t
}

rule @fptosi {
  %r = arith.fptosi %x : $n to $t
} where is_c_float($n), is_c_integer($t), bit_width($t) > 1 => { %r = emitc.cast %x : $n to $t }

rule @fptoui {
  %r = arith.fptoui %x : $n to $t
} where is_c_float($n), is_c_integer($t), bit_width($t) > 1, $u = unsigned_type($t) => {
  %0 = emitc.cast %x : $n to $u
  %r = emitc.cast %0 : $u to $t
}

rule @sitofp {
  %r = arith.sitofp %x : $n to $t
} where is_c_integer($n), bit_width($n) > 1, is_c_float($t) => { %r = emitc.cast %x : $n to $t }

rule @uitofp {
  %r = arith.uitofp %x : $n to $t
} where is_c_integer($n), is_c_float($t), $u = unsigned_type($n) => {
  %0 = emitc.cast %x : $n to $u
  %r = emitc.cast %0 : $u to $t
}
