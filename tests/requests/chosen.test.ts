import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { formatCount } from "~/activity-log/count-in-english.server";
import { allKinds, isStaffKind, staffKinds } from "~/kinds/registry";
import { readActivity } from "../support/activity";
import { fieldOf } from "../support/page";
import { addRecord } from "../support/records";
import { emptyTheTrash, openSite, textOf } from "../support/site";

type Site = Awaited<ReturnType<typeof openSite>>;
type Person = Awaited<ReturnType<Site["staff"]>>;

const chosenAt = (list: string, what: string, ids: (number | string)[]) =>
  `${list}/chosen?${new URLSearchParams([["do", what], ...ids.map((id) => ["id", String(id)])])}`;

/** Opens the confirmation page and submits its form. */
async function act(person: Person, path: string) {
  const html = await person.get(path);
  const field = (name: string) => fieldOf(html, name);
  const form = { form_token: field("form_token"), do: field("do"), id: field("id") };
  return { html, form, answer: await person.visit(path, { form }) };
}

const told = async (person: Person, answer: Response) => person.get(answer.headers.get("Location") ?? "");
const linesLike = (site: Site, words: string) =>
  readActivity(site.db, ["action", "subject"], (entry) =>
    new RegExp(`^${words.replace(/%/g, ".*")}$`).test(entry.action),
  );

test("every list has boxes, all of them can be ticked by a link, and a button for each thing to do", async () => {
  const site = await openSite();
  for (const kind of staffKinds) await addRecord(site.db, kind, "Only");
  await site.visitor().visit("/newsletter", { form: { email: "rina@example.com" } });
  await site.visitor().visit("/contact", { form: { phone: "98765 43210", message: "Hello" } });
  const at = "2026-01-01T00:00:00.000Z";
  await site.db
    .insertInto("resumes")
    .values({
      original_name: "cv.pdf",
      file_name: "x.pdf",
      file_type: "a",
      file_size: 1,
      uploaded_at: at,
      received_at: at,
    })
    .execute();
  const request = {
    kind: "photo",
    record_id: 1,
    name: "Rina Das",
    relation: "parent",
    state: "waiting",
  } as const;
  await site.db
    .insertInto("take_downs")
    .values({ ...request, created_at: at })
    .execute();
  const certificate = { number: "TC/1", number_folded: "TC1", born_on: "2010-05-31", file_size: 1 };
  await site.db
    .insertInto("transfer_certificates")
    .values({ ...certificate, file_name: "y.pdf", sha256: "", scan: "none", created_at: at })
    .execute();
  await site.db
    .insertInto("consents")
    .values({ kind: "photo", record_id: 1, given_by: "Rina Das", given_on: "2026-01-01", created_at: at })
    .execute();
  const clerk = await site.staff();
  expect(allKinds.length).toBeGreaterThan(13);
  for (const kind of allKinds) {
    const page = await clerk.open(kind.pages.list);
    const box = 'input[type="checkbox"][name="id"]';
    expect([kind.key, page.count(box)]).toEqual([kind.key, 1]);
    expect(page.has(`${box}[form="choose"][value="1"]`)).toBe(true);
    expect(page.has(`a[href="${kind.pages.list}?all=yes"]`)).toBe(true);
    const all = await clerk.open(`${kind.pages.list}?all=yes`);
    expect([all.count(box), all.count(`${box}[checked]`)]).toEqual([1, 1]);
    const buttons = page.attributes('[name="do"]', "value");
    const extra = isStaffKind(kind) && kind.publishing ? ["publish", "take-off"] : [];
    expect([kind.key, buttons]).toEqual([
      kind.key,
      [
        ...extra,
        ...(kind.key === "message" ? ["answered", "read", "unread"] : []),
        ...(kind.key === "photo" ? ["move"] : []),
        ...(isStaffKind(kind) && kind.children?.consent ? ["consent"] : []),
        "delete",
      ],
    ]);
    for (const what of buttons) {
      const asked = await clerk.visit(chosenAt(kind.pages.list, what ?? "", [1]));
      expect([kind.key, what, asked.status]).toEqual([kind.key, what, 200]);
    }
  }
});

