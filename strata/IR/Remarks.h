// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Optimization remarks: reports of passes, for people and programs, about what they
// did, did not do, and why.
//
//   remark::passed(loop, remark::RemarkOpts::name("Unrolled").category("loop-unroll"))
//       << "unrolled loop" << remark::metric("Factor", factor);
//   remark::missed(loop, opts)
//       << remark::reason("the trip count {0} is too small", count)
//       << remark::note(store->getLoc(), "stores to the same memory");
//
// The category is that of the filters; passes use their argument. Remarks on an operation
// name the function that it is in. Without an engine in the Context, a remark costs a
// comparison; with one, only wanted remarks are built. Remarks travel as diagnostics, so
// their order does not depend on the number of threads, and a capture of diagnostics
// captures them.
#ifndef STRATA_IR_REMARKS_H
#define STRATA_IR_REMARKS_H

#include "strata/IR/Diagnostics.h"
#include "strata/IR/Graph/Value.h"

#include "llvm/Support/FormatVariadic.h"

namespace strata::remark {

/// The outcome of an optimization.
enum class RemarkKind : uint8_t {
  RemarkUnknown,
  /// The optimization was done.
  RemarkPassed,
  /// The optimization was not done.
  RemarkMissed,
  /// The optimization was requested or attempted, and failed.
  RemarkFailure,
  /// A fact about the program.
  RemarkAnalysis
};

/// Regular expressions that categories must match as a whole for their remarks to be
/// reported: of all kinds, and of each kind. std::nullopt matches none.
struct RemarkCategories {
  std::optional<std::string> all = {}, passed = {}, missed = {}, analysis = {},
                             failed = {};
};

/// The properties of a remark. The strings must outlive the call that gets them.
struct RemarkOpts {
  StringRef remarkName = {}, categoryName = {}, subCategoryName = {},
            functionName = {};

  /// The properties of a remark with the given name and no category.
  static constexpr RemarkOpts name(StringRef name) {
    return {.remarkName = name};
  }
  /// Returns a copy with the category `name`, which filters match.
  constexpr RemarkOpts category(StringRef name) const {
    RemarkOpts result = *this;
    result.categoryName = name;
    return result;
  }
  /// Returns a copy with the subcategory `name`, which filters ignore.
  constexpr RemarkOpts subCategory(StringRef name) const {
    RemarkOpts result = *this;
    result.subCategoryName = name;
    return result;
  }
  /// Returns a copy with the function `name`; without it a remark has that around its operation.
  constexpr RemarkOpts function(StringRef name) const {
    RemarkOpts result = *this;
    result.functionName = name;
    return result;
  }
};

namespace detail {

/// A remark.
class Remark {
public:
  /// A value with its name.
  struct Arg {
    std::string key, val;
    /// Text is quoted in messages; numbers are not.
    bool isText = true;
    /// The place that the argument is about.
    std::optional<Location> loc = {};
    /// Whether another argument has the value in words; messages leave it out then.
    bool isRepeated = false;
  };
  /// The key of text and notes.
  static constexpr StringLiteral TextKey = "Remark", NoteKey = "Note";

  /// Copies the strings of `opts`.
  Remark(Context *ctx, RemarkKind kind, Location loc, RemarkOpts opts)
      : ctx(ctx), kind(kind), loc(loc), remarkName(opts.remarkName),
        categoryName(opts.categoryName), subCategoryName(opts.subCategoryName),
        functionName(opts.functionName) {}

