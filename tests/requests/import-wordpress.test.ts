import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { importFrom, publishNewest, type Site } from "../support/old-site";
import { firstPosts, serveWordpress } from "../support/old-wordpress";
import { openSite, textOf } from "../support/site";

const counts = (reports: Awaited<ReturnType<typeof importFrom>>) =>
  Object.fromEntries(
    Object.entries(reports).map(([label, { came, already, updated, failed }]) => [
      label,
      [came, already, updated, failed.length],
    ]),
  );

/** Content without IDs, file names and times of the import. */
async function contentOf({ db }: Site) {
  const notices = await db
    .selectFrom("notices")
    .select(["title", "details", "date", "category", "created_at", "published_at"])
    .orderBy("created_at")
    .execute();
  const pages = await db
    .selectFrom("pages")
    .select(["title", "details", "address"])
    .orderBy("position")
    .execute();
  const files = async (table: "notice_files" | "page_files") =>
    db.selectFrom(table).select(["slug", "title", "original_name"]).orderBy("id").execute();
  const albums = await db.selectFrom("albums").select(["name", "deleted_at"]).orderBy("id").execute();
  const photos = await db
    .selectFrom("photos")
    .select(["description", "place", "deleted_at"])
    .orderBy("id")
    .execute();
  return {
    ...{ notices, pages, albums, photos },
    files: [await files("notice_files"), await files("page_files")],
  };
}

test("a WordPress site becomes drafts that visitors cannot see, until they are published at their old dates", async () => {
  const site = await openSite();
  const old = await serveWordpress();
  const reports = await importFrom(site, old.address);
  expect(counts(reports)).toMatchObject({
    pages: [3, 0, 0, 0],
    posts: [2, 0, 0, 0],
    albums: [2, 0, 0, 0],
    photos: [3, 0, 0, 0],
  });
  expect(reports["media library"]?.leftOut).toEqual(["evil.svg: files of this kind cannot be uploaded here"]);
  const visitor = site.visitor();
  expect(textOf(await visitor.get("/notices"))).not.toContain("Annual day");
  expect((await visitor.visit("/rules")).status).toBe(404);
  expect(await visitor.get("/school-gallery")).not.toContain("Sports meet");
  expect((await visitor.visit("/annual-day/")).status).toBe(404);
  const clerk = await site.staff();
  expect(textOf(await clerk.get("/dashboard/deletenotice"))).toContain("Annual day – 2024");
  expect(textOf(await clerk.get("/dashboard/trash"))).not.toContain("Sports meet");

  await publishNewest(site);
  const { notices, pages, albums, files } = await contentOf(site);
  expect(notices).toMatchObject([
    {
      title: "Annual day – 2024",
      details: `**All** are welcome.\n\nRead Circular 4 first. See [the rules](${old.address}/rules/).`,
      date: "2024-02-10",
      category: "other",
      published_at: "2024-02-10T10:30:00.000Z",
    },
    { title: "Sports meet", details: "Our winners.", date: "2024-03-05", category: "sports" },
  ]);
  expect(pages.slice(0, 2)).toEqual([
    { title: "Rules", details: "## Uniform\n\nWhite. [Annual day](/annual-day/)", address: "rules" },
    { title: "Fees and dates", details: "| Class | Fee |\n| I | 500 |", address: "fees-2" },
  ]);
  expect(files).toMatchObject([
    [
      { slug: "", title: "The stage" },
      { slug: "circular.pdf", title: "Circular 4" },
    ],
    [{ slug: "prospectus.pdf", title: "Prospectus" }],
  ]);
  expect(albums.map(({ name, deleted_at }) => [name, deleted_at === null])).toEqual([
    ["Sports meet", true],
    ["Media library", false],
  ]);
  const gallery = await visitor.get("/school-gallery/1-sports-meet");
  expect(textOf(gallery)).toContain("The race");
  expect(gallery).not.toMatch(/alert\(1\)|tracker/);
});

