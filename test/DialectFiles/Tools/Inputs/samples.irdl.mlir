irdl.dialect @s attributes {strata.version = 1 : i32, strata.summary = "samples"} {
  irdl.attribute @unit attributes {
    strata.summary = "unit of money", strata.format = "$value",
    strata.enum = {cases = ["eur", "usd"]}
  }
  irdl.attribute @flags attributes {
    strata.summary = "flags", strata.enum = {cases = ["none", "fast"], bits, plain}
  }
  irdl.attribute @maps attributes {strata.summary = "kinds that are no numbers"} {
    %symbol = irdl.any {strata.kind = "flat_symbol_ref", strata.summary = "symbol"}
    %map = irdl.any {strata.kind = "affine_map", strata.summary = "map"}
    %number = irdl.any {strata.kind = "ui32", strata.summary = "number"}
    irdl.parameters(symbol: %symbol, map: %map, number: %number)
  }
  irdl.type @amount attributes {
    strata.summary = "amount", strata.format = "`<` $number $unit `>`"
  } {
    %number = irdl.any {strata.kind = "i64", strata.summary = "number"}
    %unit = irdl.base @s::@unit {strata.summary = "unit"}
    irdl.parameters(number: %number, unit: %unit)
  }
  irdl.type @list attributes {strata.summary = "list"} {
    %next = irdl.base @s::@list {strata.summary = "next", strata.optional}
    irdl.parameters(next: %next)
  }
  irdl.operation @pay attributes {
    strata.summary = "pay", strata.format = "attr-dict `:` type($amount)"
  } {
    %number = irdl.any
    %unit = irdl.any
    %amount = irdl.parametric @s::@amount<%number, %unit> {strata.summary = "amount"}
    irdl.results(amount: %amount)
  }
}
