// Lengths of the shortest paths between all nodes.
#include <stdint.h>

enum { N = 500 };

static int32_t min(int32_t a, int32_t b) { return a < b ? a : b; }

void kernel_floyd_warshall(int32_t (*restrict path)[N]) {
  for (int k = 0; k < N; ++k)
    for (int i = 0; i < N; ++i)
      for (int j = 0; j < N; ++j)
        path[i][j] = min(path[i][j], path[i][k] + path[k][j]);
}
