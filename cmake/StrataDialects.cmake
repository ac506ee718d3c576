# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Dialect files as parts of programs and libraries, in Strata's own build and, by
# find_package(Strata), in others:
#
#   strata_add_dialect(my-tool FILE vec.irdl.mlir)
#   ... #include "VecDialect.h"
#   ... registerVecDialect(ctx);

set(_strata_dialects_dir ${CMAKE_CURRENT_LIST_DIR})

# Sets `out` to a declaration of the function `qualified`, `a::b::fn`.
function(_strata_declare_function out qualified result parameters)
  string(REPLACE "::" ";" _parts "${qualified}")
  list(POP_BACK _parts _function)
  set(_text "${result}${_function}(${parameters});")
  list(REVERSE _parts)
  foreach(_part IN LISTS _parts)
    set(_text "namespace ${_part} { ${_text} }")
  endforeach()
  set(${out} "${_text}\n" PARENT_SCOPE)
endfunction()

# Writes the bytes of `input` to `output` as a C++ array, when `input` changes. With a third
# argument, the name of a CompressedText, it is defined there.
function(_strata_embed_file input output)
  set(_compressed ${ARGN})
  add_custom_command(
    OUTPUT ${output}
    COMMAND ${CMAKE_COMMAND} -DINPUT=${input} -DOUTPUT=${output} -DCOMPRESSED=${_compressed}
            -P ${_strata_dialects_dir}/EmbedFile.cmake
    DEPENDS ${input} ${_strata_dialects_dir}/EmbedFile.cmake
    VERBATIM)
endfunction()

