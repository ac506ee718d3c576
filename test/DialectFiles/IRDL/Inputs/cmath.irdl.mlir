irdl.dialect @cmath {
  irdl.type @complex {
    %0 = irdl.is f32
    %1 = irdl.is f64
    %2 = irdl.any_of(%0, %1)
    irdl.parameters(elem: %2)
  }
  irdl.attribute @enum {
    %0 = irdl.is "foo"
    %1 = irdl.is "bar"
    %2 = irdl.any_of(%0, %1)
    irdl.parameters(v: %2)
  }
  irdl.type @empty
  irdl.type @two { %0 = irdl.any irdl.parameters(a: %0, b: %0) }
  irdl.operation @mul {
    %0 = irdl.is f32
    %1 = irdl.is f64
    %2 = irdl.any_of(%0, %1)
    %3 = irdl.parametric @cmath::@complex<%2>
    irdl.operands(lhs: %3, rhs: %3)
    irdl.results(res: %3)
  }
  irdl.operation @norm {
    %0 = irdl.any
    %1 = irdl.parametric @cmath::@complex<%0>
    irdl.operands(x: %1)
    irdl.results(r: %0)
  }
  irdl.operation @var {
    %i = irdl.is i32
    %f = irdl.base "!builtin.integer"
    irdl.operands(a: %i, b: variadic %f)
  }
  irdl.operation @opt {
    %i = irdl.is i32
    %f = irdl.is f32
    irdl.operands(a: optional %i, b: variadic %f)
  }
  irdl.operation @vres {
    %i = irdl.is i32
    irdl.results(c: optional %i, d: variadic %i)
  }
  irdl.operation @attrs {
    %0 = irdl.base "#builtin.integer"
    %1 = irdl.is "x"
    irdl.attributes {"n" = %0, "s" = %1}
  }
  irdl.operation @base {
    %0 = irdl.base "!builtin.integer"
    %1 = irdl.base @cmath::@complex
    irdl.operands(a: %0, b: %1)
  }
  irdl.operation @allof {
    %a = irdl.base "!builtin.integer"
    %b = irdl.is i32
    %c = irdl.all_of(%a, %b)
    irdl.operands(a: %c)
  }
  irdl.operation @reg {
    %i = irdl.is i32
    %r0 = irdl.region
    %r1 = irdl.region(%i)
    %r2 = irdl.region with size 1
    irdl.regions(a: %r0, b: %r1, c: %r2)
  }
  irdl.operation @none
}
