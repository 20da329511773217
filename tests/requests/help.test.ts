import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { allTasks, helpFor, pictures } from "~/help/find.server";
import { helpPath } from "~/help/task";
import { englishTasks as tasks, tasksIn } from "~/help/tasks.server";
import { allKinds, isStaffKind } from "~/kinds/registry";
import { messageDetails } from "~/languages/catalogs.server";
import { english, translations } from "~/languages/languages";
import { type PartKey, partPath, settingParts } from "~/settings/parts";
import { dashboardPages, pagesBeyondSamples } from "../pages";
import { helpFile } from "../support/help-file";
import { readPage } from "../support/page";
import { openSite, textOf } from "../support/site";

const marks = tasks.flatMap((task) =>
  task.steps.flatMap(({ marked, picture: name = "" }) => (marked ? [{ name, marked }] : [])),
);

const readable = (html: string) => textOf(html.replace(/<\/?strong>/g, ""));

test("help pictures match the pages; otherwise run npm run help:pictures", async () => {
  const shown = Object.entries(pictures).map(([name, picture]) => {
    const { page, tag, label } = picture ?? {};
    return [name, { page, tag, label }];
  });
  expect(Object.fromEntries(shown)).toEqual(
    Object.fromEntries(marks.map(({ name, marked }) => [name, marked])),
  );
  expect(readdirSync("public/help").sort()).toEqual(marks.map(({ name }) => `${name}.webp`).sort());
  let bytes = 0;
  for (const [name, picture] of Object.entries(pictures)) {
    const file = `public/help/${name}.webp`;
    const { format, width, height } = await sharp(readFileSync(file)).metadata();
    expect({ format, width, height }).toEqual({
      format: "webp",
      width: picture?.width,
      height: picture?.height,
    });
    bytes += statSync(file).size;
  }
  expect(bytes).toBeLessThan(1024 * 1024);
});
describe.each([english, ...translations])("help/$code", ({ code }) => {
  const own = tasksIn(code);

  test("each translated help has every task with the steps and pictures of the English one", () => {
    for (const [index, task] of own.entries()) {
      const { name, steps } = tasks[index] ?? {};
      const file = helpFile(code, name);
      expect([file, existsSync(file)]).toEqual([file, true]);
      expect([file, task.steps.map(({ picture }) => picture)]).toEqual([
        file,
        steps?.map(({ picture }) => picture),
      ]);
    }
  });

  test("names only labels of the dashboard in {brackets}", () => {
    const known = new Set([...messageDetails().map(({ message }) => message), "days", "kinds"]);
    const unknown = own.flatMap(({ name, intro, steps, notes }) =>
      [intro, ...steps.map(({ text }) => text), ...notes]
        .flatMap((text) => [...text.matchAll(/\{([^}]+)\}/g)].map(([, label = ""]) => label))
        .filter((label) => !known.has(label))
        .map((label) => `${name}: {${label}}`),
    );
    expect(unknown).toEqual([]);
  });
});

describe("every page of staff leads to its help", () => {
  test.each(allKinds.map((kind) => [kind.key, kind] as const))("%s", (key, kind) => {
    const task = tasks.find(({ kinds }) => kinds.includes(key));
    expect(task, `Add "${key}" to \`kinds\` of a task in help/en, or add a task`).toBeDefined();
    const { list, add, record } = kind.pages;
    const paths = [
      list,
      `${record}/1/delete`,
      ...(add ? [add] : []),
      ...(isStaffKind(kind) ? [`${record}/1/update`] : []),
    ];
    for (const path of paths)
      expect(helpFor(path)).toEqual({ title: task?.title, to: `${helpPath}/${task?.name}` });
  });
});

test("the help of a list that is imported says how to add many", () => {
  const silent = allKinds.filter(({ key, pages }) => {
    const task = tasks.find(({ kinds }) => kinds.includes(key));
    return "many" in pages && pages.many && !task?.notes.some((note) => note.includes("{Add many}"));
  });
  expect(silent.map(({ key }) => key)).toEqual([]);
});

test("every form leads to the help of its own task, the settings too", () => {
  const paths = [...dashboardPages, ...Object.values(pagesBeyondSamples)].map(
    (path) => path.split("?")[0] ?? "",
  );
  const general = paths.filter((path) => helpFor(path)?.to === `${helpPath}/not-saved`);
  expect(general.filter((path) => !/-preview(\/|$)/.test(path))).toEqual([]);
  const titles = (Object.keys(settingParts) as PartKey[]).map((key) => [key, helpFor(partPath(key))?.title]);
  expect(Object.fromEntries(titles)).toMatchObject({
    banner: expect.stringContaining("urgent line"),
    logo: expect.stringContaining("logo"),
    colours: expect.stringContaining("colours"),
    "share-picture": expect.stringContaining("logo"),
    menu: expect.stringContaining("Hide a page"),
    school: expect.stringContaining("phone number"),
    figures: expect.stringContaining("figures"),
    social: expect.stringContaining("links"),
    server: "Keep a backup",
    privacy: expect.stringContaining("school knows"),
  });
  expect(helpFor("/dashboard/settings/mail")?.title).toBe("Try whether mail works");
});

describe("the help itself", () => {
  test("the help shows every task in its list, on a page and in the booklet", async () => {
    const site = await openSite();
    const person = await site.editor();
    const [list, booklet] = [await person.get(helpPath), await person.get(`${helpPath}/booklet`)];
    for (const { name, title, steps } of allTasks()) {
      expect(list).toContain(`href="${helpPath}/${name}"`);
      expect(booklet).toContain(`href="#help-${name}"`);
      expect(booklet).toContain(`id="help-${name}"`);
      const html = await person.get(`${helpPath}/${name}`);
      expect(textOf(html)).toContain(title);
      for (const { text } of steps) {
        const said = text.replaceAll("**", "");
        expect(readable(html)).toContain(said);
        expect(readable(booklet)).toContain(said);
      }
      const marked = steps.filter(({ picture }) => picture).length;
      const shown = readPage(html).parts('img[src^="/help/"]');
      expect(shown).toHaveLength(marked);
      for (const picture of shown) {
        expect(picture.attribute("alt")).toMatch(/./);
        for (const side of ["width", "height"]) expect(picture.attribute(side)).toMatch(/^\d+$/);
        expect(picture.attribute("loading")).toBe("lazy");
        expect(existsSync(`public${picture.attribute("src")}`)).toBe(true);
      }
    }
    expect((await person.visit(`${helpPath}/nothing`)).status).toBe(404);
  });

  test("the help is searched by its words, including those of steps", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    const found = async (words: string) => {
      const html = await clerk.get(`${helpPath}?q=${encodeURIComponent(words)}`);
      return [...html.matchAll(/href="\/dashboard\/help\/([\w-]+)"/g)].map(([, name]) => name);
    };
    expect(await found("HOLIDAY")).toEqual(["calendar", "booklet"]);
    expect(await found("blind copy")).toEqual(["newsletter", "booklet"]);
    expect(await found("elephant")).toEqual(["booklet"]);
    expect(textOf(await clerk.get(`${helpPath}?q=elephant`))).toContain("No help page has “elephant”");
    expect((await found("")).length).toBe(tasks.length + 1);
  });
});