  /// The Context whose engine reports the remark.
  Context *getContext() const { return ctx; }
  /// The outcome that the remark reports.
  RemarkKind getRemarkKind() const { return kind; }
  /// The place in the source; unknown if there is none.
  Location getLocation() const { return loc; }
  /// The name of the remark within its category.
  StringRef getRemarkName() const { return remarkName; }
  /// The category without the subcategory.
  StringRef getCategoryName() const { return categoryName; }
  /// `category` or `category:subcategory`.
  std::string getCombinedCategoryName() const;
  /// The name of the function; empty if it is unknown.
  StringRef getFunction() const { return functionName; }
  /// The text, the metrics and the notes, in the order in which they were added.
  ArrayRef<Arg> getArgs() const { return args; }
  /// Adds a metric or note after the others.
  void addArg(Arg arg) { args.push_back(std::move(arg)); }
  /// Appends to the text that was added last, if no other argument follows it.
  void appendText(const Twine &text);
  /// The message of the diagnostic, with all arguments but notes and repeated values, sorted by key.
  std::string getMsg() const;

private:
  Context *ctx;
  RemarkKind kind;
  Location loc;
  std::string remarkName, categoryName, subCategoryName, functionName;
  SmallVector<Arg, 4> args;
};

/// An argument whose text is built if the remark is reported.
template <typename FormatT> struct LazyTextBuild {
  StringRef key;
  FormatT text;
};

/// A value with its name, rendered if the remark is reported.
template <typename T> struct LazyMetric {
  StringRef key;
  const T &value;
};

/// A value that the text of the remark has in words.
template <typename T> struct LazyField {
  StringRef key;
  const T &value;
};

/// A note about another place.
struct RemarkNote {
  Location loc;
  StringRef text;
};

/// The text of `type`, `attr` or `value` as an argument of a remark. A result of an operation is
/// printed as the operation.
std::string print(Type type);
std::string print(Attribute attr);
std::string print(Value value);

/// Text and values as a string, and whether it is quoted in messages.
template <typename T> Remark::Arg makeArg(StringRef key, const T &value) {
  if constexpr (std::is_same_v<T, bool>)
    return {key.str(), value ? "true" : "false", false};
  else if constexpr (std::is_arithmetic_v<T>)
    return {key.str(), llvm::formatv("{0}", value).str(), false};
  else if constexpr (std::is_convertible_v<T, StringRef>)
    return {key.str(), StringRef(value).str()};
  else if constexpr (std::is_convertible_v<T, std::string>)
    return {key.str(), std::string(value)};
  else
    return {key.str(), print(value)};
}

/// A remark under construction; reported when destroyed, unless it is not wanted.
class InFlightRemark {
public:
  InFlightRemark() = default;
  /// `remark` may be null: it is not wanted then.
  explicit InFlightRemark(std::unique_ptr<Remark> remark)
      : remark(std::move(remark)) {}
  InFlightRemark(InFlightRemark &&) = default;
  ~InFlightRemark() {
    if (remark)
      report();
  }
  /// Whether it will be reported. Work for remarks that are not can be saved.
  explicit operator bool() const { return bool(remark); }

