import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { serve } from "../support/old-site";
import { openSite } from "../support/site";

const posts = 500;
const picturesPerPost = 3;
const limits = { minutes: 10, megabytes: 300 };

/** Photos as WordPress keeps them, of 2 megapixels and about 500 KB. */
async function makePhotos(count: number): Promise<Buffer[]> {
  return Promise.all(
    Array.from({ length: count }, (_, seed) =>
      sharp({
        create: {
          width: 1920,
          height: 1080,
          channels: 3,
          background: `hsl(${seed * 40}, 50%, 50%)`,
          noise: { type: "gaussian", mean: 128, sigma: 20 },
        },
      })
        .jpeg({ quality: 70 })
        .toBuffer(),
    ),
  );
}

/** Serves WordPress with many posts; each picture has bytes of its own. */
async function serveManyPosts(): Promise<string> {
  const photos = await makePhotos(8);
  let address = "";
  const pictures = (id: number) =>
    Array.from(
      { length: picturesPerPost },
      (_, index) => `${address}/wp-content/uploads/p${id}-${index}.jpg`,
    );
  const post = (id: number) => ({
    ...{
      id,
      status: "publish",
      title: { rendered: `Post ${id}` },
      slug: `post-${id}`,
      link: `${address}/post-${id}/`,
    },
    content: {
      rendered: `<p>${"A line of a text about the day. ".repeat(40)}</p>${pictures(id)
        .map((url) => `<img src="${url}" alt="">`)
        .join("")}`,
    },
    date_gmt: new Date(Date.UTC(2015, 0, id)).toISOString().slice(0, 19),
    categories: [],
    featured_media: 0,
  });
  const all = Array.from({ length: posts }, (_, index) => post(index + 1));
  const lists: Record<string, (page: number, size: number) => unknown[]> = {
    posts: (page, size) => all.slice((page - 1) * size, page * size).map(({ id }) => post(id)),
    pages: () => [],
    categories: () => [],
    media: () => [],
  };
  address = await serve((request, response) => {
    const url = new URL(request.url ?? "/", "http://old.invalid");
    const list = lists[url.pathname.replace("/wp-json/wp/v2/", "")];
    const [, id, index] = /\/p(\d+)-(\d)\.jpg$/.exec(url.pathname) ?? [];
    if (id)
      response.end(
        Buffer.concat([
          photos[(Number(id) + Number(index)) % photos.length] ?? Buffer.alloc(0),
          Buffer.from(`${id}-${index}`),
        ]),
      );
    else if (url.pathname === "/wp-json/")
      response.end(JSON.stringify({ name: "Old", home: address, namespaces: ["wp/v2"] }));
    else if (list) {
      const size = Number(url.searchParams.get("per_page"));
      const rows = list(Number(url.searchParams.get("page")), size);
      const total = list === lists.posts ? posts : 0;
      const headers = { "X-WP-Total": total, "X-WP-TotalPages": Math.ceil(total / size) };
      response.writeHead(200, headers).end(JSON.stringify(rows));
    } else response.writeHead(404).end();
  });
  return address;
}

/** Highest memory of a process in megabytes. */
function readPeak(pid: number): number {
  try {
    return Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
  } catch {
    return 0;
  }
}

test("imports 500 posts with 1,500 pictures within ten minutes and 300 MB", {
  timeout: 20 * 60_000,
}, async () => {
  const site = await openSite();
  const address = await serveManyPosts();
  const env = {
    ...process.env,
    DATABASE_URL: `file:${site.config.databaseFile}`,
    UPLOADS_DIR: site.config.uploadsDir,
  };
  const started = performance.now();
  const child = spawn(process.execPath, ["server/start.mjs", "import", address, "--allow-private"], { env });
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, readPeak(child.pid ?? 0));
  }, 250);
  child.stdout.resume();
  child.stderr.resume();
  const code = await new Promise((resolve) => child.once("exit", resolve));
  clearInterval(watch);
  const minutes = (performance.now() - started) / 60_000;
  console.log(`${posts} posts: ${minutes.toFixed(1)} minutes, ${Math.round(peak)} MB`);
  const { count } = await site.db
    .selectFrom("notice_files")
    .select(({ fn }) => fn.countAll().as("count"))
    .where("notice_id", "is not", null)
    .executeTakeFirstOrThrow();
  expect([code, Number(count)]).toEqual([0, posts * picturesPerPost]);
  expect(minutes).toBeLessThan(limits.minutes);
  expect(peak).toBeLessThan(limits.megabytes);
});
