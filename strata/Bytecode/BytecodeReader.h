// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Opens a bytecode file without decoding the bodies of functions, and decodes
// requested ones:
//
//   BytecodeReader reader(buffer, config, /*lazyLoad=*/true);
//   OwningOpRef<ModuleOp> module = ModuleOp::create(loc);
//   if (failed(reader.readTopLevel(module->getBody())))
//     return failure();
//   if (failed(reader.materialize(function)))
//     return failure();
#ifndef STRATA_BYTECODE_BYTECODEREADER_H
#define STRATA_BYTECODE_BYTECODEREADER_H

#include "strata/Asm/Parser/Parser.h"
#include "strata/Bytecode/SymbolOutline.h"
#include "strata/IR/BuiltinDialect.h"

#include <memory>

namespace strata {

namespace bytecode {
class WriterSource;
}

/// An operation whose regions have not been decoded, and their bytes.
struct DeferredBody {
  Operation *op = nullptr;
  /// The bytes of the regions, and where they are in the file.
  StringRef bytes;
  uint64_t offset = 0;
};

/// Reads one file. Regions of operations that are isolated from above can be left
/// undecoded (versions 2 to 6 of the format; older files are decoded at once); such
/// an operation has empty regions until it is materialized. Nothing is verified.
class BytecodeReader {
public:
  /// Whether regions are decoded at once although the reader is lazy.
  using DecodeFn = function_ref<bool(Operation *)>;

  /// `buffer` is the number of a source buffer (Context::addSourceBuffer). With `lazyLoad` false,
  /// everything is decoded by readTopLevel.
  BytecodeReader(uint32_t buffer, const ParserConfig &config, bool lazyLoad);
  /// For a copy `bytes` of a part of the buffer, which must outlive this.
  BytecodeReader(uint32_t buffer, StringRef bytes, const ParserConfig &config,
                 bool lazyLoad);
  BytecodeReader(const BytecodeReader &) = delete;
  /// Operations that are not materialized by then lose their regions.
  ~BytecodeReader();

  /// Appends the top-level operations to `block`. Called once. After a failure `block`
  /// holds a part of the file, which should be destroyed.
  LogicalResult readTopLevel(Block *block, DecodeFn decodeNow = neverNow);
  /// Instead of readTopLevel: the module that is the whole file, or a new one
  /// around its operations. The operations in it are read; if `outlines` is
  /// given, some symbols are left out as `outline` does. Null after a failure.
  OwningOpRef<ModuleOp>
  readModule(std::vector<SymbolOutline> *outlines = nullptr);

  /// The operations whose regions have not been decoded, in the order of the file. They
  /// must not be destroyed without a call of `forget`.
  std::vector<DeferredBody> getDeferredBodies() const;
  int64_t getNumOpsToMaterialize() const;
  bool isMaterializable(Operation *op) const;
  /// The number of bytes of the regions of `op`; std::nullopt if they are
  /// decoded.
  std::optional<uint64_t> getBodySize(Operation *op) const;
  /// The number of operations in the regions of `op`, at all levels, whether these are
  /// decoded or not. Fails, after a diagnostic, if the bytes cannot be read, and before
  /// readTopLevel has been called. Several threads may ask at the same time, but not
  /// while `op` or an operation in it is materialized.
  FailureOr<uint64_t> countOperations(Operation *op) const;
  /// Decodes the regions of `op`, except those nested in them that are isolated
  /// themselves, unless `decodeNow` accepts them. Several threads may
  /// materialize different operations at the same time. After a failure the
  /// regions are empty, and the operation can be materialized as before.
  LogicalResult materialize(Operation *op, DecodeFn decodeNow = neverNow);
  /// Decodes the regions of `table` as `materialize` does, but leaves out the symbols in
  /// it that can be read on their own, which are appended to `symbols` in the order of the
  /// file. After a failure the regions are empty, and `symbols` is as before.
  LogicalResult outline(Operation *table, std::vector<SymbolOutline> &symbols);
  /// Appends a symbol that `outline` left out to `block`; its regions are not decoded.
  /// Null after a failure.
  Operation *read(const SymbolOutline &symbol, Block *block);
  /// The number of operations in the regions of a symbol that was left out.
  /// Fails after an error.
  FailureOr<uint64_t> countOperations(const SymbolOutline &symbol) const;
  /// Decodes the regions of `op` and of all operations in them.
  LogicalResult materializeAll(Operation *op);
  /// Decodes all remaining regions for which `shouldMaterialize` is true, on
  /// the threads of the Context, including nested ones. The operations for
  /// which it is false are erased.
  LogicalResult finalize(DecodeFn shouldMaterialize = always);
  /// Leaves the regions of `op` undecoded for good.
  void forget(Operation *op);

  // The properties of the file, available without decoding operations.
  uint64_t getVersion() const;
  StringRef getProducer() const;
  struct DialectInfo {
    StringRef name;
    /// Whether the encoding of the dialect has a version.
    bool hasVersion = false;
  };
  std::vector<DialectInfo> getDialects() const;

  /// The source of the file, which writeBytecode copies from.
  const bytecode::WriterSource &getSource() const;

private:
  static bool neverNow(Operation *) { return false; }
  static bool always(Operation *) { return true; }

  class Impl;
  std::unique_ptr<Impl> impl;
};

} // namespace strata

#endif // STRATA_BYTECODE_BYTECODEREADER_H
