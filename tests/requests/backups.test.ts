import { mkdir, readdir, unlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { listActivity } from "~/activity-log/list.server";
import { makeArchive } from "~/backup/archive.server";
import { archiveName } from "~/backup/names";
import { claimRun, finishRun, listRuns } from "~/backup/rows.server";
import { runBackup } from "~/backup/run.server";
import { zipName } from "~/backup/zip-download.server";
import { writeFolderIdentity } from "~/files/store/folder-mark.server";
import { readSettings } from "~/settings/queries.server";
import { ensureIdentity } from "~db/site-identity";
import { staffPassword } from "../support/base-database";
import { readPage } from "../support/page";
import { notice, openSite, textOf } from "../support/site";

type Site = Awaited<ReturnType<typeof openSite>>;

const folderOf = ({ config }: Site) => join(dirname(config.uploadsDir), "backups");
const hour = 60 * 60_000;

async function goodBackup(site: Site, hoursAgo: number) {
  const at = new Date(Date.now() - hoursAgo * hour);
  const name = archiveName(at);
  const id = (await claimRun(site.db, async () => true, at)) ?? 0;
  await mkdir(folderOf(site), { recursive: true });
  await writeFile(join(folderOf(site), name), `archive of ${hoursAgo} hours ago`);
  await finishRun(site.db, id, { state: "good", name, bytes: 25 }, at);
  return { id, name };
}

test("reports a missing backup on the dashboard, and requests one once", async () => {
  let woken = 0;
  const backupAsked = () => {
    woken += 1;
  };
  const site = await openSite({}, { backupAsked });
  const clerk = await site.staff();
  // The first nightly backup cannot be missing on the first day.
  await ensureIdentity(site.db);
  await site.db
    .updateTable("site_identity")
    .set({ created_at: new Date(Date.now() - 2 * hour).toISOString() })
    .execute();
  expect(textOf(await clerk.get("/dashboard"))).not.toContain("There is no backup");
  expect(textOf(await clerk.get("/dashboard/backups"))).toContain(
    "The first backup is made in the coming night.",
  );
  await site.db
    .updateTable("site_identity")
    .set({ created_at: new Date(Date.now() - 25 * hour).toISOString() })
    .execute();
  const overview = await clerk.get("/dashboard");
  expect(textOf(overview)).toContain("There is no backup of the website yet. Look after the backups");
  const urgent = readPage(overview).texts("li[class] > a");
  expect(urgent).toContainEqual(expect.stringMatching(/^There is no backup/));
  const first = await clerk.submit("/dashboard/backups", {});
  expect([first.status, first.headers.get("Location")]).toEqual([303, "/dashboard/backups"]);
  const page = textOf(await clerk.get("/dashboard/backups"));
  expect(page).toContain("A backup is being made. You can go on working.");
  expect(page).toContain("A backup is being made now. Look again");
  await clerk.visit("/dashboard/backups", { form: {} });
  expect(textOf(await clerk.get("/dashboard/backups"))).toContain("A backup is being made already.");
  expect(await listRuns(site.db, 5)).toMatchObject([{ state: "asked", asked_by: "clerk" }]);
  expect(woken).toBe(2);
  const asked = await listActivity(site.db, { limit: 5 }, { what: "settings" });
  expect(asked).toMatchObject([{ verb: "asked for backup" }]);
  expect(await runBackup({ db: site.db, config: site.config, when: "due", log: () => {} })).toBeTruthy();
  expect(await listRuns(site.db, 5)).toMatchObject([{ state: "good", asked_by: "clerk" }]);
});

test("one sentence says when the last backup was tested and what it contains", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  await clerk.submit("/dashboard/add-notice", { ...notice, title: "Picnic" });
  await runBackup({ db: site.db, config: site.config, when: "now", log: () => {} });
  const words = /The last backup was tested on [^.]+\./.exec(
    textOf(await clerk.get("/dashboard/backups")),
  )?.[0];
  expect(words).toMatch(
    /contains 1 notice, 0 albums, 0 photos, 0 messages, \d+ other records,? and 0 files\.$/,
  );
});

test.each<[number, boolean, RegExp]>([
  [25, false, /The last backup was made on .* and tested\./],
  [31, true, /The last good backup is 31 hours old\./],
  [100, true, /The last good backup is 4 days old\./],
])("a last good backup of %i hours ago is told in words; late: %s", async (hours, late, words) => {
  const site = await openSite();
  await goodBackup(site, hours);
  const clerk = await site.staff();
  const page = await clerk.get("/dashboard/backups");
  expect(textOf(page)).toMatch(words);
  const [warning] = readPage(page).parts('section:has(> h2:contains("Please look after this"))');
  expect(warning?.attribute("class")?.split(" ").length === 3).toBe(late);
  const overview = textOf(await clerk.get("/dashboard"));
  if (late) expect(overview).toMatch(words);
  else expect(overview).not.toContain("Look after the backups");
});

