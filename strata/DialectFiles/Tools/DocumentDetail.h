// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The documentation of a dialect before it has a syntax: the source of Markdown
// and HTML. All texts are plain, not escaped yet, except descriptions, which
// are Markdown.
#ifndef STRATA_DIALECTFILES_TOOLS_DOCUMENTDETAIL_H
#define STRATA_DIALECTFILES_TOOLS_DOCUMENTDETAIL_H

#include "strata/DialectFiles/Tools/Samples.h"

namespace strata {

struct DocumentCell {
  std::string text;
  bool isCode = false;
  /// Anchor of the definition it names; empty if there is none.
  std::string link = {};
};

struct DocumentTable {
  std::string title;
  std::vector<std::string> header;
  std::vector<std::vector<DocumentCell>> rows;
};

/// A title and things in code: traits, hooks.
struct DocumentField {
  std::string title;
  std::vector<std::string> items;
  bool isCode = true;
};

struct DocumentEntry {
  std::string anchor, title, summary, description;
  std::vector<std::string> examples;
  std::vector<DocumentTable> tables;
  std::vector<DocumentField> fields;
};

/// `Operations` and the like.
struct DocumentSection {
  std::string title, anchor;
  std::vector<DocumentEntry> entries;
};

struct Document {
  std::string title, summary, description;
  /// Without those that are empty.
  std::vector<DocumentSection> sections;
};

Document makeDocument(const DialectModel &model, Samples &samples);

} // namespace strata

#endif // STRATA_DIALECTFILES_TOOLS_DOCUMENTDETAIL_H
