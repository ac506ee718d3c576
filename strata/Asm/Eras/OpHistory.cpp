// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Asm/Eras/OpHistory.h"

using namespace strata;

/// `text` without its comments.
static std::string withoutComments(StringRef text) {
  if (!text.contains("//"))
    return text.str();
  std::string result;
  bool isInString = false;
  while (!text.empty()) {
    if (!isInString && text.starts_with("//")) {
      text = text.drop_while([](char c) { return c != '\n'; });
      continue;
    }
    size_t size = isInString && text[0] == '\\' && text.size() > 1 ? 2 : 1;
    isInString ^= text[0] == '"';
    result += text.take_front(size);
    text = text.drop_front(size);
  }
  return result;
}

/// Whether the operation at the end of `line` continues in the lines of `more`.
static bool goesOn(StringRef line, StringRef more) {
  line = line.rtrim();
  more = more.ltrim();
  if (more.empty())
    return false;
  return (!line.empty() && StringRef(",:(=").contains(line.back())) ||
         line.ends_with("->") || more.front() == ':' || more.front() == ',' ||
         more.starts_with("->");
}

StringRef TextWithoutComments::getLine() {
  auto [first, more] = text.split('\n');
  if (!first.contains("//") && !goesOn(first, more))
    return first;
  if (line)
    return *line;
  line = withoutComments(first);
  while (goesOn(*line, more)) {
    std::tie(first, more) = more.split('\n');
    *line += " " + withoutComments(first.ltrim());
  }
  return *line;
}

StringRef TextWithoutComments::getText() {
  if (!all)
    all = withoutComments(text);
  return *all;
}

bool RenamedOp::matches(TextWithoutComments &rest, bool isGenericForm) const {
  if (isGeneric != isGenericForm && (isGeneric || condition))
    return false;
  return !condition ||
         condition->get().match(readsLines ? rest.getText() : rest.getLine()) !=
             isNegated;
}

const RenamedOp *OpHistory::find(StringRef op, EraSet eras, StringRef rest,
                                 bool isGenericForm) const {
  auto found = renamed.find(op);
  if (found == renamed.end())
    return nullptr;
  TextWithoutComments text(rest);
  for (const RenamedOp &record : found->second)
    if (!(record.eras & eras).empty() && record.matches(text, isGenericForm))
      return &record;
  return nullptr;
}

SmallVector<std::string, 2> OpHistory::getFullNames(StringRef op, EraSet eras,
                                                    bool isGenericForm) const {
  SmallVector<std::string, 2> names;
  for (const auto &[dialect, possible] : unprefixed)
    if (!(possible & eras).empty() &&
        !(isGenericForm && prefixedInGenericForm.contains(dialect)))
      names.push_back(dialect + "." + op.str());
  return names;
}

std::string OpHistory::getSuccessor(StringRef op) const {
  if (generic.empty())
    return "";
  // The longest part of the name that a row has.
  for (StringRef part = op;; part = part.rsplit('.').first) {
    auto found = generic.find(part);
    if (found != generic.end())
      return found->second + op.drop_front(part.size()).str();
    if (!part.contains('.'))
      return "";
  }
}

const RenamedAttribute *OpHistory::findAttribute(StringRef op,
                                                 StringRef attribute) const {
  StringRef stem = attribute.rtrim("0123456789");
  for (StringRef owner : {op, StringRef("*")})
    for (const std::string &name :
         {attribute.str(),
          stem.size() < attribute.size() ? stem.str() + "#" : std::string()}) {
      auto found = attributes.find((owner + "/" + name).str());
      if (found != attributes.end())
        return &found->second;
    }
  return nullptr;
}
