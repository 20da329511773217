import { expect, test } from "vitest";
import { sendDueMails } from "~/content/messages/outbox.server";
import { allKinds, staffKinds } from "~/kinds/registry";
import { dashboardPages, publicPages } from "../pages";
import { type Person, sendForm, smallPdf, textForms } from "../support/forms";
import { mailServer } from "../support/mail-server";
import { rawScriptIn } from "../support/raw-script";
import { injectionsFor, scriptInjections } from "../support/script-injections";
import { openSite } from "../support/site";

const escaped = (text: string) =>
  text.replace(
    /[&<>"']/g,
    (sign) => `&${{ "&": "amp", "<": "lt", ">": "gt", '"': "quot", "'": "#x27" }[sign]};`,
  );

/** Reads pages and reports unexpected script. */
async function look(person: Person, paths: readonly string[]) {
  const faults: string[] = [];
  let all = "";
  for (const path of paths) {
    const answer = await person.visit(path);
    const html = await answer.text();
    all += html;
    const found = await rawScriptIn(html, answer.headers.get("Content-Security-Policy") ?? "");
    faults.push(...found.map((fault) => `${path}: ${fault}`));
  }
  return { faults, html: all };
}

test.each(scriptInjections)("the look at pages would notice this one: %j", async (injection) => {
  const page = (body: string) =>
    `<!DOCTYPE html><html lang="en"><head><title>x</title></head><body>${body}</body></html>`;
  const places = [
    `<p>${injection}</p>`,
    `<img alt="${injection}" src="/a.webp">`,
    `<img alt='${injection}' src="/a.webp">`,
    `<input value=${injection}>`,
    `<a href="${injection.replaceAll('"', "&quot;")}">x</a>`,
    `<script type="application/ld+json">{"name": "${injection}"}</script>`,
    `<script type="application/ld+json">{"name": '${injection}'}</script>`,
  ];
  const noticed: boolean[] = [];
  for (const body of places) noticed.push((await rawScriptIn(page(body))).length > 0);
  expect(noticed).toContain(true);
  expect(await rawScriptIn(page(`<p>${escaped(injection)}</p>`))).toEqual([]);
});

/** Pages show only the newest of these. */
const newestOnly = [
  "/dashboard/add-popup",
  "/dashboard/add-job",
  "/dashboard/settings/school",
  "/dashboard/texts/about_heading",
];

test.each(textForms)("script in every field of $path is text wherever it is shown", async (form) => {
  const site = await openSite();
  const clerk = await site.staff();
  // Its heading is not shown without it.
  await clerk.submit("/dashboard/texts/about", { value: "Our school." });
  const person = form.visitors ? site.visitor() : clerk;
  const kind = allKinds.find(({ pages }) => pages.add === form.path);
  const publicPage = kind?.page ?? "/";
  const rounds = injectionsFor(120).length;
  const faults: string[] = [];
  let shown = "";
  const note = (read: { faults: string[]; html: string }) => {
    faults.push(...read.faults);
    shown += read.html;
  };
  for (let round = 0; round < rounds; round += 1) {
    const textFor = (longest: number) => injectionsFor(longest)[round % injectionsFor(longest).length] ?? "";
    const fileName = `${scriptInjections[round]}.${form.file === "document" ? "pdf" : "jpg"}`;
    // Two facilities cannot have one address.
    const fixed = { ...form.fixed, ...("address" in form.fixed && { address: `round-${round}` }) };
    const { answer } = await sendForm(person, { ...form, fixed }, textFor, { fileName });
    expect([round, answer.status]).toEqual([round, 303]);
    // The page that says "Message Sent" has no form.
    if (form.visitors) note(await look(person, [form.path]));
    if (newestOnly.includes(form.path)) note(await look(site.visitor(), ["/"]));
  }
  const records = Array.from({ length: rounds }, (_, index) => `${kind?.pages.record}/${index + 1}/update`);
  const list = kind?.pages.list ?? (form.visitors ? "/dashboard/messages" : form.path);
  const own: Record<string, readonly string[]> = {
    "/dashboard/settings/school": publicPages,
    "/dashboard/add-notice": ["/notices/1", "/notices/2"],
    "/contact": ["/dashboard/messages/1/delete"],
  };
  note(
    await look(site.visitor(), [
      "/",
      publicPage,
      ...(own[form.path] ?? []).filter((path) => !path.startsWith("/dash")),
    ]),
  );
  note(
    await look(clerk, [
      list,
      ...(own[form.path] ?? []).filter((path) => path.startsWith("/dash")),
      "/dashboard/activity",
    ]),
  );
  if (kind) note(await look(clerk, [...records, `${kind.pages.record}/1/delete`]));
  expect(faults).toEqual([]);
  for (const injection of ["<script>alert(123)</script>", "'><script>alert(123)</script>"]) {
    expect([injection, shown.includes(escaped(injection))]).toEqual([injection, true]);
  }
});

test.each([
  ...textForms.map(({ path }) => path).filter((path) => !path.startsWith("/dashboard/texts/")),
  "/newsletter",
  "/login",
  "/dashboard/staff/add",
  "/dashboard/staff/password",
])("a refused form at %s shows what was typed as text, in fields with rules too", async (path) => {
  const site = await openSite();
  const person = path.startsWith("/dashboard") ? await site.staff() : site.visitor();
  const html = await person.get(path);
  const names = [...html.matchAll(/<(?:input|textarea|select)\b[^>]*\bname="([^"]+)"/g)].map(
    ([, name]) => name ?? "",
  );
  expect(names.length).toBeGreaterThan(0);
  const faults: string[] = [];
  for (const injection of scriptInjections) {
    const form = Object.fromEntries(names.map((name) => [name, injection]));
    const answer = await person.visit(path, { form });
    expect([403, 422, 429]).toContain(answer.status);
    const found = await rawScriptIn(await answer.text(), answer.headers.get("Content-Security-Policy") ?? "");
    faults.push(...found.map((fault) => `${injection}: ${fault}`));
  }
  expect(faults).toEqual([]);
});

