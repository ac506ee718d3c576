fold @add_zero { %r = sat.add %x, 0 : $t } => %x
fold @same { %r = sat.add %x, %x : i1 } => %x
fold @constants { %r = sat.add %x, %y : $t } where %x + %y == 100 => $(%x + %y)
fold @swap { %r = sat.add %x, %y {todo} : $t } where !has_attribute(%r, "swapped") => { %r = sat.add %y, %x {swapped} : $t }
