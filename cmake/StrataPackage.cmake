# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Makes `find_package(Strata)` work from an installation.

include(CMakePackageConfigHelpers)

set(_package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/Strata)
configure_package_config_file(
  ${PROJECT_SOURCE_DIR}/cmake/StrataConfig.cmake.in
  ${PROJECT_BINARY_DIR}/cmake/StrataConfig.cmake
  INSTALL_DESTINATION ${_package_dir})
write_basic_package_version_file(
  ${PROJECT_BINARY_DIR}/cmake/StrataConfigVersion.cmake
  COMPATIBILITY SameMinorVersion)
install(FILES
  ${PROJECT_BINARY_DIR}/cmake/StrataConfig.cmake
  ${PROJECT_BINARY_DIR}/cmake/StrataConfigVersion.cmake
  ${PROJECT_SOURCE_DIR}/cmake/StrataDialects.cmake
  ${PROJECT_SOURCE_DIR}/cmake/StrataPlugins.cmake
  ${PROJECT_SOURCE_DIR}/cmake/StrataWrappers.cmake
  ${PROJECT_SOURCE_DIR}/cmake/Dialect.cpp.in
  ${PROJECT_SOURCE_DIR}/cmake/Dialect.h.in
  ${PROJECT_SOURCE_DIR}/cmake/EmbedFile.cmake
  DESTINATION ${_package_dir} COMPONENT Development)
install(EXPORT StrataTargets NAMESPACE Strata::
  DESTINATION ${_package_dir} COMPONENT Development)
