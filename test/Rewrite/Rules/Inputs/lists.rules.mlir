// Lists of numbers and of values, and values that conditions name.

rule @permuted_twice {
  %a = vector.transpose %x, $p : $s to $m
  %r = vector.transpose %a, $q : $m to $t
} where !all_equal($q, 0) => { %r = vector.transpose %x, $(permuted($p, $q)) : $s to $t }

rule @identity {
  %r = vector.transpose %x, $p : $t to $t
} where counts_up($p) => %x

// The sizes of a mask, of which trailing ones are 1.
rule @first {
  %a = vector.create_mask %sizes... : $m
  %r = vector.shape_cast %a : $m to $t
} where rank($t) < size(%sizes...), %last... = other_values(%sizes..., rank($t)), all_numbers(%last..., 1),
    %first... = first_values(%sizes..., rank($t)) => { %r = vector.create_mask %first... : $t }
rule @permuted_values {
  %a = vector.create_mask %sizes... : $m
  %r = vector.transpose %a, $p : $m to $t
} where %permuted... = permuted_values(%sizes..., $p) => { %r = vector.create_mask %permuted... : $t }

// Two rules of one name, of which the second one names a value.
rule @equal {
  %r = vector.from_elements %x, %y : $t
} where %x == 7, %y == 7 => { %r = vector.broadcast 7 : i32 to $t }
rule @equal {
  %r = vector.from_elements %xs... : $t
} where all_same(%xs...), %x = value_at(%xs..., 0) => { %r = vector.broadcast %x : $_ to $t }

// Lists of numbers that begin, or end, in a certain way; the value is found by the size.
rule @mask {
  %a = vector.constant_mask $sizes : $m
  %r = vector.shape_cast %a : $m to $t
} where all_equal(drop_front($sizes, 1), 1), contains($sizes, 3), rank($m) == 2
  => { %r = vector.constant_mask $(take_front($sizes, 1)) : $t }

// Sizes that become a part of the type, that stay, and that are taken.
rule @static {
  %r = tensor.empty(%sizes...) : $t
} where $n = static_type($t, %sizes...), %others... = variable_sizes(%sizes...) => {
  %e = tensor.empty(%others...) : $n
  %r = tensor.cast %e : $n to $t
}
rule @left {
  %e = tensor.empty(%sizes...) : $s
  %r = tensor.cast %e : $s to $t
} where contains(shape($t), 5), %left... = sizes_left(%sizes..., $s, $t) => { %r = tensor.empty(%left...) : $t }
rule @size {
  %e = tensor.empty(%sizes...) : $t
  %r = tensor.dim %e, %i : $t
} where %size = size_of_dim(%sizes..., $t, %i) => %size

// The operation that is replaced.
rule @plain { %r = arith.addi %x, %x : i32 } where !has_attribute(root, "keep") => %x