  /// Appends to the text.
  template <typename T> InFlightRemark &operator<<(const T &value) {
    if (remark)
      remark->appendText(makeArg({}, value).val);
    return *this;
  }
  /// Adds a metric.
  template <typename T> InFlightRemark &operator<<(const LazyMetric<T> &arg) {
    if (remark)
      remark->addArg(makeArg(arg.key, arg.value));
    return *this;
  }
  /// Adds a value for programs.
  template <typename T> InFlightRemark &operator<<(const LazyField<T> &arg) {
    if (!remark)
      return *this;
    Remark::Arg field = makeArg(arg.key, arg.value);
    field.isRepeated = true;
    remark->addArg(std::move(field));
    return *this;
  }
  /// Adds a text as an argument of its own.
  template <typename FormatT>
  InFlightRemark &operator<<(const LazyTextBuild<FormatT> &arg) {
    if (remark)
      remark->addArg({arg.key.str(), arg.text.str()});
    return *this;
  }
  /// Adds a note.
  InFlightRemark &operator<<(const RemarkNote &note) {
    if (remark)
      remark->addArg(
          {Remark::NoteKey.str(), note.text.str(), /*isText=*/true, note.loc});
    return *this;
  }

private:
  void report();
  std::unique_ptr<Remark> remark;
};

/// Receives the remarks that are reported, one at a time.
class RemarkStreamerBase {
public:
  virtual ~RemarkStreamerBase() = default;
  /// Called for each remark that is reported; `remark` lives as long as the call.
  virtual void streamOptimizationRemark(const Remark &remark) = 0;
  /// No more remarks come.
  virtual void finalize() {}
};

/// The engine of a Context: says which remarks are wanted, and passes them on.
class RemarkEngine;

} // namespace detail

/// The wanted remarks that are reported: all of them at once, or at the end the last one
/// of each name, category, function and location.
enum class RemarkEmittingPolicy : uint8_t { All, Final };

/// Fails if `filter` is no regular expression (POSIX, extended), and stores the reason in
/// `error`.
LogicalResult checkFilter(StringRef filter, std::string &error);

/// Makes the remarks in `cats` of `ctx` go to `streamer`, which may be null, and, if
/// `printAsEmitRemarks`, to the handlers of diagnostics. If a
/// regular expression is invalid, fails, and stores the reason in `error`. Set-up.
LogicalResult enableOptimizationRemarks(
    Context &ctx, std::unique_ptr<detail::RemarkStreamerBase> streamer,
    RemarkEmittingPolicy policy, const RemarkCategories &cats,
    bool printAsEmitRemarks, std::string &error);
/// Reports the remarks that were kept for the end. Does nothing if remarks are not
/// enabled.
void finalizeOptimizationRemarks(Context &ctx);

namespace detail {
/// An active remark if the Context wants it.
InFlightRemark beginRemark(Context *ctx, Location loc, RemarkKind kind,
                           RemarkOpts opts);
/// Adds the name of the function around `op` unless `opts` has one.
InFlightRemark beginRemark(Operation *op, RemarkKind kind, RemarkOpts opts);
} // namespace detail

/// Report that an optimization was done, was missed, failed, or a fact. The Context of
/// the first is that of Location::getContext; the last adds the function around `op`.
inline detail::InFlightRemark passed(Location loc, RemarkOpts opts) {
  return detail::beginRemark(loc.getContext(), loc, RemarkKind::RemarkPassed,
                             opts);
}
inline detail::InFlightRemark passed(Operation *op, RemarkOpts opts) {
  return detail::beginRemark(op, RemarkKind::RemarkPassed, opts);
}
inline detail::InFlightRemark missed(Location loc, RemarkOpts opts) {
  return detail::beginRemark(loc.getContext(), loc, RemarkKind::RemarkMissed,
                             opts);
}
inline detail::InFlightRemark missed(Operation *op, RemarkOpts opts) {
  return detail::beginRemark(op, RemarkKind::RemarkMissed, opts);
}
inline detail::InFlightRemark failed(Location loc, RemarkOpts opts) {
  return detail::beginRemark(loc.getContext(), loc, RemarkKind::RemarkFailure,
                             opts);
}
inline detail::InFlightRemark failed(Operation *op, RemarkOpts opts) {
  return detail::beginRemark(op, RemarkKind::RemarkFailure, opts);
}
inline detail::InFlightRemark analysis(Location loc, RemarkOpts opts) {
  return detail::beginRemark(loc.getContext(), loc, RemarkKind::RemarkAnalysis,
                             opts);
}
inline detail::InFlightRemark analysis(Operation *op, RemarkOpts opts) {
  return detail::beginRemark(op, RemarkKind::RemarkAnalysis, opts);
}

/// Text, a reason, or a suggestion, in the syntax of llvm::formatv. The text is
/// rendered when it is appended to a wanted remark; arguments must live until then.
template <typename... Ts> auto add(const char *format, Ts &&...values) {
  auto text = llvm::formatv(format, std::forward<Ts>(values)...);
  return detail::LazyTextBuild<decltype(text)>{detail::Remark::TextKey,
                                               std::move(text)};
}
template <typename... Ts> auto reason(const char *format, Ts &&...values) {
  auto text = llvm::formatv(format, std::forward<Ts>(values)...);
  return detail::LazyTextBuild<decltype(text)>{"Reason", std::move(text)};
}
template <typename... Ts> auto suggest(const char *format, Ts &&...values) {
  auto text = llvm::formatv(format, std::forward<Ts>(values)...);
  return detail::LazyTextBuild<decltype(text)>{"Suggestion", std::move(text)};
}
/// A value with a name: a number, a truth value, text, a type, an attribute or a value,
/// which must live until it is appended.
template <typename T>
detail::LazyMetric<T> metric(StringRef key, const T &value) {
  return {key, value};
}
/// A value that the text has in words, for programs: a metric that messages leave out.
template <typename T>
detail::LazyField<T> field(StringRef key, const T &value) {
  return {key, value};
}
/// A note about another place, with the text `text`, which outlives the remark.
inline detail::RemarkNote note(Location loc, StringRef text) {
  return {loc, text};
}

} // namespace strata::remark

#endif // STRATA_IR_REMARKS_H
