// Programs that are wrong.
// RUN: %opt --split-input-file --verify-diagnostics --allow-unregistered-dialect %s

// expected-error@below {{'pdl_interp.func' op region #0 ('body') failed to verify constraint: region with at least 1 blocks}}
pdl_interp.func @f(!pdl.operation)

// -----

pdl_interp.func @f(%op : i32) {
  // expected-error@below {{Dialect `' not found for custom op 'finalize'  (tried '.finalize' as well)}}
  // expected-note@below {{Available dialects: acc, affine, amdgpu, amx, arith, arm_neon, arm_sme, arm_sve, async, bufferization, builtin, cf, complex, dlti, emitc, func, gpu, index, irdl, linalg, llvm, math, memref, ml_program, mpi, nvgpu, nvvm, omp, pdl, pdl_interp, ptr, quant, rocdl, scf, shape, shard, smt, sparse_tensor, spirv, tensor, test, test_dyn, test_irdl_to_cpp, tosa, transform, ub, vector, wasmssa, x86vector, xegpu, xevm ; for more info on dialect registration see https://mlir.llvm.org/getting_started/Faq/#registered-loaded-dependent-whats-up-with-dialects-management}}
  finalize
}

// -----

pdl_interp.func @f(%op : !pdl.range<operation>) attributes {a = 3} {
  pdl_interp.foreach %x : !pdl.operation in %op {
     pdl_interp.continue
  // expected-error@below {{expected operation name in quotes}}
  } -> ^bb1 {foo}
^bb1:
  pdl_interp.finalize
}

// -----

// expected-note@below {{prior use here}}
pdl_interp.func @f(%op : !pdl.range<operation>) {
  // expected-error@below {{use of value '%op' expects different type than prior uses: '!pdl.range<value>' vs '!pdl.range<operation>'}}
  pdl_interp.foreach %x : !pdl.value in %op {
     pdl_interp.continue
  } -> ^bb1
^bb1:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%op : !pdl.range<operation>) {
  // expected-error@below {{'pdl_interp.foreach' op requires exactly one argument}}
  "pdl_interp.foreach"(%op)[^bb1] ({ ^bb0: pdl_interp.continue }) : (!pdl.range<operation>) -> ()
^bb1:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%op : !pdl.range<operation>) {
  // expected-error@below {{'pdl_interp.foreach' op operand must be a range of loop variable type}}
  "pdl_interp.foreach"(%op)[^bb1] ({ ^bb0(%x : !pdl.value): pdl_interp.continue }) : (!pdl.range<operation>) -> ()
^bb1:
  pdl_interp.finalize
}

// -----

// expected-note@below {{prior use here}}
pdl_interp.func @f(%op : !pdl.operation, %v : !pdl.value) {
  // expected-error@below {{use of value '%v' expects different type than prior uses: '!pdl.range<value>' vs '!pdl.value'}}
  %x = pdl_interp.get_value_type of %v : !pdl.range<type>
  pdl_interp.finalize
}

// -----

