import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { findPasswordLink } from "~/accounts/password-links.server";
import { openDatabase } from "~db/connection.server";
import { readActivity } from "../support/activity";
import { makeFolder } from "../support/folders";
import { runProcess } from "../support/process";

async function makePlace() {
  const folder = makeFolder();
  const file = join(folder, "school.sqlite");
  await copyFile(inject("baseDatabase"), file);

  /** @returns exit code and output */
  async function staff(args: string[], typed = "") {
    const env = { ORIGIN: "https://school.example" };
    const program = ["server/start.mjs", "staff", ...args];
    const { child, ended, output } = runProcess(process.execPath, program, { folder, env });
    child.stdin.end(`${typed}\n`);
    return [await ended, output().replace(/^New password[^:]*: /, "")];
  }

  async function look<Result>(read: (db: ReturnType<typeof openDatabase>) => Promise<Result>) {
    const db = openDatabase(file);
    try {
      return await read(db);
    } finally {
      await db.destroy();
    }
  }
  return { staff, look };
}

test("the command gives roles, and keeps the last administrator", async () => {
  const { staff, look } = await makePlace();
  expect(await staff(["add", "meena", "editor"], "three brown goats")).toEqual([
    0,
    'Added "meena" as editor.\n',
  ]);
  expect(await staff(["role", "colleague", "editor"])).toEqual([0, '"colleague" is now editor.\n']);
  const last = '"clerk" is the last administrator: make somebody else one first.\n';
  expect(await staff(["role", "clerk", "editor"])).toEqual([1, last]);
  expect(await staff(["remove", "clerk"])).toEqual([1, expect.stringContaining("last administrator")]);
  expect(await staff(["list"])).toEqual([0, "clerk\tadministrator\ncolleague\teditor\nmeena\teditor\n"]);
  const log = await look((db) => readActivity(db, ["staff_name", "action", "subject", "changes"]));
  expect(log).toEqual([
    {
      staff_name: "npm run staff",
      action: "added a staff account",
      subject: "meena, editor",
      changes: expect.any(String),
    },
    {
      staff_name: "npm run staff",
      action: "changed the role of a staff account",
      subject: "colleague",
      changes: expect.stringMatching(/administrator.*editor/),
    },
  ]);
}, 60_000);

test("the command makes a link for a locked-out person, and refuses an easy password", async () => {
  const { staff, look } = await makePlace();
  const [code, output] = await staff(["link", "clerk"]);
  const [, token = ""] =
    /^Open https:\/\/school\.example\/set-password#([\w-]{43})$/m.exec(String(output)) ?? [];
  expect([code, await look((db) => findPasswordLink(db, token))]).toEqual([0, { username: "clerk" }]);
  const words = "This is one of the first passwords that anybody would try. Please think of another one.";
  expect(await staff(["password", "clerk"], "monkey1234")).toEqual([1, `${words} Nothing was changed.\n`]);
  expect(await staff(["link", "nobody"])).toEqual([1, 'There is no staff account "nobody".\n']);
}, 60_000);

test("the command takes off a second step that is lost, with the passkeys, and ends the sessions", async () => {
  const { staff, look } = await makePlace();
  const none = 'The login of "colleague" has no second step.\n';
  expect(await staff(["second-step-off", "colleague"])).toEqual([1, none]);
  const at = new Date().toISOString();
  const left = await look(async (db) => {
    const { id } = await db
      .selectFrom("staff")
      .select("id")
      .where("username", "=", "colleague")
      .executeTakeFirstOrThrow();
    await db
      .insertInto("second_steps")
      .values({ staff_id: id, secret: "sealed", last_time_step: 1, created_at: at })
      .execute();
    await db
      .insertInto("passkeys")
      .values({
        id: "p",
        staff_id: id,
        name: "phone",
        public_key: "k",
        counter: 0,
        created_at: at,
        last_used_at: null,
      })
      .execute();
    await db
      .insertInto("sessions")
      .values({ id_hash: "h", staff_id: id, created_at: at, last_seen_at: at, remember: 1, proved_at: null })
      .execute();
    return async () => {
      const rows = await look((again) =>
        Promise.all([
          again.selectFrom("second_steps").select("staff_id").where("staff_id", "=", id).execute(),
          again.selectFrom("passkeys").select("staff_id").where("staff_id", "=", id).execute(),
          again.selectFrom("sessions").select("staff_id").where("staff_id", "=", id).execute(),
        ]),
      );
      return rows.map((found) => found.length);
    };
  });
  expect(await left()).toEqual([1, 1, 1]);
  expect(await staff(["second-step-off", "colleague"])).toEqual([0, expect.stringContaining("colleague")]);
  expect(await left()).toEqual([0, 0, 0]);
}, 60_000);
