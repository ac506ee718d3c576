// Branches between the blocks of a region.
irdl.dialect @cf attributes {
  strata.version = 1 : i32,
  strata.inlinable,
  strata.summary = "unstructured control flow",
  strata.description = "Branches between blocks, with values for the arguments of the block that is next, and assertions. Structured control flow ends up here on its way down."
} {
  irdl.operation @assert attributes {
    strata.class = "AssertOp",
    strata.summary = "a condition that must hold",
    strata.description = "Has no effect if the condition is true; otherwise the program ends with the message. Compilers may assume the condition after it.",
    strata.examples = ["cf.assert %isPositive, \"the size must be positive\""],
    strata.effects = ["write"],
    strata.format = "$arg `,` $msg attr-dict"
  } {
    %arg = irdl.is i1 {strata.summary = "1-bit signless integer"}
    %msg = irdl.base "#builtin.string" {strata.summary = "string attribute"}
    irdl.operands(arg: %arg)
    irdl.attributes {"msg" = %msg}
  }
  irdl.operation @br attributes {
    strata.class = "BranchOp",
    strata.builders = ["dest, destOperands", "dest"],
    strata.summary = "branch",
    strata.description = "Control goes to the successor, whose arguments get the values of the operands.",
    strata.examples = ["cf.br ^next(%x, %i : f32, index)"],
    strata.traits = ["Pure", "Terminator"],
    strata.interfaces = ["BranchOpInterface"],
    strata.successors = ["dest"],
    strata.hooks = ["canonicalize"],
    strata.format = "$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict"
  } {
    %destOperands = irdl.any
    irdl.operands(destOperands: variadic %destOperands)
  }
  irdl.operation @cond_br attributes {
    strata.class = "CondBranchOp",
    strata.builders = ["condition, trueDest, trueDestOperands, falseDest, falseDestOperands", "condition, trueDest, falseDest, falseDestOperands", "condition, trueDest, falseDest"],
    strata.summary = "branch on a condition",
    strata.description = "Control goes to the first successor if the condition is true, else to the second, each with operands of its own; both may be the same block. `weights` says how often each is taken, relative to the other.",
    strata.examples = ["cf.cond_br %isDone, ^exit, ^loop(%i : index)"],
    strata.traits = ["AttrSizedOperandSegments", "Pure", "Terminator"],
    strata.interfaces = ["BranchOpInterface", "WeightedBranchOpInterface"],
    strata.successors = ["trueDest", "falseDest"],
    strata.hooks = ["canonicalize"],
    strata.format = "$condition (`weights` `(` $branch_weights^ `)` )? `,` $trueDest (`(` $trueDestOperands^ `:` type($trueDestOperands) `)`)? `,` $falseDest (`(` $falseDestOperands^ `:` type($falseDestOperands) `)`)? attr-dict"
  } {
    %condition = irdl.is i1 {strata.summary = "1-bit signless integer"}
    %trueDestOperands = irdl.any
    %falseDestOperands = irdl.any
    %branch_weights = irdl.c_pred "i32_array" {strata.optional, strata.kind = "dense<i32>", strata.summary = "i32 dense array attribute"}
    irdl.operands(condition: %condition, trueDestOperands: variadic %trueDestOperands, falseDestOperands: variadic %falseDestOperands)
    irdl.attributes {"branch_weights" = %branch_weights}
  }
  irdl.operation @switch attributes {
    strata.class = "SwitchOp",
    strata.summary = "branch on an integer",
    strata.description = "Control goes to the successor of the case whose value is that of the flag, or to the first successor if there is none. `case_operand_segments` divides `caseOperands` among the cases.",
    strata.examples = ["cf.switch %digit : i32, [\n  default: ^other,\n  0: ^zero,\n  7: ^seven(%x : f32)\n]"],
    strata.traits = ["AttrSizedOperandSegments", "Pure", "Terminator"],
    strata.interfaces = ["BranchOpInterface"],
    strata.successors = ["defaultDestination", "caseDestinations..."],
    strata.hooks = ["verify", "canonicalize"],
    strata.format = "$flag `:` type($flag) `,` `[` `\\n` custom<SwitchOpCases>(ref(type($flag)), $defaultDestination, $defaultOperands, type($defaultOperands), $case_values, $caseDestinations, $caseOperands, type($caseOperands), $case_operand_segments) `]` attr-dict"
  } {
    %flag = irdl.base "!builtin.integer" {strata.summary = "integer"}
    %defaultOperands = irdl.any
    %caseOperands = irdl.any {strata.segments = "case_operand_segments"}
    %case_values = irdl.c_pred "isa<DenseIntElementsAttr>($_self)" {strata.optional, strata.summary = "integer elements attribute"}
    %case_operand_segments = irdl.c_pred "i32_array" {strata.kind = "dense<i32>", strata.summary = "i32 dense array attribute"}
    irdl.operands(flag: %flag, defaultOperands: variadic %defaultOperands, caseOperands: variadic %caseOperands)
    irdl.attributes {"case_values" = %case_values, "case_operand_segments" = %case_operand_segments}
  }
}