// expected-note@below {{prior use here}}
pdl_interp.func @f(%op : !pdl.operation, %v : !pdl.range<value>) {
  // expected-error@below {{use of value '%v' expects different type than prior uses: '!pdl.range<type>' vs '!pdl.range<value>'}}
  %y = pdl_interp.extract 1 of %v : !pdl.type
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%op : !pdl.operation, %v : !pdl.range<value>) {
  // expected-error@below {{'pdl_interp.extract' op failed to verify that `range` is a PDL range whose element type matches type of `result`}}
  %y = "pdl_interp.extract"(%v) <{index = 0 : i32}> : (!pdl.range<value>) -> !pdl.type
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%op : !pdl.operation, %v : !pdl.range<value>) {
  // expected-error@below {{'pdl_interp.get_value_type' op failed to verify that `value` type matches arity of `result`}}
  %y = "pdl_interp.get_value_type"(%v) : (!pdl.range<value>) -> !pdl.type
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%op : !pdl.operation) {
  %a = pdl_interp.create_attribute 10 : i64 attributes {foo}
  %t = pdl_interp.create_type i32 {foo}
  %ts = pdl_interp.create_types [i32] {foo}
  %o1 = pdl_interp.create_operation "foo.op"
  %o2 = pdl_interp.create_operation "foo.op" -> <inferred>
  %o3 = pdl_interp.create_operation "foo.op" {"a" = %a} -> <inferred>
  %o4 = pdl_interp.create_operation "foo.op" {"a" = %a} -> (%t, %ts : !pdl.type, !pdl.range<type>) {foo}
  %v = pdl_interp.get_result 0 of %o4
  %vs = pdl_interp.get_results of %o4 : !pdl.range<value>
  // expected-error@below {{expected attribute value}}
  %o5 = pdl_interp.create_operation "foo.op"(%v : !pdl.value) {foo}
  %o6 = pdl_interp.create_operation "foo.op"(%v, %vs : !pdl.value, !pdl.range<value>) {"a" = %a}
  %u = pdl_interp.get_users of %v : !pdl.value
  %u2 = pdl_interp.get_users of %vs : !pdl.range<value> {foo}
  %d = pdl_interp.get_defining_op of %vs : !pdl.range<value>
  pdl_interp.replace %op with (%v, %vs : !pdl.value, !pdl.range<value>) {x}
  pdl_interp.replace %op with ()
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%op : !pdl.operation) {
  %t = pdl_interp.create_type i32 {foo}
  // expected-error@below {{'pdl_interp.create_operation' op with inferred results cannot also have explicit result types}}
  %1 = "pdl_interp.create_operation"(%t) <{inferredResultTypes, inputAttributeNames = [], name = "foo.op", operandSegmentSizes = array<i32: 0, 0, 1>}> : (!pdl.type) -> !pdl.operation
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%op : !pdl.operation) {
  // expected-error@below {{'pdl_interp.create_operation' op has inferred results, but the created operation 'builtin.module' does not support result type inference (or is not registered)}}
  %1 = "pdl_interp.create_operation"() <{inferredResultTypes, inputAttributeNames = [], name = "builtin.module", operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%op : !pdl.operation) {
  // expected-error@below {{'pdl_interp.create_operation' op has inferred results, but the created operation 'builtin.unrealized_conversion_cast' does not support result type inference (or is not registered)}}
  %1 = "pdl_interp.create_operation"() <{inferredResultTypes, inputAttributeNames = ["a"], name = "builtin.unrealized_conversion_cast", operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> !pdl.operation
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%op : !pdl.operation) {
  // expected-error@below {{'pdl_interp.switch_operation_name' op expected number of cases to match the number of case values, got 1 but expected 2}}
  pdl_interp.switch_operation_name of %op to ["foo.op", "bar.op"](^bb1) -> ^bb1
^bb1:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%op : !pdl.operation) {
  // expected-error@below {{'pdl_interp.switch_operand_count' op expected number of cases to match the number of case values, got 1 but expected 3}}
  pdl_interp.switch_operand_count of %op to dense<[1,2,3]> : tensor<3xi32>(^bb1) -> ^bb1
^bb1:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%op : !pdl.operation) {
  // expected-error@below {{'pdl_interp.switch_result_count' op attribute 'caseValues' failed to satisfy constraint: 32-bit signless integer elements attribute}}
  pdl_interp.switch_result_count of %op to dense<[1,2,3]> : tensor<3xi64>(^bb1) -> ^bb1
^bb1:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%op : !pdl.attribute) {
  // expected-error@below {{'pdl_interp.switch_attribute' op expected number of cases to match the number of case values, got 1 but expected 2}}
  pdl_interp.switch_attribute %op to [1, 2](^bb1) -> ^bb1
^bb1:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%op : !pdl.type) {
  // expected-error@below {{'pdl_interp.switch_type' op expected number of cases to match the number of case values, got 1 but expected 2}}
  pdl_interp.switch_type %op to [i32, i64](^bb1) -> ^bb1
^bb1:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%op : !pdl.range<type>) {
  // expected-error@below {{'pdl_interp.switch_types' op expected number of cases to match the number of case values, got 2 but expected 1}}
  pdl_interp.switch_types %op to [[i32, i64]](^bb1, ^bb1) -> ^bb1
^bb1:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%op : !pdl.operation) {
  %a = pdl_interp.create_attribute 10 : i64 attributes {foo}
  %t = pdl_interp.create_type i32 {foo}
  %ts = pdl_interp.create_types [i32] {foo}
  %o1 = pdl_interp.create_operation "foo.op"
  // expected-error@below {{'pdl_interp.create_operation' op has inferred results, but the created operation 'foo.op' does not support result type inference (or is not registered)}}
  %o2 = pdl_interp.create_operation "foo.op" -> <inferred>
  %o3 = pdl_interp.create_operation "foo.op" {"a" = %a} -> <inferred>
  %o4 = pdl_interp.create_operation "foo.op" {"a" = %a} -> (%t, %ts : !pdl.type, !pdl.range<type>) {foo}
  %v = pdl_interp.get_result 0 of %o4
  %vs = pdl_interp.get_results of %o4 : !pdl.range<value>
  %o6 = pdl_interp.create_operation "foo.op"(%v, %vs : !pdl.value, !pdl.range<value>) {"a" = %a}
  %u = pdl_interp.get_users of %v : !pdl.value
  %u2 = pdl_interp.get_users of %vs : !pdl.range<value> {foo}
  %d = pdl_interp.get_defining_op of %vs : !pdl.range<value>
  pdl_interp.replace %op with (%v, %vs : !pdl.value, !pdl.range<value>) {x}
  pdl_interp.replace %op with ()
  %e = pdl_interp.create_range : !pdl.range<type> {a}
  %e1 = pdl_interp.create_range %t : !pdl.type {a}
  pdl_interp.check_operand_count of %op is at_least 2 -> ^bb1, ^bb1
^bb1:
  pdl_interp.check_result_count of %op is 2 {x} -> ^bb2, ^bb2
^bb2:
  pdl_interp.apply_constraint "x"(%op : !pdl.operation) {y} -> ^bb3, ^bb3
^bb3:
  pdl_interp.finalize
^bb4:
  pdl_interp.record_match @rewriters::@r(%op : !pdl.operation) : benefit(1), loc([]), root("arith.addi") {foo} -> ^bb1
^bb5:
  pdl_interp.record_match @rewriters::@r : benefit(1), generatedOps(["a"]), loc([%op, %op]) -> ^bb1
}

// -----

pdl_interp.func @f(%op : !pdl.operation) {
  // expected-error@below {{expected ':'}}
  %u2 = pdl_interp.create_operation "foo.x" -> ()
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%op : !pdl.operation) {
  // expected-error@below {{expected '('}}
  %u2 = pdl_interp.create_operation "foo.x" -> %x
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%op : !pdl.operation) {
  // expected-error@below {{custom op 'pdl_interp.create_operation' expected 'inferred'}}
  %u2 = pdl_interp.create_operation "foo.x" -> <foo>
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%op : !pdl.operation) {
  // expected-error@below {{'pdl_interp.create_operation' op operand #0 must be variadic of single element or range of PDL handle to an `mlir::Type`, but got '!pdl.operation'}}
  %u2 = pdl_interp.create_operation "foo.x" -> (%op : !pdl.operation)
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%op : !pdl.operation) {
  // expected-error@below {{custom op 'pdl_interp.create_operation' number of operands and types do not match: got 1 operands and 2 types}}
  %u2 = pdl_interp.create_operation "foo.x" -> (%op : !pdl.operation, !pdl.type)
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%op : !pdl.operation) {
  // expected-error@below {{'pdl_interp.continue' op expects parent op 'pdl_interp.foreach'}}
  pdl_interp.continue
}

// -----

// expected-note@below {{previously referenced here}}
pdl_interp.func @f(%op : !pdl.range<operation>) {
  // expected-error@below {{region entry argument '%op' is already in use}}
  pdl_interp.foreach %op : !pdl.operation in %op { } -> ^bb1
^bb1:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%op : !pdl.range<operation>) {
  pdl_interp.foreach %x : !pdl.operation in %op { 
    pdl_interp.continue
  // expected-error@below {{expected '->'}}
  }
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%op : !pdl.range<operation>) {
  // expected-error@below {{'pdl_interp.create_types' op attribute 'value' failed to satisfy constraint: type array attribute}}
  %x = "pdl_interp.create_types"() <{value = [3]}> : () -> !pdl.range<type>
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%op : !pdl.range<operation>) {
  // expected-error@below {{'pdl_interp.create_types' op result #0 must be range of PDL handle to an `mlir::Type` values, but got '!pdl.range<operation>'}}
  %x = "pdl_interp.create_types"() <{value = [i32]}> : () -> !pdl.range<operation>
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%op : !pdl.operation) {
  // expected-error@below {{'pdl_interp.get_operand' op attribute 'index' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative}}
  "pdl_interp.get_operand"(%op) <{index = -1 : i32}> : (!pdl.operation) -> !pdl.value
  pdl_interp.finalize
}

// -----

// expected-note@below {{prior use here}}
pdl_interp.func @f(%op : !pdl.operation, %v : !pdl.value) {
  // expected-error@below {{use of value '%v' expects different type than prior uses: '!pdl.operation' vs '!pdl.value'}}
  pdl_interp.are_equal %op, %v : !pdl.operation -> ^bb1, ^bb1
^bb1:
  pdl_interp.finalize
}

// -----

pdl_interp.func @f(%op : !pdl.operation, %v : !pdl.value) {
  // expected-error@below {{'pdl_interp.are_equal' op requires all operands to have the same type}}
  "pdl_interp.are_equal" (%op, %v)[^bb1, ^bb1] : (!pdl.operation, !pdl.value) -> ()
^bb1:
  pdl_interp.finalize
}

// -----

// expected-error@below {{'pdl_interp.foreach' op requires one region}}
"pdl_interp.foreach"() : () -> ()

// -----

// expected-error@below {{'pdl_interp.func' op requires attribute 'function_type'}}
"pdl_interp.func"() ({}) : () -> ()

// -----

// expected-error@below {{custom op 'NOPE' is unknown (tried 'func.NOPE' as well)}}
func.func @g(%a : i32) -> i32 { %x = arith.cmpi eq, %a, %a : i32 %c = NOPE [1.0, 2.0] : complex<f64> %y = complex.abs %c : complex<f64> %s = shape.const_shape [1,2] : tensor<2xindex> return %a : i32 }
pdl_interp.func @f(%op : !pdl.operation) {
  %o2 = pdl_interp.create_operation "arith.cmpi" -> <inferred>
  %o3 = pdl_interp.create_operation "arith.constant" -> <inferred>
  %o4 = pdl_interp.create_operation "complex.abs" -> <inferred>
  %o5 = pdl_interp.create_operation "shape.const_shape" -> <inferred>
  pdl_interp.finalize
}
pdl_interp.func @f2(%op : !pdl.operation) {
  %o4 = pdl_interp.create_operation "pdl.operand" -> <inferred>
  pdl_interp.finalize
}
pdl_interp.func @f3(%op : !pdl.operation) {
  %o4 = pdl_interp.create_operation "pdl_interp.get_value_type" -> <inferred>
  pdl_interp.finalize
}
pdl_interp.func @f4(%op : !pdl.operation) {
  %o4 = pdl_interp.create_operation "pdl_interp.create_type" -> <inferred>
  pdl_interp.finalize
}
pdl_interp.func @f5(%op : !pdl.operation) {
  %o4 = pdl_interp.create_operation "func.return" -> <inferred>
  pdl_interp.finalize
}
