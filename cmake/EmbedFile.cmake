# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# cmake -DINPUT=file -DOUTPUT=file.inc -P EmbedFile.cmake
#
# Writes the text of INPUT, followed by a NUL, as the numbers of a C++ array. MLIR text
# gets smaller, but keeps its numbers of lines: without lines that are comments, and
# blanks around strings and punctuation and at the ends of lines.
file(READ ${INPUT} _text)
if(INPUT MATCHES "\\.mlir$")
  string(REGEX REPLACE "\n *//[^\n]*" "\n" _text "\n${_text}")
  string(REGEX REPLACE
    " *(\"([^\"\\\n]|\\\\.)*\"|//[^\n]*|[][=,:(){}\n]) *" "\\1" _text "${_text}")
  string(SUBSTRING "${_text}" 1 -1 _text)
endif()
string(HEX "${_text}" _bytes)
string(REGEX REPLACE "(................................)" "\\1\n" _bytes "${_bytes}")
string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," _bytes "${_bytes}")
file(WRITE ${OUTPUT} "${_bytes}0x00\n")
