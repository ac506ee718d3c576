// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Typed options of passes and pipelines, and their text, which reads and prints
// as mlir-opt's does:
//
//   name=value other={a b} list=x,y,{z w} flag
//
// Options are separated by blanks. A value goes to the next blank; quotes and
// braces keep blanks and commas together, and are taken off where they are
// around all of a value or of an element of a list. Classes hold options as
// members; see Pass::Option.
#ifndef STRATA_PASS_PASSOPTIONS_H
#define STRATA_PASS_PASSOPTIONS_H

#include "strata/Support/LLVM.h"

#include "llvm/Support/raw_ostream.h"

#include <memory>
#include <string>
#include <vector>

namespace strata {

class OpPassManager;
class PassOptions;
class PassRegistry;

/// An error in the text of a pipeline or of options.
struct PassTextError {
  /// Complete lines that come before the message.
  std::string lines;
  /// The message itself.
  std::string message;
  /// A word that was probably meant, as a sentence; may be empty.
  std::string hint;
};

/// The context for reading an option's value, which also receives errors.
struct PassOptionReader {
  /// Knows the passes of nested pipelines; may be null.
  const PassRegistry *registry = nullptr;
  PassTextError &error;
  /// The option that is being read.
  StringRef optionName;

  /// Sets the error `for the --name option: <message>`.
  LogicalResult refuse(const Twine &message);
};

/// One option, whatever its type.
class PassOptionBase {
public:
  PassOptionBase(PassOptions &owner, StringRef name, StringRef description);
  PassOptionBase(const PassOptionBase &) = delete;
  PassOptionBase &operator=(const PassOptionBase &) = delete;
  virtual ~PassOptionBase();

  StringRef getName() const { return name; }
  StringRef getDescription() const { return description; }
  /// Whether it was given, by text or assignment.
  bool hasValue() const { return isSet; }
  /// Whether `name` alone means something.
  virtual bool isFlag() const { return false; }
  /// The kind of value that it takes, for help: `long`, `string`.
  virtual StringRef getValueName() const = 0;
  /// The words that it takes and their meanings, for help; empty if it takes
  /// others.
  virtual std::vector<std::pair<StringRef, StringRef>> getWords() const {
    return {};
  }
  /// Reads the text of a value.
  virtual LogicalResult parse(StringRef text, PassOptionReader &reader) = 0;
  /// Prints `name=value`; prints no text for a list that was never given.
  virtual void print(raw_ostream &os) const = 0;
  /// Takes over the value of the same option of another pass of the same class.
  virtual void copyFrom(const PassOptionBase &other) = 0;

protected:
  bool isSet = false;

private:
  StringRef name, description;
};

/// The options of one pass or pipeline.
class PassOptions {
public:
  PassOptions() = default;
  virtual ~PassOptions() = default;
  PassOptions(const PassOptions &) = delete;
  PassOptions &operator=(const PassOptions &) = delete;

