# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Typed C++ for dialect files (docs/wrappers.md), in Strata's own build and, by
# find_package(Strata), in others:
#
#   strata_add_dialect_wrappers(my-tool vec.irdl.mlir)
#   ... #include "VecOps.h"

# Generates `VecOps.h` from each FILE `vec.irdl.mlir`, for the sources of `target`
# and the targets that link to it. A file below the current folder keeps its folder,
# so that `Arith/Arith.irdl.mlir` becomes `Arith/ArithOps.h` in the build folder;
# any other is generated into the build folder itself. DEPENDS are dialect files
# that the others refer to. HEADERS, if given, is the name of a variable for the
# list of generated files. INCLUDE is a header with more classes, which the
# generated header includes at its end; BASES one with the class templates that
# strata.class_base names, which it includes at its start. QUALIFIED_INCLUDES: the folder of
# the headers does not become an include folder.
function(strata_add_dialect_wrappers target)
  cmake_parse_arguments(ARG "QUALIFIED_INCLUDES" "HEADERS;REGISTER;INCLUDE;BASES" "DEPENDS;GROUPS" ${ARGN})
  set(_generator Strata::strata-gen)
  if(NOT TARGET Strata::strata-gen)
    set(_generator strata-gen)
  endif()
  set(_dependencies)
  foreach(_file IN LISTS ARG_DEPENDS)
    get_filename_component(_file ${_file} ABSOLUTE)
    list(APPEND _dependencies ${_file})
  endforeach()
  list(TRANSFORM _dependencies PREPEND "--irdl-file=" OUTPUT_VARIABLE _options)
  if(ARG_REGISTER)
    list(APPEND _options "--register=${ARG_REGISTER}")
  endif()
  if(ARG_INCLUDE)
    list(APPEND _options "--include=${ARG_INCLUDE}")
  endif()
  if(ARG_BASES)
    list(APPEND _options "--bases=${ARG_BASES}")
  endif()

  foreach(_group IN LISTS ARG_GROUPS)
    list(APPEND _options "--group=${_group}")
  endforeach()

  set(_headers)
  foreach(_file IN LISTS ARG_UNPARSED_ARGUMENTS)
    get_filename_component(_input ${_file} ABSOLUTE)
    file(RELATIVE_PATH _relative ${CMAKE_CURRENT_SOURCE_DIR} ${_input})
    get_filename_component(_folder "${_relative}" DIRECTORY)
    if(_relative MATCHES "^\\.\\." OR IS_ABSOLUTE "${_relative}")
      set(_folder "")
    endif()
    get_filename_component(_name ${_file} NAME_WE)
    string(SUBSTRING ${_name} 0 1 _initial)
    string(SUBSTRING ${_name} 1 -1 _rest)
    string(TOUPPER ${_initial} _initial)
    set(_name ${_initial}${_rest})
    cmake_path(APPEND CMAKE_CURRENT_BINARY_DIR "${_folder}" "${_name}Ops.h"
      OUTPUT_VARIABLE _header)
    get_filename_component(_output_folder ${_header} DIRECTORY)
    file(MAKE_DIRECTORY ${_output_folder})
    set(_outputs ${_header})
    if(ARG_GROUPS)
      list(APPEND _outputs ${_output_folder}/${_name}Attrs.h)
      foreach(_group IN LISTS ARG_GROUPS)
        string(REGEX REPLACE "=.*" "" _group ${_group})
        list(APPEND _outputs ${_output_folder}/${_name}${_group}Ops.h)
      endforeach()
    endif()
    add_custom_command(
      OUTPUT ${_outputs}
      COMMAND ${_generator} ${_input} -o ${_header} ${_options}
      DEPENDS ${_generator} ${_input} ${_dependencies}
      COMMENT "Generating ${_name}Ops.h"
      VERBATIM)
    list(APPEND _headers ${_outputs})
  endforeach()

  target_sources(${target} PRIVATE ${_headers})
  if(NOT ARG_QUALIFIED_INCLUDES)
    target_include_directories(${target} PUBLIC
      $<BUILD_INTERFACE:${CMAKE_CURRENT_BINARY_DIR}>)
  endif()
  if(ARG_HEADERS)
    set(${ARG_HEADERS} ${_headers} PARENT_SCOPE)
  endif()
endfunction()
