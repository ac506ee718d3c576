// Dialects that have no history of their own, between LLVM 15 and 21.
module attributes {
  history.dialects = [["dlti_old", "current", "dlti"]],
  // The first version of LLVM, among 15, 16, 19 and 22, that has each part, and the name
  // before.
  history.since = [
    ["math.absf/fastmath", "16"],
    ["#dlti_old.target_device_spec", "19"], ["#dlti_old.target_system_spec", "19"],
    ["#dlti.dl_spec", "22", "dlti_old.dl_spec"], ["irdl", "19"],
    ["index", "16"], ["ub", "19"], ["affine.delinearize_index", "16"], ["affine.linearize_index", "22"],
    ["arith.addui_extended", "16"], ["arith.mulsi_extended", "16"], ["arith.mului_extended", "16"],
    ["arith.maximumf", "19", "arith.maxf"], ["arith.maxnumf", "19"],
    ["arith.minimumf", "19", "arith.minf"], ["arith.minnumf", "19"], ["arith.scaling_extf", "22"],
    ["arith.scaling_truncf", "22"], ["arith.index_castui", "16"], ["complex.bitcast", "19"],
    ["complex.powi", "22"], ["math.absf", "16", "math.abs"], ["math.absi", "16"], ["math.acos", "19"],
    ["math.acosh", "19"], ["math.asin", "19"], ["math.asinh", "19"], ["math.atanh", "19"],
    ["math.cbrt", "16"], ["math.clampf", "22"], ["math.cosh", "19"], ["math.erfc", "22"],
    ["math.fpowi", "16"], ["math.ipowi", "16"], ["math.isfinite", "22"], ["math.isinf", "22"],
    ["math.isnan", "22"], ["math.isnormal", "22"], ["math.roundeven", "16"], ["math.sincos", "22"],
    ["math.sinh", "19"], ["math.trunc", "16"], ["ub.unreachable", "22"], ["arith.addf/fastmath", "16"],
    ["arith.addi/overflowFlags", "19"], ["arith.cmpf/fastmath", "19"], ["arith.divf/fastmath", "16"],
    ["arith.divsi/isExact", "22"], ["arith.divui/isExact", "22"], ["arith.extf/fastmath", "19"],
    ["arith.mulf/fastmath", "16"], ["arith.muli/overflowFlags", "19"], ["arith.negf/fastmath", "16"],
    ["arith.remf/fastmath", "16"], ["arith.shli/overflowFlags", "19"], ["arith.shrsi/isExact", "22"],
    ["arith.shrui/isExact", "22"], ["arith.subf/fastmath", "16"], ["arith.subi/overflowFlags", "19"],
    ["arith.truncf/fastmath", "19"], ["arith.truncf/roundingmode", "19"],
    ["arith.trunci/overflowFlags", "22"], ["complex.add/fastmath", "19"],
    ["complex.angle/fastmath", "19"], ["complex.atan2/fastmath", "19"], ["complex.conj/fastmath", "19"],
    ["complex.cos/fastmath", "19"], ["complex.div/fastmath", "19"], ["complex.exp/fastmath", "19"],
    ["complex.expm1/fastmath", "19"], ["complex.log/fastmath", "19"], ["complex.log1p/fastmath", "19"],
    ["complex.mul/fastmath", "19"], ["complex.neg/fastmath", "19"], ["complex.pow/fastmath", "19"],
    ["complex.rsqrt/fastmath", "19"], ["complex.sign/fastmath", "19"], ["complex.sqrt/fastmath", "19"],
    ["complex.sub/fastmath", "19"], ["complex.tan/fastmath", "19"], ["complex.tanh/fastmath", "19"],
    ["math.atan/fastmath", "16"], ["math.atan2/fastmath", "16"], ["math.ceil/fastmath", "16"],
    ["math.copysign/fastmath", "16"], ["math.cos/fastmath", "16"], ["math.erf/fastmath", "16"],
    ["math.exp/fastmath", "16"], ["math.exp2/fastmath", "16"], ["math.expm1/fastmath", "16"],
    ["math.floor/fastmath", "16"], ["math.fma/fastmath", "16"], ["math.log/fastmath", "16"],
    ["math.log10/fastmath", "16"], ["math.log1p/fastmath", "16"], ["math.log2/fastmath", "16"],
    ["math.powf/fastmath", "16"], ["math.round/fastmath", "16"], ["math.rsqrt/fastmath", "16"],
    ["math.sin/fastmath", "16"], ["math.sqrt/fastmath", "16"], ["math.tan/fastmath", "16"],
    ["math.tanh/fastmath", "16"], ["func.call/arg_attrs", "22"], ["func.call/res_attrs", "22"],
    ["func.call_indirect/arg_attrs", "22"], ["func.call_indirect/res_attrs", "22"],
    ["func.call/no_inline", "22"], ["func.func/no_inline", "22"], ["cf.cond_br/branch_weights", "22"],
    ["!f8E5M2", "16"], ["!f8E4M3FN", "16"], ["!f8E4M3", "19"], ["!f8E5M2FNUZ", "19"],
    ["!f8E4M3FNUZ", "19"], ["!f8E4M3B11FNUZ", "19"], ["!tf32", "19"], ["!f4E2M1FN", "22"],
    ["!f6E2M3FN", "22"], ["!f6E3M2FN", "22"], ["!f8E3M4", "22"], ["!f8E8M0FNU", "22"],
    ["#distinct", "19"], ["#complex.number", "16"], ["#dlti.function_pointer_alignment", "22"],
    ["#dlti.map", "22"], ["#dlti.target_device_spec", "22", "dlti_old.target_device_spec"], ["#dlti.target_system_spec", "22", "dlti_old.target_system_spec"],
    ["#dense_resource", "16"], ["complex.abs/fastmath", "19"], ["complex.sin/fastmath", "19"],
    ["complex.im/fastmath", "19"], ["complex.re/fastmath", "19"], ["arith.maximumf/fastmath", "16"],
    ["arith.minimumf/fastmath", "16"]],
  history.limits = [
    ["irdl.operands", "22", "false", "names of values"],
    ["irdl.results", "22", "false", "names of values"],
    ["irdl.parameters", "22", "false", "names of values"],
    ["irdl.regions", "22", "false", "names of values"],
    ["affine.delinearize_index", "22", "$multi_index.size() == $static_basis.size()",
     "a basis without the size of the first dimension"]],
  history.custom_forms = [
    ["quant.qcast", "22"],
    ["quant.dcast", "22"],
    ["quant.scast", "22"]]
} {
  irdl.dialect @dlti_old attributes {
    strata.version = 1 : i32,
    strata.summary = "attributes whose entries were written otherwise"
  } {
    irdl.attribute @dl_spec attributes {
      strata.summary = "entries in full",
      strata.format = "`<` $entries `>`"
    } {
      %entries = irdl.base "#builtin.array" {strata.kind = "array<attribute>"}
      irdl.parameters(entries: %entries)
    }
    irdl.attribute @target_device_spec attributes {
      strata.summary = "entries in full",
      strata.format = "`<` $entries `>`"
    } {
      %entries = irdl.base "#builtin.array" {strata.kind = "array<attribute>"}
      irdl.parameters(entries: %entries)
    }
    irdl.attribute @device attributes {
      strata.summary = "a device with its name",
      strata.format = "`` $key `:` $value"
    } {
      %key = irdl.any
      %value = irdl.any
      irdl.parameters(key: %key, value: %value)
    }
    irdl.attribute @target_system_spec attributes {
      strata.summary = "devices after colons",
      strata.format = "`<` $entries `>`"
    } {
      %entries = irdl.base "#builtin.array" {strata.kind = "array<#dlti_old.device>"}
      irdl.parameters(entries: %entries)
    }
  }
  pdl.pattern @delinearize_index : benefit(1) attributes {history.until = "19"} {
    %operands = operands
    %types = types
    %op = operation "affine.delinearize_index"(%operands : !pdl.range<value>) -> (%types : !pdl.range<type>)
    rewrite %op {
      %same = apply_native_rewrite "strata.with_constants: dynamic_basis static_basis"(%op : !pdl.operation) : !pdl.operation
    }
  }
}
