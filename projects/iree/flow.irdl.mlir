// Facts from the C++ code of IREE's dialect flow.
irdl.dialect @flow attributes {
  strata.version = 1 : i32,
  strata.formats = [
    ["ShapedFunctionType", "operands, types, dims, results, result_dims, tied",
     "custom<SizedFunctionType>($operands, $types, $dims, $results, $result_dims, $tied)"],
    ["ShapedTiedResult", "args...", "custom<SizedResult>($args)"],
    ["ShapedOperandList", "values, types, dims", "custom<SizedOperands>($values, $types, $dims)"],
    ["DispatchEntryPoints", "points", "custom<OneOrSet>($points)"],
    ["ParameterReference", "scope, key", "custom<ScopedOperand>($scope, $key)"],
    ["WorkgroupCountRegion", "region", "(`workgroups` entry-with-results($region)^)?"]]
} {
  irdl.operation @dispatch.region attributes {
    strata.format = "(`[` $workload^ `]`)? `->` `(` custom<SizedTypes>(type($result), $result_dims) `)` attr-dict-with-keyword $body (`count` `` entry-with-results($workgroup_count)^)?"
  }
}
