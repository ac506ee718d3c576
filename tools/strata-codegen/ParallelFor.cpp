// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The threads are started by the first loop, and wait between loops; they end with the
// process. A loop has a number, which tells threads that there is a new one.
#include "tools/strata-codegen/ParallelFor.h"

#include "tools/strata-codegen/Faults.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <pthread.h>

using namespace strata::codegen;

namespace {
class ThreadPool {
public:
  /// Starts `count` threads, or as many as the system has resources for.
  explicit ThreadPool(uint32_t count);
  void run(ParallelBody newBody, void *newContext, int64_t newCount);

private:
  struct Worker {
    ThreadPool *pool;
    uint32_t number;
  };
  static void *work(void *worker);
  /// Executes the block of thread `number` of all threads.
  void executeBlock(uint32_t number) const;

  std::mutex mutex;
  std::condition_variable started, finished;
  ParallelBody body = nullptr;
  void *context = nullptr;
  int64_t count = 0;
  uint64_t loop = 0;
  /// Threads besides the one that calls, and those of them that are not done.
  uint32_t numWorkers = 0, numRunning = 0;
};
} // namespace

static uint32_t numThreads = 1;
static thread_local bool isInLoop = false;

bool strata::codegen::startThread(void *(*work)(void *), void *argument) {
  pthread_t thread;
  if (pthread_create(&thread, nullptr, work, argument) != 0)
    return false;
  pthread_detach(thread);
  return true;
}

void strata::codegen::prepareWorkerThread() {
  prepareThreadForFaults();
  isInLoop = true;
}

ThreadPool::ThreadPool(uint32_t count) {
  for (uint32_t i = 0; i < count; ++i) {
    // Workers live as long as the process.
    auto *worker = new Worker{this, i + 1};
    if (!startThread(work, worker)) {
      delete worker;
      return;
    }
    std::lock_guard lock(mutex);
    ++numWorkers;
  }
}

void ThreadPool::executeBlock(uint32_t number) const {
  int64_t threads = int64_t(numWorkers) + 1;
  int64_t size = count / threads, rest = count % threads;
  int64_t begin = number * size + std::min<int64_t>(number, rest);
  int64_t end = begin + size + (number < rest);
  if (begin < end)
    body(context, begin, end);
}

void *ThreadPool::work(void *argument) {
  const Worker &worker = *static_cast<Worker *>(argument);
  ThreadPool &pool = *worker.pool;
  prepareWorkerThread();
  uint64_t last = 0;
  while (true) {
    {
      std::unique_lock lock(pool.mutex);
      pool.started.wait(lock, [&] { return pool.loop != last; });
      last = pool.loop;
    }
    pool.executeBlock(worker.number);
    std::lock_guard lock(pool.mutex);
    if (--pool.numRunning == 0)
      pool.finished.notify_one();
  }
}

void ThreadPool::run(ParallelBody newBody, void *newContext, int64_t newCount) {
  {
    std::lock_guard lock(mutex);
    body = newBody;
    context = newContext;
    count = newCount;
    numRunning = numWorkers;
    ++loop;
  }
  started.notify_all();
  executeBlock(0);
  std::unique_lock lock(mutex);
  finished.wait(lock, [&] { return numRunning == 0; });
}

void strata::codegen::setNumThreads(uint32_t count) { numThreads = count; }

uint32_t strata::codegen::getNumThreads() { return numThreads; }

void strata::codegen::parallelFor(ParallelBody body, void *context,
                                  int64_t count) {
  if (numThreads <= 1 || count <= 1 || isInLoop) {
    if (count > 0)
      body(context, 0, count);
    return;
  }
  // Never destroyed, since its threads use it.
  static auto *pool = new ThreadPool(numThreads - 1);
  isInLoop = true;
  pool->run(body, context, count);
  isInLoop = false;
}
