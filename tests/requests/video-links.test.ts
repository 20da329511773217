import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { askPicture, askTitle } from "~/content/videos/film-site.server";
import { publicLookup } from "~/services/public-lookup.server";
import { filmSite } from "../support/film-site";
import { openSite, textOf } from "../support/site";

const link = "https://youtu.be/aqz-KE-bpKQ?si=x";
const pasted = { video_id: link, title: "", category: "Events", position: "1" };

function formOf(fields: Record<string, string>, photo?: Buffer) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append("photo", photo ? new Blob([new Uint8Array(photo)]) : new Blob([]), photo ? "own.jpg" : "");
  return { body };
}

async function openWith(answers: Parameters<typeof filmSite>[0] = {}) {
  const films = await filmSite(answers);
  const site = await openSite({ FILM_STAND_IN: films.origin });
  return { ...films, site, clerk: await site.staff() };
}

type Site = Awaited<ReturnType<typeof openSite>>;

async function colourOf(site: Site): Promise<number[]> {
  const { stem } = await site.db
    .selectFrom("videos")
    .innerJoin("pictures", "pictures.id", "videos.picture_id")
    .select("stem")
    .executeTakeFirstOrThrow();
  const { channels } = await sharp(join(site.config.uploadsDir, "pictures", `${stem}-480.webp`)).stats();
  return channels.map(({ mean }) => Math.round(mean / 16));
}

const red = [11, 0, 2];
const green = [1, 4, 3];

test("a pasted link is enough: title and picture are fetched, and the picture is the school's own file", async () => {
  const { site, clerk, asked } = await openWith();
  const answer = await clerk.visit("/dashboard/videos/add", formOf(pasted));
  expect(answer.status).toBe(303);
  expect(await site.db.selectFrom("videos").selectAll().executeTakeFirst()).toMatchObject({
    title: "Annual day 2026",
    video_id: "aqz-KE-bpKQ",
  });
  expect(await colourOf(site)).toEqual(red);
  expect(asked).toEqual([
    "/www.youtube.com/oembed?format=json&url=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3Daqz-KE-bpKQ",
    "/i.ytimg.com/vi/aqz-KE-bpKQ/maxresdefault.jpg",
    "/i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg",
  ]);
  const answered = await site.visitor().visit("/events");
  const html = await answered.text();
  expect(textOf(html)).toContain("Annual day 2026");
  expect(html).not.toContain("ytimg");
  expect(answered.headers.get("Content-Security-Policy") ?? "").not.toContain("ytimg");
  expect(await readdir(site.files.incomingDirectory)).toEqual([]);
});

test("the form asks for nothing but the link", async () => {
  const { clerk } = await openWith();
  const { main } = await clerk.open("/dashboard/videos/add");
  expect(main.attributes(":is(input, textarea)[required]", "name")).toEqual(["position"]);
});

test("a typed title and a chosen photo replace the details of the film site, without a request", async () => {
  const { site, clerk, asked } = await openWith();
  const own = await sharp({ create: { width: 64, height: 36, channels: 3, background: "#17402f" } })
    .jpeg()
    .toBuffer();
  await clerk.visit("/dashboard/videos/add", formOf({ ...pasted, title: "Our day" }, own));
  expect(asked).toEqual([]);
  expect(await site.db.selectFrom("videos").select("title").execute()).toEqual([{ title: "Our day" }]);
  await clerk.visit("/dashboard/videos/1/update", formOf({ ...pasted, title: "Our own day" }));
  expect(asked).toEqual([]);
  expect(await colourOf(site)).toEqual(green);
});

test("an emptied title of a video that there is comes from its film again; the photo stays", async () => {
  const { site, clerk, asked } = await openWith();
  await clerk.visit("/dashboard/videos/add", formOf({ ...pasted, title: "Our day" }));
  asked.length = 0;
  expect((await clerk.visit("/dashboard/videos/1/update", formOf(pasted))).status).toBe(303);
  expect(asked).toHaveLength(1);
  expect(await site.db.selectFrom("videos").select("title").execute()).toEqual([
    { title: "Annual day 2026" },
  ]);
  expect(await site.db.selectFrom("pictures").select("id").execute()).toHaveLength(1);
});

