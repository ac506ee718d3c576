// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Explore/ExplorePage.h"

#include "strata/Support/CompressedText.h"
#include "strata/Support/HTMLText.h"
#include "strata/Support/PageStyle.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Base64.h"
#include "llvm/Support/SHA256.h"

#include <array>

using namespace strata;

#include "strata/Explore/Body.html.inc"
#include "strata/Explore/Details.js.inc"
#include "strata/Explore/Diff.js.inc"
#include "strata/Explore/Events.js.inc"
#include "strata/Explore/Graph.js.inc"
#include "strata/Explore/Layout.js.inc"
#include "strata/Explore/Model.js.inc"
#include "strata/Explore/Origin.js.inc"
#include "strata/Explore/Page.css.inc"
#include "strata/Explore/Text.js.inc"
#include "strata/Explore/View.js.inc"

static std::string unpack(const CompressedText &text) {
  return text.unpack("")->getBuffer().str();
}

static std::string getScript() {
  std::string script;
  for (const CompressedText *part :
       {&pageModeljs, &pageOriginjs, &pageDiffjs, &pageTextjs, &pageLayoutjs,
        &pageGraphjs, &pageDetailsjs, &pageViewjs, &pageEventsjs})
    script += unpack(*part);
  return script;
}

/// `sha256-...`, by which a Content-Security-Policy allows a script.
static std::string getScriptHash(StringRef script) {
  std::array<uint8_t, 32> hash = llvm::SHA256::hash(llvm::ArrayRef(
      reinterpret_cast<const uint8_t *>(script.data()), script.size()));
  return "sha256-" + llvm::encodeBase64(hash);
}

/// The page up to its script; `form` is part of the bar, `connections` are the servers that
/// the page may connect to.
static void writePage(StringRef title, StringRef form, StringRef connections,
                      function_ref<void()> writeData, raw_ostream &os) {
  std::string script = getScript();
  os << "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta "
        "charset=\"utf-8\">\n"
        "<meta name=\"viewport\" content=\"width=device-width, "
        "initial-scale=1\">\n"
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src "
        "'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; "
        "form-action 'none'; connect-src "
     << connections << "; script-src '" << getScriptHash(script)
     << "'\">\n<link rel=\"icon\" href=\"data:,\">\n<title>"
     << escapeHTML(title) << " - strata explore</title>\n<style>\n"
     << getPageStyle() << unpack(pagePagecss) << "</style>\n</head>\n<body>\n";
  std::string body = unpack(pageBodyhtml);
  auto [before, after] = StringRef(body).split("<!--form-->\n");
  auto [beforeTitle, afterTitle] = before.split("</h1>");
  os << beforeTitle << escapeHTML(title) << "</h1>" << afterTitle << form
     << after;
  writeData();
  os << "<script>" << script << "</script>\n</body>\n</html>\n";
}

void strata::writeExplorePage(const ExploreData &data, raw_ostream &os) {
  writePage(
      data.input, "", "'none'",
      [&] {
        os << "<script type=\"application/json\" id=\"data\">";
        writeExploreData(data, os);
        os << "</script>\n";
      },
      os);
}

void strata::writeServedPage(StringRef input, StringRef pipeline,
                             StringRef token, raw_ostream &os) {
  std::string form =
      "<form id=\"run\" data-token=\"" + escapeHTML(token) +
      "\"><input id=\"pipeline\" aria-label=\"Pipeline\" spellcheck=\"false\" "
      "autocapitalize=\"off\" placeholder=\"builtin.module(canonicalize,cse)\" "
      "value=\"" +
      escapeHTML(pipeline) + "\"><button>Run</button></form>\n";
  writePage(
      input, form, "'self'", [] {}, os);
}
