// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads the second half of a large text on another thread (ParallelReader.cpp).
#ifndef STRATA_ASM_PARSER_PARALLELREADERDETAIL_H
#define STRATA_ASM_PARSER_PARALLELREADERDETAIL_H

#include "strata/Support/LLVM.h"

#include <atomic>
#include <memory>

namespace strata {

class Block;
class Parser;
class Region;
struct ParserPart;

/// The parts of a text after the position of a parser that other threads read. The start of a
/// part is a guess: the parser takes it over when it comes to that very place between two
/// operations, and reads that text itself otherwise.
class ParallelReader {
public:
  explicit ParallelReader(Parser &parser);
  ~ParallelReader();

  /// Starts to read a part of the rest of the text, if that is large.
  void start();
  /// At an operation boundary: takes over the operations that were read from here on. `region`
  /// is null at top level.
  void takeParts(Block *block, Region *region);

private:
  void run(ParserPart &result, const std::atomic<bool> &isCancelled);
  void join(Block *block, Region *region);
  void makeParser(ParserPart &other);
  /// Plans another part for the thread that has read `done`.
  void findNext(ParserPart &done);
  bool canMerge(ParserPart &other, Region *region);
  void merge(ParserPart &other, Block *block, Region *region);

  Parser &p;
  std::unique_ptr<ParserPart> part;
  const char *partStart = nullptr;
};

} // namespace strata

#endif // STRATA_ASM_PARSER_PARALLELREADERDETAIL_H