test("a new link loads the picture of its film, unless a photo is chosen or the picture is missing", async () => {
  let isReached = true;
  const red = await sharp({ create: { width: 64, height: 36, channels: 3, background: "#b00020" } })
    .jpeg()
    .toBuffer();
  const { site, clerk, asked } = await openWith({
    picture: (response) => (isReached ? response.end(red) : response.destroy()),
  });
  const blue = await sharp({ create: { width: 64, height: 36, channels: 3, background: "#0000ff" } })
    .jpeg()
    .toBuffer();
  const titled = { ...pasted, title: "Our day" };
  const change = async (video_id: string, photo?: Buffer) => {
    asked.length = 0;
    const answer = await clerk.visit("/dashboard/videos/1/update", formOf({ ...titled, video_id }, photo));
    expect(answer.status).toBe(303);
  };
  await clerk.visit("/dashboard/videos/add", formOf(titled, blue));
  expect(await colourOf(site)).toEqual([0, 0, 16]);
  await change("https://www.youtube.com/watch?v=aqz-KE-bpKQ");
  expect([asked, await colourOf(site)]).toEqual([[], [0, 0, 16]]);
  await change("https://youtu.be/dQw4w9WgXcQ");
  expect(asked.every((url) => url.startsWith("/i.ytimg.com/vi/dQw4w9WgXcQ/"))).toBe(true);
  expect(await colourOf(site)).toEqual([11, 0, 2]);
  await change(link, blue);
  expect([asked, await colourOf(site)]).toEqual([[], [0, 0, 16]]);
  isReached = false;
  await change("https://youtu.be/dQw4w9WgXcQ");
  expect([asked.length > 0, await colourOf(site)]).toEqual([true, [0, 0, 16]]);
  await change("");
  expect([asked, await colourOf(site)]).toEqual([[], [0, 0, 16]]);
  isReached = true;
  await clerk.submit("/dashboard/settings/server", { film_facts: "off" });
  await change(link);
  expect([asked, await colourOf(site)]).toEqual([[], [0, 0, 16]]);
  expect(await readdir(site.files.incomingDirectory)).toEqual([]);
});

test.each([
  ["an error", (response) => response.writeHead(503).end(), "YouTube did not answer"],
  [
    "a way to another server",
    (response) => response.writeHead(302, { Location: "/elsewhere" }).end(),
    "YouTube did not answer",
  ],
  ["a page instead of facts", (response) => response.end("<html>"), "YouTube did not answer"],
  ["facts without a title", (response) => response.end("{}"), "YouTube did not answer"],
  ["a connection that ends", (response) => response.destroy(), "YouTube did not answer"],
  [
    "more than is read",
    (response) => response.end(`{"title":"${"a".repeat(100_000)}"}`),
    "YouTube did not answer",
  ],
  [
    "that only some may see it",
    (response) => response.writeHead(401).end(),
    "YouTube does not show this film to everybody",
  ],
] satisfies [string, (response: import("node:http").ServerResponse) => void, string][])(
  "asks for the title and keeps typed values if the video site answers %s",
  async (_, facts, words) => {
    const { site, clerk, asked } = await openWith({ facts, picture: (response) => response.destroy() });
    const typed = { ...pasted, description: "Songs and a play" };
    const refused = await clerk.visit("/dashboard/videos/add", formOf(typed));
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(textOf(html)).toContain(words);
    expect(textOf(html)).toContain("Enter a title");
    expect(html).toContain(`value="${link}"`);
    expect(html).toContain("Songs and a play");
    expect(asked).toHaveLength(1);
    expect((await clerk.visit("/dashboard/videos/add", formOf({ ...typed, title: "Our day" }))).status).toBe(
      303,
    );
    expect(await colourOf(site)).toEqual(green);
    expect(await readdir(site.files.incomingDirectory)).toEqual([]);
  },
);

test.each([
  ["a page", Buffer.from("<html></html>")],
  ["an SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ["five megabytes", Buffer.alloc(5_000_000)],
])("a picture that turns out to be %s is not taken", async (_, content) => {
  const { site, clerk } = await openWith({ picture: (response) => response.end(content) });
  expect((await clerk.visit("/dashboard/videos/add", formOf(pasted))).status).toBe(303);
  expect(await colourOf(site)).toEqual(green);
  expect(await readdir(site.files.incomingDirectory)).toEqual([]);
});

test("with film details switched off, no request is made", async () => {
  const { site, clerk, asked } = await openWith();
  expect((await clerk.submit("/dashboard/settings/server", { film_facts: "off" })).status).toBe(303);
  expect((await clerk.visit("/dashboard/videos/add", formOf(pasted))).status).toBe(422);
  expect((await clerk.visit("/dashboard/videos/add", formOf({ ...pasted, title: "Our day" }))).status).toBe(
    303,
  );
  expect(asked).toEqual([]);
  expect(await colourOf(site)).toEqual(green);
});

test("a video without a link needs a title and a photo", async () => {
  const { clerk, asked } = await openWith();
  const refused = await clerk.visit("/dashboard/videos/add", formOf({ ...pasted, video_id: "" }));
  expect(refused.status).toBe(422);
  const text = textOf(await refused.text());
  expect(text).toContain("Enter a title");
  expect(text).toContain("Choose a photo");
  expect(asked).toEqual([]);
});

test("a site that does not answer is waited for no longer than the time", async () => {
  const films = await filmSite({ facts: () => {}, picture: () => {} });
  const options = { standIn: films.origin, timeout: 50 };
  await expect(askTitle("aqz-KE-bpKQ", options)).rejects.toThrow(/aborted/i);
  const { files } = await openSite();
  await expect(askPicture("aqz-KE-bpKQ", files.incomingDirectory, options)).rejects.toThrow(/aborted/i);
});

test("a name that leads into a network of its own is not called", async () => {
  const found = await new Promise((resolve) =>
    publicLookup("localhost", {}, (error, address) => resolve(error?.message ?? address)),
  );
  expect(found).toBe("localhost leads into a network of its own.");
});
