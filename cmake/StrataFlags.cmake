# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Compiler and linker flags of everything built here.

add_compile_options(
  -Wall -Wextra -Werror=switch
  -fno-exceptions
  $<$<COMPILE_LANGUAGE:CXX>:-fvisibility-inlines-hidden>
  -ffunction-sections -fdata-sections)
# Warnings of clang that GCC does not have: members without initializer have a default, the
# functions of LLVM's style hide those of their bases, and libstdc++ uses its deprecated ones.
if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
  add_compile_options(-Wno-missing-field-initializers -Wno-missing-braces
    $<$<COMPILE_LANGUAGE:CXX>:-Wno-overloaded-virtual>
    -Wno-deprecated-declarations)
endif()
# As LLVM was built: then classes derive from LLVM's, and from Strata's in programs
# of users, which may be built with or without.
if(NOT LLVM_ENABLE_RTTI)
  add_compile_options($<$<COMPILE_LANGUAGE:CXX>:-fno-rtti>)
endif()
if(STRATA_WERROR)
  add_compile_options(-Werror)
endif()

if(APPLE)
  add_link_options(-Wl,-dead_strip)
else()
  add_link_options(-Wl,--gc-sections -Wl,--as-needed)
  # Relocations take 10 KB in place of 150.
  include(CheckLinkerFlag)
  check_linker_flag(CXX "-Wl,-z,pack-relative-relocs" STRATA_PACKS_RELOCATIONS)
  if(STRATA_PACKS_RELOCATIONS)
    add_link_options(-Wl,-z,pack-relative-relocs)
  endif()
endif()

if(STRATA_SANITIZE)
  add_compile_options(-fsanitize=${STRATA_SANITIZE} -fno-omit-frame-pointer -g)
  add_link_options(-fsanitize=${STRATA_SANITIZE})
  if(STRATA_SANITIZE MATCHES "address")
    # LLVM's allocators poison what they have not handed out. Its libraries are not
    # instrumented and would use such memory without unpoisoning it.
    add_compile_definitions(
      __asan_poison_memory_region=__asan_unpoison_memory_region)
  endif()
  if(STRATA_SANITIZE MATCHES "undefined")
    add_compile_options(-fno-sanitize-recover=all -fno-sanitize=vptr)
  endif()
endif()

if(STRATA_BUILD_FUZZ)
  if(NOT CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    message(FATAL_ERROR "STRATA_BUILD_FUZZ needs clang; use the preset 'fuzz'")
  endif()
  add_compile_options(-fsanitize=fuzzer-no-link)
endif()
