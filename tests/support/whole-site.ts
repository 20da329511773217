import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { dashboardPages, pagesBeyondSamples, publicPages } from "../pages";
import { staffPassword } from "./base-database";
import { addCertificates } from "./certificates";
import { addImportRun } from "./import-run";
import { notice, openSampleSite, openSite, origin, routes } from "./site";
import { writeTexts } from "./texts";

const pdf = new Blob([`%PDF-1.4\n${"1 0 obj <<>> endobj\n".repeat(20)}trailer\n%%EOF\n`]);

export interface ReadPage {
  name: string;
  status: number;
  html: string;
}

type Site = Awaited<ReturnType<typeof openSite>>;
type Person = ReturnType<Site["visitor"]>;

/** For users who must enter their code. */
export const pageBetweenSteps = "/login/second-step";

/** Site with sample content and data of visitors and staff, so that every page has content. */
export async function openWholeSite() {
  const site = await openSampleSite();
  for (const privacy of ["We ask first.", "We always ask first."]) await writeTexts(site.db, { privacy });
  const visitor = site.visitor();
  const answers = [
    await visitor.submit("/contact", { first_name: "Rina", phone: "98765 43210", message: "When is PTM?" }),
    await visitor.submit("/newsletter", { email: "rina@example.com" }),
  ];
  answers.push(
    await visitor.submit("/take-down/testimonial/2", {
      name: "Rina Das",
      relation: "parent",
      phone: "98765 43210",
    }),
  );
  const resume = new FormData();
  resume.append("resumeupload", pdf, "Rina Das.pdf");
  answers.push(await visitor.visit("/career", { body: resume }));
  const clerk = await site.staff();
  answers.push(await clerk.submit("/dashboard/notice/2/delete", {}));
  const certificate = await addCertificates(clerk, { "TC-2026-014_2010-05-31.pdf": await pdf.text() });
  if (certificate.status !== 303) throw new Error(certificate.words);
  const consent = { given_by: "Rina Das, mother", given_on: "2026-04-01", for_site: "1" };
  answers.push(await clerk.submit("/dashboard/consents/topper/1", consent));
  // Changes, so that versions exist.
  const card = new FormData();
  for (const [field, value] of Object.entries({
    title: "Green Campus",
    description: "Trees.",
    position: "1",
  }))
    card.append(field, value);
  const uniform = { title: "Uniform", details: "Green.", address: "uniform", menu: "Parents", position: "1" };
  const facility = { title: "Smart Class", position: "1", photos: "sample", beside_place: "4" };
  answers.push(
    await clerk.submit("/dashboard/facilities/1/update", { ...facility, details: "A screen in each room." }),
    await clerk.submit("/dashboard/programs/1/update", { title: "First", position: "1", details: "Play." }),
    await clerk.submit("/dashboard/amenities/1/update", { label: "Canteen", icon: "bus", position: "1" }),
    await clerk.visit("/dashboard/facility-cards/1/update", { body: card }),
    await clerk.submit("/dashboard/own-pages/1/update", uniform),
  );
  await clerk.submit("/dashboard/own-pages/add", {
    ...uniform,
    address: "hostel",
    preview: "yes",
    files_key: "abcdefghijklmnopqrstuw",
  });
  const previewed = await clerk.submit("/dashboard/add-notice", {
    ...notice,
    preview: "yes",
    files_key: "abcdefghijklmnopqrstuv",
  });
  if (previewed.status !== 200) throw new Error(`The preview answered ${previewed.status}.`);
  for (const { status, url } of answers) if (status !== 303) throw new Error(`${url} answered ${status}.`);
  const folder = join(dirname(site.config.uploadsDir), "backups");
  await mkdir(folder, { recursive: true });
  const name = pagesBeyondSamples["/dashboard/backups/:name"].split("/").at(-1) ?? "";
  await writeFile(join(folder, name), "an archive");
  await site.db
    .insertInto("second_steps")
    .values({ staff_id: 2, secret: "sealed", last_time_step: 0, created_at: new Date().toISOString() })
    .execute();
  await addImportRun(site.db);
  return { ...site, clerk };
}

/** Reads public pages (also light versions), staff pages and refused forms. */
export async function readWholeSite(): Promise<ReadPage[]> {
  const { visitor, clerk } = await openWholeSite();
  const staffPages = [...dashboardPages, ...Object.values(pagesBeyondSamples)];
  const light = { "Save-Data": "on" };
  const halfLoggedIn = visitor();
  await halfLoggedIn.visit("/login", { form: { username: "colleague", password: staffPassword } });
  const steps = [pageBetweenSteps, `${pageBetweenSteps}?recovery=yes`];
  return [
    ...(await readAll("visitor", visitor(), publicPages)),
    ...(await readAll("visitor, light", visitor(), publicPages, light)),
    ...(await readAll("staff", clerk, ["/", ...staffPages])),
    ...(await readAll("between the steps", halfLoggedIn, steps)),
    ...(await readRefused("visitor", visitor(), publicPages)),
    ...(await readRefused("between the steps", halfLoggedIn, steps)),
    ...(await readRefused("staff", clerk, staffPages)),
  ];
}

/** Reads pages of an empty site. */
export async function readEmptySite(): Promise<ReadPage[]> {
  const site = await openSite();
  const isOfRecord = /[/=]1\b/;
  return [
    ...(await readAll("visitor, no content", site.visitor(), publicPages)),
    ...(await readAll(
      "staff, no content",
      await site.staff(),
      dashboardPages.filter((path) => !isOfRecord.test(path)),
    )),
  ];
}

async function readAll(who: string, person: Person, paths: readonly string[], headers = {}) {
  const pages: ReadPage[] = [];
  for (const path of paths) {
    const answer = await person.visit(path, { headers });
    pages.push({ name: `${who}: ${path}`, status: answer.status, html: await answer.text() });
  }
  return pages;
}

/** Submits empty and unreadable forms. */
async function readRefused(who: string, person: Person, paths: readonly string[]) {
  const pages: ReadPage[] = [];
  const empty = { body: () => new FormData(), headers: {} };
  const unreadable = { body: () => "<a/>", headers: { "Content-Type": "text/xml" } };
  const taking = paths.filter(takesForm);
  for (const [index, path] of [...taking, taking.at(-1) ?? "/"].entries()) {
    const { body, headers } = index < taking.length ? empty : unreadable;
    const answer = await person.visit(path, { method: "POST", body: body(), headers });
    const isPage = answer.headers.get("Content-Type")?.startsWith("text/html");
    if (answer.status < 400 || !isPage) continue;
    pages.push({ name: `${who}: form to ${path}`, status: answer.status, html: await answer.text() });
  }
  return pages;
}

const takers = Object.values(routes)
  .filter((route) => route?.module.action && route.module.default)
  .map((route) => new RegExp(`^${getPath(route?.id ?? "").replace(/:\w+/g, "[^/]+")}$`));

function takesForm(path: string): boolean {
  const { pathname } = new URL(path, origin);
  return pathname !== "/logout" && takers.some((taker) => taker.test(decodeURIComponent(pathname)));
}

function getPath(id: string): string {
  const route = routes[id];
  if (!route) return "";
  return `${route.parentId ? getPath(route.parentId) : ""}${route.path ? `/${route.path}` : ""}`;
}