describe.each(staffKinds)("several of every $key", (kind) => {
  const { names, pages } = kind;

  test("chosen records are deleted after a page that names them, with one line of activity and one Undo", async () => {
    const site = await openSite();
    for (let number = 1; number <= 25; number += 1) await addRecord(site.db, kind, `Record ${number}`);
    const clerk = await site.staff();
    const ids = Array.from({ length: 23 }, (_, index) => index + 1);
    const { html, form, answer } = await act(clerk, chosenAt(pages.list, "delete", ids));
    const words = textOf(html);
    expect(words).toContain(`Delete ${formatCount(23, names.count)}?`);
    expect(words).toMatch(/and 3 more/);
    expect(words.match(/Record \d+/g)).toHaveLength(20);
    expect(answer.status).toBe(303);
    const left = async () =>
      (
        await site.db
          .selectFrom(kind.table as "slides")
          .select("id")
          .where("deleted_at", "is", null)
          .orderBy("id")
          .execute()
      ).map(({ id }) => id);
    expect(await left()).toEqual([24, 25]);
    const log = await linesLike(site, "deleted%");
    expect(log).toEqual([
      {
        action: `deleted ${formatCount(23, names.count)}`,
        subject: expect.stringMatching(/^Record \d+, .* and 19 more$/),
      },
    ]);

    // Resending has no further effect.
    await clerk.visit(chosenAt(pages.list, "delete", ids), { form });
    expect(await linesLike(site, "deleted%")).toHaveLength(1);

    const page = await told(clerk, answer);
    expect(textOf(page)).toContain(`${formatCount(23, names.count)} deleted`);
    const undo = fieldOf(page, "undo");
    const undone = await clerk.visit("/dashboard/undo", { form: { undo } });
    expect(undone.headers.get("Location")).toBe(pages.list);
    expect(textOf(await told(clerk, undone))).toContain(`Restored: ${formatCount(23, names.count)}`);
    expect(await left()).toEqual(Array.from({ length: 25 }, (_, index) => index + 1));
    expect(await linesLike(site, "restored%")).toEqual([
      { action: `restored ${formatCount(23, names.count)}`, subject: "" },
    ]);
    if (kind.ordered) {
      const places = await site.db
        .selectFrom(kind.table as "slides")
        .select("position")
        .execute();
      expect(new Set(places.map(({ position }) => position)).size).toBe(25);
    }
    const again = await clerk.visit("/dashboard/undo", { form: { undo } });
    expect(textOf(await told(clerk, again))).toContain("They are not in the trash any more.");
  });

  test("choosing nothing, or missing records, leads back to the list with a message", async () => {
    const site = await openSite();
    await addRecord(site.db, kind, "Stays");
    const clerk = await site.staff();
    for (const [path, words] of [
      [`${pages.list}/chosen`, "Nothing was chosen"],
      [`${pages.list}/chosen?do=delete`, "Nothing was chosen"],
      [`${pages.list}/chosen?do=delete&id=77&id=x&id=-1`, "not in the list any more"],
    ] as const) {
      const answer = await clerk.visit(path);
      expect(answer.headers.get("Location")).toBe(pages.list);
      expect(textOf(await told(clerk, answer))).toContain(words);
    }
    for (const [form, words] of [
      [{ do: "delete" }, "Nothing was chosen"],
      [{ do: "delete", id: "88,99" }, "not in the list any more"],
    ] as const) {
      const answer = await clerk.visit(`${pages.list}/chosen`, { form });
      expect(textOf(await told(clerk, answer))).toContain(words);
    }
    expect((await clerk.visit(chosenAt(pages.list, "drop table", [1]))).status).toBe(404);
    expect((await clerk.visit(`${pages.list}/chosen`, { form: { do: "constructor", id: "1" } })).status).toBe(
      404,
    );
    expect(await clerk.get(pages.list)).toContain("Edit Stays");
    expect(await linesLike(site, "deleted%")).toEqual([]);
  });
});

test("returns to the same search after deleting several", async () => {
  const site = await openSite();
  for (const kind of staffKinds.filter(({ key }) => key === "notice")) {
    for (const name of ["Bus one", "Bus two", "Fee"]) await addRecord(site.db, kind, name);
  }
  const clerk = await site.staff();
  const html = await clerk.get("/dashboard/deletenotice?q=bus&all=yes");
  expect(html).toContain('name="list" value="?q=bus"');
  const { answer } = await act(
    clerk,
    `${chosenAt("/dashboard/deletenotice", "delete", [1])}&list=%3Fq%3Dbus`,
  );
  expect(answer.headers.get("Location")).toBe("/dashboard/deletenotice?q=bus");
  const [, edit = ""] = /href="([^"]*update[^"]*)"/.exec(html) ?? [];
  expect(edit).toContain("list=%3Fq%3Dbus");
  expect(edit).not.toContain("all");
});

