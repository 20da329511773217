import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { staffKinds } from "~/kinds/registry";
import { readActivity } from "../support/activity";
import { fieldOf, readPage, valuesOf } from "../support/page";
import { addRecord } from "../support/records";
import { openSampleSite, openSite, textOf, tokenOf } from "../support/site";

type Site = Awaited<ReturnType<typeof openSite>>;
type Person = Awaited<ReturnType<Site["staff"]>>;

const kindOf = (key: string) => {
  const kind = staffKinds.find((each) => each.key === key);
  if (!kind) throw new Error(`There is no kind ${key}.`);
  return kind;
};
const addAlbum = (site: Site, name: string, date = "2026-01-26", details = "") =>
  addRecord(site.db, kindOf("album"), name, { date, details });
const addPhotoRow = (site: Site, title: string, album_id?: number, place = 0) =>
  addRecord(site.db, kindOf("photo"), title, {
    alt: "",
    description: "",
    ...(album_id && { album_id }),
    place,
  });

const colours = [
  "#111",
  "#733",
  "#373",
  "#337",
  "#773",
  "#737",
  "#377",
  "#a11",
  "#1a1",
  "#11a",
  "#aa1",
  "#1aa",
];
const jpeg = (background: string) =>
  sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .jpeg()
    .toBuffer();

async function formWith(fields: Record<string, string>, photos: [name: string, content: Buffer][]) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const [name, content] of photos) body.append("photo", new Blob([new Uint8Array(content)]), name);
  return body;
}
const openToken = async (clerk: Person, path: string) => tokenOf(await clerk.get(path)) ?? "";
const inAlbum = (site: Site, id: number) =>
  site.db
    .selectFrom("photos")
    .select(["id", "title", "place"])
    .where("album_id", "=", id)
    .where("deleted_at", "is", null)
    .orderBy("place")
    .orderBy("id")
    .execute();
const captionsOf = (html: string) => readPage(html).texts("figcaption");
const told = async (person: Person, answer: Response) =>
  textOf(await person.get(answer.headers.get("Location") ?? ""));
const undoOn = async (person: Person, answer: Response) =>
  fieldOf(await person.get(answer.headers.get("Location") ?? ""), "undo");

