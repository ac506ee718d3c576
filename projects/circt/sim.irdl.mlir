// Facts from the C++ code of CIRCT's dialect sim.
irdl.dialect @sim attributes {
  strata.version = 1 : i32,
  strata.formats = [
    ["Direction", "number", "value(parameter($dpi_function_type, \"!sim.dpi_functy\", \"directions\"), $number)"],
    ["Name", "", "parameter($dpi_function_type, \"!sim.dpi_functy\", \"names\")"],
    ["Port", "", "`:` parameter($dpi_function_type, \"!sim.dpi_functy\", \"types\") location($argument_locs)"]]
} {
  irdl.type @dpi_functy attributes {
    strata.class = "DPIFunctionType",
    strata.format = "`<` ports(`in` value($directions, \"0 : i8\") $names `:` $types | `out` value($directions, \"1 : i8\") $names `:` $types | `inout` value($directions, \"2 : i8\") $names `:` $types | `return` value($directions, \"3 : i8\") $names `:` $types | `ref` value($directions, \"4 : i8\") $names `:` $types) `>`"
  } {
    %directions = irdl.any {strata.kind = "dense<i8>"}
    %names = irdl.any {strata.kind = "array<string>"}
    %types = irdl.any {strata.kind = "array<type>"}
    irdl.parameters(directions: %directions, names: %names, types: %types)
  }
  irdl.operation @func.dpi attributes {
    strata.interfaces = ["SymbolOpInterface", "OpAsmOpInterface"],
    strata.format = "discardable(\"sym_visibility\", \"public\", \"private\", \"nested\") $sym_name `` `(` ports(`in` custom<Direction>(\"0 : i8\") value-name(custom<Name>()) custom<Port>() | `out` custom<Direction>(\"1 : i8\") name(custom<Name>()) custom<Port>() | `inout` custom<Direction>(\"2 : i8\") value-name(custom<Name>()) custom<Port>() | `return` custom<Direction>(\"3 : i8\") name(custom<Name>()) custom<Port>() | `ref` custom<Direction>(\"4 : i8\") value-name(custom<Name>()) custom<Port>()) `)` attr-dict-with-keyword empty($body)"
  }
}
