// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A file is `\x93NUMPY`, two bytes of version, the size of the header (two bytes in
// version 1, else four), the header, which is a dictionary of Python, and the elements.
#include "strata/Tooling/Execution/NumpyFile.h"

#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Tooling/Common/Files.h"
#include "strata/Tooling/Common/OutputFile.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

using namespace strata;

static constexpr StringLiteral Magic = "\x93NUMPY";

std::string strata::getNumpyFormat(Type elementType) {
  if (elementType.isIndex())
    return "<i8";
  if (auto complex = dyn_cast<ComplexType>(elementType)) {
    if (complex.getElementType().isF32())
      return "<c8";
    return complex.getElementType().isF64() ? "<c16" : "";
  }
  if (elementType.isInteger(1))
    return "|b1";
  if (!elementType.isIntOrFloat())
    return "";
  unsigned width = elementType.getIntOrFloatBitWidth();
  std::string bytes = std::to_string(width / 8);
  std::string order = width == 8 ? "|" : "<";
  if (isa<IntegerType>(elementType)) {
    if (width != 8 && width != 16 && width != 32 && width != 64)
      return "";
    return order + (elementType.isUnsignedInteger() ? "u" : "i") + bytes;
  }
  bool isKnown =
      elementType.isF16() || elementType.isF32() || elementType.isF64();
  return isKnown ? "<f" + bytes : width % 8 ? "" : "|V" + bytes;
}

namespace {
/// Reads the header.
class HeaderReader {
public:
  HeaderReader(StringRef header, NumpyArray &array)
      : header(header), array(array) {}
  /// Returns an empty string, or the error.
  std::string read();
  bool isFortranOrder() const { return getValue("fortran_order") == "True"; }

private:
  /// The text after a key, up to the end of a list or to a comma.
  StringRef getValue(StringRef key) const {
    size_t place = header.find(("'" + key + "'").str());
    if (place == StringRef::npos)
      return "";
    StringRef rest = header.substr(place).split(':').second.ltrim();
    if (rest.consume_front("("))
      return rest.take_until([](char c) { return c == ')'; });
    return rest.take_until([](char c) { return c == ',' || c == '}'; }).trim();
  }

  StringRef header;
  NumpyArray &array;
};
} // namespace

std::string HeaderReader::read() {
  StringRef format = getValue("descr");
  if (!format.consume_front("'") || !format.consume_back("'"))
    return "structured elements are not supported";
  array.format = format.str();
  if (format.starts_with(">"))
    return "elements are in big-endian order";
  // numpy writes a byte order for raw bytes (V) too; they have none.
  if (format.starts_with("<V"))
    array.format[0] = '|';
  SmallVector<StringRef, 4> sizes;
  getValue("shape").split(sizes, ',', -1, /*KeepEmpty=*/false);
  for (StringRef size : sizes) {
    int64_t number;
    if (size.trim().empty())
      continue;
    if (size.trim().getAsInteger(10, number) || number < 0)
      return "the shape cannot be read";
    array.shape.push_back(number);
  }
  return "";
}

/// Elements from column-major to row-major order.
static std::string transpose(StringRef bytes, ArrayRef<int64_t> shape,
                             size_t elementSize) {
  std::string result;
  result.reserve(bytes.size());
  size_t count = bytes.size() / elementSize;
  for (size_t i = 0; i < count; ++i) {
    size_t rest = i, stride = 1, place = 0;
    SmallVector<size_t, 4> indices(shape.size());
    for (size_t dim = shape.size(); dim-- > 0; rest /= size_t(shape[dim]))
      indices[dim] = rest % size_t(shape[dim]);
    for (size_t dim = 0; dim < shape.size(); stride *= size_t(shape[dim++]))
      place += indices[dim] * stride;
    result += bytes.substr(place * elementSize, elementSize);
  }
  return result;
}

/// Returns an empty string, or the error.
static std::string parse(StringRef text, NumpyArray &array) {
  if (!text.consume_front(Magic) || text.size() < 6)
    return "it is not a file of numpy";
  bool isFirstVersion = text[0] == 1;
  text = text.drop_front(2);
  size_t size = isFirstVersion ? llvm::support::endian::read16le(text.data())
                               : llvm::support::endian::read32le(text.data());
  text = text.drop_front(isFirstVersion ? 2 : 4);
  HeaderReader header(text.take_front(size), array);
  std::string error = header.read();
  if (!error.empty())
    return error;
  StringRef bytes = text.drop_front(std::min(size, text.size()));
  uint64_t elementSize = 0, expected = 0;
  if (StringRef(array.format).drop_front(2).getAsInteger(10, elementSize) ||
      elementSize == 0)
    return "elements of format '" + array.format + "' are not supported";
  expected = elementSize;
  for (int64_t dim : array.shape)
    expected *= uint64_t(dim);
  if (bytes.size() != expected)
    return "it has " + std::to_string(bytes.size()) +
           " bytes of elements, expected " + std::to_string(expected);
  array.bytes = header.isFortranOrder()
                    ? transpose(bytes, array.shape, elementSize)
                    : bytes.str();
  return "";
}

FailureOr<NumpyArray> strata::readNumpyFile(StringRef path,
                                            std::string &error) {
  auto file = getDiskFiles().open(path);
  if (!file) {
    error = describeOpenError(path, file.getError());
    return failure();
  }
  NumpyArray array;
  error = parse((*file)->getBuffer(), array);
  if (error.empty())
    return array;
  return failure();
}

LogicalResult strata::writeNumpyFile(StringRef path, StringRef format,
                                     ArrayRef<int64_t> shape, StringRef bytes,
                                     std::string &error) {
  std::string sizes;
  for (int64_t size : shape)
    sizes += std::to_string(size) + (shape.size() == 1 ? "," : ", ");
  if (shape.size() > 1)
    sizes.resize(sizes.size() - 2);
  std::string header =
      ("{'descr': '" + format + "', 'fortran_order': False, 'shape': (" +
       sizes + "), }")
          .str();
  // The part before the elements has a multiple of 64 bytes and ends a line.
  constexpr size_t Alignment = 64, PrefixSize = 10;
  size_t size = llvm::alignTo(PrefixSize + header.size() + 1, Alignment);
  header.resize(size - PrefixSize - 1, ' ');
  header += '\n';
  std::unique_ptr<OutputFile> file = OutputFile::open(path, error);
  if (!file)
    return failure();
  file->os() << Magic << '\1' << '\0' << char(header.size() & 255)
             << char(header.size() >> 8) << header << bytes;
  return file->keep(error);
}
