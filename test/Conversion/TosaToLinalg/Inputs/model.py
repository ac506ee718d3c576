# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Computes the results of model-results.mlir by loops over numbers."""

import math

IMAGE = [
    [0.1, 0.2, -0.1, 0.3],
    [0.4, -0.2, 0.0, 0.1],
    [-0.3, 0.5, 0.2, -0.4],
    [0.6, 0.1, -0.5, 0.2],
]
KERNELS = [[[1, 0, -1], [2, 0, -2], [1, 0, -1]], [[0.5] * 3] * 3]
BIAS = [0.5, -0.25]
WEIGHTS = [
    [0.1, 0.2, 0.3],
    [-0.1, 0, 0.1],
    [0.2, -0.2, 0.1],
    [0, 0.3, -0.1],
    [0.05, 0.1, 0.15],
    [0.2, 0.1, 0],
    [-0.3, 0.1, 0.2],
    [0.1, 0.1, 0.1],
]


def convolve(channel, row, column):
    total = BIAS[channel]
    for i in range(3):
        for j in range(3):
            y, x = row + i - 1, column + j - 1
            if 0 <= y < 4 and 0 <= x < 4:
                total += IMAGE[y][x] * KERNELS[channel][i][j]
    return min(max(total, 0), 2)


def main():
    pooled = [
        max(convolve(c, 2 * y + i, 2 * x + j) for i in range(2) for j in range(2))
        for y in range(2)
        for x in range(2)
        for c in range(2)
    ]
    logits = [sum(v * row[i] for v, row in zip(pooled, WEIGHTS)) for i in range(3)]
    exps = [math.exp(v - max(logits)) for v in logits]
    print([[[round(10000 * v / sum(exps)) for v in exps]]])


if __name__ == "__main__":
    main()
