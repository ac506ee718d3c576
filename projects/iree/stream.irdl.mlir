// Facts from the C++ code of IREE's dialect stream.
irdl.dialect @stream attributes {
  strata.version = 1 : i32,
  strata.formats = [
    ["ShapedFunctionType", "operands, types, dims, results, result_dims, tied",
     "custom<SizedFunctionType>($operands, $types, $dims, $results, $result_dims, $tied, \"SizeAwareTypeInterface\")"],
    ["ShapedTiedResult", "type, size", "custom<SizedResult>($type, $size, \"SizeAwareTypeInterface\")"],
    ["ShapedTypeList", "args...", "custom<SizedTypes>($args, \"SizeAwareTypeInterface\")"],
    ["DispatchEntryPoints", "points", "custom<OneOrSet>($points)"],
    ["DispatchOperands", "operands, offsets, ends, lengths", "custom<RangedOperands>($operands, $offsets, $ends, $lengths)"],
    ["ParameterReference", "scope, key", "custom<ScopedOperand>($scope, $key)"],
    ["ResourceRegion", "operands, types, sizes, results, result_sizes, tied, body",
     "custom<CaptureRegion>($operands, $types, $sizes, $results, $result_sizes, $tied, $body, \"SizeAwareTypeInterface\", \"stream.yield\")"],
    ["ExplicitResourceRegion", "operands, types, sizes, body",
     "custom<CaptureRegion>($operands, $types, $sizes, $body, \"SizeAwareTypeInterface\", \"stream.yield\")"],
    ["WorkgroupCountRegion", "region", "(`workgroups` entry-with-results($region)^)?"]]
} {
}
