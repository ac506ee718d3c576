include "one/OneDialect.td"

def Two_Dialect : Dialect {
  let name = "two";
  let cppNamespace = "::two";
}

// The name is that of another operation in one/OneOps.td.
def MemoryOp : Op<Two_Dialect, "memory"> {
  let arguments = (ins One_PtrType:$ptr);
  let assemblyFormat = "$ptr attr-dict `:` type($ptr)";
}
