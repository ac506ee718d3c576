# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Plugins (docs/plugins.md), in Strata's own build and, by find_package(Strata), in
# others:
#
#   strata_add_plugin(my-passes SOURCES MyPasses.cpp)
#   strata_enable_plugins(my-opt)

# Adds the plugin `name`, a shared object that `strata opt` loads. Its symbols of Strata
# and LLVM are those of the program: nothing is linked.
function(strata_add_plugin name)
  cmake_parse_arguments(ARG "" "" "SOURCES" ${ARGN})
  add_library(${name} MODULE ${ARG_SOURCES})
  target_compile_features(${name} PRIVATE cxx_std_20)
  foreach(_library IN ITEMS Tooling Support)
    foreach(_property IN ITEMS INCLUDE_DIRECTORIES COMPILE_OPTIONS COMPILE_DEFINITIONS)
      set_property(TARGET ${name} APPEND PROPERTY ${_property}
        $<TARGET_PROPERTY:Strata::${_library},INTERFACE_${_property}>)
    endforeach()
  endforeach()
  set_target_properties(${name} PROPERTIES PREFIX "" CXX_VISIBILITY_PRESET hidden)
  target_link_options(${name} PRIVATE -Wl,-z,now)
endfunction()

# Links all of Strata's libraries that the program `target` uses in full, and exports
# their symbols, so that plugins can use them.
function(strata_enable_plugins target)
  set_target_properties(${target} PROPERTIES ENABLE_EXPORTS ON)
  set(_pending Strata::Tooling)
  set(_libraries)
  while(_pending)
    list(POP_FRONT _pending _library)
    get_target_property(_aliased ${_library} ALIASED_TARGET)
    if(_aliased)
      set(_library ${_aliased})
    endif()
    get_target_property(_type ${_library} TYPE)
    if(_library IN_LIST _libraries)
      continue()
    endif()
    if(_type STREQUAL "STATIC_LIBRARY")
      list(APPEND _libraries ${_library})
    endif()
    get_target_property(_deps ${_library} INTERFACE_LINK_LIBRARIES)
    foreach(_dep IN LISTS _deps)
      if(_dep MATCHES "^Strata" AND TARGET ${_dep})
        list(APPEND _pending ${_dep})
      endif()
    endforeach()
  endwhile()
  list(JOIN _libraries "," _libraries)
  set_property(TARGET ${target} PROPERTY
    LINK_LIBRARY_OVERRIDE "WHOLE_ARCHIVE,${_libraries}")
  target_link_options(${target} PRIVATE -Wl,--no-gc-sections)
endfunction()
