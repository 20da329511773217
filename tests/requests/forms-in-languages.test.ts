import { describe, expect, test } from "vitest";
import type { Message } from "#message";
import { t } from "#say";
import { sendDueMails } from "~/content/messages/outbox.server";
import { testimonial } from "~/kinds/testimonial";
import { type Language, translations } from "~/languages/languages";
import { saveSettings } from "~/settings/queries.server";
import { addCertificates } from "../support/certificates";
import { englishLeft, wordsIn } from "../support/english-left";
import { inLanguage, ownWords } from "../support/languages";
import { readPage } from "../support/page";
import { addRecord } from "../support/records";
import { openSite, origin, textOf, tokenOf } from "../support/site";
import { smtpServer } from "../support/smtp-server";

type Site = Awaited<ReturnType<typeof openSite>>;
type Visitor = ReturnType<Site["visitor"]>;

const pdf = (words: string) => `%PDF-1.4\n% ${words}\n${"1 0 obj <<>> endobj\n".repeat(20)}trailer\n%%EOF\n`;

async function openMailedSite({ code }: Language) {
  const mail = await smtpServer();
  const site = await openSite({ SMTP_URL: mail.url, MAIL_TO: "office@school.example", ORIGIN: origin });
  await saveSettings(site.db, { school_name: ownWords[code] ?? "" });
  return { site, mails: mail.mails };
}

function read({ code }: Language, html: string): string {
  expect(readPage(html).language).toBe(code);
  expect(englishLeft(html)).toEqual([]);
  return textOf(html);
}

const say = (language: Language, message: string, values?: Record<string, string | number>) =>
  inLanguage(language, () => t(message as Message, values));

/** Follows a redirect to a page in the language. @param to path without the language */
async function follow(visitor: Visitor, language: Language, answer: Response, to: string): Promise<string> {
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, `/${language.code}${to}`]);
  return read(language, await visitor.get(`/${language.code}${to}`));
}

async function refused(
  language: Language,
  answer: Response,
  errors: string[],
  typed: string[] = [],
): Promise<void> {
  expect(answer.status).toBe(422);
  const html = await answer.text();
  const text = read(language, html);
  for (const error of errors) expect(text).toContain(say(language, error));
  const page = readPage(html);
  const kept = [...page.attributes("[value]", "value"), ...page.texts("textarea")];
  expect(kept).toEqual(expect.arrayContaining(typed));
}

function upload(fields: Record<string, string>, file: string | undefined) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  if (file !== undefined) body.append("resumeupload", new Blob([file]), "cv.pdf");
  return { body };
}

const phone = "98765 43210";

