import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { staffKinds } from "../../app/kinds/registry";
import { openSqlite } from "../../db/sqlite";
import { test } from "../e2e/site";
import { startStarterSite } from "../e2e/starter-site";

const longTitle = "ବିଦ୍ୟାଳୟ ପରିଚାଳନା ସମିତିର ସଭାପତି ନିର୍ବାଚନ ଓ ବାର୍ଷିକ କ୍ରୀଡ଼ା ପ୍ରତିଯୋଗିତାର ପୁରସ୍କାର ବିତରଣ ଉତ୍ସବ ପାଇଁ ସମସ୍ତ ଅଭିଭାବକଙ୍କୁ ନିମନ୍ତ୍ରଣ";

const amounts = [0, 1, 3, 40];

type Kind = (typeof staffKinds)[number];

/** Kinds with a list for visitors, on a page of their own or on the home page. */
const listed = staffKinds.filter(({ page, key }) => page || key === "facility card");

/** Leaves only `count` records, with long titles: copies of the first. */
function setAmount(directory: string, { table, columns: { name } }: Kind, count: number): void {
  const sqlite = openSqlite(join(directory, "school.sqlite"));
  sqlite.pragma("busy_timeout = 5000");
  const columns = (sqlite.pragma(`table_info(${table})`) as { name: string }[]).map((column) => column.name);
  const others = columns.filter((column) => column !== "id").join(", ");
  const first = sqlite.prepare(`select min(id) from ${table} where deleted_at is null`).pluck().get();
  sqlite
    .prepare(`update ${table} set deleted_at = case when id = ? and ? > 0 then null else created_at end`)
    .run(first, count);
  for (let copy = 1; copy < count; copy++)
    sqlite.prepare(`insert into ${table} (${others}) select ${others} from ${table} where id = ?`).run(first);
  sqlite.prepare(`update ${table} set ${name} = ? where deleted_at is null`).run(longTitle);
  sqlite.close();
}

/** Lists items that overlap, text that is cut off, and what is wider than the window. */
function findFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const tooWide = document.documentElement.scrollWidth - innerWidth;
    if (tooWide > 0) faults.push(`${tooWide} px too wide`);
    for (const list of document.querySelectorAll("main :is(ul, ol, dl)")) {
      // The boxes of words in a sentence overlap.
      const boxes = [...list.children]
        .filter((item) => getComputedStyle(item).display !== "inline")
        .map((item) => item.getBoundingClientRect())
        .filter(({ height }) => height > 0);
      for (const [index, box] of boxes.entries()) {
        const next = boxes[index + 1];
        if (!next) continue;
        const across = Math.min(box.right, next.right) - Math.max(box.left, next.left);
        const down = Math.min(box.bottom, next.bottom) - Math.max(box.top, next.top);
        if (across > 1 && down > 1) faults.push(`items overlap: ${list.className.slice(0, 40)}`);
      }
    }
    for (const element of document.querySelectorAll<HTMLElement>("main :is(h1, h2, h3, p, a, span, dd)")) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
      const isMeant =
        textOverflow === "ellipsis" ||
        webkitLineClamp !== "none" ||
        // For screen readers only.
        element.clientWidth === 1 ||
        element.closest(".marquee-text");
      if (isMeant || !element.checkVisibility()) continue;
      if (overflowX === "hidden" && element.scrollWidth > element.clientWidth + 1)
        faults.push(`cut: ${element.innerText.slice(0, 30)}`);
      if (overflowY === "hidden" && element.scrollHeight > element.clientHeight + 2)
        faults.push(`cut: ${element.innerText.slice(0, 30)}`);
    }
    return [...new Set(faults)];
  });
}

test.describe("0, 1, 3 and 40 records with long Odia titles", () => {
  let site: Awaited<ReturnType<typeof startStarterSite>>;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    site = await startStarterSite();
  });
  test.afterAll(() => site.end());

  for (const kind of listed)
    test(`${kind.key}: nothing overlaps or is cut off`, async ({ page }, { project }) => {
      test.skip(project.name === "js", "the layout is the same with script");
      test.slow();
      const faults: string[] = [];
      for (const amount of amounts) {
        setAmount(site.directory, kind, amount);
        for (const width of [320, 360, 768, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          for (const path of new Set(["/", kind.page ?? "/"])) {
            const answer = await page.goto(site.server.origin + path);
            if (answer?.status() !== 200) faults.push(`${path}: ${answer?.status()}`);
            faults.push(
              ...(await findFaults(page)).map((fault) => `${amount} on ${path} at ${width}: ${fault}`),
            );
          }
        }
      }
      expect(faults).toEqual([]);
    });
});
