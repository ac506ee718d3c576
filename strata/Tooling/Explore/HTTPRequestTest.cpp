// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Explore/HTTPRequest.h"

#include "gtest/gtest.h"

using namespace strata;

namespace {

TEST(HTTPRequest, IsReadInParts) {
  std::string text = "POST /run HTTP/1.1\r\nHost: localhost:80\r\n"
                     "Content-Length: 5\r\n\r\nhello";
  HTTPRequest request;
  HTTPResponse error;
  for (size_t i = 0; i < text.size(); ++i)
    EXPECT_EQ(parseHTTPRequest(StringRef(text).take_front(i), request, error),
              HTTPProgress::NeedsMore);
  ASSERT_EQ(parseHTTPRequest(text, request, error), HTTPProgress::Complete);
  EXPECT_EQ(request.method, "POST");
  EXPECT_EQ(request.target, "/run");
  EXPECT_EQ(request.getHeader("host"), "localhost:80");
  EXPECT_EQ(request.body, "hello");
}

TEST(HTTPRequest, RefusesOthers) {
  auto getStatus = [](const std::string &text) {
    HTTPRequest request;
    HTTPResponse error;
    return parseHTTPRequest(text, request, error) == HTTPProgress::Invalid
               ? error.status
               : 0;
  };
  EXPECT_EQ(getStatus("\r\n\r\n"), 400u);
  EXPECT_EQ(getStatus("GET http://example.com/ HTTP/1.1\r\n\r\n"), 400u);
  EXPECT_EQ(getStatus("GET / HTTP/2\r\n\r\n"), 400u);
  EXPECT_EQ(getStatus("GET / HTTP/1.1\r\nHost\r\n\r\n"), 400u);
  EXPECT_EQ(getStatus("GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n"), 400u);
  EXPECT_EQ(getStatus("GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n"), 400u);
  EXPECT_EQ(getStatus("GET / HTTP/1.1\r\nContent-Length: 65537\r\n\r\n"), 413u);
  EXPECT_EQ(getStatus("GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n"),
            411u);
  EXPECT_EQ(getStatus(std::string(MaxHTTPHead, 'a')), 431u);
}

TEST(HTTPRequest, ComesFromTheServer) {
  HTTPRequest request;
  HTTPResponse error;
  EXPECT_FALSE(isLocalRequest(request, 80, error));
  EXPECT_EQ(error.status, 403u);
  request.headers["host"] = "127.0.0.1:80";
  EXPECT_TRUE(isLocalRequest(request, 80, error));
  EXPECT_FALSE(isLocalRequest(request, 81, error));
  request.headers["origin"] = "http://127.0.0.1:80";
  EXPECT_TRUE(isLocalRequest(request, 80, error));
  request.headers["origin"] = "http://example.com";
  EXPECT_FALSE(isLocalRequest(request, 80, error));
  request.headers.erase("origin");
  request.headers["sec-fetch-site"] = "cross-site";
  EXPECT_FALSE(isLocalRequest(request, 80, error));
  request.headers["host"] = "example.com:80";
  EXPECT_FALSE(isLocalRequest(request, 80, error));
}

TEST(HTTPRequest, TokensAreCompared) {
  EXPECT_TRUE(isSameToken("abc", "abc"));
  EXPECT_FALSE(isSameToken("abc", "abd"));
  EXPECT_FALSE(isSameToken("abc", "ab"));
}

} // namespace
