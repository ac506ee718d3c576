// Facts from the C++ code of CIRCT's dialect calyx.
irdl.dialect @calyx attributes {
  strata.version = 1 : i32,
  strata.formats = [
    ["Port", "output", "value($portDirections, $output) argument($body, $portNames) `` `:` argument-type($body, parameter($function_type, \"function\", \"inputs\")) unless(\"{}\", $portAttributes)"],
    ["Component", "", "discardable(\"sym_name\", \"symbol\") `` `(` ports(custom<Port>(\"false\")) `)` `->` `(` ports(custom<Port>(\"true\")) `)` $body attr-dict"],
    ["ParameterList", "list", "(`<` ports(name(parameter($list, \"#hw.param.decl\", \"name\")) `` `:` parameter($list, \"#hw.param.decl\", \"type\") unless(\"\", `=` typed(parameter($list, \"#hw.param.decl\", \"value\"), parameter($list, \"#hw.param.decl\", \"type\"))))^ `>`)?"],
    ["Guarded", "", "($guard^ `?` $src) : ($src)? attr-dict `:` type($src)"]]
} {
  irdl.operation @component attributes {strata.format = "custom<Component>()"}
  irdl.operation @comb_component attributes {strata.format = "custom<Component>()"}
  irdl.operation @assign attributes {
    strata.infer = [["dest", "src", "$_self", ""]],
    strata.format = "$dest `=` custom<Guarded>()"
  }
  irdl.operation @group_done attributes {strata.format = "custom<Guarded>()"}
  irdl.operation @group_go attributes {strata.format = "custom<Guarded>()"}
  irdl.operation @cycle attributes {strata.format = "$start (`:` $end^)? attr-dict"}
}
