// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The verifier: says whether an operation, with all it contains, keeps the
// rules of the IR and of its definitions. Texts and order of the messages are
// those of MLIR 22.1.
//
// A *scope* is an operation that is verified with its contents, but without the
// contents of isolated-from-above operations inside: those are scopes of their
// own. In a scope, operations are visited in program order, and the first error
// ends the scope. Checked, in this order:
//
//   on entering an operation
//     1. no operand and no successor is null
//     2. discardable attributes, by the dialect whose prefix their name has
//     3. if registered, the definition: numbers of regions, results, successors
//        and operands; no region arguments, single blocks; required attributes,
//        then constraints of attributes; operand types, result types; regions;
//        terminator is last in its block; symbol name and visibility, parent is
//        a symbol table; then the definition's `verify`
//     4. graph regions of registered operations have at most one block; the
//        entry block of a region has no predecessors
//   on entering a block
//     5. it is not empty, unless it needs no terminator
//     6. only its last operation has successors
//   on leaving a block
//     7. successors lie in the same region
//     8. the last operation is, or may be, a terminator, if one is needed
//   on leaving an operation
//     9. isolated operations in its blocks, each a scope, in parallel; all of
//        them report, in program order
//    10. if isolated: no use inside of a value from outside
//    11. if a symbol table: one region with one block; no two symbols of a name
//    12. the definition's `verifyRegions`
//    13. if unregistered: the dialect, or the Context, accepts that
//   on leaving a scope
//    14. operands dominate their uses
//
// A block needs no terminator if it is the only one of its region and the
// operation around it is unregistered or has the trait NoTerminator. Uses need
// not follow definitions within a block of a graph region, nor within the only
// block of an unregistered operation's region; uses in blocks that the entry
// block of their region does not reach are not checked.
//
// Not checked: that references to symbols resolve, that types and attributes
// are well-formed (their factories do that), that locations exist, that the
// operands of `op` itself dominate it.
#ifndef STRATA_IR_VERIFY_VERIFIER_H
#define STRATA_IR_VERIFY_VERIFIER_H

#include "strata/IR/Fwd.h"

namespace strata {

class SymbolTableCollection;

/// Verifies `op` and, if `recursive`, all its contents; otherwise only the
/// checks 1 to 8 and 10 to 14 on `op` itself and the blocks of its regions.
/// Reports errors at the operations at fault. Depth of nesting is not limited.
/// Linear in the number of operations and operands, except for dominator trees,
/// which take O(edges * log(blocks)) for each region of several blocks with
/// uses across blocks. Isolated operations are verified on several threads if
/// that is worthwhile and the Context allows it; the reports do not depend on
/// that.
LogicalResult verify(Operation *op, bool recursive = true);

/// Verifies `op` as a scope: all it contains but the contents of isolated
/// operations inside.
LogicalResult verifyScope(Operation *op);
/// Verifies several operations, none of which is inside another, in parallel if
/// worthwhile. Fails if one does not verify.
LogicalResult verifyScopes(ArrayRef<Operation *> ops);

/// Verifies the symbols that `op` and its contents mention, as the nearest symbol table around
/// `op` does; nested tables verify their own contents. The first error ends it.
LogicalResult verifySymbolUses(Operation *op, SymbolTableCollection &tables);

} // namespace strata

#endif // STRATA_IR_VERIFY_VERIFIER_H
