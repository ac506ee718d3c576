// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The roofline: rates over intensities, both on logarithmic axes. Nests at one point share a label.
#include "strata/Loops/Report/ReportDetail.h"
#include "strata/Support/HTMLText.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

#include <cmath>

using namespace strata;

namespace {
/// A point of a nest, or, with the number 0, of all nests of a function.
struct RooflinePoint {
  unsigned nest;
  StringRef function;
  double intensity, rate;
  bool isMeasured;
};

/// A logarithmic axis, in powers of ten, and the pixels of its ends.
struct LogAxis {
  double low = 1, high = 1;
  int first = 0, last = 0;

  void include(double value) {
    low = std::min(low, value);
    high = std::max(high, value);
  }
  double get(double value) const {
    return first + (last - first) * (std::log10(value) - std::log10(low)) /
                       (std::log10(high) - std::log10(low));
  }
  bool contains(double value) const { return value >= low && value <= high; }
};

class RooflineWriter {
public:
  RooflineWriter(const OptimizationReport &report, const Roofline &roofline,
                 raw_ostream &os)
      : report(report), roofline(roofline), os(os) {}
  void write();

private:
  void collect();
  void setAxes();
  void writeGrid();
  void writeTick(double value, bool isVertical, bool isLabelled);
  void writeRoofs();
  void writePeak(double peak, StringRef name);
  void writePoints();
  void writePoint(const RooflinePoint &point);
  void writeText(double x, double y, StringRef attributes, StringRef text);

  const OptimizationReport &report;
  const Roofline &roofline;
  raw_ostream &os;
  std::vector<RooflinePoint> points;
  /// Whether floats of 64 and of 32 bits are computed.
  bool uses64 = false, uses32 = false;
  LogAxis x, y;
};
} // namespace

static constexpr int Width = 640, Height = 420, Left = 64, Right = 16, Top = 30,
                     Bottom = 56;

/// A number of an axis, without zeros at the end.
static std::string formatTick(double value) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << llvm::format("%g", value);
  os.flush();
  return text;
}

static auto pixel(double value) { return llvm::format("%.1f", value); }

void RooflineWriter::collect() {
  unsigned number = 0;
  for (const ReportFunction &function : report.functions) {
    std::optional<double> measured = getMeasuredRate(report, function);
    for (const ReportNest &nest : function.nests) {
      ++number;
      std::optional<PredictedRate> rate = predictRate(nest.costs, roofline);
      if (!rate)
        continue;
      (nest.costs.floatBits > 32 ? uses64 : uses32) = true;
      points.push_back(
          {number, function.name, rate->intensity, rate->rate, false});
      if (measured && function.nests.size() == 1)
        points.push_back(
            {number, function.name, rate->intensity, *measured, true});
    }
    std::optional<double> intensity = sumCosts(function).intensity;
    if (measured && intensity && function.nests.size() > 1)
      points.push_back({0, function.name, *intensity, *measured, true});
  }
  if (!uses64 && !uses32)
    uses64 = true;
}

/// The axes have the ridges of the roofs, and all points, with room around them.
void RooflineWriter::setAxes() {
  double peak = uses32 ? roofline.peak32 : roofline.peak64;
  double ridge = peak / roofline.bandwidth;
  x.low = ridge / 16, x.high = ridge * 8;
  y.low = y.high = peak;
  for (const RooflinePoint &point : points) {
    x.include(point.intensity / 2);
    x.include(point.intensity * 2);
    y.include(point.rate / 2);
  }
  y.include(x.low * roofline.bandwidth);
  y.include(peak * 2);
  x.first = Left, x.last = Width - Right;
  y.first = Height - Bottom, y.last = Top;
}

void RooflineWriter::writeText(double atX, double atY, StringRef attributes,
                               StringRef text) {
  os << "<text x=\"" << pixel(atX) << "\" y=\"" << pixel(atY) << "\" "
     << attributes << '>' << escapeHTML(text) << "</text>\n";
}

void RooflineWriter::writeTick(double value, bool isVertical, bool isLabelled) {
  const LogAxis &axis = isVertical ? x : y;
  if (!axis.contains(value))
    return;
  double at = axis.get(value);
  os << "<path class=\"grid" << (isLabelled ? "" : " minor") << "\" d=\"";
  if (isVertical)
    os << 'M' << pixel(at) << ' ' << Top << 'V' << Height - Bottom;
  else
    os << 'M' << Left << ' ' << pixel(at) << 'H' << Width - Right;
  os << "\"/>\n";
  if (!isLabelled)
    return;
  if (isVertical)
    writeText(at, Height - Bottom + 22, "text-anchor=\"middle\"",
              formatTick(value));
  else
    writeText(Left - 8, at + 5, "text-anchor=\"end\"", formatTick(value));
}