test("a record that a colleague has deleted keeps its own entry in the trash", async () => {
  const site = await openSite();
  const [kind] = staffKinds.filter(({ key }) => key === "job");
  if (!kind) throw new Error("There are no jobs.");
  for (const name of ["One", "Two", "Three"]) await addRecord(site.db, kind, name);
  const [clerk, colleague] = [await site.staff(), await site.staff("colleague")];
  const path = chosenAt(kind.pages.list, "delete", [1, 2, 3]);
  const html = await clerk.get(path);
  await colleague.submit(`${kind.pages.record}/2/delete`, {});
  const token = fieldOf(html, "form_token");
  const answer = await clerk.visit(path, { form: { form_token: token, do: "delete", id: "1,2,3" } });
  const page = await told(clerk, answer);
  expect(textOf(page)).toContain("2 job posts deleted");
  const undo = fieldOf(page, "undo");
  await clerk.visit("/dashboard/undo", { form: { undo } });
  const rows = await site.db
    .selectFrom("jobs")
    .select("title")
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute();
  expect(rows.map(({ title }) => title)).toEqual(["One", "Three"]);
  expect(textOf(await clerk.get(chosenAt(kind.pages.list, "delete", [1, 2])))).toContain(
    "1 that you chose is gone already",
  );
});

test("photos deleted together free their files as photos deleted one by one do", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  for (const background of ["#111", "#222", "#333"]) {
    const photo = await sharp({ create: { width: 90, height: 60, channels: 3, background } })
      .jpeg()
      .toBuffer();
    const body = new FormData();
    body.append("photo", new Blob([new Uint8Array(photo)]), "photo.jpg");
    await clerk.visit("/dashboard/uploadimage", { body });
  }
  await act(clerk, chosenAt("/dashboard/deleteimage", "delete", [1, 2]));
  await emptyTheTrash(clerk);
  expect(await site.db.selectFrom("pictures").select("id").execute()).toEqual([{ id: 3 }]);
  expect(await readdir(join(site.config.uploadsDir, "pictures"))).toHaveLength(3);
});

test("several are published and taken off, and only those that change are counted", async () => {
  const site = await openSite();
  const published = staffKinds.filter(({ publishing }) => publishing);
  expect(published.length).toBeGreaterThan(3);
  const clerk = await site.staff();
  for (const kind of published) {
    for (const name of ["One", "Two", "Three"]) await addRecord(site.db, kind, name);
    await site.db
      .updateTable(kind.table as "notices")
      .set({ published_at: null })
      .where("id", "<", 3)
      .execute();
    const { answer } = await act(clerk, chosenAt(kind.pages.list, "publish", [1, 2, 3]));
    expect(textOf(await told(clerk, answer))).toContain(`${formatCount(2, kind.names.count)} published`);
    const off = await act(clerk, chosenAt(kind.pages.list, "take-off", [2, 3]));
    expect(textOf(await told(clerk, off.answer))).toContain(
      `${formatCount(2, kind.names.count)} taken off the site`,
    );
    const rows = await site.db
      .selectFrom(kind.table as "notices")
      .select(["id", "ends_at"])
      .orderBy("id")
      .execute();
    expect(rows.map(({ ends_at }) => ends_at === null)).toEqual([true, false, false]);
  }
});

test("messages are marked as read together, and erased without their names in the log", async () => {
  const site = await openSite();
  for (const first_name of ["Bimal", "Rina", "Asha"]) {
    await site
      .visitor()
      .visit("/contact", { form: { first_name, phone: "98765 43210", message: "The bus" } });
  }
  const clerk = await site.staff();
  const { html, answer } = await act(clerk, chosenAt("/dashboard/messages", "read", [1, 2]));
  expect(textOf(html)).toContain("Mark 2 messages as read?");
  expect(textOf(await told(clerk, answer))).toContain("2 messages marked as read");
  const unread = await site.db.selectFrom("messages").select("id").where("read_at", "is", null).execute();
  expect(unread).toEqual([{ id: 3 }]);
  const erased = await act(clerk, chosenAt("/dashboard/messages", "delete", [1, 3]));
  expect(textOf(erased.html)).toContain("cannot be restored");
  expect(await told(clerk, erased.answer)).not.toContain(">Undo<");
  expect(await site.db.selectFrom("messages").select("id").execute()).toEqual([{ id: 2 }]);
  expect(await linesLike(site, "deleted%")).toEqual([{ action: "deleted 2 messages", subject: "" }]);
});

