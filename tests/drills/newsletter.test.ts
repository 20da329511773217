import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, inject, test, vi } from "vitest";
import { findLastIssue } from "~/channels/newsletter/numbers.server";
import { openDatabase } from "~db/connection.server";
import { makeFolder } from "../support/folders";
import { runProcess } from "../support/process";
import { smtpServer } from "../support/smtp-server";

// Starts processes, which is slow on busy machines.
vi.setConfig({ testTimeout: 180_000 });

const minute = 60_000;
const iso = (moment: number) => new Date(moment).toISOString();

async function makePlace() {
  const folder = makeFolder();
  const file = join(folder, "school.sqlite");
  await copyFile(inject("baseDatabase"), file);
  const db = openDatabase(file);
  const at = iso(Date.now() - minute);
  await db.insertInto("settings").values({ name: "newsletter_time", value: "00:00" }).execute();
  await db
    .insertInto("subscribers")
    .values(
      ["asha", "bimal", "chitra"].map((name) => ({
        email: `${name}@example.com`,
        token: name,
        created_at: at,
        confirmed_at: at,
      })),
    )
    .execute();
  const words = {
    title: "Water supply",
    details: "Tanks.",
    date: "2026-03-14",
    category: "other",
    priority: "low",
  };
  await db
    .insertInto("notices")
    .values({ ...words, created_at: at, updated_at: at, published_at: at })
    .execute();
  return { folder, db };
}

test.each([
  ["before the mail server has said that it took the second mail", false],
  ["after the mail server took the first one", true],
])("after kill -9 %s and a restart, each subscriber gets the newsletter once", async (_name, isTaken) => {
  const { folder, db } = await makePlace();
  let kill = () => {};
  const fatal = isTaken ? "asha" : "bimal";
  const mail = await smtpServer({
    onMail: ({ recipient }) => {
      if (!recipient.startsWith(fatal)) return true;
      kill();
      kill = () => {};
      return isTaken;
    },
  });
  const start = () =>
    runProcess(process.execPath, ["server/start.mjs"], {
      folder,
      env: {
        SMTP_URL: mail.url,
        MAIL_TO: "office@school.example",
        ORIGIN: "https://school.example",
        ADMIN_PASSWORD: "marigold and palash",
      },
    });
  const first = start();
  kill = () => void first.child.kill("SIGKILL");
  await first.ended;
  const before = mail.mails.map(({ recipient }) => recipient.split("@")[0]);
  expect(before).toEqual(isTaken ? ["asha"] : ["asha", "bimal"]);

  const second = start();
  const last = async () => (await db.selectFrom("newsletter_sends").select("state").execute()).at(-1)?.state;
  await expect.poll(last, { timeout: 90_000 }).toBe("sent");
  second.child.kill("SIGTERM");
  expect(await second.ended).toBe(0);
  expect(mail.mails.map(({ recipient }) => recipient.split("@")[0])).toEqual(["asha", "bimal", "chitra"]);
  // Staff see the interrupted mail as uncertain.
  const issue = await findLastIssue(db, Date.now() + 11 * minute);
  await db.destroy();
  expect(issue).toMatchObject({ recipients: 3, unsure: 1 });
  expect(issue?.outcomes[0]).toEqual({ words: "sent", count: 2 });
});
