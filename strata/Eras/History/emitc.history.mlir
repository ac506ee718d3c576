// Calls by a string until LLVM 17.
module attributes {
  history.renamed = [
    ["emitc.call", "emitc.call_opaque", "2021-current", "^ *\""],
    ["emitc.call", "emitc.call_opaque", "2021-current", "generic callee *= *\""]]
} {
}
