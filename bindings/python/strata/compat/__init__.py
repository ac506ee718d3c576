# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Other names for the package."""
