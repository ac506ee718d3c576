# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# The functions every folder's CMakeLists.txt is made of:
#
#   strata_add_library(StrataIR DEPS Strata::Support)
#   strata_add_unittests(StrataIRTests DEPS Strata::IR Strata::Asm)
#   strata_add_executable(strata SOURCES strata.cpp DEPS Strata::Tooling)
#
# Without SOURCES the first two take the folder's *.cpp (respectively
# *Test.cpp) by glob, re-checked at each build.

# Sets `out` to the sources of the folder, its subfolders and the folders given
# after it: all but the tests, or only the tests.
function(_strata_glob out kind)
  set(_folders ${ARGN})
  if(NOT _folders)
    set(_folders .)
  endif()
  set(_patterns)
  foreach(_folder IN LISTS _folders)
    list(APPEND _patterns ${CMAKE_CURRENT_SOURCE_DIR}/${_folder}/*.cpp)
  endforeach()
  file(GLOB_RECURSE _files CONFIGURE_DEPENDS ${_patterns})
  if(kind STREQUAL "TESTS")
    list(FILTER _files INCLUDE REGEX "Test\\.cpp$")
  else()
    list(FILTER _files EXCLUDE REGEX "Test\\.cpp$")
  endif()
  set(${out} ${_files} PARENT_SCOPE)
endfunction()

# Installs the headers of `folder` and its subfolders, except those that are not
# for users: *Detail.h, *TestUtils.h.
function(_strata_install_headers folder)
  get_filename_component(_folder ${folder} ABSOLUTE)
  file(GLOB_RECURSE _headers CONFIGURE_DEPENDS ${_folder}/*.h ${_folder}/*.def)
  list(FILTER _headers EXCLUDE REGEX "(Detail|TestUtils)\\.h$")
  foreach(_header IN LISTS _headers)
    file(RELATIVE_PATH _path ${PROJECT_SOURCE_DIR} ${_header})
    get_filename_component(_path ${_path} DIRECTORY)
    install(FILES ${_header}
      DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/${_path} COMPONENT Development)
  endforeach()
endfunction()

# Adds the target `name`, whose precompiled headers are cmake/StrataPrecompiled.h and
# HEADERS. Targets that use them have the same compile OPTIONS. Builds with sanitizers have
# none, so that includes which sources lack are found.
function(_strata_add_precompiled_headers name)
  cmake_parse_arguments(ARG "" "" "OPTIONS;HEADERS;DEPS" ${ARGN})
  if(NOT STRATA_PCH OR STRATA_SANITIZE)
    return()
  endif()
  add_library(${name} OBJECT ${PROJECT_SOURCE_DIR}/cmake/StrataPrecompiled.cpp)
  target_compile_options(${name} PRIVATE ${ARG_OPTIONS})
  target_compile_features(${name} PRIVATE cxx_std_20)
  target_include_directories(${name} PRIVATE
    ${PROJECT_SOURCE_DIR} ${PROJECT_BINARY_DIR})
  strata_link_llvm_support(${name} PRIVATE)
  target_link_libraries(${name} PRIVATE ${ARG_DEPS})
  target_precompile_headers(${name} PRIVATE
    ${PROJECT_SOURCE_DIR}/cmake/StrataPrecompiled.h ${ARG_HEADERS})
endfunction()

set(_strata_small_options $<$<CONFIG:Release>:-Os>)
# Unit tests compile in two thirds of the time, and take no longer: the libraries do the work.
set(_strata_test_options $<$<CONFIG:Release>:-O0>)
_strata_add_precompiled_headers(StrataPrecompiled)
_strata_add_precompiled_headers(StrataPrecompiledSmall
  OPTIONS ${_strata_small_options})
if(STRATA_BUILD_TESTS)
  find_package(GTest REQUIRED)
  _strata_add_precompiled_headers(StrataPrecompiledTests
    OPTIONS ${_strata_test_options} HEADERS <gtest/gtest.h> DEPS GTest::gtest_main)
endif()

# Sources of `target` begin with the headers of the target `precompiled`, if there is one.
function(_strata_use_precompiled_headers target precompiled)
  if(TARGET ${precompiled})
    target_precompile_headers(${target} REUSE_FROM ${precompiled})
  endif()
endfunction()

# Compiles the sources of `target` in groups, as one source each. Targets with few sources gain
# nothing. A type of an anonymous namespace is not one of a header here, whatever GCC says.
function(_strata_use_unity_build target)
  if(NOT STRATA_UNITY_BUILD)
    return()
  endif()
  set_target_properties(${target} PROPERTIES
    UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 8)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    target_compile_options(${target} PRIVATE -Wno-subobject-linkage)
  endif()
endfunction()

# Compiles `sources` of this folder so that they can be part of shared libraries: those with
# variables that each thread has. Other sources can be without it, since libstrata-c.so
# exports none of their symbols.
function(strata_use_shared_code)
  set_source_files_properties(${ARGN} PROPERTIES
    COMPILE_OPTIONS -fPIC SKIP_PRECOMPILE_HEADERS ON
    SKIP_UNITY_BUILD_INCLUSION ON)
endfunction()

# Adds the static library `name` (StrataIR, alias Strata::IR), exported and
# installed with the headers of its FOLDERS, by default of this folder, and of their
# subfolders. A folder without sources becomes a header-only library, so that
# the tree always configures. SMALL: optimised for size, for code that runs once in a
# program. Sources are compiled in groups, so that their static functions have names of their
# own.
function(strata_add_library name)
  cmake_parse_arguments(ARG "SMALL" "" "SOURCES;DEPS;FOLDERS" ${ARGN})
  if(NOT ARG_SOURCES)
    _strata_glob(ARG_SOURCES LIBRARY ${ARG_FOLDERS})
  endif()
  string(REGEX REPLACE "^Strata" "" _component ${name})

  if(ARG_SOURCES)
    add_library(${name} STATIC ${ARG_SOURCES})
    set(_scope PUBLIC)
  else()
    add_library(${name} INTERFACE)
    set(_scope INTERFACE)
  endif()
  if(ARG_SMALL)
    target_compile_options(${name} PRIVATE ${_strata_small_options})
  endif()
  if(ARG_SOURCES)
    _strata_use_unity_build(${name})
  endif()
  # Only Support and IR are precompiled.
  if(ARG_SOURCES AND ARG_DEPS AND NOT ARG_DEPS STREQUAL "Strata::Support")
    if(ARG_SMALL)
      _strata_use_precompiled_headers(${name} StrataPrecompiledSmall)
    else()
      _strata_use_precompiled_headers(${name} StrataPrecompiled)
    endif()
  endif()
  add_library(Strata::${_component} ALIAS ${name})
  target_compile_features(${name} ${_scope} cxx_std_20)
  target_include_directories(${name} ${_scope}
    $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}>
    $<BUILD_INTERFACE:${PROJECT_BINARY_DIR}>
    $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
  target_link_libraries(${name} ${_scope} ${ARG_DEPS})
  strata_link_llvm_support(${name} ${_scope})
  set_target_properties(${name} PROPERTIES EXPORT_NAME ${_component})

  install(TARGETS ${name} EXPORT StrataTargets
    ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT Development)
  if(NOT ARG_FOLDERS)
    set(ARG_FOLDERS .)
  endif()
  foreach(_folder IN LISTS ARG_FOLDERS)
    _strata_install_headers(${_folder})
  endforeach()
endfunction()

# Adds the GoogleTest program `name` of the folder's *Test.cpp and registers it
# with ctest as one test. SEPARATE: sources have static functions of the same names, so that they
# cannot be compiled in groups. Does nothing without tests or STRATA_BUILD_TESTS.
function(strata_add_unittests name)
  cmake_parse_arguments(ARG "SEPARATE" "" "SOURCES;DEPS;FOLDERS" ${ARGN})
  if(NOT ARG_SOURCES)
    _strata_glob(ARG_SOURCES TESTS ${ARG_FOLDERS})
  endif()
  if(NOT STRATA_BUILD_TESTS OR NOT ARG_SOURCES)
    return()
  endif()
  add_executable(${name} ${ARG_SOURCES})
  target_compile_options(${name} PRIVATE ${_strata_test_options})
  _strata_use_precompiled_headers(${name} StrataPrecompiledTests)
  if(NOT ARG_SEPARATE)
    _strata_use_unity_build(${name})
  endif()
  set_target_properties(${name} PROPERTIES
    RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/unittests)
  target_link_libraries(${name} PRIVATE ${ARG_DEPS} GTest::gtest_main)
  add_test(NAME ${name} COMMAND ${name})
  set_tests_properties(${name} PROPERTIES TIMEOUT 300)
endfunction()

# Adds the program `name` to bin/ and to the installation. Skipped while none
# of its sources exists.
function(strata_add_executable name)
  cmake_parse_arguments(ARG "" "" "SOURCES;DEPS" ${ARGN})
  if(NOT ARG_SOURCES)
    _strata_glob(ARG_SOURCES LIBRARY)
  endif()
  if(NOT ARG_SOURCES)
    message(STATUS "${name}: no sources yet, skipped")
    return()
  endif()
  add_executable(${name} ${ARG_SOURCES})
  target_link_libraries(${name} PRIVATE ${ARG_DEPS})
  add_executable(Strata::${name} ALIAS ${name})
  install(TARGETS ${name} EXPORT StrataTargets
    RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
endfunction()
