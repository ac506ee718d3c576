# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# cmake -DINPUT=file -DOUTPUT=file.inc [-DCOMPRESSED=name] -P EmbedFile.cmake
#
# Writes the text of INPUT, followed by a NUL, as the numbers of a C++ array, or, COMPRESSED,
# the definition of a ::strata::CompressedText called `name`. MLIR text
# gets smaller, but keeps its numbers of lines: without lines that are comments, and
# blanks around strings and punctuation and at the ends of lines.
file(READ ${INPUT} _text)
if(INPUT MATCHES "\\.mlir$")
  string(REGEX REPLACE "\n *//[^\n]*" "\n" _text "\n${_text}")
  string(REGEX REPLACE
    " *(\"([^\"\\\n]|\\\\.)*\"|//[^\n]*|[][=,:(){}\n]) *" "\\1" _text "${_text}")
  string(SUBSTRING "${_text}" 1 -1 _text)
endif()
if(COMPRESSED)
  # A raw archive is the compressed file alone.
  file(WRITE ${OUTPUT}.txt "${_text}")
  file(SIZE ${OUTPUT}.txt _size)
  file(ARCHIVE_CREATE OUTPUT ${OUTPUT}.zst PATHS ${OUTPUT}.txt
    FORMAT raw COMPRESSION Zstd COMPRESSION_LEVEL 9)
  file(READ ${OUTPUT}.zst _bytes HEX)
  file(REMOVE ${OUTPUT}.txt ${OUTPUT}.zst)
else()
  string(HEX "${_text}" _bytes)
endif()
string(REGEX REPLACE "(................................)" "\\1\n" _bytes "${_bytes}")
string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," _bytes "${_bytes}")
if(COMPRESSED)
  file(WRITE ${OUTPUT} "static constexpr unsigned char ${COMPRESSED}Bytes[] = {
${_bytes}};
static constexpr ::strata::CompressedText ${COMPRESSED} = {
    ${COMPRESSED}Bytes, sizeof(${COMPRESSED}Bytes), ${_size}};
")
else()
  file(WRITE ${OUTPUT} "${_bytes}0x00\n")
endif()
