// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Dependences between accesses of the same element in loop kernels of PolyBench, in isl's notation:
// pairs of iterations, the second of which is executed later.
#ifndef STRATA_BENCH_POLYHEDRAL_KERNELS_H
#define STRATA_BENCH_POLYHEDRAL_KERNELS_H

struct Kernel {
  const char *name;
  const char *dependence;
};

static const Kernel Kernels[] = {
    {"gemm", "[a, b, c] -> { [i, j, k] -> [x, y, z] : 0 <= i, x < a and 0 <= "
             "j, y < b and 0 <= k, z < c and i = x and j = y and (i < x or i = "
             "x and j < y or i = x and j = y and k < z) }"},
    {"2mm",
     "[a, b, c, d] -> { [i, j, k] -> [x, y, z] : 0 <= i, x < a and 0 <= j < b "
     "and 0 <= k < c and 0 <= y < d and 0 <= z < b and i = x and j = z }"},
    {"3mm", "[a, b, c, d, e] -> { [i, j, k] -> [x, y, z] : 0 <= i < c and 0 <= "
            "j < d and 0 <= k < e and 0 <= x < a and 0 <= y < d and 0 <= z < c "
            "and i = z and j = y }"},
    {"syrk",
     "[n, m] -> { [i, k, j] -> [x, z, y] : 0 <= i < n and 0 <= k < m and 0 <= "
     "j <= i and 0 <= x < n and 0 <= z < m and 0 <= y <= x and i = x and j = y "
     "and (i < x or i = x and k < z or i = x and k = z and j < y) }"},
    {"syr2k",
     "[n, m] -> { [i, j] -> [x, z, y] : 0 <= i < n and 0 <= j <= i and 0 <= x "
     "< n and 0 <= z < m and 0 <= y <= x and i = x and j = y }"},
    {"trmm",
     "[m, n] -> { [i, j, k] -> [x, y, z] : 0 <= i < m and 0 <= j < n and i < k "
     "< m and 0 <= x < m and 0 <= y < n and x < z < m and k = x and j = y and "
     "(i < x or i = x and j < y or i = x and j = y and k < z) }"},
    {"symm", "[m, n] -> { [i, j, k] -> [x, y, z] : 0 <= i < m and 0 <= j < n "
             "and 0 <= k < i and 0 <= x < m and 0 <= y < n and 0 <= z < x and "
             "k = z and j = y and (i < x or i = x and j < y) }"},
    {"atax", "[m, n] -> { [i, j] -> [x, y] : 0 <= i, x < m and 0 <= j, y < n "
             "and j = y and (i < x or i = x and j < y) }"},
    {"bicg", "[m, n] -> { [i, j] -> [x, y] : 0 <= i, x < n and 0 <= j, y < m "
             "and (j = y and i < x or i = x and j < y) }"},
    {"mvt", "[n] -> { [i, j] -> [x, y] : 0 <= i, j, x, y < n and i = x and (i "
            "< x or i = x and j < y) }"},
    {"gemver",
     "[n] -> { [i, j] -> [x, y] : 0 <= i, j, x, y < n and i = y and j = x }"},
    {"gesummv",
     "[n] -> { [i, j] -> [x, y] : 0 <= i, j, x, y < n and i = x and j < y }"},
    {"doitgen",
     "[r, q, p] -> { [i, j, k, l] -> [x, y, z, w] : 0 <= i, x < r and 0 <= j, "
     "y < q and 0 <= k, l, z, w < p and k = z and (i < x or i = x and j < y or "
     "i = x and j = y and k < z or i = x and j = y and k = z and l < w) }"},
    {"jacobi-1d", "[t, n] -> { [i, j] -> [x, y] : 0 <= i, x < t and 1 <= j, y "
                  "< n - 1 and i < x and y - 1 <= j <= y + 1 }"},
    {"jacobi-2d", "[t, n] -> { [i, j, k] -> [x, y, z] : 0 <= i, x < t and 1 <= "
                  "j, k, y, z < n - 1 and i < x and (j = y and z - 1 <= k <= z "
                  "+ 1 or k = z and y - 1 <= j <= y + 1) }"},
    {"seidel-2d",
     "[t, n] -> { [i, j, k] -> [x, y, z] : 0 <= i, x < t and 1 <= j, k, y, z "
     "<= n - 2 and y - 1 <= j <= y + 1 and z - 1 <= k <= z + 1 and (i < x or i "
     "= x and j < y or i = x and j = y and k < z) }"},
    {"heat-3d",
     "[t, n] -> { [i, j, k, l] -> [x, y, z, w] : 1 <= i, x <= t and 1 <= j, k, "
     "l, y, z, w < n - 1 and i < x and (k = z and l = w and y - 1 <= j <= y + "
     "1 or j = y and l = w and z - 1 <= k <= z + 1) }"},
    {"fdtd-2d", "[t, n, m] -> { [i, j, k] -> [x, y, z] : 0 <= i, x < t and 1 "
                "<= j < n and 0 <= k < m and 0 <= y < n - 1 and 0 <= z < m - 1 "
                "and y <= j <= y + 1 and k = z and i <= x }"},
    {"adi", "[t, n] -> { [i, j, k] -> [x, y, z] : 1 <= i, x <= t and 1 <= j, y "
            "< n - 1 and 1 <= k, z < n - 1 and j = y and k = z - 1 and (i < x "
            "or i = x and k < z) }"},
    {"lu",
     "[n] -> { [i, j, k] -> [x, y, z] : 0 <= i < n and 0 <= j < i and 0 <= k < "
     "j and 0 <= x < n and x <= y < n and 0 <= z < x and i = x and j = z and "
     "(i < x or i = x and j < y or i = x and j = y and k < z) }"},
    {"ludcmp", "[n] -> { [i, j, k] -> [x, y, z] : 0 <= i < n and i <= j < n "
               "and 0 <= k < i and 0 <= x < n and 0 <= y < x and 0 <= z < y "
               "and i = z and j = y and i < x }"},
    {"cholesky",
     "[n] -> { [i, j, k] -> [x, y, z] : 0 <= i < n and 0 <= j < i and 0 <= k < "
     "j and 0 <= x < n and 0 <= y < x and 0 <= z < y and i = y and j = z and "
     "(i < x or i = x and j < y or i = x and j = y and k < z) }"},
    {"trisolv", "[n] -> { [i, j] -> [x, y] : 0 <= i < n and 0 <= j < i and 0 "
                "<= x < n and 0 <= y < x and i = y and i < x }"},
    {"durbin", "[n] -> { [k, i] -> [x, y] : 1 <= k, x < n and 0 <= i < k and 0 "
               "<= y < x and (i = y or i = x - y - 1) and k < x }"},
    {"gramschmidt",
     "[m, n] -> { [k, j, i] -> [x, y, z] : 0 <= k, x < n and k < j < n and x < "
     "y < n and 0 <= i, z < m and i = z and j = x and k < x }"},
    {"floyd",
     "[n] -> { [k, i, j] -> [x, y, z] : 0 <= k, i, j, x, y, z < n and i = y "
     "and j = x and (k < x or k = x and i < y or k = x and i = y and j < z) }"},
    {"covariance",
     "[m, n] -> { [i, j, k] -> [x, y, z] : 0 <= i, x < m and i <= j < m and x "
     "<= y < m and 0 <= k, z < n and i = x and j = y and k < z }"},
    {"correlation",
     "[m, n] -> { [j, i] -> [x, y, z] : 0 <= j < m and 0 <= i < n and 0 <= x < "
     "m - 1 and x < y < m and 0 <= z < n and i = z and (j = x or j = y) }"},
    {"nussinov", "[n] -> { [i, j, k] -> [x, y, z] : 0 <= i, x < n and i < j < "
                 "n and x < y < n and i < k < j and x < z < y and z + 1 = i "
                 "and j = y and (i > x or i = x and j < y) }"},
    {"deriche", "[w, h] -> { [i, j] -> [x, y] : 0 <= i, x < w and 0 <= j, y < "
                "h and i = x and y = h - 1 - j and j < y }"},
    {"strided", "[n] -> { [i, j] -> [x, y] : 0 <= i, j, x, y < n and 2i + 3j = "
                "4x + 6y + 1 }"},
    {"tiled", "[n] -> { [i, j] -> [x, y] : 0 <= i, j, x, y < n and floor(i/32) "
              "= floor(x/32) and j = y and i < x }"},
};

#endif // STRATA_BENCH_POLYHEDRAL_KERNELS_H
