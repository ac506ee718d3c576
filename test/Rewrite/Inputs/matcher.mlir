// A program as rules are turned into, with loops and branches of all kinds.
pdl_interp.func @matcher(%root : !pdl.operation) {
  pdl_interp.switch_operation_name of %root to ["t.a", "t.b", "t.loop"](^a, ^b, ^loop) -> ^end
^end:
  pdl_interp.finalize
^a:
  pdl_interp.check_operand_count of %root is at_least 1 -> ^a1, ^end
^a1:
  %x = pdl_interp.get_operand 0 of %root
  %t = pdl_interp.get_value_type of %x : !pdl.type
  pdl_interp.switch_type %t to [i32, f32](^a2, ^end) -> ^end
^a2:
  %attr = pdl_interp.get_attribute "v" of %root
  pdl_interp.is_not_null %attr : !pdl.attribute -> ^a3, ^end
^a3:
  %five = pdl_interp.create_attribute 5 : i32
  %sum = pdl_interp.apply_constraint "strata.add"(%attr, %five : !pdl.attribute, !pdl.attribute) : !pdl.attribute -> ^a4, ^end
^a4:
  pdl_interp.record_match @rewriters::@a(%root, %x, %sum : !pdl.operation, !pdl.value, !pdl.attribute) : benefit(1), loc([%root]), root("t.a") -> ^end
^b:
  pdl_interp.switch_operand_count of %root to dense<[1, 2]> : vector<2xi32>(^b1, ^end) -> ^end
^b1:
  %all = pdl_interp.get_operands of %root : !pdl.range<value>
  %types = pdl_interp.get_value_type of %all : !pdl.range<type>
  pdl_interp.check_types %types are [i64] -> ^b2, ^end
^b2:
  pdl_interp.record_match @rewriters::@b(%root : !pdl.operation) : benefit(2), loc([%root]), root("t.b") -> ^b3
^b3:
  pdl_interp.record_match @rewriters::@worse(%root : !pdl.operation) : benefit(1), loc([%root]), root("t.b") -> ^end
^loop:
  %y = pdl_interp.get_operand 0 of %root
  %users = pdl_interp.get_users of %y : !pdl.value
  pdl_interp.foreach %user : !pdl.operation in %users {
    pdl_interp.check_operation_name of %user is "t.friend" -> ^found, ^next
  ^next:
    pdl_interp.continue
  ^found:
    pdl_interp.record_match @rewriters::@loop(%root, %user : !pdl.operation, !pdl.operation) : benefit(1), loc([%root, %user]), root("t.loop") -> ^next
  } -> ^end
}
module @rewriters {
  pdl_interp.func @a(%root : !pdl.operation, %x : !pdl.value, %sum : !pdl.attribute) {
    %t = pdl_interp.create_type i32
    %new = pdl_interp.create_operation "t.a_found"(%x : !pdl.value) {"sum" = %sum} -> (%t : !pdl.type)
    %r = pdl_interp.get_results of %new : !pdl.range<value>
    pdl_interp.replace %root with (%r : !pdl.range<value>)
    pdl_interp.finalize
  }
  pdl_interp.func @b(%root : !pdl.operation) {
    %x = pdl_interp.get_operand 0 of %root
    %xs = pdl_interp.create_range %x, %x : !pdl.value, !pdl.value
    %one = pdl_interp.extract 1 of %xs : !pdl.value
    %new = pdl_interp.create_operation "arith.addi"(%x, %one : !pdl.value, !pdl.value) -> <inferred>
    %sum = pdl_interp.get_result 0 of %new
    %use = pdl_interp.create_operation "t.b_found"(%sum : !pdl.value)
    pdl_interp.erase %root
    pdl_interp.finalize
  }
  pdl_interp.func @worse(%root : !pdl.operation) {
    %new = pdl_interp.create_operation "t.worse"
    pdl_interp.erase %root
    pdl_interp.finalize
  }
  pdl_interp.func @loop(%root : !pdl.operation, %user : !pdl.operation) {
    pdl_interp.erase %user
    pdl_interp.erase %root
    pdl_interp.finalize
  }
}
