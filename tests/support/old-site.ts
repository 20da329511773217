import { createServer, type RequestListener } from "node:http";
import sharp from "sharp";
import { onTestFinished } from "vitest";
import { openReader } from "~/old-site-import/detect.server";
import type { FetchOptions } from "~/old-site-import/fetch-site.server";
import { readGdapi } from "~/old-site-import/gdapi.server";
import { openOldSite } from "~/old-site-import/old-site.server";
import { publishRun } from "~/old-site-import/publish.server";
import { importSite as runImport } from "~/old-site-import/run.server";
import { staffPassword } from "./base-database";
import { notice, type openSite } from "./site";

export type Site = Awaited<ReturnType<typeof openSite>>;

export const picture = (background: string) =>
  sharp({ create: { width: 600, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer();

export async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
}

/** Serves a whole site over HTTP; `meddle` can corrupt responses. */
export function serveSite(
  site: Site,
  meddle: (path: string) => "break" | "hang" | "half" | undefined = () => undefined,
) {
  return serve(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const path = request.url ?? "/";
    const fault = meddle(path);
    if (fault === "hang") return;
    if (fault === "break") return void response.writeHead(503).end("busy");
    const { cookie, "content-type": type } = request.headers;
    const answer = await site.visitor().visit(path, {
      method: request.method ?? "GET",
      headers: { ...(cookie && { Cookie: cookie }), ...(type && { "Content-Type": type }) },
      ...(chunks.length > 0 && { body: new Uint8Array(Buffer.concat(chunks)) }),
    });
    const body = Buffer.from(await answer.arrayBuffer());
    const headers: Record<string, string | string[]> = Object.fromEntries(answer.headers);
    headers["set-cookie"] = answer.headers.getSetCookie();
    headers["content-length"] = String(body.length);
    response.writeHead(answer.status, headers);
    if (fault === "half") {
      response.write(body.subarray(0, body.length / 2));
      setTimeout(() => response.destroy(), 20);
    } else response.end(body);
  });
}

/** Fetches from this machine, without pauses. */
export const fetchOptions: FetchOptions = { delays: [10, 10], pauseMs: 0, allowPrivate: true };

interface GdapiOptions {
  site: Site;
  old: ReturnType<typeof openOldSite>;
  dryRun?: boolean;
  withResumes?: boolean;
  onProgress?: (line: string) => void;
}

export const importOptions = (
  site: Site,
  address: string,
  more: Partial<GdapiOptions> = {},
): GdapiOptions => ({
  site,
  old: openOldSite(address, fetchOptions),
  ...more,
});

/** Imports from old endpoints and publishes everything. */
export async function importSite({ site, old, dryRun = false, withResumes = false, ...more }: GdapiOptions) {
  const { onProgress = () => {} } = more;
  const services = site;
  const reader = readGdapi(old, { db: site.db, withResumes, dryRun, onProgress });
  const reports = await runImport({ services, reader, dryRun, onProgress });
  if (!dryRun) await publishNewest(site);
  return reports;
}

/** Imports from an address or export file, as the command does. @returns reports by list */
export async function importFrom(
  site: Pick<Site, "db" | "config" | "files" | "log">,
  place: string,
  dryRun = false,
) {
  const onProgress = () => {};
  const given = { services: site, fetching: fetchOptions, login: undefined, dryRun, onProgress };
  const reader = await openReader(place, given);
  const reports = await runImport({ services: site, reader, dryRun, onProgress });
  return Object.fromEntries(reports.map((report) => [report.label, report]));
}

/** Publishes the newest import. */
export async function publishNewest(site: Site): Promise<void> {
  await site.db.transaction().execute(async (trx) => {
    const run = await trx
      .selectFrom("import_runs")
      .select("id")
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    await publishRun(trx, run.id);
  });
}

export async function importWithResumes(site: Site, address: string, more: Partial<GdapiOptions> = {}) {
  const all = importOptions(site, address, { withResumes: true, ...more });
  await all.old.logIn("clerk", staffPassword);
  return importSite(all);
}

export const sums = (reports: Awaited<ReturnType<typeof importSite>>) => ({
  came: reports.reduce((sum, { came }) => sum + came, 0),
  already: reports.reduce((sum, { already }) => sum + already, 0),
  failed: reports.flatMap(({ failed }) => failed),
});

/** Adds records of every list of the old endpoints. */
export async function fillOldSite(site: Site): Promise<void> {
  const clerk = await site.staff();
  const upload = async (call: string, fields: Record<string, string>, colour: string) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    body.append("photo", new Blob([new Uint8Array(await picture(colour))]), "p.jpg");
    const { status } = await clerk.visit(`/gdapi/${call}.php`, { body });
    if (status !== 200) throw new Error(`${call}.php answered ${status}.`);
  };
  for (const title of ["First", "Second", "পূজার ছুটি"])
    await clerk.visit("/gdapi/uploadnotice.php", { form: { ...notice, title } });
  await clerk.submit("/dashboard/notice/1/update", { ...notice, title: "First, corrected" });
  for (const title of ["Teacher", "Librarian"])
    await clerk.visit("/gdapi/addjob.php", { form: { title, details: "Line one\nLine two" } });
  await upload("uploadImg", { title: "Picnic", description: "By the river" }, "#a33");
  await upload("uploadImg", { title: "", description: "" }, "#3a3");
  await upload("uploadtopper", { name: "Ananya", marks: "97%", std: "XII" }, "#33a");
  await upload("uploadtopper", { name: "Bimal", marks: "96%", std: "XII" }, "#aa3");
  await upload("addfaculty", { name: "Mr. Khan", title: "Physics", details: "M.Sc." }, "#3aa");
  await upload("addtestimonial", { name: "Mrs. Das", details: "We are glad." }, "#a3a");
  await upload("add_pop", { title: "Admissions", description: "Open" }, "#555");
  const body = new FormData();
  body.append(
    "resumeupload",
    new Blob([`%PDF-1.4\n${"1 0 obj <<>> endobj\n".repeat(20)}trailer\n%%EOF\n`]),
    "CV of Rina.pdf",
  );
  await site.visitor().visit("/gdapi/resume.php", { body });
}

/** Old endpoints that list what visitors see. */
export const publicLists = [
  "get_notices",
  "get_jobpost",
  "get_image",
  "get_toppers",
  "getfacultylist",
  "get_monials",
  "get_pop",
];
/** The same, and those of the staff. */
export const allLists = [...publicLists, "get_resume"];

/** Returns the lists of the old endpoints without IDs, file names and unlisted times. */
export async function readAnswers(site: Site): Promise<string[]> {
  const clerk = await site.staff();
  return Promise.all(
    allLists.map(async (name) => {
      const text = await (await clerk.visit(`/gdapi/${name}.php`)).text();
      return text
        .replace(/"id":\d+/g, '"id":0')
        .replace(/\.\/uploads\/[\w-]+/g, "./uploads/x")
        .replace(/"file_name":"[\w-]+/g, '"file_name":"x');
    }),
  );
}
