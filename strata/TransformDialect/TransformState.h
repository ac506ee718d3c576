// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The payload of the values of a script while it is executed: operations and values
// of the transformed program, and attributes. The state observes all changes of IR, so
// that handles follow operations that are replaced and lose operations that are erased.
#ifndef STRATA_TRANSFORMDIALECT_TRANSFORMSTATE_H
#define STRATA_TRANSFORMDIALECT_TRANSFORMSTATE_H

#include "strata/IR/Graph/MutationObserver.h"
#include "strata/TransformDialect/DiagnosedSilenceableFailure.h"

#include "llvm/ADT/DenseMap.h"

#include <mutex>

namespace strata {

class PassRegistry;
class OpPassManager;

/// The payload of one value of a script, of the kind of its type.
struct TransformPayload {
  SmallVector<Operation *, 4> operations = {};
  SmallVector<Value, 4> values = {};
  SmallVector<Attribute, 4> params = {};
};

/// The number of objects of a payload.
inline size_t getPayloadSize(const TransformPayload &payload) {
  return payload.operations.size() + payload.values.size() +
         payload.params.size();
}

/// The services of the pass that executes a script.
struct TransformServices {
  /// The passes that scripts can name; null without.
  const PassRegistry *passes = nullptr;
  /// Runs passes on an operation of the payload.
  function_ref<LogicalResult(OpPassManager &, Operation *)> runPipeline;
  /// The stream of `transform.print`.
  raw_ostream *output = nullptr;
  /// Whether uses of handles that were invalidated are looked for.
  bool hasExpensiveChecks = true;
};

/// The results of one operation of a script.
class TransformResults {
public:
  explicit TransformResults(unsigned numResults) : payloads(numResults) {}
  void set(unsigned number, ArrayRef<Operation *> operations) {
    payloads[number].operations.assign(operations.begin(), operations.end());
  }
  void setValues(unsigned number, ArrayRef<Value> values) {
    payloads[number].values.assign(values.begin(), values.end());
  }
  void setParams(unsigned number, ArrayRef<Attribute> params) {
    payloads[number].params.assign(params.begin(), params.end());
  }
  TransformPayload &operator[](unsigned number) { return payloads[number]; }

private:
  SmallVector<TransformPayload, 2> payloads;
};

class TransformState;

/// Operations of the payload that are still to be visited. Operations that
/// are erased in the meantime are left out.
class PendingPayload {
public:
  PendingPayload(TransformState &state, ArrayRef<Operation *> ops);
  ~PendingPayload();
  PendingPayload(const PendingPayload &) = delete;
  PendingPayload &operator=(const PendingPayload &) = delete;
  /// The next operation; null at the end.
  Operation *next();

private:
  friend class TransformState;
  TransformState &state;
  PendingPayload *outer;
  /// The operations, the next one last.
  SmallVector<Operation *, 16> ops;
};

class TransformState final : public ChainedMutationObserver {
public:
  TransformState(Operation *payloadRoot, const TransformServices &services);
  ~TransformState() override;

  /// The root of the transformed program.
  Operation *getTopLevel() const { return payloadRoot; }
  const TransformServices &getServices() const { return services; }

  ArrayRef<Operation *> getPayloadOps(Value handle) const;
  ArrayRef<Value> getPayloadValues(Value handle) const;
  ArrayRef<Attribute> getParams(Value param) const;
  const TransformPayload &getPayload(Value value) const;
  /// Replaces the payload of `value`, which is valid from now on.
  void setPayload(Value value, const TransformPayload &payload);

  /// Whether an operation of the script that is being executed is in `op`.
  bool isExecuting(Operation *op) const;
  /// Executes one operation of the script: checks its handles, applies it, and sets its
  /// results.
  DiagnosedSilenceableFailure applyTransform(Operation *op);

private:
  friend class PendingPayload;
  /// The reason for which a handle must not be used.
  struct Invalidation {
    Operation *consumer;
    unsigned operandNumber;
    Location ancestor, nested;
    /// The number of the result that is the payload value, for handles of values.
    std::optional<unsigned> resultNumber;
  };
  using Invalidations = SmallVector<std::pair<Value, Invalidation>, 4>;

  void willDestroy(Operation *op) override;
  void willSetOperand(OpOperand &operand, Value value) override;
  /// Takes `op` from the handles that have it; a replacement takes its place.
  void replaceOrErase(Operation *op);
  Operation *findReplacement(Operation *op, bool &hasFailed);
  void forget(Value value);
  void addUser(Operation *op, Value handle);
  void removeUser(Operation *op, Value handle);
  bool isUsedLater(Value handle) const;

  DiagnosedSilenceableFailure checkHandles(Operation *op);
  DiagnosedSilenceableFailure checkConsumption(Operation *op, Value handle,
                                               unsigned operandNumber);
  /// Finds the handles that `op` invalidates when it consumes an operand.
  void findInvalidated(Operation *op, OpOperand &operand,
                       Invalidations &invalidated);
  void findInvalidated(Value handle, const TransformPayload &payload,
                       Operation *consumer, OpOperand &operand,
                       Invalidations &invalidated);

  Operation *payloadRoot;
  TransformServices services;
  llvm::DenseMap<Value, TransformPayload> payloads;
  llvm::DenseMap<Value, Invalidation> invalidations;
  /// The handles of each operation of the payload, and of those that define values of
  /// the payload.
  llvm::DenseMap<Operation *, SmallVector<Value, 2>> handlesOf;
  /// The values that took the place of results of such operations while the current
  /// operation of the script is executed.
  llvm::DenseMap<Value, Value> replacements;
  Operation *current = nullptr;
  /// The operations that are being executed; the last is `current`.
  SmallVector<Operation *, 8> active;
  /// The first failure to find a replacement.
  std::vector<Diagnostic> trackingErrors;
  PendingPayload *pending = nullptr;
  /// Passes may change IR on several threads.
  std::mutex mutex;
};

} // namespace strata

#endif // STRATA_TRANSFORMDIALECT_TRANSFORMSTATE_H
