// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions of asynchronous execution that programs call: tokens, values and groups with counted
// references, and threads that execute tasks. A task is a function and its argument, for example the
// resumption of a coroutine. A thread that blocks is replaced by another one, so that tasks which it waits for
// are executed.
#include "tools/strata-codegen/ParallelFor.h"
#include "tools/strata-codegen/Runtime.h"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <functional>
#include <mutex>
#include <pthread.h>

using namespace strata;
using namespace strata::codegen;

//===-- Threads ------------------------------------------------------------===//

namespace {
using Task = std::function<void()>;

class TaskPool {
public:
  void add(Task task);
  /// The calling thread will wait for a task, or does not any more.
  void beginBlocking();
  void endBlocking();
  /// Waits until no task is left.
  void finish();

private:
  static void *work(void *pool);
  /// Starts threads if fewer than wanted can execute tasks. Without any, false.
  bool ensureThreads();
  void executeTasks(std::unique_lock<std::mutex> &lock);

  /// The most threads, most of which are blocked.
  static constexpr uint32_t MaxThreads = 1024;

  std::mutex mutex;
  std::condition_variable hasTasks, isIdle;
  std::deque<Task> tasks;
  uint32_t numThreads = 0, numBlocked = 0, numRunning = 0;
};
} // namespace

/// Whether the thread executes tasks.
static thread_local bool isWorker = false;

/// Never destroyed, since its threads use it.
static TaskPool &getPool() {
  static auto *pool = new TaskPool;
  return *pool;
}

bool TaskPool::ensureThreads() {
  uint32_t wanted = std::max(getNumThreads(), 1u);
  while (numThreads - numBlocked < wanted && numThreads < MaxThreads &&
         startThread(work, this))
    ++numThreads;
  return numThreads > numBlocked;
}

void TaskPool::executeTasks(std::unique_lock<std::mutex> &lock) {
  while (!tasks.empty()) {
    Task task = std::move(tasks.front());
    tasks.pop_front();
    ++numRunning;
    lock.unlock();
    task();
    lock.lock();
    --numRunning;
  }
}

void *TaskPool::work(void *argument) {
  auto &pool = *static_cast<TaskPool *>(argument);
  prepareWorkerThread();
  isWorker = true;
  std::unique_lock lock(pool.mutex);
  while (true) {
    pool.executeTasks(lock);
    if (pool.numRunning == 0)
      pool.isIdle.notify_all();
    pool.hasTasks.wait(lock, [&] { return !pool.tasks.empty(); });
  }
}

void TaskPool::add(Task task) {
  {
    std::unique_lock lock(mutex);
    tasks.push_back(std::move(task));
    // Without threads, the caller executes the task.
    if (!ensureThreads())
      return executeTasks(lock);
  }
  hasTasks.notify_one();
}

void TaskPool::beginBlocking() {
  std::unique_lock lock(mutex);
  if (!isWorker)
    return;
  ++numBlocked;
  if (!tasks.empty() && !ensureThreads())
    executeTasks(lock);
}

void TaskPool::endBlocking() {
  std::lock_guard lock(mutex);
  if (isWorker)
    --numBlocked;
}

void TaskPool::finish() {
  std::unique_lock lock(mutex);
  isIdle.wait(lock, [&] { return tasks.empty() && numRunning == 0; });
}

/// Whether a task was ever added, so that programs without tasks start no pool.
static std::atomic<bool> hasAddedTasks = false;

static void addTask(Task task) {
  hasAddedTasks = true;
  getPool().add(std::move(task));
}

void codegen::finishAsyncTasks() {
  if (hasAddedTasks)
    getPool().finish();
}

//===-- Objects ------------------------------------------------------------===//

namespace {
/// A token, a value or a group.
class AsyncObject {
public:
  /// A token or a value has a reference of the program, and one of the task that makes it available.
  static AsyncObject *createToken() { return new AsyncObject(2, 1); }
  static AsyncObject *createValue(int64_t size);
  /// Available when `count` tokens are.
  static AsyncObject *createGroup(int64_t count) {
    return new AsyncObject(1, count);
  }

  void addRef(int64_t count) { numRefs += count; }
  void dropRef(int64_t count) {
    if ((numRefs -= count) <= 0)
      delete this;
  }
  void *getStorage() const { return storage; }
  bool hasError() {
    std::lock_guard lock(mutex);
    return numErrors != 0;
  }
  /// One of the events that the object waits for has happened.
  void complete(bool isError);
  /// Makes a token or a value available.
  void emplace(bool isError) {
    complete(isError);
    dropRef(1);
  }
  /// Calls `fn` when the object is available.
  void whenAvailable(Task fn);
  /// Blocks the thread until the object is available.
  void await();
  /// Adds a token to a group; returns its number.
  int64_t add(AsyncObject &token);

private:
  AsyncObject(int64_t numRefs, int64_t numPending)
      : numRefs(numRefs), numPending(numPending) {}
  ~AsyncObject() { std::free(storage); }
  bool isAvailable() const { return numPending <= 0; }

