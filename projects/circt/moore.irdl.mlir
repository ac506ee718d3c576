// Facts from the C++ code of CIRCT's dialect moore.
irdl.dialect @moore attributes {
  strata.version = 1 : i32,
  strata.formats = [
    ["Direction", "number", "value(parameter($module_type, \"!hw.modty\", \"directions\"), $number)"],
    ["Argument", "", "argument($bodyRegion, parameter($module_type, \"!hw.modty\", \"names\")) `:` argument-type($bodyRegion, parameter($module_type, \"!hw.modty\", \"types\"))"],
    ["Port", "", "name(parameter($module_type, \"!hw.modty\", \"names\")) `:` parameter($module_type, \"!hw.modty\", \"types\")"]]
} {
  irdl.operation @module attributes {
    strata.format = "custom<SymbolVisibility>($sym_visibility) $sym_name `` `(` ports(`in` custom<Direction>(\"0 : i8\") custom<Argument>() | `out` custom<Direction>(\"1 : i8\") custom<Port>()) `)` attr-dict-with-keyword $bodyRegion"
  }
}
