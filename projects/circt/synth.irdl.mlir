// Facts from the C++ code of CIRCT's dialect synth.
irdl.dialect @synth attributes {
  strata.version = 1 : i32,
  strata.formats = [
    ["VariadicInvertibleOperands", "inputs, type, inverted, dict",
     "ports(`not` value($inverted, \"true\") $inputs | value($inverted, \"false\") $inputs) $dict `:` $type"]]
} {
}
