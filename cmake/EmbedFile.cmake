# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# cmake -DINPUT=file -DOUTPUT=file.inc -P EmbedFile.cmake
#
# Writes the bytes of INPUT, and a NUL behind them, as the numbers of a C++
# array.
file(READ ${INPUT} _bytes HEX)
string(REGEX REPLACE "(................................)" "\\1\n" _bytes "${_bytes}")
string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," _bytes "${_bytes}")
file(WRITE ${OUTPUT} "${_bytes}0x00\n")
