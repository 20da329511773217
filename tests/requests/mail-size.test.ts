import { expect, test } from "vitest";
import { composeIssue } from "~/channels/newsletter/mail.server";
import { listNotices } from "~/content/notices/notice.server";
import { notice as noticeWords } from "~/kinds/notice";
import { addRecord } from "../support/records";
import { openSite } from "../support/site";

/** From this size on, Gmail shows the beginning of a mail only. */
const clippedBytes = 100 * 1024;

test("a newsletter with 60 long notices in Odia is no larger than mail programs show in full", async () => {
  const { db } = await openSite();
  for (let number = 0; number < 60; number += 1)
    await addRecord(db, noticeWords, `ସୂଚନା ${number}`, {
      details: "ସ୍କୁଲ ଓ ପରୀକ୍ଷା ବିଷୟରେ ବିବରଣୀ। ".repeat(60),
      date: "2026-11-20",
    });
  const notices = await listNotices(db, { limit: 60 });
  const { text, html } = composeIssue({
    school: "Hill School",
    site: "https://school.test",
    mailbox: "office@school.test",
    notices,
    issue: 1,
    recipient: { id: 1, email: "parent@home.test", token: "token" },
  });
  const encoded = Buffer.from(`${text}${html}`).toString("base64").length;
  expect(encoded).toBeLessThan(clippedBytes);
  expect(String(html)).toContain("ସୂଚନା 59");
});
