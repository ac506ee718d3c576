// Encodings of sparse tensors until LLVM 17, when the levels had a list of their own.
module attributes {
  history.bodies = [
    ["sparse_tensor", "\"compressed-hi", "\"loose_compressed", "each"],
    ["sparse_tensor", "-nu-no\"", "(nonunique, nonordered)\"", "each"],
    ["sparse_tensor", "-nu\"", "(nonunique)\"", "each"],
    ["sparse_tensor", "-no\"", "(nonordered)\"", "each"],
    ["sparse_tensor", "lvlTypes *=", "dimLevelType =", "each"],
    ["sparse_tensor", "dimToLvl *=", "dimOrdering =", "each"],
    ["sparse_tensor", "pointerBitWidth *=", "posWidth =", "each"],
    ["sparse_tensor", "indexBitWidth *=", "crdWidth =", "each"],
    ["sparse_tensor", "encoding<(.*dimLevelType.*)>", "template #sparse_tensor.encoding<{ map = levels($0.dimLevelType, $0.dimOrdering)number($0.posWidth)number($0.crdWidth) }>"]]
} {
}