test("newsletter addresses are removed together, and resumes with their files", async () => {
  const site = await openSite();
  for (const email of ["a@example.com", "b@example.com", "c@example.com"]) {
    await site.visitor().visit("/newsletter", { form: { email } });
  }
  const clerk = await site.staff();
  await act(clerk, chosenAt("/dashboard/subscribers", "delete", [1, 3]));
  expect(await site.db.selectFrom("subscribers").select("email").execute()).toEqual([
    { email: "b@example.com" },
  ]);

  const removed: unknown[] = [];
  const files = site.files;
  const remove = files.remove.bind(files);
  files.remove = async (names) => {
    removed.push(...names);
    await remove(names);
  };
  const at = new Date().toISOString();
  for (const name of ["one", "two"]) {
    const row = {
      original_name: `${name}.pdf`,
      file_name: `${name}.pdf`,
      file_type: "application/pdf",
      file_size: 1,
    };
    await site.db
      .insertInto("resumes")
      .values({ ...row, uploaded_at: at, received_at: at })
      .execute();
  }
  await act(clerk, chosenAt("/dashboard/get-resume", "delete", [1, 2]));
  expect(await site.db.selectFrom("resumes").select("id").execute()).toEqual([]);
  expect(removed).toEqual([
    { kind: "resumes", name: "two.pdf" },
    { kind: "resumes", name: "one.pdf" },
  ]);
  expect(await linesLike(site, "deleted%")).toEqual([
    { action: "deleted 2 newsletter addresses", subject: "" },
    { action: "deleted 2 resumes", subject: "" },
  ]);
});

test("records of different kinds are restored from the trash, and only administrators erase them after a proof", async () => {
  const site = await openSite();
  const [clerk, editor] = [await site.staff(), await site.editor()];
  const [one, other] = staffKinds.filter(({ key }) => ["notice", "video"].includes(key));
  if (!one || !other) throw new Error("There are no such kinds.");
  for (const kind of [one, other]) {
    for (const name of ["One", "Two"]) await addRecord(site.db, kind, name);
    await act(editor, chosenAt(kind.pages.list, "delete", [1, 2]));
  }
  const list = await editor.get("/dashboard/trash");
  expect([list.includes('value="restore"'), list.includes('value="erase"')]).toEqual([true, false]);
  const items = ["notice:1", "video:1"];
  const { html } = await act(editor, chosenAt("/dashboard/trash", "restore", items));
  expect(textOf(html)).toContain("Restore 2 records?");
  const there = async () => {
    const rows = [
      ...(await site.db.selectFrom("notices").select(["title", "deleted_at"]).orderBy("id").execute()),
      ...(await site.db.selectFrom("videos").select(["title", "deleted_at"]).orderBy("id").execute()),
    ];
    return rows.map(({ deleted_at }) => deleted_at === null);
  };
  expect(await there()).toEqual([true, false, true, false]);

  const rest = chosenAt("/dashboard/trash", "erase", ["notice:2", "video:2", "notice:1"]);
  expect((await editor.visit(rest)).status).toBe(403);
  const form = { do: "erase", id: "notice:2,video:2" };
  expect((await editor.visit("/dashboard/trash/chosen", { form })).status).toBe(403);
  expect(await there()).toEqual([true, false, true, false]);

  await site.db.updateTable("sessions").set({ proved_at: null }).execute();
  expect((await clerk.visit("/dashboard/trash/chosen", { form })).status).toBe(403);
  expect(await there()).toHaveLength(4);
  await site.db.updateTable("sessions").set({ proved_at: new Date().toISOString() }).execute();
  const asked = await act(clerk, rest);
  expect(textOf(asked.html)).toContain("Erase 2 records for good?");
  expect(textOf(await told(clerk, asked.answer))).toContain("2 records erased for good");
  expect(await there()).toEqual([true, true]);
});

test("a person's name is taken out of the line about several records when the person is erased", async () => {
  const site = await openSite();
  const [kind] = staffKinds.filter(({ key }) => key === "testimonial");
  if (!kind) throw new Error("There are no testimonials.");
  for (const name of ["Rina Mahato of the long lane behind the old mill house", "Other"])
    await addRecord(site.db, kind, name);
  const clerk = await site.staff();
  await act(clerk, chosenAt(kind.pages.list, "delete", [1, 2]));
  expect((await linesLike(site, "deleted%"))[0]?.subject).toContain("Rina Mahato");
  const { eraseRecords } = await import("~/people/erase.server");
  const { recordsNamed } = await import("~/people/find.server");
  await eraseRecords(site.db, await recordsNamed(site.db, ["testimonial:1"]));
  expect(await linesLike(site, "deleted%")).toEqual([
    { action: "deleted 2 testimonials", subject: "erased since" },
  ]);
});
