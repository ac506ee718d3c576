irdl.dialect @tables attributes {strata.version = 1 : i32} {
  irdl.operation @function attributes {strata.traits = ["IsolatedFromAbove", "NoTerminator", "Symbol"]} {
    %sym_name = irdl.base "#builtin.string" {strata.kind = "symbol"}
    irdl.attributes {"sym_name" = %sym_name}
    %body = irdl.region
    irdl.regions(body: %body)
  }
  irdl.operation @declared attributes {strata.traits = ["Symbol"]} {
    %sym_name = irdl.base "#builtin.string" {strata.kind = "symbol"}
    %sym_visibility = irdl.base "#builtin.string" {strata.optional, strata.kind = "string"}
    irdl.attributes {"sym_name" = %sym_name, "sym_visibility" = %sym_visibility}
  }
  irdl.operation @use
}