/** The other languages differ in their catalogues only: tests/unit/messages.test.ts. */
describe.each(translations.slice(0, 1))("a form in $english", (language) => {
  const { code, english } = language;
  const word = ownWords[code] ?? "";

  test.each([
    ["/contact", "/contact", { first_name: word, phone, message: word }],
    ["/contact?about=visit", "/contact", { first_name: word, phone, message: word }],
    ["/admission/enquiry", "/admission", { name: word, phone, class_wanted: "VI", message: word }],
  ])("to %s: the message is there once, and the office told the language", async (path, to, form) => {
    const { site, mails } = await openMailedSite(language);
    const visitor = site.visitor();
    const page = await visitor.get(`/${code}${path}`);
    const whole = { ...form, form_token: tokenOf(page) ?? "" };
    await visitor.visit(`/${code}${path}`, { form: whole });
    const answer = await visitor.visit(`/${code}${path}`, { form: whole });
    expect(await follow(visitor, language, answer, to)).toContain(say(language, "Message Sent"));
    const rows = await site.db.selectFrom("messages").select(["first_name", "language"]).execute();
    expect(rows).toEqual([{ first_name: word, language: code }]);
    await sendDueMails(site);
    expect(mails.map(({ text }) => text)).toEqual([
      expect.stringContaining(`Written on a page in ${english}.`),
    ]);
    const clerk = await site.staff();
    for (const place of ["/dashboard/messages", "/dashboard/messages/1"])
      expect(textOf(await clerk.get(place))).toContain(`Written in ${english}`);
  });

  test("to /contact and /admission/enquiry, wrongly filled", async () => {
    const { site } = await openMailedSite(language);
    const contact = { first_name: word, email: "asha@", message: "" };
    await refused(
      language,
      await site.visitor().submit(`/${code}/contact`, contact),
      ["Write your message", "Enter an e-mail address such as name@example.com, or leave it empty"],
      [word, "asha@"],
    );
    const enquiry = { name: "", phone: "12", class_wanted: "", message: word };
    await refused(
      language,
      await site.visitor().submit(`/${code}/admission/enquiry`, enquiry),
      [
        "Enter your name",
        "This phone number is too short. Enter all its digits",
        "Enter the class, such as LKG or VI",
      ],
      ["12", word],
    );
    const long = await site.visitor().submit(`/${code}/contact`, { ...contact, first_name: word.repeat(40) });
    expect(long.status).toBe(422);
    read(language, await long.text());
    expect(await site.db.selectFrom("messages").select("id").execute()).toEqual([]);
  });

  test("to /career: the application, its mail and its status", async () => {
    const { site, mails } = await openMailedSite(language);
    const visitor = site.visitor();
    const form = { name: word, phone, email: "asha@example.com", post: word };
    const form_token = tokenOf(await visitor.get(`/${code}/career`)) ?? "";
    const send = (file: string | undefined, fields: Record<string, string> = form) =>
      visitor.visit(`/${code}/career`, upload({ ...fields, form_token }, file));
    const wrong = { ...form, phone: "12", email: "asha@" };
    await refused(
      language,
      await send(undefined, wrong),
      [
        "Please select a file first.",
        "Enter all digits of the phone number, such as 98765 43210",
        "Enter an e-mail address such as name@example.com, or leave it empty",
      ],
      ["12", "asha@"],
    );
    await refused(language, await send("no document"), []);

    await send(pdf("one"));
    const told = await follow(visitor, language, await send(pdf("one")), "/career");
    const rows = await site.db.selectFrom("resumes").select(["number", "language"]).execute();
    expect(rows.map((row) => row.language)).toEqual([code]);
    const number = rows[0]?.number ?? "";
    const written = `${number.slice(0, 4)} ${number.slice(4)}`;
    expect(told).toContain(say(language, "Resume uploaded successfully"));
    expect(told).toContain(say(language, "Your application number: {number}", { number: written }));

    await sendDueMails(site);
    const [mail, ...more] = mails;
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(say(language, "{school}: we have your application", { school: word }));
    expect(mail?.text).toContain(`${origin}/${code}/application?number=${number}`);
    expect(wordsIn(mail?.text ?? "")).toEqual([]);

    const status = (asked: Record<string, string>) => visitor.submit(`/${code}/application`, asked);
    const found = await status({ number: written, phone });
    expect(found.status).toBe(200);
    expect(read(language, await found.text())).toContain(
      say(language, "We have your resume, thank you. We will read it soon."),
    );
    await refused(
      language,
      await status({ number: "1234 5678", phone }),
      [
        "There is no application with this number and this phone number. Check both, or call the school office.",
      ],
      ["1234 5678", phone],
    );
    const clerk = await site.staff();
    expect(textOf(await clerk.get("/dashboard/resume/1"))).toContain(`Written in ${english}`);
  });

  test("to /transfer-certificates", async () => {
    const { site } = await openMailedSite(language);
    const clerk = await site.staff();
    await addCertificates(clerk, { "TC-2026-014_2010-05-31.pdf": pdf("one") });
    const ask = (number: string, born: string) =>
      site.visitor().submit(`/${code}/transfer-certificates`, { number, born, file: "1" });
    const found = await ask("TC/2026/014", "2010-05-31");
    expect([found.status, await found.text()]).toEqual([200, pdf("one")]);
    await refused(
      language,
      await ask("TC/2026/015", "2010-05-31"),
      [
        "There is no transfer certificate with this number and this date of birth. Check both, or call the school office.",
      ],
      ["TC/2026/015", "2010-05-31"],
    );
    await refused(language, await ask("", "yesterday"), [
      "Enter the number of the certificate, such as TC/2026/014",
      "Enter the date of birth, such as 31-05-2010",
    ]);
  });

  test("to /take-down", async () => {
    const { site } = await openMailedSite(language);
    const id = await addRecord(site.db, testimonial, word, { details: word });
    const path = `/take-down/testimonial/${id}`;
    const visitor = site.visitor();
    await refused(
      language,
      await visitor.submit(`/${code}${path}`, { name: word, relation: "nobody", reason: word }),
      ["Choose who you are"],
      [word],
    );
    const sent = await visitor.submit(`/${code}${path}`, { name: word, relation: "parent", phone });
    const noun = say(language, "testimonial");
    const thanks =
      "Thank you. The {noun} is off the website. The school will decide if it is erased for good.";
    expect(await follow(visitor, language, sent, path)).toContain(say(language, thanks, { noun }));
    const rows = await site.db.selectFrom("take_downs").select(["name", "language"]).execute();
    expect(rows).toEqual([{ name: word, language: code }]);
    const clerk = await site.staff();
    for (const place of ["/dashboard/take-downs", "/dashboard/take-downs/1"])
      expect(textOf(await clerk.get(place))).toContain(`Written in ${english}`);
  });

  test("to /newsletter: subscribed, confirmed, and off the list", async () => {
    const { site, mails } = await openMailedSite(language);
    const visitor = site.visitor();
    await refused(
      language,
      await visitor.submit(`/${code}/newsletter`, { email: "asha@" }),
      ["Enter an e-mail address, such as name@example.com"],
      ["asha@"],
    );
    const sent = await visitor.visit(`/${code}/newsletter`, {
      form: { email: "asha@example.com" },
      headers: { Referer: `${origin}/${code}/fees` },
    });
    expect(await follow(visitor, language, sent, "/fees")).toContain(
      say(language, "Thank you. Your address is on the list for school news."),
    );
    const rows = await site.db.selectFrom("subscribers").select(["language", "token"]).execute();
    expect(rows.map((row) => row.language)).toEqual([code]);
    await sendDueMails(site);
    const [mail, ...more] = mails;
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(say(language, "{school}: please confirm your address", { school: word }));
    expect(wordsIn(mail?.text ?? "")).toEqual([]);
    const link = /http\S+/.exec(mail?.text ?? "")?.[0].replace(origin, "") ?? "";
    expect(link).toMatch(new RegExp(`^/${code}/newsletter/confirm`));
    read(language, await visitor.get(link));
    const confirmed = await visitor.submit(link, {});
    expect(await follow(visitor, language, confirmed, "/newsletter")).toContain(
      say(language, "Thank you. Your address is confirmed: you get our news by e-mail."),
    );
    const wrong = await visitor.submit(`/${code}/newsletter/confirm?token=none`, {});
    expect(wrong.status).toBe(200);
    read(language, await wrong.text());

    const clerk = await site.staff();
    expect(textOf(await clerk.get("/dashboard/subscribers"))).toContain(`Gets it in ${english}`);
    const out = `/${code}/newsletter/unsubscribe?token=${rows[0]?.token}`;
    read(language, await visitor.get(out));
    expect(await follow(visitor, language, await visitor.submit(out, {}), "/newsletter")).toContain(
      say(language, "Your address has been removed from the list."),
    );
    expect(await site.db.selectFrom("subscribers").select("id").execute()).toEqual([]);
    read(language, await visitor.get(out));
  });

  test("to /search: hits and none", async () => {
    const { site } = await openMailedSite(language);
    const search = async (asked: string) =>
      read(language, await site.visitor().get(`/${code}/search?q=${encodeURIComponent(asked)}`));
    expect(await search(say(language, "Fees"))).toContain(say(language, "Fees"));
    await search("७७७७७");
    await search("");
    await search("x".repeat(300).replaceAll("x", word));
  });

  test("choices that are kept: the light version and the language", async () => {
    const { site } = await openMailedSite(language);
    const visitor = site.visitor();
    const from = { headers: { Referer: `${origin}/${code}/fees` } };
    for (const to of ["on", "off"]) {
      const page = await visitor.get(`/${code}/fees`);
      const link = /href="([^"]*light-version[^"]*)"/.exec(page)?.[1];
      expect(link).toBe(`/${code}/light-version?to=${to}`);
      await follow(visitor, language, await visitor.visit(link ?? "", from), "/fees");
    }
    const back = await visitor.visit(`/language?to=${code}`, { headers: { Referer: `${origin}/fees` } });
    await follow(visitor, language, back, "/fees");
  });
});
