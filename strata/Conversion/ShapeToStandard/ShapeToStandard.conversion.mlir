// Operations of shape that become a fixed list of operations (docs/rules.md). Expansions that
// depend on a number of operands or dimensions are in ShapeToStandard.cpp. Shapes of type
// !shape.shape and sizes, which may be errors, are not converted.

rule for ($from, $to) in @AddOpConversion(shape.add, arith.addi), @MulOpConversion(shape.mul, arith.muli) {
  %r = $from %a, %b : index, index -> index
} => { %r = $to %a, %b : index }

rule @AnyOpConversion {
  %r = shape.any %xs... : $ts... -> $t
} where %x = value_at(%xs..., 0) => %x

rule @RankOpConverter {
  %r = shape.rank %s : $s -> index
} where $s is ranked_tensor => {
  %c0 = arith.constant 0 : index
  %r = tensor.dim %s, %c0 : $s
}

// The extent of a shape that is known to be that of a value is a size of the value.
rule @GetExtentOfShapeOf {
  %s = shape.shape_of %value : $t -> $s
  %r = shape.get_extent %s, %i : $s, index -> index
} where $t is tensor => { %r = tensor.dim %value, %i : $t }

rule @GetExtentOpConverter {
  %r = shape.get_extent %s, %i : $s, index -> index
} where $s is ranked_tensor => { %r = tensor.extract %s[%i] : $s }

rule @ToExtentTensorOpConversion {
  %r = shape.to_extent_tensor %s : $s -> $t
} where $s is ranked_tensor => { %r = tensor.cast %s : $s to $t }

// A negative index counts from the end.
rule @SplitAtOpConversion {
  %head, %tail = "shape.split_at"(%s, %i) : ($s, index) -> (tensor<?xindex>, tensor<?xindex>)
} where $s is ranked_tensor => {
  %c0 = arith.constant 0 : index
  %rank = tensor.dim %s, %c0 : $s
  %fromEnd = arith.addi %i, %rank : index
  %isNegative = arith.cmpi slt, %i, %c0 : index
  %at = arith.select %isNegative, %fromEnd, %i : index
  %c1 = arith.constant 1 : index
  %head = tensor.extract_slice %s[%c0] [%at] [%c1] : $s to tensor<?xindex>
  %rest = arith.subi %rank, %at : index
  %tail = tensor.extract_slice %s[%at] [%rest] [%c1] : $s to tensor<?xindex>
}

rule @CstrBroadcastableToRequire {
  %w = shape.cstr_broadcastable %xs... : $ts...
} => {
  %holds = shape.is_broadcastable %xs... : $ts...
  %w = shape.cstr_require %holds, "required broadcastable shapes"
}

rule @CstrEqToRequire {
  %w = shape.cstr_eq %xs... : $ts...
} => {
  %holds = shape.shape_eq %xs... : $ts...
  %w = shape.cstr_require %holds, "required equal shapes"
}
