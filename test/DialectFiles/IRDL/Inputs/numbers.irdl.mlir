// Each kind of constraint, in the current spelling.
irdl.dialect @numbers {
  irdl.type @pair {
    %single = irdl.is f32
    %double = irdl.is f64
    %float = irdl.any_of(%single, %double)
    irdl.parameters(element: %float)
  }
  irdl.type @anything { %any = irdl.any irdl.parameters(value: %any) }
  irdl.type @of_integer { %integer = irdl.base "!builtin.integer" irdl.parameters(type: %integer) }
  irdl.type @of_pair { %pair = irdl.base @numbers::@pair irdl.parameters(type: %pair) }
  irdl.type @small_float {
    %i32 = irdl.is i32
    %f32 = irdl.is f32
    %small = irdl.any_of(%i32, %f32)
    %f64 = irdl.is f64
    %float = irdl.any_of(%f32, %f64)
    %both = irdl.all_of(%small, %float)
    irdl.parameters(type: %both)
  }
  irdl.type @of_number {
    %number = irdl.c_pred "::llvm::isa<::mlir::IntegerAttr>($_self)"
    irdl.parameters(value: %number)
  }
  irdl.attribute @mode {
    %fast = irdl.is "fast"
    %exact = irdl.is "exact"
    %either = irdl.any_of(%fast, %exact)
    irdl.parameters(name: %either)
  }
  irdl.operation @mul {
    %single = irdl.is f32
    %double = irdl.is f64
    %float = irdl.any_of(%single, %double)
    %pair = irdl.parametric @numbers::@pair<%float>
    irdl.operands(lhs: %pair, rhs: %pair)
    irdl.results(product: %pair)
  }
  irdl.operation @parts {
    %element = irdl.any
    %pair = irdl.parametric @numbers::@pair<%element>
    irdl.operands(pair: %pair)
    irdl.results(first: %element, second: %element)
  }
  irdl.operation @tagged {
    %any = irdl.any
    %i64 = irdl.is i64
    irdl.attributes {"first" = %any, "second" = %i64}
  }
  irdl.operation @many {
    %i32 = irdl.is i32
    %f32 = irdl.is f32
    %f64 = irdl.is f64
    irdl.operands(one: %i32, maybe: optional %f32, some: variadic %f64)
    irdl.results(first: %i32, second: single %i32, rest: variadic %f64)
  }
  irdl.operation @bodies {
    %i32 = irdl.is i32
    %i64 = irdl.is i64
    %any = irdl.region
    %closed = irdl.region()
    %typed = irdl.region(%i32, %i64)
    %sized = irdl.region with size 3
    irdl.regions(any: %any, closed: %closed, typed: %typed, sized: %sized)
  }
}