test("each old address redirects to the new one", async () => {
  const site = await openSite();
  const old = await serveWordpress();
  await importFrom(site, old.address);
  await publishNewest(site);
  const to = async (path: string) => {
    const answer = await site.visitor().visit(path);
    return [answer.status, answer.headers.get("Location")];
  };
  expect(await to("/annual-day/")).toEqual([301, "/notices/1-annual-day-2024"]);
  expect(await to("/?p=1")).toEqual([301, "/notices/1-annual-day-2024"]);
  expect(await to("/?page_id=21")).toEqual([301, "/fees-2"]);
  expect(await to("/category/sports/")).toEqual([301, "/notices?category=sports"]);
  expect(await to("/wp-content/uploads/2024/02/circular.pdf")).toEqual([
    301,
    "/notices/1/files/circular.pdf",
  ]);
  expect((await to("/wp-content/uploads/2024/02/sports-a-150x150.jpg"))[1]).toMatch(
    /^\/uploads\/\w+-1600\.webp$/,
  );
  const [, picture] = await to("/wp-content/uploads/2024/02/annual.jpg");
  expect((await site.visitor().visit(String(picture))).status).toBe(200);
  expect((await to("/wp-content/uploads/2024/02/unused.jpg"))[0]).toBe(404);
});

test("an export file gives the same content as the site, and its drafts", async () => {
  const [fromRest, fromFile] = [await openSite(), await openSite()];
  const old = await serveWordpress();
  await importFrom(fromRest, old.address);
  const file = join(fromFile.config.uploadsDir, "export.xml");
  await writeFile(file, old.exportFile());
  const reports = await importFrom(fromFile, file);
  expect(reports.posts?.came).toBe(3);
  await fromFile.db.deleteFrom("notices").where("title", "=", "Plans").execute();
  expect(await contentOf(fromFile)).toEqual(await contentOf(fromRest));
  // Both name the same records of the old site.
  expect(counts(await importFrom(fromRest, file))).toMatchObject({
    posts: [1, 2, 0, 0],
    pages: [0, 3, 0, 0],
  });
  await publishNewest(fromFile);
  const { published_at } = await fromRest.db
    .selectFrom("notices")
    .select("published_at")
    .where("title", "=", "Plans")
    .executeTakeFirstOrThrow();
  expect(published_at).toBeNull();
});

test("a second import adds what is new, updates what changed, and keeps what was edited here", async () => {
  const site = await openSite();
  const old = await serveWordpress();
  await importFrom(site, old.address);
  await publishNewest(site);
  old.posts = firstPosts().map((post) => ({ ...post, shown: `<p>Changed ${post.id}</p>` }));
  old.posts.push({
    ...(firstPosts()[1] as (typeof old.posts)[0]),
    id: 5,
    slug: "five",
    title: "Five",
    shown: "<p>Five</p>",
  });
  await (await site.staff()).submit("/dashboard/notice/1/update", {
    ...{ title: "Annual day", details: "Edited here", date: "2024-02-10", category: "arts", priority: "low" },
  });
  old.asked.length = 0;
  const reports = await importFrom(site, old.address);
  expect(counts(reports).posts).toEqual([1, 1, 1, 0]);
  expect(reports.posts?.changed).toEqual([
    '"Annual day – 2024": it changed on the old site too; the version edited here is kept',
  ]);
  const { notices } = await contentOf(site);
  expect(notices.map(({ details }) => details)).toEqual(["Edited here", "Changed 2", "Five"]);
  // Photos that are here are not downloaded again.
  expect(old.asked.filter((path) => path.endsWith(".jpg"))).toEqual([]);
});

test("a dry run downloads and stores nothing", async () => {
  const site = await openSite();
  const old = await serveWordpress();
  expect(counts(await importFrom(site, old.address, true))).toMatchObject({ posts: [2, 0, 0, 0] });
  expect(old.asked.filter((path) => path.includes("uploads"))).toEqual([]);
  for (const table of ["notices", "pages", "import_runs", "imported_records", "redirects"] as const)
    expect(await site.db.selectFrom(table).selectAll().execute()).toEqual([]);
  expect(await readdir(site.files.incomingDirectory)).toEqual([]);
});
