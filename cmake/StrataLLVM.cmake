# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Finds LLVM 22, else 21, 20, 19. Only LLVM's static libraries are used, and of
# those only Support and its dependencies: `strata_link_llvm_support(target)`.
# -DLLVM_DIR=... picks an installation by hand.

if(NOT LLVM_DIR)
  foreach(_major IN ITEMS 22 21 20 19)
    find_path(STRATA_LLVM_${_major}_DIR LLVMConfig.cmake
      PATHS /usr/lib/llvm-${_major}/lib/cmake/llvm
            /usr/local/opt/llvm@${_major}/lib/cmake/llvm
            /opt/homebrew/opt/llvm@${_major}/lib/cmake/llvm
            /usr/lib64/llvm${_major}/lib/cmake/llvm
      NO_DEFAULT_PATH)
    mark_as_advanced(STRATA_LLVM_${_major}_DIR)
    if(STRATA_LLVM_${_major}_DIR)
      set(LLVM_DIR ${STRATA_LLVM_${_major}_DIR} CACHE PATH "LLVM's CMake files")
      break()
    endif()
  endforeach()
endif()

find_package(LLVM CONFIG QUIET)
if(NOT LLVM_FOUND)
  message(FATAL_ERROR
    "LLVM 19 to 22 not found: install llvm-22-dev or set -DLLVM_DIR=<prefix>/lib/cmake/llvm")
endif()
if(LLVM_VERSION_MAJOR LESS 19 OR LLVM_VERSION_MAJOR GREATER 22)
  message(FATAL_ERROR
    "expected LLVM 19 to 22, found ${LLVM_VERSION} in ${LLVM_DIR}")
endif()
if(NOT TARGET LLVMSupport)
  message(FATAL_ERROR
    "LLVM ${LLVM_VERSION} in ${LLVM_DIR} has no static LLVMSupport library")
endif()
message(STATUS "LLVM ${LLVM_VERSION} in ${LLVM_DIR}")

# strata-codegen is written for the interfaces of LLVM 22.
if(TARGET LLVMX86CodeGen AND TARGET LLVMOrcJIT AND LLVM_VERSION_MAJOR EQUAL 22)
  set(_has_code_generation ON)
else()
  set(_has_code_generation OFF)
endif()
option(STRATA_BUILD_CODEGEN
  "Build strata-codegen, which compiles and runs IR" ${_has_code_generation})

# LLVM's configuration looks for Zstandard, which it uses as well.
foreach(_library IN ITEMS zstd::libzstd_static zstd::libzstd_shared)
  if(TARGET ${_library})
    set(STRATA_ZSTD ${_library})
    break()
  endif()
endforeach()
if(NOT STRATA_ZSTD)
  message(FATAL_ERROR "Zstandard not found: install libzstd-dev")
endif()

# Debug builds of Strata use a release LLVM: the ABI switches are fixed by
# LLVM's own abi-breaking.h, so mixing is safe.
function(strata_link_llvm_support target scope)
  target_include_directories(${target} SYSTEM ${scope}
    $<BUILD_INTERFACE:${LLVM_INCLUDE_DIRS}>)
  target_link_libraries(${target} ${scope} LLVMSupport)
endfunction()
