import { expect, test } from "vitest";
import { getPart, listedParts } from "~/settings/parts";
import { readSettings } from "~/settings/queries.server";
import { mailServer } from "../support/mail-server";
import { openSite, textOf } from "../support/site";

test("a page of the settings changes what it shows, and leaves the others as they are", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  await clerk.submit("/dashboard/settings/school", {
    phone: "+91 98765 43210",
    email_office: "a@school.example",
  });
  await clerk.submit("/dashboard/settings/social", { facebook_url: "https://www.facebook.com/school" });
  const sent = await clerk.submit("/dashboard/settings/school", {
    school_name: "Hill School",
    time_zone: "nowhere",
  });
  expect([sent.status, sent.headers.get("Location")]).toEqual([303, "/dashboard/settings#school"]);
  expect(await readSettings(site.db)).toMatchObject({
    school_name: "Hill School",
    phone: "+91 98765 43210",
    email_office: "a@school.example",
    facebook_url: "https://www.facebook.com/school",
    backup_time: "02:30",
  });
  const list = await clerk.get("/dashboard/settings");
  for (const [key, { title }] of listedParts.map((key) => [key, getPart(key)] as const)) {
    expect(list).toContain(`href="/dashboard/settings/${key}"`);
    expect(textOf(list)).toContain(title);
  }
  expect(textOf(list)).toContain("+91 98765 43210");
  const former = await clerk.visit("/dashboard/settings/contact");
  expect([former.status, former.headers.get("Location")]).toEqual([301, "/dashboard/settings/school"]);
  for (const part of ["nothing", "toString"]) {
    expect((await clerk.visit(`/dashboard/settings/${part}`)).status).toBe(404);
  }
});

test("the form of the figures shows five, and folds the others", async () => {
  const page = await (await (await openSite()).staff()).open("/dashboard/settings/figures");
  const figures = ':is([name^="stat_"], [name^="count_"])';
  expect([page.count(`input${figures}`), page.count(`details.rounded-card input${figures}`)]).toEqual([
    10, 5,
  ]);
});

test("the figures of the overview lead to where they are set", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const overview = await clerk.get("/dashboard");
  for (const name of ["count_students", "count_teachers", "count_classrooms"]) {
    expect(overview).toContain(`href="/dashboard/settings/figures?from=%2Fdashboard#${name}"`);
    expect(await clerk.get("/dashboard/settings/figures")).toContain(`id="${name}"`);
  }
});

test("mail can be tried: the mail arrives, or the page says what is wrong", async () => {
  const server = await mailServer();
  const site = await openSite({ SMTP_URL: server.url, MAIL_TO: "office@school.example" });
  const clerk = await site.staff();
  const sent = await clerk.submit("/dashboard/settings/mail", {});
  expect(sent.status).toBe(303);
  expect(textOf(await clerk.get("/dashboard/settings/mail"))).toContain(
    "A test mail was sent to office@school.example",
  );
  expect(server.mails).toHaveLength(1);
  expect(server.mails[0]).toContain("Test mail from the website");
  expect(server.mails[0]).toContain("Auto-Submitted: auto-generated");

  const refusing = await mailServer({ RCPT: "550 no such address" });
  const other = await openSite({ SMTP_URL: refusing.url, MAIL_TO: "office@school.example" });
  const refused = await (await other.staff()).submit("/dashboard/settings/mail", {});
  expect(refused.status).toBe(422);
  expect(textOf(await refused.text())).toContain("The mail server does not take mail for this address.");

  const open = await mailServer({ STARTTLS: "502 not known here" }, "127.0.0.2");
  const elsewhere = await openSite({ SMTP_URL: open.url, MAIL_TO: "office@school.example" });
  const unsafe = await (await elsewhere.staff()).submit("/dashboard/settings/mail", {});
  expect([unsafe.status, open.mails]).toEqual([422, []]);
  expect(textOf(await unsafe.text())).toContain("The mail server offers no encrypted connection.");

  const without = await openSite();
  const person = await without.staff();
  expect(textOf(await person.get("/dashboard/settings/mail"))).toContain("Mail is not set up.");
  expect((await person.submit("/dashboard/settings/mail", {})).status).toBe(422);
});