/// Lines at 1, 2 and 5 times the powers of ten. An axis of few decades has labels at all of them.
void RooflineWriter::writeGrid() {
  for (bool isVertical : {true, false}) {
    const LogAxis &axis = isVertical ? x : y;
    bool isShort = axis.high / axis.low < 300;
    int power = int(std::floor(std::log10(axis.low)));
    for (; std::pow(10, power) <= axis.high; ++power)
      for (int digit : {1, 2, 5})
        writeTick(digit * std::pow(10, power), isVertical,
                  digit == 1 || isShort);
  }
  os << "<path class=\"grid\" d=\"M" << Left << ' ' << Top << 'V'
     << Height - Bottom << 'H' << Width - Right << "\"/>\n";
  writeText((Left + Width - Right) / 2.0, Height - 8, "text-anchor=\"middle\"",
            "intensity, FLOP per byte of traffic");
  writeText(8, 20, "", roofline.getRateUnit());
}

void RooflineWriter::writePeak(double peak, StringRef name) {
  double ridge = peak / roofline.bandwidth;
  os << "<path class=\"roof\" d=\"M" << pixel(x.get(ridge)) << ' '
     << pixel(y.get(peak)) << 'H' << Width - Right << "\"/>\n";
  writeText(Width - Right, y.get(peak) - 12, "text-anchor=\"end\"",
            ("peak of " + name + ": " + formatRate(peak) + " " +
             roofline.getRateUnit())
                .str());
}

void RooflineWriter::writeRoofs() {
  double peak = uses32 ? roofline.peak32 : roofline.peak64;
  double ridge = peak / roofline.bandwidth;
  double x1 = x.get(x.low), y1 = y.get(x.low * roofline.bandwidth);
  double x2 = x.get(ridge), y2 = y.get(peak);
  os << "<path class=\"roof\" d=\"M" << pixel(x1) << ' ' << pixel(y1) << 'L'
     << pixel(x2) << ' ' << pixel(y2) << "\"/>\n";
  double angle = std::atan2(y2 - y1, x2 - x1) * 180 / M_PI;
  std::string turn;
  llvm::raw_string_ostream text(turn);
  text << "text-anchor=\"middle\" transform=\"rotate(" << pixel(angle) << ' '
       << pixel((x1 + x2) / 2) << ' ' << pixel((y1 + y2) / 2)
       << ") translate(0 -8)\"";
  text.flush();
  writeText((x1 + x2) / 2, (y1 + y2) / 2, turn,
            ("memory: " + formatRate(roofline.bandwidth) + " " +
             roofline.getBandwidthUnit())
                .str());
  if (uses64)
    writePeak(roofline.peak64, "f64");
  if (uses32)
    writePeak(roofline.peak32, "f32");
}

static std::string getLabel(const RooflinePoint &point) {
  return point.nest ? llvm::utostr(point.nest) : point.function.str();
}

void RooflineWriter::writePoint(const RooflinePoint &point) {
  double atX = x.get(point.intensity), atY = y.get(point.rate);
  std::string title = (point.nest ? "nest " : "function ") + getLabel(point) +
                      ": " + (point.isMeasured ? "measured " : "predicted ") +
                      formatRate(point.rate) + " " +
                      roofline.getRateUnit().str() + " at " +
                      formatRate(point.intensity) + " FLOP per byte";
  std::string link =
      point.nest ? "nest-" + llvm::utostr(point.nest) : "roofline";
  os << "<a href=\"#" << link << "\"><title>" << escapeHTML(title)
     << "</title>";
  if (point.isMeasured)
    os << "<path class=\"measured\" d=\"M" << pixel(atX - 8) << ' '
       << pixel(atY) << "l8 -8l8 8l-8 8z\"/>";
  else
    os << "<circle class=\"predicted\" cx=\"" << pixel(atX) << "\" cy=\""
       << pixel(atY) << "\" r=\"6\"/>";
  os << "</a>\n";
}

void RooflineWriter::writePoints() {
  for (const RooflinePoint &point : points)
    writePoint(point);
  // The numbers of nests at one place, below it.
  std::vector<bool> isLabelled(points.size());
  for (size_t i = 0; i < points.size(); ++i) {
    std::string label;
    auto isNear = [&](const RooflinePoint &other) {
      return other.isMeasured == points[i].isMeasured &&
             std::abs(x.get(other.intensity) - x.get(points[i].intensity)) <
                 12 &&
             std::abs(y.get(other.rate) - y.get(points[i].rate)) < 12;
    };
    for (size_t j = i; j < points.size(); ++j) {
      if (isLabelled[j] || !isNear(points[j]))
        continue;
      isLabelled[j] = true;
      label += (label.empty() ? "" : ", ") + getLabel(points[j]);
    }
    if (!label.empty())
      writeText(x.get(points[i].intensity) + 10, y.get(points[i].rate) + 19,
                "font-weight=\"600\"", label);
  }
}

void RooflineWriter::write() {
  collect();
  setAxes();
  os << "<svg viewBox=\"0 0 " << Width << ' ' << Height
     << "\" role=\"group\" aria-labelledby=\"roofline-title\">\n"
        "<title id=\"roofline-title\">Rates of nests below the limits of the "
        "processor and of memory</title>\n";
  writeGrid();
  writeRoofs();
  writePoints();
  os << "</svg>\n";
}

void strata::writeRooflineSVG(const OptimizationReport &report,
                              const Roofline &roofline, raw_ostream &os) {
  RooflineWriter(report, roofline, os).write();
}