# Embeds the dialect file FILE, `vec.irdl.mlir`, into `target`, and generates for
# `target` and the targets that link to it
#   VecDialect.h  registerVecDialect(ctx), getVecDialect()
#   VecOps.h      typed C++ (docs/wrappers.md); not with NO_WRAPPERS
# `target` has to link Strata::DialectFiles, and Strata::Rewrite if there are PATTERNS.
#   NAMESPACE      the dialect's name; default: the name of the file in lower case
#   CPP_NAMESPACE  the namespace of the two functions; default: none
#   PATTERNS       a file of rules for canonicalization (docs/patterns.md)
#   NATIVES        const ::strata::PDLNatives &fn(): the natives that the rules
#   call
#   HOOKS          void fn(::strata::Context &): registers hooks and directives,
#                  before the file is read
#   ON_REGISTER    void fn(::strata::Context &): called when the dialect is
#                  registered
#   DEPENDS        dialect files that FILE refers to
#   CLASSES        a header with more classes, which VecOps.h includes at its end
#   BASES          a header with the class templates that strata.class_base names
#   GROUPS         operations with a header of their own (cmake/StrataWrappers.cmake)
#   TRUSTED_PATTERNS  the rules are not verified when they are read
#   QUALIFIED_INCLUDES  the folder of the headers does not become an include folder
# Functions are given by qualified names. HEADERS names a variable for the list of
# generated headers.
function(strata_add_dialect target)
  cmake_parse_arguments(ARG "NO_WRAPPERS;TRUSTED_PATTERNS;QUALIFIED_INCLUDES"
    "FILE;NAMESPACE;CPP_NAMESPACE;PATTERNS;NATIVES;HOOKS;ON_REGISTER;HEADERS;CLASSES;BASES"
    "DEPENDS;GROUPS" ${ARGN})
  if(NOT ARG_FILE)
    message(FATAL_ERROR "strata_add_dialect: expected FILE <dialect file>")
  endif()
  if(ARG_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR
      "strata_add_dialect: unknown arguments: ${ARG_UNPARSED_ARGUMENTS}")
  endif()
  get_filename_component(_input ${ARG_FILE} ABSOLUTE)
  if(NOT EXISTS ${_input})
    get_source_file_property(_is_generated ${_input} GENERATED)
    if(NOT _is_generated)
      message(FATAL_ERROR "strata_add_dialect: no such file: ${_input}")
    endif()
  endif()
  get_filename_component(_file_name ${ARG_FILE} NAME)
  get_filename_component(_stem ${ARG_FILE} NAME_WE)
  string(SUBSTRING ${_stem} 0 1 _initial)
  string(SUBSTRING ${_stem} 1 -1 _rest)
  string(TOUPPER ${_initial} _initial)
  set(_name ${_initial}${_rest})
  string(TOLOWER ${_stem} _dialect)
  if(ARG_NAMESPACE)
    set(_dialect ${ARG_NAMESPACE})
  endif()

  set(_prefix "")
  set(_open_namespace "")
  set(_close_namespace "")
  if(ARG_CPP_NAMESPACE)
    set(_prefix "${ARG_CPP_NAMESPACE}::")
    set(_open_namespace "namespace ${ARG_CPP_NAMESPACE} {\n")
    set(_close_namespace "\n} // namespace ${ARG_CPP_NAMESPACE}\n")
  endif()
  string(MAKE_C_IDENTIFIER
    "STRATA_DIALECT_${ARG_CPP_NAMESPACE}_${_name}_H" _guard)
  string(TOUPPER ${_guard} _guard)

  set(_output_folder ${CMAKE_CURRENT_BINARY_DIR})
  set(_includes "")
  set(_declarations "")
  foreach(_argument IN ITEMS HOOKS ON_REGISTER)
    string(TOLOWER _${_argument} _variable)
    set(${_variable} "nullptr")
    if(ARG_${_argument})
      set(${_variable} "::${ARG_${_argument}}")
      _strata_declare_function(_declaration "${ARG_${_argument}}"
        "void " "::strata::Context &")
      string(APPEND _declarations "${_declaration}")
    endif()
  endforeach()

  set(_patterns "")
  set(_register_patterns "nullptr")
  set(_embedded ${_output_folder}/${_name}.irdl.mlir.inc)
  _strata_embed_file(${_input} ${_embedded} source)
  if(ARG_PATTERNS)
    set(_includes "#include \"strata/Dialects/PDL/PDLDialect.h\"
#include \"strata/Rewrite/PDL/DialectPatterns.h\"\n")
    # Users of the target link to the dialect of the rules; plugins have no users.
    get_target_property(_type ${target} TYPE)
    if(NOT _type STREQUAL "MODULE_LIBRARY")
      set_property(TARGET ${target} APPEND PROPERTY
        LINK_LIBRARIES Strata::PDLDialect)
      set_property(TARGET ${target} APPEND PROPERTY
        INTERFACE_LINK_LIBRARIES Strata::PDLDialect)
    endif()
    set(_natives "nullptr")
    if(ARG_NATIVES)
      set(_natives "::${ARG_NATIVES}")
      _strata_declare_function(_declaration "${ARG_NATIVES}"
        "const ::strata::PDLNatives &" "")
      string(APPEND _declarations "${_declaration}")
    endif()
    get_filename_component(_pattern_file ${ARG_PATTERNS} ABSOLUTE)
    set(_pattern_text ${_output_folder}/${_name}.rules.mlir.inc)
    _strata_embed_file(${_pattern_file} ${_pattern_text})
    list(APPEND _embedded ${_pattern_text})
    set(_trusted "false")
    if(ARG_TRUSTED_PATTERNS)
      set(_trusted "true")
    endif()
    set(_register_patterns "registerPatterns")
    set(_patterns "static constexpr char patterns[] = {
#include \"${_name}.rules.mlir.inc\"
};

static void registerPatterns(::strata::Context &ctx) {
  // The language of the rules.
  ::strata::registerPDLDialect(ctx);
  // A failure has been reported.
  (void)::strata::registerDialectPatterns(
      ctx, \"${_dialect}\", {patterns, sizeof(patterns) - 1},
      \"${_dialect}.rules.mlir\", ${_natives}, /*isVerified=*/${_trusted});
}
")
  endif()

  set(_header ${_output_folder}/${_name}Dialect.h)
  set(_source ${_output_folder}/${_name}Dialect.cpp)
  configure_file(${_strata_dialects_dir}/Dialect.h.in ${_header} @ONLY)
  configure_file(${_strata_dialects_dir}/Dialect.cpp.in ${_source} @ONLY)
  target_sources(${target} PRIVATE ${_source} ${_header} ${_embedded})
  set(_qualified)
  if(ARG_QUALIFIED_INCLUDES)
    set(_qualified QUALIFIED_INCLUDES)
  else()
    target_include_directories(${target} PUBLIC
      $<BUILD_INTERFACE:${_output_folder}>)
  endif()

  set(_headers ${_header})
  if(NOT ARG_NO_WRAPPERS)
    strata_add_dialect_wrappers(${target} ${ARG_FILE} ${_qualified} DEPENDS ${ARG_DEPENDS}
      GROUPS ${ARG_GROUPS}
      REGISTER "${_prefix}register${_name}Dialect" INCLUDE "${ARG_CLASSES}"
      BASES "${ARG_BASES}"
      HEADERS _wrappers)
    list(APPEND _headers ${_wrappers})
  endif()
  if(ARG_HEADERS)
    set(${ARG_HEADERS} ${_headers} PARENT_SCOPE)
  endif()
endfunction()