describe("visitors", () => {
  test("see albums by year with cover, day and number of photos, then more photos", async () => {
    const site = await openSite();
    const sports = await addAlbum(site, "Sports day", "2025-11-14");
    await addAlbum(site, "Nothing in it yet");
    const annual = await addAlbum(site, "Annual day", "2026-02-01");
    for (const [index, title] of ["Relay", "Long jump"].entries())
      await addPhotoRow(site, title, sports, index + 1);
    await addPhotoRow(site, "Dance", annual, 1);
    await addPhotoRow(site, "Kite");
    const html = await site.visitor().get("/school-gallery");
    const words = textOf(html);
    expect(words).toMatch(
      /2026\s+Annual day\s.*1 February 2026\s+1 photo\s.*2025\s+Sports day\s.*2 photos.*More photos/s,
    );
    expect(words).not.toContain("Nothing in it yet");
    expect(html).toContain(`href="/school-gallery/${sports}-sports-day"`);
    expect(captionsOf(html)).toEqual(["Kite"]);
  });

  test("see the photos in order, the album's text, and the neighbouring albums", async () => {
    const site = await openSite({ ORIGIN: "https://palash.example" });
    const older = await addAlbum(site, "Puja", "2025-10-01");
    const id = await addAlbum(site, "Sports & games", "2025-11-14", "The relay was won by one metre.");
    await addPhotoRow(site, "Second", id, 2);
    await addPhotoRow(site, "First", id, 1);
    await addPhotoRow(site, "Idol", older, 1);
    const visitor = site.visitor();
    const path = `/school-gallery/${id}-sports-games`;
    const html = await visitor.get(path);
    expect(captionsOf(html)).toEqual(["First", "Second"]);
    expect(textOf(html)).toMatch(
      /Sports & games\s.*14 November 2025\s.*won by one metre.*Older album\s+Puja/s,
    );
    const page = readPage(html);
    expect(page.canonical).toBe(`https://palash.example${path}`);
    expect(page.meta("og:image")).toMatch(/^https:\/\/palash\.example\/share\/[a-z0-9]+-50-50\.jpg$/);
    expect(html).toContain('data-enhance="lightbox"');
    expect((await visitor.open("/sitemap.xml")).texts("loc")).toContain(`https://palash.example${path}`);
  });

  test("find an album by its number under any name, and nothing where there is none", async () => {
    const site = await openSite();
    const id = await addAlbum(site, "ବାର୍ଷିକ ଉତ୍ସବ");
    const visitor = site.visitor();
    const path = `/school-gallery/${id}-${encodeURIComponent("ବାର୍ଷିକ-ଉତ୍ସବ")}`;
    for (const other of [`/school-gallery/${id}`, `/school-gallery/${id}-old-name`]) {
      const answer = await visitor.visit(other);
      expect([answer.status, answer.headers.get("Location")]).toEqual([301, path]);
    }
    const answer = await visitor.visit(path);
    expect(answer.status).toBe(200);
    expect(textOf(await answer.text())).toContain("No photos found.");
    for (const none of ["/school-gallery/99-x", "/school-gallery/x", "/school-gallery/0-x"]) {
      expect([none, (await visitor.visit(none)).status]).toEqual([none, 404]);
    }
  });

  test("old clients get all photos as before, also those in albums, and add to the others", async () => {
    const site = await openSite();
    const id = await addAlbum(site, "Sports day");
    await addPhotoRow(site, "Relay", id, 1);
    await addPhotoRow(site, "Kite");
    const clerk = await site.staff();
    const body = await formWith({ title: "From the old app" }, [["a.jpg", await jpeg("#123")]]);
    expect((await clerk.visit("/gdapi/uploadImg.php", { body })).status).toBe(200);
    const { photos } = (await (await site.visitor().visit("/gdapi/get_image.php")).json()) as {
      photos: { title: string }[];
    };
    expect(photos.map(({ title }) => title)).toEqual(["From the old app", "Kite", "Relay"]);
    expect(captionsOf(await site.visitor().get("/school-gallery"))).toEqual(["From the old app", "Kite"]);
  });

  test("visitors of the sample content see two albums and the other photos", async () => {
    const site = await openSampleSite();
    const html = await site.visitor().get("/school-gallery");
    expect(html.match(/href="\/school-gallery\/\d+-/g)).toHaveLength(2);
    expect(captionsOf(html)).toEqual(["Morning assembly", "Science fair", "Reading hour", "Kite day"]);
  });
});

describe("many photos at once", () => {
  const words = { name: "Sports day", date: "2026-01-26", details: "" };

  test("photos chosen without script become one album in their order, even if sent twice", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    const form_token = await openToken(clerk, "/dashboard/albums/add");
    const photos = await Promise.all(
      colours.map(async (colour, index) => [`${index}.jpg`, await jpeg(colour)] as [string, Buffer]),
    );
    const send = async () =>
      clerk.visit("/dashboard/albums/add", { body: await formWith({ ...words, form_token }, photos) });
    const answer = await send();
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/dashboard/album/1/photos"]);
    expect(await told(clerk, answer)).toContain("12 photos added to the album: Sports day");
    await send();
    expect(await site.db.selectFrom("albums").select("id").execute()).toHaveLength(1);
    const rows = await inAlbum(site, 1);
    expect(rows.map(({ place }) => place)).toEqual(colours.map((_, index) => index + 1));
    const log = await readActivity(site.db, ["action", "subject"], (entry) => /^added/.test(entry.action));
    expect(log).toEqual([
      { action: "added an album", subject: "Sports day" },
      { action: "added photos to an album", subject: "Sports day" },
    ]);
  }, 60_000);

  test("photos that are in the album are not counted as added", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    const send = async (path: string, names: string[], fields = {}) => {
      const photos = names.map(async (name) => [`${name}.jpg`, await jpeg(name)] as [string, Buffer]);
      const form_token = await openToken(clerk, path);
      const body = await formWith({ ...fields, form_token }, await Promise.all(photos));
      return told(clerk, await clerk.visit(path, { body }));
    };
    await send("/dashboard/albums/add", ["red", "blue"], words);
    expect(await send("/dashboard/album/1/photos/add", ["red", "blue"])).toContain(
      "2 photos were in the album already",
    );
    expect(await send("/dashboard/album/1/photos/add", ["blue", "lime"])).toContain(
      "1 photo added to the album. 1 photo was in the album already",
    );
    expect(await inAlbum(site, 1)).toHaveLength(3);
  });

  test("names files that are no photos, keeps the others, and resumes with the same album", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    const form_token = await openToken(clerk, "/dashboard/albums/add");
    const [good, more] = [await jpeg("#123"), await jpeg("#456")];
    const answer = await clerk.visit("/dashboard/albums/add", {
      body: await formWith({ ...words, form_token }, [
        ["a.jpg", good],
        ["letter.jpg", Buffer.from("Dear all")],
      ]),
    });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(textOf(html)).toMatch(/Some photos were not added.*1 of 2 photos.*letter\.jpg: /s);
    expect(textOf(html)).not.toContain("could not be saved");
    expect(html).toContain('name="album" value="1"');
    const again = await clerk.visit("/dashboard/albums/add", {
      body: await formWith({ ...words, name: "Sports day 2026", form_token, album: "1" }, [
        ["a.jpg", good],
        ["b.jpg", more],
      ]),
    });
    expect(again.status).toBe(303);
    expect(await site.db.selectFrom("albums").select("name").execute()).toEqual([
      { name: "Sports day 2026" },
    ]);
    expect(await inAlbum(site, 1)).toHaveLength(2);
  });

  test("an album without a name is refused, with what was typed, and leaves nothing", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    const form_token = await openToken(clerk, "/dashboard/albums/add");
    const answer = await clerk.visit("/dashboard/albums/add", {
      body: await formWith({ ...words, name: " ", details: "Fair play", form_token }, [
        ["a.jpg", await jpeg("#123")],
      ]),
    });
    expect(answer.status).toBe(422);
    expect(textOf(await answer.text())).toMatch(/Enter a name.*Fair play/s);
    expect(await site.db.selectFrom("albums").select("id").execute()).toEqual([]);
    expect(await site.db.selectFrom("pictures").select("id").execute()).toEqual([]);
  });

  test("with script come one by one: what was cut off goes on without doubling, at its own place", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    const form_token = await openToken(clerk, "/dashboard/albums/add");
    const start = async (fields: Record<string, string>) =>
      (await clerk.visit("/dashboard/albums/start", { body: await formWith(fields, []) })).json();
    expect(await start({ ...words, name: "", form_token })).toMatchObject({ success: false });
    expect(await start({ ...words, form_token })).toEqual({ success: true, album: 1 });
    expect(await start({ ...words, form_token })).toEqual({ success: true, album: 1 });
    const send = async (place: number) => {
      const photo: [string, Buffer] = [`${place}.jpg`, await jpeg(colours[place] ?? "")];
      const fields = { ...words, form_token, place: String(place), arrived: String(place - 1) };
      return clerk.visit("/dashboard/album/1/photos/one", { body: await formWith(fields, [photo]) });
    };
    // The second upload failed; the third arrived, but its response was lost.
    for (const place of [1, 3, 3, 2]) expect((await send(place)).status).toBe(200);
    expect((await inAlbum(site, 1)).map(({ id, place }) => [id, place])).toEqual([
      [1, 1],
      [3, 2],
      [2, 3],
    ]);
    const entries = await readActivity(
      site.db,
      ["times"],
      (entry) => entry.action === "added photos to an album",
    );
    expect(entries).toEqual([{ times: 3 }]);
  });

  test("photos that are added later come last in the album", async () => {
    const site = await openSite();
    const id = await addAlbum(site, "Sports day");
    await addPhotoRow(site, "Relay", id, 7);
    const clerk = await site.staff();
    const path = `/dashboard/album/${id}/photos/add`;
    const html = await clerk.get(path);
    const behind = /name="behind" value="(\d+)"/.exec(html)?.[1] ?? "";
    expect((await clerk.visit(path, { body: await formWith({ behind }, []) })).status).toBe(422);
    const body = await formWith({ behind, form_token: tokenOf(html) ?? "" }, [
      ["a.jpg", await jpeg("#123")],
      ["b.jpg", await jpeg("#456")],
    ]);
    const answer = await clerk.visit(path, { body });
    expect(answer.headers.get("Location")).toBe(`/dashboard/album/${id}/photos`);
    expect((await inAlbum(site, id)).map(({ place }) => place)).toEqual([7, 8, 9]);
  });

  test("photos are not added to an album that was deleted in the meantime", async () => {
    const site = await openSite();
    const id = await addAlbum(site, "Sports day");
    const clerk = await site.staff();
    await clerk.submit(`/dashboard/album/${id}/delete`, {});
    const answer = await clerk.visit(`/dashboard/album/${id}/photos/one`, {
      body: await formWith({ place: "1" }, [["a.jpg", await jpeg("#123")]]),
    });
    expect([answer.status, await answer.json()]).toEqual([
      422,
      { success: false, message: "This album was deleted." },
    ]);
    expect(await site.db.selectFrom("photos").select("id").execute()).toEqual([]);
  });
});

