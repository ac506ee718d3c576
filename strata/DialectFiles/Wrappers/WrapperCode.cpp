// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/DialectFiles/Loader/DialectLoaderDetail.h"
#include "strata/DialectFiles/Wrappers/WrapperDetail.h"

#include "llvm/Support/raw_ostream.h"

using namespace strata;
using namespace strata::wrappers;

static constexpr size_t columns = 80;

CppParam wrappers::makeParam(const CppKind &kind, StringRef name,
                             bool isOptional, Attribute defaultValue) {
  CppParam param{kind.param, name.str()};
  if (!isOptional && !defaultValue)
    return param;
  if (kind.form == CppKind::Form::Unit) {
    param.defaultText = "false";
  } else if (!kind.needsOptional()) {
    param.defaultText = "{}";
  } else {
    std::optional<std::string> literal;
    if (defaultValue && kind.toLiteral)
      literal = kind.toLiteral(kind, defaultValue);
    if (!literal)
      param.type = "::std::optional<" + param.type + ">";
    param.defaultText = literal.value_or("::std::nullopt");
  }
  return param;
}

bool wrappers::isOptionalParam(const CppKind &kind, const CppParam &param) {
  return param.type != kind.param;
}

/// Writes `pieces` after `start` columns of the line, breaking lines before
/// pieces that do not fit; new lines begin at column `indent`. `reserve`
/// columns are kept free after the last piece. Blanks separate pieces, except
/// in calls and braces.
static void printPieces(raw_ostream &os, ArrayRef<std::string> pieces,
                        size_t start, size_t indent, size_t reserve) {
  size_t column = start;
  for (size_t i = 0; i < pieces.size(); ++i) {
    StringRef piece = pieces[i];
    size_t behind = i + 1 == pieces.size() ? reserve : 0;
    bool isApart = i && !piece.starts_with(".") &&
                   !StringRef(pieces[i - 1]).ends_with("{");
    if (i && column + isApart + piece.size() + behind > columns) {
      os << '\n' << std::string(indent, ' ');
      column = indent;
    } else if (isApart) {
      os << ' ';
      ++column;
    }
    os << piece;
    column += piece.size();
  }
}

/// `type name`, with pointers and references as they are written.
static std::string declare(StringRef type, StringRef name) {
  bool isPointer = type.ends_with("*") || type.ends_with("&");
  return (type + (isPointer ? "" : " ") + name).str();
}

void wrappers::printFunction(raw_ostream &os, const Twine &head,
                             std::vector<CppParam> params,
                             ArrayRef<std::string> body) {
  bool keepsDefault = true;
  for (CppParam &param : llvm::reverse(params)) {
    keepsDefault &= !param.defaultText.empty();
    if (!keepsDefault)
      param.defaultText.clear();
  }
  std::vector<std::string> pieces;
  size_t longest = 0;
  for (const CppParam &param : params) {
    std::string text = declare(param.type, param.name);
    if (!param.defaultText.empty())
      text += " = " + param.defaultText;
    pieces.push_back(text + (&param == &params.back() ? "" : ","));
    longest = std::max(longest, pieces.back().size());
  }
  std::string start = ("  " + head + "(").str();
  os << start;
  size_t indent = start.size();
  // Below the head if there is no room after it.
  if (indent + longest + 3 > columns) {
    indent = 6;
    os << "\n      ";
  }
  printPieces(os, pieces, indent, indent, 3);
  os << ") {\n    return " << body.front();
  size_t length = 0;
  for (StringRef piece : body)
    length += piece.size() + 1;
  // All in one line, or the rest below the start.
  bool fits = 11 + length <= columns;
  if (!fits)
    os << "\n        ";
  printPieces(os, body.drop_front(), fits ? 11 + body.front().size() : 8, 8, 1);
  os << ";\n  }\n";
}

void wrappers::printGetter(raw_ostream &os, StringRef type, const Twine &name,
                           const Twine &value) {
  printAccessor(os, declare(type, name.str()) + "() const", "return " + value);
}

void wrappers::printAccessor(raw_ostream &os, const Twine &signature,
                             const Twine &statement) {
  std::string head = ("  " + signature).str(), text = statement.str();
  if (head.size() + text.size() + 6 <= columns) {
    os << head << " { " << text << "; }\n";
    return;
  }
  os << head << " {\n    " << text << ";\n  }\n";
}

std::string wrappers::toComment(StringRef text) {
  std::string line;
  for (char c : text)
    line.push_back(static_cast<unsigned char>(c) < ' ' || c == 127 ? ' ' : c);
  StringRef trimmed = StringRef(line).trim();
  // At the end of a line it would take the next one into the comment.
  while (trimmed.consume_back("\\"))
    trimmed = trimmed.rtrim();
  return trimmed.str();
}

void wrappers::printSummary(raw_ostream &os, StringRef summary,
                            const Twine &fallback) {
  std::string text = toComment(summary);
  os << "/// " << (text.empty() ? toComment(fallback.str()) : text) << '\n';
}
