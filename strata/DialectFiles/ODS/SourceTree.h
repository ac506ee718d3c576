// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The `.td` files of a source tree: which include which, and which names they define. The
// roots, which no other file includes, are divided into groups that one run of llvm-tblgen
// can read (docs/decisions/0036-importing-source-trees.md).
#ifndef STRATA_DIALECTFILES_ODS_SOURCETREE_H
#define STRATA_DIALECTFILES_ODS_SOURCETREE_H

#include "strata/Support/LLVM.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

#include <string>
#include <vector>

namespace strata::ods {

/// The names in the text of a `.td` file, outside of comments, strings and code blocks.
struct TableGenNames {
  /// The files of `include "..."`.
  std::vector<std::string> includes;
  /// The names after `def`, `class` and `multiclass`, and those of global `defvar`s.
  std::vector<std::string> definitions;
};
TableGenNames scanTableGen(StringRef text);

class SourceTree {
public:
  /// Adds a file. A file of the same path is not added again.
  void add(StringRef path, StringRef text);
  /// Finds the included files in `includes`, directories in the order of the search, and
  /// beside the file. Call after all files were added.
  void resolve(ArrayRef<std::string> includes);

  size_t size() const { return files.size(); }
  /// Paths of the roots that can be in one run, for each run; in the order of the files.
  std::vector<std::vector<std::string>> getGroups() const;
  /// Directories of files that include others beside them, to be searched last.
  ArrayRef<std::string> getLocalIncludes() const { return localIncludes; }
  /// Whether a file of the tree defines the record. `place` is `File.td:12`, without the
  /// directory, as dumps have it; it may be empty.
  bool defines(StringRef record, StringRef place) const;

private:
  struct File {
    std::string path;
    TableGenNames names;
    /// Indices of the files that it includes.
    std::vector<size_t> includes;
    bool isIncluded = false;
  };
  void makeRoots();
  void collect(size_t index, llvm::StringMap<size_t> &defined,
               std::vector<bool> &seen) const;

  std::vector<File> files;
  llvm::StringMap<size_t> byPath;
  llvm::StringSet<> definitions, fileNames;
  std::vector<std::string> localIncludes;
};

} // namespace strata::ods

#endif // STRATA_DIALECTFILES_ODS_SOURCETREE_H