describe("deleting an album", () => {
  async function openAlbum() {
    const site = await openSite();
    const id = await addAlbum(site, "Sports day");
    await addPhotoRow(site, "Relay", id, 1);
    await addPhotoRow(site, "Long jump", id, 2);
    const earlier = await addPhotoRow(site, "Deleted before", id, 3);
    const clerk = await site.staff();
    await clerk.submit(`/dashboard/image/${earlier}/delete`, {});
    return { site, id, clerk };
  }

  test("deleting an album deletes its photos, and one Undo restores all of it", async () => {
    const { site, id, clerk } = await openAlbum();
    const asked = textOf(await clerk.get(`/dashboard/album/${id}/delete`));
    expect(asked).toContain("What happens to its 2 photos?");
    const answer = await clerk.submit(`/dashboard/album/${id}/delete`, { with_photos: "yes" });
    expect(await inAlbum(site, id)).toEqual([]);
    expect(textOf(await site.visitor().get("/school-gallery"))).toContain("No photos found.");
    const log = await readActivity(site.db, ["action", "subject"], (entry) =>
      /^deleted an/.test(entry.action),
    );
    expect(log).toEqual([{ action: "deleted an album", subject: "Sports day, with 2 photos" }]);
    await clerk.visit("/dashboard/undo", { form: { undo: await undoOn(clerk, answer) } });
    expect((await inAlbum(site, id)).map(({ title }) => title)).toEqual(["Relay", "Long jump"]);
    expect(textOf(await site.visitor().get("/school-gallery"))).toMatch(/Sports day.*2 photos/s);
  });

  test("photos kept from a deleted album return to it when it is restored", async () => {
    const { site, id, clerk } = await openAlbum();
    const answer = await clerk.submit(`/dashboard/album/${id}/delete`, { with_photos: "no" });
    expect(captionsOf(await site.visitor().get("/school-gallery"))).toEqual(["Long jump", "Relay"]);
    await clerk.visit("/dashboard/undo", { form: { undo: await undoOn(clerk, answer) } });
    expect(captionsOf(await site.visitor().get("/school-gallery"))).toEqual([]);
    expect(captionsOf(await site.visitor().get(`/school-gallery/${id}-sports-day`))).toEqual([
      "Relay",
      "Long jump",
    ]);
  });

  test("photos of an erased album are in no album", async () => {
    const { site, id, clerk } = await openAlbum();
    await clerk.submit(`/dashboard/album/${id}/delete`, { with_photos: "no" });
    await site.db.deleteFrom("albums").where("id", "=", id).execute();
    const rows = await site.db
      .selectFrom("photos")
      .select("album_id")
      .where("deleted_at", "is", null)
      .execute();
    expect(rows).toEqual([{ album_id: null }, { album_id: null }]);
  });
});