test("script in an address is text on the page that it leads to", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const names = [
    "q",
    "tab",
    "category",
    "month",
    "after",
    "about",
    "next",
    "restore",
    "link",
    "token",
    "list",
  ];
  const isOfRecord = /\/1\b/;
  const paths = [...publicPages, ...dashboardPages.filter((path) => !isOfRecord.test(path))];
  const faults: string[] = [];
  for (const [index, path] of paths.entries()) {
    const injection = scriptInjections[index % scriptInjections.length] ?? "";
    const query = names.map((name) => `${name}=${encodeURIComponent(injection)}`).join("&");
    const person = path.startsWith("/dashboard") ? clerk : site.visitor();
    faults.push(...(await look(person, [`${path.split("?")[0]}?${query}`])).faults);
  }
  for (const injection of scriptInjections.filter((one) => !one.includes("\n"))) {
    faults.push(...(await look(site.visitor(), [`/${encodeURIComponent(injection)}`])).faults);
  }
  expect(faults).toEqual([]);
});

test("script in a resume's name is text on the list, and stays inside the header of the download", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  for (const injection of scriptInjections) {
    const body = new FormData();
    body.append("resumeupload", new Blob([smallPdf]), `${injection}.pdf`);
    expect((await site.visitor().visit("/career", { body })).status).toBe(303);
  }
  const { faults, html } = await look(clerk, [
    "/dashboard/get-resume",
    "/dashboard/resume/1/delete",
    "/dashboard",
  ]);
  expect(faults).toEqual([]);
  expect(html).toContain("alert(123)");
  for (const { file_name } of await site.db.selectFrom("resumes").select("file_name").execute()) {
    const { headers } = await clerk.visit(`/gdapi/uploads/${file_name}`);
    expect(headers.get("Content-Type")).toBe("application/pdf");
    expect(headers.get("Content-Disposition")).toMatch(
      /^attachment; filename="[^"]*"(; filename\*=UTF-8''[\w.%!#$&+^`|~-]+)?$/,
    );
  }
  expect((await clerk.visit("/dashboard/activity")).status).toBe(200);
});

test("script in the old calls comes back as JSON, in feeds and mails as text", async () => {
  const { url, mails } = await mailServer();
  const site = await openSite({ SMTP_URL: url, MAIL_TO: "office@example.com" });
  const clerk = await site.staff();
  const json = (body: object) => ({
    method: "POST",
    body: JSON.stringify(body),
    headers: { "Content-Type": "application/json" },
  });
  for (const text of injectionsFor(200)) {
    const notice = { title: text, details: text, date: "2026-03-14", category: "academic", priority: "low" };
    expect((await clerk.visit("/gdapi/uploadnotice.php", json(notice))).status).toBe(200);
    expect((await clerk.visit("/gdapi/addjob.php", json({ title: text, details: text }))).status).toBe(200);
    const message = {
      first_name: text.slice(0, 100),
      last_name: "",
      phone: "98765 43210",
      email: "",
      message: text,
    };
    expect((await site.visitor().visit("/gdapi/receive_mail.php", json(message))).status).toBe(200);
  }
  const calls = [
    ...staffKinds.flatMap(({ legacy }) => (legacy?.listing ? [`/gdapi/${legacy.listing.call}`] : [])),
    "/gdapi/get_resume.php",
    "/gdapi/openapi.json",
  ];
  for (const path of calls) {
    const answer = await clerk.visit(path);
    expect([path, answer.headers.get("Content-Type")]).toEqual([
      path,
      expect.stringMatching(/^application\/json/),
    ]);
    await answer.json();
  }
  const sitemap = await site.visitor().visit("/sitemap.xml");
  expect(sitemap.headers.get("Content-Type")).toMatch(/^application\/xml/);
  expect(await sitemap.text()).not.toMatch(
    /<(?!\?xml|\/?(urlset|url|loc|lastmod|changefreq|priority|image:\w+|xhtml:link)\b)/,
  );
  const csv = await clerk.visit("/dashboard/subscribers.csv");
  expect([csv.headers.get("Content-Type"), csv.headers.get("Content-Disposition")]).toEqual([
    expect.stringMatching(/^text\/csv/),
    expect.stringMatching(/^attachment/),
  ]);
  while ((await sendDueMails(site)) > 0);
  // One more mail reports the login on a new device.
  expect(mails.length).toBeGreaterThanOrEqual(injectionsFor(200).length);
  for (const mail of mails) expect(mail).not.toMatch(/^content-type: *text\/html/im);
});
