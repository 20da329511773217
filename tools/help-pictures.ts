import { mkdir, rm, writeFile } from "node:fs/promises";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import type { MadePicture } from "~/help/find.server";
import type { Marked } from "~/help/task";
import { englishTasks } from "~/help/tasks.server";
import { makeDirectory, type RunningServer, staff, startServer } from "../tests/e2e/server";
import { findBrowser } from "../tests/support/browser";

/** `npm run help:pictures`: run it if tests/requests/help.test.ts reports an old picture. */
const folder = "public/help";
const [width, height] = [360, 230];
const quality = 55;

async function sendAsVisitors({ origin }: RunningServer): Promise<void> {
  const message = {
    first_name: "Rina",
    last_name: "Das",
    phone: "98765 43210",
    message: "When is the fair?",
  };
  await fetch(`${origin}/gdapi/receive_mail.php`, { method: "POST", body: JSON.stringify(message) });
  const resume = new FormData();
  const pdf = "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n";
  resume.append("resumeupload", new Blob([pdf]), "resume.pdf");
  await fetch(`${origin}/gdapi/resume.php`, { method: "POST", body: resume });
}

async function workAsStaff(page: Page): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Username").fill(staff.username);
  await page.getByLabel("Password", { exact: true }).fill(staff.password);
  await page.getByRole("main").getByRole("button", { name: "Login" }).click();
  await page.waitForURL("**/dashboard");
  await page.goto("/dashboard/notice/2/delete");
  await page.getByRole("main").getByRole("button", { name: "Delete" }).click();
  await page.waitForURL("**/dashboard/deletenotice");
  await page.goto("/dashboard/staff/add");
  await page.getByLabel("Name", { exact: true }).fill("Meera");
  await page.getByRole("main").getByRole("button", { name: "Add person" }).click();
  await page.getByRole("heading", { name: "Send this link" }).waitFor();
}

/** Marks an element and takes a screenshot around it; undefined if it is missing. */
async function takePicture(page: Page, { page: path, tag, label }: Marked): Promise<Buffer | undefined> {
  await page.goto(path);
  const place = await page.evaluate(
    ([tag, label]) => {
      // No named function: tsx adds a helper to those that is missing in the page.
      const found = [...document.querySelectorAll<HTMLElement>(`main ${tag}`)].find((element) => {
        const bare = (element.textContent ?? "").replace("(optional)", "").replace(/\s+/g, " ");
        return element.checkVisibility() && bare.trim() === label;
      });
      if (!found) return undefined;
      found.scrollIntoView({ block: "center", behavior: "instant" });
      Object.assign(found.style, { outline: "4px solid #c2410c", outlineOffset: "3px", borderRadius: "6px" });
      const { top, height } = found.getBoundingClientRect();
      return { middle: top + height / 2, bottom: window.innerHeight };
    },
    [tag, label] as const,
  );
  if (!place) return undefined;
  const y = Math.round(Math.min(Math.max(0, place.middle - height / 2), place.bottom - height));
  return page.screenshot({ clip: { x: 0, y, width, height } });
}

const directory = await makeDirectory();
const server = await startServer(directory.path, { LOG_LEVEL: "warn" });
const browser = await chromium.launch({
  executablePath: findBrowser() ?? "",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic"],
});
try {
  await sendAsVisitors(server);
  const context = await browser.newContext({ viewport: { width, height: 740 }, baseURL: server.origin });
  const page = await context.newPage();
  await workAsStaff(page);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const made: Record<string, MadePicture> = {};
  for (const { steps } of englishTasks) {
    for (const { marked, picture: name } of steps) {
      if (!marked || !name) continue;
      const taken = await takePicture(page, marked);
      if (!taken) {
        console.error(`${name}: ${marked.page} has no ${marked.tag} "${marked.label}".`);
        process.exitCode = 1;
        continue;
      }
      await writeFile(`${folder}/${name}.webp`, await sharp(taken).webp({ quality, effort: 6 }).toBuffer());
      made[name] = { ...marked, width, height };
    }
  }
  await writeFile("app/help/pictures.json", `${JSON.stringify(made, null, 2)}\n`);
  console.log(`${Object.keys(made).length} pictures written to ${folder}.`);
} finally {
  await browser.close();
  await server.end("SIGTERM");
  await directory.remove();
}
