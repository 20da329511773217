import { existsSync, readdirSync, readlinkSync, utimesSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { contentDisposition, serveFile } from "../../../app/files/store/serve.server";
import { workshop } from "./workshop";

const { put, folder } = await workshop();
const bytes = Buffer.from(Array.from({ length: 200_000 }, (_, index) => index % 251));
const path = await put(bytes);
utimesSync(path, 1_700_000_000.5, 1_700_000_000.5);
const lastModified = new Date(1_700_000_000_000).toUTCString();
const options = { contentType: "image/webp", cacheControl: "public, max-age=60", etag: "abc" };

function ask(headers: Record<string, string> = {}, method = "GET") {
  return serveFile(new Request("http://school.example/x", { method, headers }), path, options);
}

async function bodyOf(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer());
}

test("the whole file with its headers", async () => {
  const response = await ask();
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toEqual({
    "accept-ranges": "bytes",
    "cache-control": "public, max-age=60",
    "content-length": "200000",
    "content-type": "image/webp",
    etag: '"abc"',
    "last-modified": lastModified,
    "x-content-type-options": "nosniff",
  });
  expect((await bodyOf(response)).equals(bytes)).toBe(true);
});

test("HEAD says the same without a body", async () => {
  const response = await ask({ Range: "bytes=0-1" }, "HEAD");
  expect([response.status, response.body, response.headers.get("Content-Length")]).toEqual([
    200,
    null,
    "200000",
  ]);
});

test("a file that is not there, or a folder, is a 404", async () => {
  for (const other of [`${path}-none`, `${path}/x`, folder]) {
    expect((await serveFile(new Request("http://school.example/"), other, options)).status).toBe(404);
  }
});

test("an empty file", async () => {
  const response = await serveFile(new Request("http://school.example/"), await put(""), options);
  expect([response.status, response.headers.get("Content-Length")]).toEqual([200, "0"]);
  expect(await response.text()).toBe("");
});

test("the entity tag follows size and time of the file by default", async () => {
  const tag = async () => {
    const plain = { contentType: "x/y", cacheControl: "no-cache" };
    return (await serveFile(new Request("http://school.example/"), path, plain)).headers.get("ETag");
  };
  const before = await tag();
  expect(before).toMatch(/^"[\w-]+"$/);
  utimesSync(path, 1_700_000_001, 1_700_000_001);
  expect(await tag()).not.toBe(before);
  utimesSync(path, 1_700_000_000.5, 1_700_000_000.5);
});

describe("conditions", () => {
  test.each([
    [{ "If-None-Match": '"abc"' }, 304],
    [{ "If-None-Match": 'W/"x", W/"abc"' }, 304],
    [{ "If-None-Match": "*" }, 304],
    [{ "If-None-Match": '"x"' }, 200],
    [{ "If-None-Match": '"x"', "If-Modified-Since": lastModified }, 200],
    [{ "If-Modified-Since": lastModified }, 304],
    [{ "If-Modified-Since": new Date(1_699_999_999_000).toUTCString() }, 200],
    [{ "If-Modified-Since": "nonsense" }, 200],
  ])("%j gives %i", async (headers, status) => {
    const response = await ask(headers);
    expect(response.status).toBe(status);
    expect(response.headers.get("ETag")).toBe('"abc"');
    if (status === 304) expect(response.body).toBeNull();
  });
});

describe("ranges", () => {
  test.each([
    ["bytes=0-0", 0, 1],
    ["bytes=100-199", 100, 200],
    ["bytes=65530-131080", 65_530, 131_081],
    ["bytes=199999-", 199_999, 200_000],
    ["bytes=0-999999999", 0, 200_000],
    ["bytes=-5", 199_995, 200_000],
    ["bytes=-999999999", 0, 200_000],
  ])("%s", async (range, start, end) => {
    const response = await ask({ Range: range });
    expect(response.status).toBe(206);
    expect(response.headers.get("Content-Range")).toBe(`bytes ${start}-${end - 1}/200000`);
    expect(response.headers.get("Content-Length")).toBe(String(end - start));
    expect((await bodyOf(response)).equals(bytes.subarray(start, end))).toBe(true);
  });

  test.each(["bytes=200000-", "bytes=-0"])("%s lies outside", async (range) => {
    const response = await ask({ Range: range });
    expect([response.status, response.headers.get("Content-Range")]).toEqual([416, "bytes */200000"]);
  });

  test.each(["bytes=0-1,5-6", "bytes=5-1", "bytes=-", "lines=0-1", "bytes=a-b"])(
    "%s gives the whole",
    async (range) => {
      expect((await ask({ Range: range })).status).toBe(200);
    },
  );

  test("only of the file the client has a part of", async () => {
    const status = async (condition: string) =>
      (await ask({ Range: "bytes=0-1", "If-Range": condition })).status;
    expect(await status('"abc"')).toBe(206);
    expect(await status(lastModified)).toBe(206);
    expect(await status('"other"')).toBe(200);
    expect(await status('W/"abc"')).toBe(200);
  });
});

test.runIf(existsSync("/proc/self/fd"))(
  "neither a whole answer nor a reader who goes away leaves it open",
  async () => {
    const isOpen = () =>
      readdirSync("/proc/self/fd").some((fd) => {
        const link = `/proc/self/fd/${fd}`;
        return existsSync(link) && readlinkSync(link) === path;
      });
    const reader = (await ask()).body?.getReader();
    await reader?.read();
    expect(isOpen()).toBe(true);
    await reader?.cancel();
    expect(isOpen()).toBe(false);
    await bodyOf(await ask());
    expect(isOpen()).toBe(false);
  },
);

test.each([
  ["cv.pdf", "attachment; filename=\"cv.pdf\"; filename*=UTF-8''cv.pdf"],
  ['a"b\\c%41.pdf', "attachment; filename=\"a_b_c_41.pdf\"; filename*=UTF-8''a%22b%5Cc%2541.pdf"],
  [
    "Müller's (1)*.pdf",
    "attachment; filename=\"M_ller's (1)*.pdf\"; filename*=UTF-8''M%C3%BCller%27s%20%281%29%2A.pdf",
  ],
  [
    "x\r\nSet-Cookie: a=b\uD800.pdf",
    "attachment; filename=\"xSet-Cookie: a=b.pdf\"; filename*=UTF-8''xSet-Cookie%3A%20a%3Db.pdf",
  ],
])("the download name %j", (fileName, header) => {
  expect(contentDisposition({ type: "attachment", fileName })).toBe(header);
});
