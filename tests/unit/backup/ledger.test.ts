import { appendFile, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { appendLedgerFile, readLedgerFile } from "~/backup/ledger.server";
import { ledgerWriter } from "~/backup/ledger-sync.server";
import { makeTemporaryFolder } from "../../support/temporary-folder";
import { makePlace } from "./workshop";

/** Tables whose erased rows can return with a restore, because nobody requested their erasure. */
const mayComeBack = [
  "activity",
  // Sent within minutes and deleted.
  "alert_mails",
  "annual_reports",
  "appendix_values",
  "avif_jobs",
  "backups",
  // Keyed hashes; deleted within a week.
  "certificate_tries",
  "check_runs",
  // Found again by the next check.
  "checked_links",
  "clock_spells",
  "closed_certificates",
  "content_revision",
  "document_addresses",
  "document_checks",
  // Written again when records are erased again.
  "document_versions",
  "erased_files",
  "erasures",
  "facility_addresses",
  "page_addresses",
  "import_runs",
  "imported_records",
  "missing_addresses",
  "redirects",
  "kysely_migration",
  "kysely_migration_lock",
  "look_files",
  "newsletter_issues",
  "newsletter_notices",
  "newsletter_sends",
  // Deleted within two days.
  "notice_previews",
  "outgoing_mails",
  // Deleted within a week.
  "parked_forms",
  // Deleted by a restore.
  "passkeys",
  "password_links",
  "pictures_to_check",
  "problems",
  "push_messages",
  "push_notices",
  "push_sends",
  "rate_limits",
  // Kept: without them the password alone would suffice.
  "recovery_codes",
  "reply_templates",
  "second_steps",
  "sessions",
  "settings",
  "site_hosts",
  "site_identity",
  "starter_marks",
  "submissions",
  "tallies",
  "text_versions",
  "texts",
  "translations",
  // Deleted within a day; contain only IDs.
  "undo_steps",
];

test("every table logs erasures or says why not, also a new one", async () => {
  const { db } = await makePlace();
  const names = async (query: ReturnType<typeof sql<{ name: string }>>) =>
    (await query.execute(db)).rows.map(({ name }) => name);
  const tables = await names(
    sql`select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'
        and name not like '%\\_search%' escape '\\'`,
  );
  const noting = await names(
    sql`select tbl_name as name from sqlite_schema where type = 'trigger' and name like 'erasure_%'`,
  );
  expect([...noting, ...mayComeBack].sort()).toEqual(tables.sort());
});

test("the ledger says which record went and when, and nothing of what it said", async () => {
  const place = await makePlace();
  const id = await place.addMessage("My daughter is ill");
  const [{ created_at } = { created_at: "" }] = await place.db
    .selectFrom("messages")
    .select("created_at")
    .execute();
  await place.db.deleteFrom("messages").execute();
  expect(await place.db.selectFrom("erasures").selectAll().execute()).toEqual([
    {
      id: 1,
      kind: "messages",
      record_id: id,
      came_in_at: created_at,
      erased_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    },
  ]);
});

test("writes each erasure once to the file next to the backups, and all to a new folder", async () => {
  const place = await makePlace();
  const write = ledgerWriter(place.db);
  const folder = join(place.directory, "out");
  const erase = async () => {
    await place.addMessage("words");
    await place.db.deleteFrom("messages").execute();
  };
  await erase();
  expect([await write(folder), await write(folder)]).toEqual([1, 0]);
  await erase();
  // Another process, or a restart.
  expect([await ledgerWriter(place.db)(folder), await ledgerWriter(place.db)(folder)]).toEqual([1, 0]);
  expect(await readLedgerFile(join(folder, "erasures.jsonl"))).toHaveLength(2);
  const other = join(place.directory, "other");
  expect(await write(other)).toBe(2);
  expect(await readFile(join(other, "erasures.jsonl"), "utf8")).not.toContain("words");
});

test("a line that a crash cut off costs no other line", async () => {
  const folder = makeTemporaryFolder();
  const path = join(folder, "erasures.jsonl");
  const erasure = { kind: "messages", record_id: 1, came_in_at: "a", erased_at: "b" };
  await appendLedgerFile(path, [erasure]);
  await appendFile(path, '{"kind":"mess');
  await appendLedgerFile(path, [{ ...erasure, record_id: 2 }]);
  expect((await readLedgerFile(path)).map(({ record_id }) => record_id)).toEqual([1, 2]);
});
