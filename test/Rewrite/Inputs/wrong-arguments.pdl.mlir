pdl.pattern @type_and_number : benefit(1) {
  %x = operand
  %s = attribute = "text"
  %op = operation "t.a"(%x : !pdl.value)
  %big = attribute = 100000000000000000000 : i128
  %t = type : i32
  %p = apply_native_constraint "strata.parts_of_type"(%t, %s : !pdl.type, !pdl.attribute) : !pdl.type
  apply_native_constraint "strata.is_number"(%big, %big : !pdl.attribute, !pdl.attribute)
  rewrite %op { erase %op }
}
pdl.pattern @region_and_list : benefit(1) {
  %x = operand
  %s = attribute = "text"
  %big = attribute = 100000000000000000000 : i128
  %op = operation "t.b"(%x : !pdl.value)
  %l = apply_native_constraint "strata.block_arguments"(%op, %s, %s : !pdl.operation, !pdl.attribute, !pdl.attribute) : !pdl.range<value>
  %v = apply_native_constraint "strata.operand_of"(%op, %big : !pdl.operation, !pdl.attribute) : !pdl.value
  apply_native_constraint "strata.has_operands"(%op, %big : !pdl.operation, !pdl.attribute)
  rewrite %op {
    %e = apply_native_rewrite "strata.element"(%l, %s : !pdl.range<value>, !pdl.attribute) : !pdl.value
    %t = apply_native_rewrite "strata.type_of_parts"(%s : !pdl.attribute) : !pdl.type
    %n = apply_native_rewrite "strata.number"(%big, %t : !pdl.attribute, !pdl.type) : !pdl.attribute
    erase %op
  }
}
pdl.pattern @end_block : benefit(1) {
  %x = operand
  %s = attribute = "text"
  %big = attribute = 100000000000000000000 : i128
  %op = operation "t.c"(%x : !pdl.value)
  rewrite %op {
    apply_native_rewrite "strata.end_block"(%op : !pdl.operation)
    // CHECK: :[[#@LINE+1]]:5: error: a native failed after the rule had already changed the IR in rule 'end_block'
    apply_native_rewrite "strata.begin_block"(%op, %big : !pdl.operation, !pdl.attribute)
    erase %op
  }
}