  /// The options in the order of declaration.
  ArrayRef<PassOptionBase *> getOptions() const { return options; }
  /// Reads `text`, options separated by blanks. Says what is wrong in `error`.
  LogicalResult parse(StringRef text, PassTextError &error,
                      const PassRegistry *registry = nullptr);
  /// Prints `{a=1 b=2}`, sorted by name; prints no text if there are no options
  /// at all.
  void print(raw_ostream &os) const;
  /// Takes over all values of the options of the same class.
  void copyFrom(const PassOptions &other);

private:
  friend class PassOptionBase;
  std::vector<PassOptionBase *> options;
};

/// A word for a value of an enumeration.
template <typename T> struct PassOptionWord {
  T value;
  StringRef word;
  StringRef description;
};

namespace detail {

/// The name that help gives to values of the type of `value`.
StringRef getPassOptionKind(const bool &value);
StringRef getPassOptionKind(const int &value);
StringRef getPassOptionKind(const unsigned &value);
StringRef getPassOptionKind(const int64_t &value);
StringRef getPassOptionKind(const uint64_t &value);
StringRef getPassOptionKind(const double &value);
StringRef getPassOptionKind(const std::string &value);
StringRef getPassOptionKind(const OpPassManager &value);

LogicalResult parsePassOption(StringRef text, bool &value, PassOptionReader &);
LogicalResult parsePassOption(StringRef text, int &value, PassOptionReader &);
LogicalResult parsePassOption(StringRef text, unsigned &value,
                              PassOptionReader &);
LogicalResult parsePassOption(StringRef text, int64_t &value,
                              PassOptionReader &);
LogicalResult parsePassOption(StringRef text, uint64_t &value,
                              PassOptionReader &);
LogicalResult parsePassOption(StringRef text, double &value,
                              PassOptionReader &);
LogicalResult parsePassOption(StringRef text, std::string &value,
                              PassOptionReader &);
LogicalResult parsePassOption(StringRef text, OpPassManager &value,
                              PassOptionReader &);

void printPassOption(raw_ostream &os, const bool &value);
void printPassOption(raw_ostream &os, const int &value);
void printPassOption(raw_ostream &os, const unsigned &value);
void printPassOption(raw_ostream &os, const int64_t &value);
void printPassOption(raw_ostream &os, const uint64_t &value);
void printPassOption(raw_ostream &os, const double &value);
void printPassOption(raw_ostream &os, const std::string &value);
void printPassOption(raw_ostream &os, const OpPassManager &value);
/// A word; braces are put around it if it has blanks.
void printPassOptionWord(raw_ostream &os, StringRef word);

/// Finds `text` in words; rejects it with a hint if it is absent.
std::optional<size_t> findPassOptionWord(StringRef text,
                                         ArrayRef<StringRef> words,
                                         PassOptionReader &reader);
/// The elements of a list.
std::vector<StringRef> splitPassOptionList(StringRef text);

/// The values of a type, with the words for them if it is an enumeration.
template <typename T> class PassOptionCodec {
public:
  PassOptionCodec(ArrayRef<PassOptionWord<T>> words) : words(words) {
    static_assert(std::is_enum_v<T>, "only enumerations have words");
  }
  PassOptionCodec() = default;

  StringRef getKind(const T &value) const {
    if constexpr (std::is_enum_v<T>)
      return "value";
    else
      return getPassOptionKind(value);
  }
  LogicalResult parse(StringRef text, T &value,
                      PassOptionReader &reader) const {
    if constexpr (std::is_enum_v<T>) {
      std::vector<StringRef> names;
      for (const PassOptionWord<T> &word : words)
        names.push_back(word.word);
      std::optional<size_t> index = findPassOptionWord(text, names, reader);
      if (index)
        value = words[*index].value;
      return success(index.has_value());
    } else {
      return parsePassOption(text, value, reader);
    }
  }
  void print(raw_ostream &os, const T &value) const;
  std::vector<std::pair<StringRef, StringRef>> getWords() const {
    std::vector<std::pair<StringRef, StringRef>> result;
    for (const PassOptionWord<T> &word : words)
      result.push_back({word.word, word.description});
    return result;
  }

private:
  std::vector<PassOptionWord<T>> words;
};

template <typename T>
void PassOptionCodec<T>::print(raw_ostream &os, const T &value) const {
  if constexpr (std::is_enum_v<T>) {
    for (const PassOptionWord<T> &word : words)
      if (word.value == value)
        return printPassOptionWord(os, word.word);
  } else {
    printPassOption(os, value);
  }
}

} // namespace detail

namespace detail {

/// A modifier of options of LLVM's command line library: `llvm::cl::desc`, `init`,
/// `list_init` or `values`. They are known by their members.
template <typename T>
concept PassOptionModifier = requires(const T &modifier) {
  modifier.Desc;
}
|| requires(const T &modifier) { modifier.Init; }
|| requires(const T &modifier) { modifier.Inits; }
|| requires { &T::template apply<int>; };

/// Collects the words of `llvm::cl::values`.
template <typename T> struct PassOptionWords {
  PassOptionWords &getParser() { return *this; }
  void addLiteralOption(StringRef word, int value, StringRef description) {
    words.push_back({T(value), word, description});
  }
  std::vector<PassOptionWord<T>> words;
};

/// The description among `modifiers`; empty if there is none.
template <typename... Modifiers>
StringRef getPassOptionDescription(const Modifiers &...modifiers) {
  StringRef description;
  auto look = [&](const auto &modifier) {
    if constexpr (requires { modifier.Desc; })
      description = modifier.Desc;
  };
  (look(modifiers), ...);
  return description;
}

} // namespace detail

/// An option with one value.
template <typename T> class PassOption : public PassOptionBase {
public:
  PassOption(PassOptions &owner, StringRef name, StringRef description,
             T initial = T())
      : PassOptionBase(owner, name, description), value(std::move(initial)) {}
  /// For enumerations: the words for the values.
  PassOption(PassOptions &owner, StringRef name, StringRef description,
             T initial, std::initializer_list<PassOptionWord<T>> words)
      : PassOptionBase(owner, name, description), value(initial),
        codec(ArrayRef<PassOptionWord<T>>(words.begin(), words.size())) {}
  /// The constructor of MLIR's class, with `llvm::cl::desc`, `llvm::cl::init`
  /// and `llvm::cl::values`.
  template <typename... Modifiers>
  requires(sizeof...(Modifiers) != 0 &&
           (detail::PassOptionModifier<Modifiers> && ...))
      PassOption(PassOptions &owner, StringRef name,
                 const Modifiers &...modifiers)
      : PassOptionBase(owner, name,
                       detail::getPassOptionDescription(modifiers...)),
        value() {
    (apply(modifiers), ...);
  }

  const T &getValue() const { return value; }
  T &getValue() { return value; }
  operator const T &() const { return value; }
  const T &operator*() const { return value; }
  const T *operator->() const { return &value; }
  PassOption &operator=(T newValue) {
    value = std::move(newValue);
    isSet = true;
    return *this;
  }

  bool isFlag() const override { return std::is_same_v<T, bool>; }
  StringRef getValueName() const override { return codec.getKind(value); }
  std::vector<std::pair<StringRef, StringRef>> getWords() const override {
    return codec.getWords();
  }
  LogicalResult parse(StringRef text, PassOptionReader &reader) override {
    isSet = true;
    return codec.parse(text, value, reader);
  }
  void print(raw_ostream &os) const override {
    os << getName() << '=';
    codec.print(os, value);
  }
  void copyFrom(const PassOptionBase &other) override {
    auto &from = static_cast<const PassOption &>(other);
    value = from.value;
    isSet = from.isSet;
  }

private:
  template <typename Modifier> void apply(const Modifier &modifier) {
    if constexpr (requires { modifier.Init; }) {
      value = modifier.Init;
    } else if constexpr (!requires { modifier.Desc; }) {
      detail::PassOptionWords<T> words;
      modifier.apply(words);
      codec = ArrayRef<PassOptionWord<T>>(words.words);
    }
  }

  T value;
  detail::PassOptionCodec<T> codec;
};

/// An option with any number of values, separated by commas. Given twice, it has
/// the values of both.
template <typename T> class PassListOption : public PassOptionBase {
public:
  PassListOption(PassOptions &owner, StringRef name, StringRef description)
      : PassOptionBase(owner, name, description) {}
  PassListOption(PassOptions &owner, StringRef name, StringRef description,
                 std::initializer_list<PassOptionWord<T>> words)
      : PassOptionBase(owner, name, description),
        codec(ArrayRef<PassOptionWord<T>>(words.begin(), words.size())) {}
  /// The constructor of MLIR's class, with `llvm::cl::desc`,
  /// `llvm::cl::list_init` and `llvm::cl::values`.
  template <typename... Modifiers>
  requires(sizeof...(Modifiers) != 0 &&
           (detail::PassOptionModifier<Modifiers> && ...))
      PassListOption(PassOptions &owner, StringRef name,
                     const Modifiers &...modifiers)
      : PassOptionBase(owner, name,
                       detail::getPassOptionDescription(modifiers...)) {
    (apply(modifiers), ...);
  }

  ArrayRef<T> getValues() const { return values; }
  operator ArrayRef<T>() const { return values; }
  auto begin() const { return values.begin(); }
  auto end() const { return values.end(); }
  size_t size() const { return values.size(); }
  bool empty() const { return values.empty(); }
  const T &operator[](size_t index) const { return values[index]; }
  PassListOption &operator=(std::vector<T> newValues) {
    values = std::move(newValues);
    isSet = true;
    return *this;
  }

  StringRef getValueName() const override { return codec.getKind(T()); }
  std::vector<std::pair<StringRef, StringRef>> getWords() const override {
    return codec.getWords();
  }
  LogicalResult parse(StringRef text, PassOptionReader &reader) override {
    isSet = true;
    for (StringRef element : detail::splitPassOptionList(text)) {
      values.emplace_back();
      if (failed(codec.parse(element, values.back(), reader)))
        return failure();
    }
    return success();
  }
  void print(raw_ostream &os) const override {
    if (values.empty() && !isSet)
      return;
    os << getName() << "={";
    for (size_t i = 0; i < values.size(); ++i) {
      if (i)
        os << ',';
      codec.print(os, values[i]);
    }
    os << '}';
  }
  void copyFrom(const PassOptionBase &other) override {
    auto &from = static_cast<const PassListOption &>(other);
    values = from.values;
    isSet = from.isSet;
  }

private:
  template <typename Modifier> void apply(const Modifier &modifier) {
    if constexpr (requires { modifier.Inits; }) {
      values.assign(modifier.Inits.begin(), modifier.Inits.end());
    } else if constexpr (!requires { modifier.Desc; }) {
      detail::PassOptionWords<T> words;
      modifier.apply(words);
      codec = ArrayRef<PassOptionWord<T>>(words.words);
    }
  }

  std::vector<T> values;
  detail::PassOptionCodec<T> codec;
};

} // namespace strata

#endif // STRATA_PASS_PASSOPTIONS_H
