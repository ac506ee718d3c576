/* REQUIRES: gcc
 * RUN: cp %build_dir/lib/libstrata-c.so.1 %t.first.so
 * RUN: cp %build_dir/lib/libstrata-c.so.1 %t.second.so
 * RUN: %cbind_gcc -D_GNU_SOURCE %s -o %t -ldl
 * RUN: %t %t.first.so %t.second.so
 */

/* Two copies of the library in one process do not share anything, and find each other's handles. */
#include "strata-c/IR.h"

#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

struct Library {
  StrataContext (*create)(void);
  void (*destroy)(StrataContext);
  StrataType (*parse)(StrataContext, StrataStringRef);
  StrataStringRef (*getClass)(StrataType);
  StrataErrorCode (*getError)(void);
};

static void find(void *library, const char *name, void *function) {
  void *symbol = dlsym(library, name);
  memcpy(function, &symbol, sizeof symbol);
}
static struct Library load(const char *path) {
  void *library = dlopen(path, RTLD_NOW | RTLD_GLOBAL);
  struct Library result;
  if (!library)
    printf("%s\n", dlerror());
  find(library, "strataContextCreate", &result.create);
  find(library, "strataContextDestroy", &result.destroy);
  find(library, "strataTypeParseGet", &result.parse);
  find(library, "strataTypeGetClassName", &result.getClass);
  find(library, "strataGetLastError", &result.getError);
  return result;
}

int main(int argc, char **argv) {
  if (argc < 3)
    return 2;
  struct Library first = load(argv[1]), second = load(argv[2]);
  if (first.create == second.create)
    return 3;
  StrataContext a = first.create(), b = second.create();
  StrataStringRef text = {"tensor<4xf32>", 13};
  StrataType x = first.parse(a, text), y = second.parse(b, text);
  if (!first.getClass(x).length || !second.getClass(y).length)
    return 4;
  if (second.getClass(x).length || second.getError() == StrataErrorNone)
    return 5;
  if (first.getError() != StrataErrorNone)
    return 6;
  first.destroy(a);
  if (!second.getClass(y).length)
    return 7;
  second.destroy(b);
  return 0;
}