  std::atomic<int64_t> numRefs;
  std::mutex mutex;
  std::condition_variable becameAvailable;
  int64_t numPending, numErrors = 0, numTokens = 0;
  std::vector<Task> waiters;
  void *storage = nullptr;
};
} // namespace

/// Alignment of values, enough for vectors.
static constexpr uint64_t ValueAlignment = 64;

AsyncObject *AsyncObject::createValue(int64_t size) {
  AsyncObject *value = createToken();
  uint64_t rounded =
      (uint64_t(size) + ValueAlignment - 1) / ValueAlignment * ValueAlignment;
  value->storage = std::aligned_alloc(ValueAlignment, rounded);
  return value;
}

void AsyncObject::complete(bool isError) {
  std::vector<Task> ready;
  {
    std::lock_guard lock(mutex);
    numErrors += isError;
    if (--numPending != 0)
      return;
    ready.swap(waiters);
    becameAvailable.notify_all();
  }
  for (Task &task : ready)
    task();
}

void AsyncObject::whenAvailable(Task fn) {
  {
    std::lock_guard lock(mutex);
    if (!isAvailable()) {
      waiters.push_back(std::move(fn));
      return;
    }
  }
  fn();
}

void AsyncObject::await() {
  std::unique_lock lock(mutex);
  if (isAvailable())
    return;
  lock.unlock();
  getPool().beginBlocking();
  lock.lock();
  becameAvailable.wait(lock, [&] { return isAvailable(); });
  lock.unlock();
  getPool().endBlocking();
}

int64_t AsyncObject::add(AsyncObject &token) {
  int64_t number;
  {
    std::lock_guard lock(mutex);
    number = numTokens++;
  }
  addRef(1);
  token.addRef(1);
  token.whenAvailable([this, &token] {
    complete(token.numErrors != 0);
    token.dropRef(1);
    dropRef(1);
  });
  return number;
}

//===-- Functions ----------------------------------------------------------===//

using Resume = void (*)(void *handle);

static void addRef(AsyncObject *object, int64_t count) {
  object->addRef(count);
}
static void dropRef(AsyncObject *object, int64_t count) {
  object->dropRef(count);
}
static void emplace(AsyncObject *object) { object->emplace(false); }
static void setError(AsyncObject *object) { object->emplace(true); }
static bool isError(AsyncObject *object) { return object->hasError(); }
static void await(AsyncObject *object) { object->await(); }
static void *getStorage(AsyncObject *value) { return value->getStorage(); }
static int64_t addToGroup(AsyncObject *token, AsyncObject *group) {
  return group->add(*token);
}
static void execute(void *handle, Resume resume) {
  addTask([=] { resume(handle); });
}
/// The coroutine is not resumed on this stack, which may be its own.
static void awaitAndExecute(AsyncObject *object, void *handle, Resume resume) {
  object->whenAvailable([=] { execute(handle, resume); });
}
static int64_t getNumWorkers() { return getNumThreads(); }
static void printThread() {
  std::printf("Current thread id: %llu\n",
              static_cast<unsigned long long>(pthread_self()));
}

template <typename Fn> static void *getFunctionAddress(Fn *function) {
  return reinterpret_cast<void *>(function);
}

void codegen::addAsyncFunctions(std::vector<RuntimeFunction> &functions) {
  auto add = [&](const char *name, auto *function) {
    functions.push_back(
        {std::string("mlirAsyncRuntime") + name, getFunctionAddress(function)});
  };
  add("AddRef", &addRef);
  add("DropRef", &dropRef);
  add("CreateToken", &AsyncObject::createToken);
  add("CreateValue", &AsyncObject::createValue);
  add("CreateGroup", &AsyncObject::createGroup);
  add("EmplaceToken", &emplace);
  add("EmplaceValue", &emplace);
  add("SetTokenError", &setError);
  add("SetValueError", &setError);
  add("IsTokenError", &isError);
  add("IsValueError", &isError);
  add("IsGroupError", &isError);
  add("AwaitToken", &await);
  add("AwaitValue", &await);
  add("AwaitAllInGroup", &await);
  add("Execute", &execute);
  add("GetValueStorage", &getStorage);
  add("AddTokenToGroup", &addToGroup);
  add("AwaitTokenAndExecute", &awaitAndExecute);
  add("AwaitValueAndExecute", &awaitAndExecute);
  add("AwaitAllInGroupAndExecute", &awaitAndExecute);
  add("PrintCurrentThreadId", &printThread);
  functions.push_back({"mlirAsyncRuntimGetNumWorkerThreads",
                       getFunctionAddress(&getNumWorkers)});
}