test("reports a backup that is missing from its folder, and the reason of a failure", async () => {
  const site = await openSite();
  const { name } = await goodBackup(site, 2);
  await unlink(join(folderOf(site), name));
  const id = (await claimRun(site.db, async () => true)) ?? 0;
  await finishRun(site.db, id, { state: "failed", problem: "The disk is full." });
  const page = textOf(await (await site.staff()).get("/dashboard/backups"));
  expect(page).toContain("The last good backup is not in its folder any more.");
  expect(page).toMatch(/The backup of .* failed: The disk is full\./);
});

test("staff download a backup after their password; it is not cached, and the log names them", async () => {
  const site = await openSite();
  const { name } = await goodBackup(site, 2);
  const { config, db, files } = site;
  const databaseFile = config.databaseFile;
  const uploads = { uploadsDir: config.uploadsDir, uploadsBucket: undefined };
  await writeFolderIdentity(config.uploadsDir, await ensureIdentity(db));
  await makeArchive({ ...uploads, databaseFile, target: join(folderOf(site), name) });
  const clerk = await site.staff();
  const page = `/dashboard/backups/${name}`;
  expect(textOf(await clerk.get("/dashboard/backups"))).toContain("Download");
  const wrong = await clerk.submit(page, { password: "not the password" });
  expect(wrong.status).toBe(422);
  expect(textOf(await wrong.text())).toContain("This is not your password");
  const right = await clerk.submit(page, { password: staffPassword });
  expect(right.status).toBe(303);
  const location = right.headers.get("Location") ?? "";
  const archive = await clerk.visit(location);
  expect([archive.status, archive.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
  expect(archive.headers.get("Content-Disposition")).toContain(`attachment; filename="${zipName(name)}"`);
  const entries = Object.keys(unzipSync(new Uint8Array(await archive.arrayBuffer())));
  expect(entries).toEqual(expect.arrayContaining(["index.html", "database.sqlite", "manifest.json"]));
  expect(await readdir(files.incomingDirectory)).toEqual([]);
  expect(await listActivity(site.db, { limit: 1 })).toMatchObject([
    { staff_name: "clerk", verb: "downloaded backup", subject: name },
  ]);
  // The URL works for one user and archive only.
  const colleague = await site.staff("colleague");
  expect((await colleague.visit(location)).status).toBe(404);
  const other = await goodBackup(site, 1);
  expect((await clerk.visit(location.replace(name, other.name))).status).toBe(404);
  expect((await clerk.visit(`${page}/archive`)).status).toBe(404);
  expect((await site.visitor().visit(location)).status).toBe(303);
});

test.each(["school.sqlite", "..%2fschool.sqlite", "school-2026-03-14T10-00-00Z.tar.gz"])(
  "%s is no backup to download",
  async (name) => {
    const site = await openSite();
    expect((await (await site.staff()).visit(`/dashboard/backups/${name}`)).status).toBe(404);
  },
);

test("the settings take a time and a folder that can be used, and say what is wrong with another", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const settings = await readSettings(site.db);
  const send = (fields: Record<string, string>) =>
    clerk.submit("/dashboard/settings/server", { ...settings, ...fields });
  const outside = join(dirname(site.config.uploadsDir), "elsewhere");
  for (const [fields, words] of [
    [{ backup_time: "25:00" }, "Enter a time such as 02:30"],
    [{ backup_folder: "backups" }, "Enter the whole path of the folder"],
    [{ backup_folder: join(process.cwd(), "public") }, "This folder belongs to the website itself"],
    [
      { backup_folder: join(site.config.uploadsDir, "pictures") },
      "This folder belongs to the website itself",
    ],
    [{ backup_folder: outside }, "The server has no such folder"],
  ] as const) {
    const answer = await send(fields);
    expect(answer.status).toBe(422);
    expect(textOf(await answer.text())).toContain(words);
  }
  await mkdir(outside);
  expect((await send({ backup_time: "23:15", backup_folder: outside })).status).toBe(303);
  expect(await readSettings(site.db)).toMatchObject({ backup_time: "23:15", backup_folder: outside });
});
