// A dialect of fixed-size vectors, whole: types, operations, syntax.
irdl.dialect @vec attributes {strata.version = 1 : i32} {
  irdl.type @vec {
    %n = irdl.base "#builtin.integer"
    %t = irdl.any
    irdl.parameters(size: %n, element: %t)
  }
  irdl.operation @constant attributes {
    strata.traits = ["Pure", "ConstantLike"],
    strata.format = "$value attr-dict `:` qualified(type($result))"
  } {
    %v = irdl.base "#builtin.array" {strata.summary = "array attribute"}
    %r = irdl.base @vec::@vec {strata.summary = "vector"}
    irdl.attributes {"value" = %v}
    irdl.results(result: %r)
  }
  irdl.operation @add attributes {
    strata.traits = ["Pure", "Commutative"],
    strata.format = "$lhs `,` $rhs (`fast` $fast^)? attr-dict `:` qualified(type($result))"
  } {
    %v = irdl.base @vec::@vec {strata.summary = "vector"}
    %u = irdl.is unit {strata.optional}
    irdl.operands(lhs: %v, rhs: %v)
    irdl.attributes {"fast" = %u}
    irdl.results(result: %v)
  }
  irdl.operation @extract attributes {
    strata.format = "$source `[` $index `]` attr-dict `:` qualified(type($source))"
  } {
    %n = irdl.any
    %t = irdl.any
    %v = irdl.parametric @vec::@vec<%n, %t> {strata.summary = "vector"}
    %i = irdl.is index
    irdl.operands(source: %v, index: %i)
    irdl.results(element: %t)
  }
  irdl.operation @map attributes {
    strata.format = "$source (`,` $others^)? $body attr-dict `:` functional-type(operands, results)"
  } {
    %v = irdl.base @vec::@vec {strata.summary = "vector"}
    %w = irdl.any
    %r = irdl.region with size 1
    irdl.operands(source: %v, others: variadic %w)
    irdl.results(result: %v)
    irdl.regions(body: %r)
  }
  irdl.operation @yield attributes {
    strata.traits = ["Terminator"],
    strata.format = "($values^ `:` type($values))? attr-dict"
  } {
    %w = irdl.any
    irdl.operands(values: variadic %w)
  }
  irdl.operation @"my.Func" attributes {
    strata.traits = ["Symbol", "IsolatedFromAbove", "NoTerminator", "SingleBlock"],
    strata.format = "$sym_name $body attr-dict"
  } {
    %s = irdl.base "#builtin.string" {strata.kind = "symbol"}
    %r = irdl.region
    irdl.attributes {"sym_name" = %s}
    irdl.regions(body: %r)
  }
}
