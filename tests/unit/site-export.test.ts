import { describe, expect, test } from "vitest";
import { addressesIn, fileOfAddress, rewritePage } from "~/site-export/copied-page";
import { publicAddress } from "~/site-export/public-address";
import { readableName, uniqueNames } from "~/site-export/readable-names";

const base = "http://school.example";

describe("a page of the copy", () => {
  const copied = ["/", "/notices", "/uploads/a-480.webp", "/assets/font.woff2"];
  const rewrite = (html: string, address = "/notices", origin?: string) =>
    rewritePage(html, address, base, {
      file: fileOfAddress(address),
      fileOf: (other) => (copied.includes(other) ? fileOfAddress(other) : undefined),
      origin,
      instead: "<p>Copy</p>",
    });

  test.each([
    ['<a href="/">Home</a>', '<a href="../index.html">Home</a>'],
    ['<a href="/notices#top">Top</a>', '<a href="index.html#top">Top</a>'],
    [`<a href="${base}/notices">Absolute</a>`, '<a href="index.html">Absolute</a>'],
    ['<a href="#top">Top</a>', '<a href="#top">Top</a>'],
    ['<a href="https://cbse.gov.in/">CBSE</a>', '<a href="https://cbse.gov.in/">CBSE</a>'],
    ['<a href="tel:+911">Call</a>', '<a href="tel:+911">Call</a>'],
    ['<a href="/login">Login</a>', "<a>Login</a>"],
    [
      '<img srcSet="/uploads/a-480.webp 480w, /uploads/b-960.webp 960w"/>',
      '<img srcSet="../uploads/a-480.webp 480w"/>',
    ],
    [
      '<style>@font-face{src:url(/assets/font.woff2)format("woff2")}</style>',
      '<style>@font-face{src:url("../assets/font.woff2")format("woff2")}</style>',
    ],
    ['<script type="module" src="/assets/entry.js"></script>', ""],
    ['<form method="post" action="/contact"><input name="name"/></form>', "<p>Copy</p>"],
    ['<form action="/search" role="search"><input name="q"/></form>', ""],
    [
      '<form method="dialog"><button>Close</button></form>',
      '<form method="dialog"><button>Close</button></form>',
    ],
  ])("turns %s into %s", (html, expected) => {
    expect(rewrite(html)).toBe(expected);
  });

  test("links to what is not in the copy lead to the public site, if its address is known", () => {
    expect(rewrite('<a href="/login">Login</a>', "/notices", "https://school.example")).toBe(
      '<a href="https://school.example/login">Login</a>',
    );
  });

  test("lists addresses of links, pictures and styles, with decoded signs", () => {
    const html =
      '<a href="/music&amp;aerobic"></a><img src="/a.webp" srcset="/b.webp 1x, /c.webp 2x"/><style>a{background:url(/d.svg)}</style><a href="//other.example/x"></a>';
    expect(addressesIn(html, "/", base)).toEqual([
      "/music&aerobic",
      "/a.webp",
      "/b.webp",
      "/c.webp",
      "/d.svg",
    ]);
  });
});

test.each([
  ["/", "index.html"],
  ["/notices", "notices/index.html"],
  ["/or/notices?category=events", "or/notices/category-events.html"],
  ["/music&aerobic", "music&aerobic/index.html"],
  ["/notices/feed.xml?category=events", "notices/feed-category-events.xml"],
  ["/uploads/a%3Ab.webp", "uploads/a-b.webp"],
  ["/not-found", "404.html"],
])("%s is the file %s of the copy", (address, file) => {
  expect(fileOfAddress(address)).toBe(file);
});

test("an address keeps only the parameters that its page reads", () => {
  const page = { query: { category: (value: string) => value === "events" } };
  const toPage = publicAddress((path) => (path === "/notices" ? page : undefined));
  expect(toPage("/notices?category=events&utm_source=x")).toBe("/notices?category=events");
  expect(toPage("/notices?category=none")).toBe("/notices");
  expect(toPage("/dashboard")).toBeUndefined();
});

test.each([
  ["Sports day: 2026/27?", "Sports day 2026 27"],
  ["  .hidden. ", "hidden"],
  ["CON", "7"],
  ["", "7"],
  ["ବାର୍ଷିକ ଉତ୍ସବ", "ବାର୍ଷିକ ଉତ୍ସବ"],
  ["x".repeat(200), "x".repeat(80)],
  ["a\u0000b\nc", "a b c"],
])("%j becomes the file name %j", (words, name) => {
  expect(readableName(words, "7")).toBe(name);
});

test("the second file of a name gets a number, also if only capitals differ", () => {
  const unique = uniqueNames();
  expect(["a.pdf", "A.pdf", "b", "b"].map(unique)).toEqual(["a.pdf", "A (2).pdf", "b", "b (2)"]);
});