describe("the photos of an album", () => {
  async function openThree() {
    const site = await openSite();
    const id = await addAlbum(site, "Sports day");
    for (const [index, title] of ["One", "Two", "Three"].entries())
      await addPhotoRow(site, title, id, index + 1);
    const other = await addAlbum(site, "Annual day");
    await addPhotoRow(site, "Dance", other, 1);
    return { site, id, other, clerk: await site.staff(), path: `/dashboard/album/${id}/photos` };
  }
  const titles = async (site: Site, id: number) => (await inAlbum(site, id)).map(({ title }) => title);
  const act = async (clerk: Person, path: string, more: Record<string, string> = {}) => {
    const html = await clerk.get(path);
    const field = (name: string) => fieldOf(html, name);
    const form = { form_token: field("form_token"), do: field("do"), id: field("id"), ...more };
    return { html, answer: await clerk.visit(path, { form }) };
  };

  test("arrows order the photos of an album without changing other albums", async () => {
    const { site, id, other, clerk, path } = await openThree();
    const arrange = `${path}?arrange=yes`;
    expect(await clerk.get(path)).toContain(`href="${arrange}"`);
    expect(await clerk.get(arrange)).toContain('value="2 before 1"');
    const answer = await clerk.visit(arrange, { form: { move: "2 before 1" } });
    expect(answer.headers.get("Location")).toBe(`${arrange}#row-2`);
    expect(await titles(site, id)).toEqual(["Two", "One", "Three"]);
    await clerk.visit(path, { form: { move: "2 before 1" } });
    await clerk.visit(path, { form: { move: "1 after 4" } });
    expect(await titles(site, id)).toEqual(["Two", "One", "Three"]);
    expect(await inAlbum(site, other)).toMatchObject([{ title: "Dance", place: 1 }]);
  });

  test("the last one is moved to the top with one button", async () => {
    const { site, id, clerk, path } = await openThree();
    const top = /value="(3 before 1)"[^>]*>Move to the top/.exec(await clerk.get(path))?.[1] ?? "";
    await clerk.visit(path, { form: { move: top } });
    expect(await titles(site, id)).toEqual(["Three", "One", "Two"]);
  });

  test("a chosen cover is replaced by the first photo if it is deleted", async () => {
    const { site, id, clerk, path } = await openThree();
    const stems = new Map(
      (
        await site.db
          .selectFrom("photos")
          .innerJoin("pictures", "pictures.id", "photos.picture_id")
          .select(["title", "stem"])
          .execute()
      ).map(({ title, stem }) => [title, stem]),
    );
    const cover = async () =>
      /uploads\/(\w+)-480/.exec(
        await site
          .visitor()
          .get("/school-gallery")
          .then((html) => html.slice(html.indexOf(`/school-gallery/${id}-`))),
      )?.[1];
    expect(await cover()).toBe(stems.get("One"));
    await clerk.visit(path, { form: { cover: "3" } });
    expect(await cover()).toBe(stems.get("Three"));
    await clerk.visit(path, { form: { cover: "4" } });
    expect(await cover()).toBe(stems.get("Three"));
    await clerk.submit("/dashboard/image/3/delete", {});
    expect(await cover()).toBe(stems.get("One"));
  });

  test("several are moved to another album, with one line of activity and one undo", async () => {
    const { site, id, other, clerk, path } = await openThree();
    const { html, answer } = await act(clerk, `${path}/chosen?do=move&id=1&id=3`, { to: String(other) });
    expect(textOf(html)).toMatch(/Move 2 photos\?.*Annual day \(2026\)\s*No album/s);
    expect(textOf(html)).not.toContain("Sports day (2026)");
    expect(answer.headers.get("Location")).toBe(path);
    expect(await titles(site, other)).toEqual(["Dance", "One", "Three"]);
    const log = await readActivity(site.db, ["action", "subject"], (entry) => /^moved/.test(entry.action));
    expect(log).toEqual([{ action: "moved 2 photos", subject: "One, Three to Annual day" }]);
    const undo = await undoOn(clerk, answer);
    const undone = await clerk.visit("/dashboard/undo", { form: { undo } });
    expect(await told(clerk, undone)).toContain("Undone: 2 photos");
    expect(await titles(site, id)).toEqual(["One", "Two", "Three"]);
    const again = await clerk.visit("/dashboard/undo", { form: { undo } });
    expect(await told(clerk, again)).toContain("Nothing was undone");
  });

  test("photos are moved out of albums and into one in their order", async () => {
    const { site, id, other, clerk, path } = await openThree();
    await act(clerk, `${path}/chosen?do=move&id=1&id=2`, { to: "none" });
    expect(captionsOf(await site.visitor().get("/school-gallery"))).toEqual(["Two", "One"]);
    const { answer } = await act(clerk, "/dashboard/deleteimage/chosen?do=move&id=2&id=1", {
      to: String(other),
    });
    expect(answer.headers.get("Location")).toBe("/dashboard/deleteimage");
    expect(await titles(site, other)).toEqual(["Dance", "One", "Two"]);
    expect(await titles(site, id)).toEqual(["Three"]);
    const gone = await act(clerk, `${path}/chosen?do=move&id=3`, { to: "77" });
    expect(await told(clerk, gone.answer)).toContain("That album is gone");
  });

  test("several are deleted with one undo, and come back to their album", async () => {
    const { site, id, clerk, path } = await openThree();
    const { answer } = await act(clerk, `${path}/chosen?do=delete&id=1&id=2&id=4`);
    expect(await titles(site, id)).toEqual(["Three"]);
    const page = await clerk.get(answer.headers.get("Location") ?? "");
    expect(textOf(page)).toContain("2 photos deleted");
    const undo = fieldOf(page, "undo");
    await clerk.visit("/dashboard/undo", { form: { undo } });
    expect(await titles(site, id)).toEqual(["One", "Two", "Three"]);
  });

  test("Undo returns to the album, or to all photos for several albums", async () => {
    const { clerk, path } = await openThree();
    const undo = async (answer: Response) => {
      const form = { undo: await undoOn(clerk, answer) };
      return (await clerk.visit("/dashboard/undo", { form })).headers.get("Location");
    };
    const all = "/dashboard/deleteimage";
    expect(await undo((await act(clerk, `${path}/chosen?do=delete&id=1&id=2`)).answer)).toBe(path);
    expect(await undo(await clerk.submit("/dashboard/image/1/delete", {}))).toBe(path);
    expect(await undo((await act(clerk, `${path}/chosen?do=move&id=1&id=3`, { to: "2" })).answer)).toBe(path);
    expect(await undo((await act(clerk, `${path}/chosen?do=move&id=1`, { to: "none" })).answer)).toBe(path);
    expect(await undo((await act(clerk, `${all}/chosen?do=delete&id=1&id=4`)).answer)).toBe(all);
    const { answer } = await act(clerk, `${path}/chosen?do=delete&id=1&id=2`);
    const form = { undo: await undoOn(clerk, answer) };
    await clerk.submit("/dashboard/album/1/delete", {});
    expect((await clerk.visit("/dashboard/undo", { form })).headers.get("Location")).toBe(all);
  });

  test("editing or deleting one returns to the album", async () => {
    const { clerk, path } = await openThree();
    const body = new FormData();
    for (const [name, value] of Object.entries({ title: "Relay", description: "", alt: "" }))
      body.append(name, value);
    const changed = await clerk.visit("/dashboard/image/1/update", { body });
    expect(changed.headers.get("Location")).toBe(path);
    expect((await clerk.submit("/dashboard/image/1/delete", {})).headers.get("Location")).toBe(path);
  });
});

