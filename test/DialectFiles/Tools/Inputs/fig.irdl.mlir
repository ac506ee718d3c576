// A dialect that uses most features of dialect files.
irdl.dialect @fig attributes {
  strata.version = 1 : i32,
  strata.namespace = "figure",
  strata.summary = "figures & their <sizes>",
  strata.description = "Operations on *figures*.\n\nA second paragraph."
} {
  irdl.type @figure attributes {
    strata.summary = "a figure of fixed size",
    strata.class = "FigureType"
  } {
    %n = irdl.base "#builtin.integer" {strata.summary = "number of corners", strata.kind = "i64"}
    %t = irdl.any {strata.summary = "type of the coordinates"}
    irdl.parameters(corners: %n, coordinate: %t)
  }
  irdl.attribute @color attributes {
    strata.summary = "a color",
    strata.enum = {cases = ["red", "green", "dark-blue"], values = [0, 1, 4],
                   symbols = ["Red", "Green", "DarkBlue"]}
  }
  irdl.attribute @flags attributes {
    strata.summary = "how to draw",
    strata.enum = {cases = ["none", "fill", "edge"], values = [0, 1, 2], bits, plain, separator = ","}
  }
  irdl.attribute @origin attributes {strata.summary = "where it starts"} {
    %x = irdl.base "#builtin.integer" {strata.kind = "i32"}
    irdl.parameters(x: %x)
  }
  irdl.operation @make attributes {
    strata.summary = "make a figure",
    strata.description = "Makes a figure of one color:\n\n```mlir\n%f = fig.make <red> : !fig.figure<4, f32>\n```\n",
    strata.class = "MakeOp",
    strata.traits = ["Pure"],
    strata.interfaces = ["InferTypeOpInterface"],
    strata.format = "$color (`named` $label^)? attr-dict `:` qualified(type($figure))"
  } {
    %c = irdl.base @fig::@color {strata.summary = "color"}
    %l = irdl.base "#builtin.string" {strata.summary = "string attribute", strata.kind = "string", strata.optional}
    %s = irdl.base "#builtin.integer" {strata.summary = "64-bit integer", strata.kind = "i64", strata.default = "1"}
    %f = irdl.base @fig::@figure {strata.summary = "figure"}
    irdl.attributes {"color" = %c, "label" = %l, "scale" = %s}
    irdl.results(figure: %f)
  }
  irdl.operation @join attributes {
    strata.summary = "join figures",
    strata.traits = ["Commutative", "SameOperandsAndResultType"],
    strata.effects = ["read:fig.Canvas"],
    strata.predicates = [["$lhs.getType() == $rhs.getType()", "figures have one type"]],
    strata.format = "$lhs `,` $rhs (`,` $rest^)? attr-dict `:` type($result)"
  } {
    %f = irdl.base @fig::@figure {strata.summary = "figure"}
    %r = irdl.base @fig::@figure {strata.summary = "figures", strata.effects = ["read"]}
    irdl.operands(lhs: %f, rhs: %f, rest: variadic %r)
    irdl.results(result: %f)
  }
  irdl.operation @corner attributes {
    strata.summary = "a coordinate of a corner",
    strata.format = "$figure `[` $index `]` attr-dict `:` type($figure)"
  } {
    %n = irdl.any
    %t = irdl.any
    %f = irdl.parametric @fig::@figure<%n, %t> {strata.summary = "figure"}
    %i = irdl.is index
    irdl.operands(figure: %f, index: %i)
    irdl.results(coordinate: %t)
  }
  irdl.operation @each attributes {
    strata.summary = "visit all corners",
    strata.hooks = ["verify", "verifyRegions"],
    strata.missing = ["print", "parse"],
    strata.infer = [["result", "figure", "$_self"]]
  } {
    %f = irdl.base @fig::@figure {strata.summary = "figure"}
    %i32 = irdl.c_pred "signless_integer(8, 16)"
    %f32 = irdl.is f32
    %size = irdl.any_of(%i32, %f32) {strata.summary = "8/16-bit integer or f32"}
    %res = irdl.base @fig::@figure {strata.summary = "figure"}
    %body = irdl.region(%size) with size 1 {strata.summary = "the visitor"}
    irdl.operands(figure: %f, size: optional %size)
    irdl.results(result: %res)
    irdl.regions(body: %body)
  }
  irdl.operation @branch attributes {
    strata.summary = "go to a block",
    strata.traits = ["IsTerminator"],
    strata.successors = ["dest", "others..."],
    strata.format = "$dest `,` $others attr-dict"
  }
}