describe("the captions of an album", () => {
  async function openCaptions() {
    const site = await openSite();
    const id = await addAlbum(site, "Sports day");
    for (const [index, title] of ["One", "Two", "Three"].entries())
      await addPhotoRow(site, title, id, index + 1);
    const path = `/dashboard/album/${id}/captions`;
    const open = async (person: Person) => valuesOf(await person.get(path));
    return { site, id, path, open, clerk: await site.staff(), colleague: await site.staff("colleague") };
  }
  const rows = (site: Site) =>
    site.db.selectFrom("photos").select(["title", "alt", "version"]).orderBy("id").execute();

  test("changed captions are saved together with one line of activity", async () => {
    const { site, id, path, open, clerk } = await openCaptions();
    const answer = await clerk.visit(path, {
      form: { ...(await open(clerk)), "title-2": "The relay", "alt-2": "Four girls run", "title-3": "" },
    });
    expect(answer.headers.get("Location")).toBe(`/dashboard/album/${id}/photos`);
    expect(await told(clerk, answer)).toContain("Captions saved: 2 photos");
    expect(await rows(site)).toEqual([
      { title: "One", alt: "", version: 1 },
      { title: "The relay", alt: "Four girls run", version: 2 },
      { title: "", alt: "", version: 2 },
    ]);
    const log = await readActivity(
      site.db,
      ["subject"],
      (entry) => entry.action === "changed captions of an album",
    );
    expect(log).toEqual([{ subject: "Sports day, 2 photos" }]);
  });

  test("one caption can be given to all photos without one", async () => {
    const { site, path, open, clerk } = await openCaptions();
    const form = { ...(await open(clerk)), "title-1": "", "title-3": "", all: "Sports day 2026" };
    const answer = await clerk.visit(path, { form });
    expect(await told(clerk, answer)).toContain("Captions saved: 2 photos");
    expect((await rows(site)).map(({ title }) => title)).toEqual([
      "Sports day 2026",
      "Two",
      "Sports day 2026",
    ]);
  });

  test("if two people edit captions, different ones are both saved, and a common one is asked about", async () => {
    const { site, path, open, clerk, colleague } = await openCaptions();
    const [mine, theirs] = [await open(clerk), await open(colleague)];
    expect((await colleague.visit(path, { form: { ...theirs, "title-1": "Theirs" } })).status).toBe(303);
    expect((await clerk.visit(path, { form: { ...mine, "title-2": "Mine" } })).status).toBe(303);
    expect((await rows(site)).map(({ title }) => title)).toEqual(["Theirs", "Mine", "Three"]);
    expect((await clerk.visit(path, { form: { ...mine, "alt-1": "A race" } })).status).toBe(303);
    expect((await rows(site))[0]).toMatchObject({ title: "Theirs", alt: "A race" });

    const asked = await clerk.visit(path, {
      form: { ...mine, "title-1": "Mine too", "title-3": "And three" },
    });
    expect(asked.status).toBe(409);
    const html = await asked.text();
    expect(textOf(html)).toContain("Another person saved this: “Theirs”");
    expect((await rows(site)).map(({ title }) => title)).toEqual(["Theirs", "Mine", "Three"]);
    const shown = valuesOf(html);
    expect(shown).toMatchObject({ "title-1": "Mine too", "title-2": "Mine", "title-3": "And three" });
    expect((await clerk.visit(path, { form: shown })).status).toBe(303);
    expect((await rows(site)).map(({ title }) => title)).toEqual(["Mine too", "Mine", "And three"]);
  });

  test("shows captions of deleted photos and saves nothing before they were read", async () => {
    const { site, path, open, clerk, colleague } = await openCaptions();
    const mine = await open(clerk);
    await colleague.submit("/dashboard/image/2/delete", {});
    const asked = await clerk.visit(path, {
      form: { ...mine, "title-1": "First", "title-2": "Typed for nothing" },
    });
    expect(asked.status).toBe(409);
    expect(textOf(await asked.text())).toContain("“Typed for nothing”");
    expect((await rows(site)).map(({ title }) => title)).toEqual(["One", "Two", "Three"]);
  });

  test("a caption that is too long is refused at its field, with all typed text", async () => {
    const { site, path, open, clerk } = await openCaptions();
    const form = { ...(await open(clerk)), "title-1": "x".repeat(201), "alt-2": "Kept" };
    const answer = await clerk.visit(path, { form });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(textOf(html)).toMatch(/may have at most 200 characters/);
    expect(html).toContain('value="Kept"');
    expect((await rows(site)).map(({ alt }) => alt)).toEqual(["", "", ""]);
  });
});
