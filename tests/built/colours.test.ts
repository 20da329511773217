import { expect, test } from "vitest";
import { readSettings } from "~/settings/queries.server";
import { nearestMain, schoolColours } from "~/styles/school-colours.server";
import { openSampleSite, openSite, textOf } from "../support/site";
import { linkedSheet, sheetIn } from "../support/styles";

const page = "/dashboard/settings/colours";
const themeColour = (html: string) => /<meta name="theme-color" content="([^"]*)"/.exec(html)?.[1];
const inputValue = (html: string, name: string) =>
  new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(html)?.[0].match(/ value="([^"]*)"/)?.[1];

test("a school's colours are on every public page, in the light version too, and change nothing else", async () => {
  const site = await openSampleSite();
  const clerk = await site.staff();
  const visitor = site.visitor();
  const before = await visitor.get("/");
  expect(sheetIn(before)).toContain("#14532d");
  const sent = await clerk.submit(page, { colour_main: "7A0019", colour_accent: "#ffd700" });
  expect([sent.status, sent.headers.get("Location")]).toEqual([303, "/dashboard/settings#colours"]);
  expect(await readSettings(site.db)).toMatchObject({ colour_main: "#7a0019", colour_accent: "#ffd700" });

  const colours = schoolColours({ main: "#7a0019", accent: "#ffd700" });
  const home = await visitor.get("/");
  expect(home).toHaveLength(before.length);
  for (const path of ["/", "/contact", "/notices", "/nowhere"]) {
    for (const headers of [{}, { "Save-Data": "on" }] as Record<string, string>[]) {
      const html = await (await visitor.visit(path, { headers })).text();
      expect([path, /#14532d|#0f3d2e|#f2a51a|#8a5200|#e3eee6|#082219/.exec(html)?.[0]]).toEqual([
        path,
        undefined,
      ]);
      const linked = linkedSheet(html);
      expect(linked ? await visitor.get(linked) : sheetIn(html)).toContain("#7a0019");
      expect(themeColour(html)).toBe(colours?.["green-deep"]);
    }
  }
  expect(JSON.parse(await visitor.get("/site.webmanifest")).theme_color).toBe(colours?.["green-deep"]);
  const log = textOf(await clerk.get("/dashboard/activity?what=settings"));
  expect(log).toMatch(/Main colour.*Standard.*#7a0019/s);

  const back = await clerk.submit(page, { colour_main: "#14532d", colour_accent: "" });
  expect(back.status).toBe(303);
  expect(await readSettings(site.db)).toMatchObject({ colour_main: "", colour_accent: "" });
  expect(await visitor.get("/")).toBe(before);
});

test("a colour that cannot be read becomes the nearest that can, and the preview says so", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const nearest = nearestMain("#ff9999");
  const saved = await clerk.submit(page, { colour_main: "#ff9999", colour_accent: "#ffd700" });
  expect(saved.status).toBe(303);
  expect(await readSettings(site.db)).toMatchObject({ colour_main: nearest, colour_accent: "#ffd700" });
  expect(textOf(await clerk.get("/dashboard/settings"))).toContain(
    `The main colour became ${nearest}, so that words on it can be read.`,
  );
  const previewed = await clerk.submit(page, {
    colour_main: "#ff9999",
    colour_accent: "#800000",
    preview: "1",
  });
  expect(previewed.status).toBe(200);
  const html = await previewed.text();
  expect(textOf(html)).toContain(`The nearest that works is ${nearest}.`);
  expect(textOf(html)).toContain("Dark words on this colour are hard to read");
  expect(inputValue(html, "colour_main")).toBe("#ff9999");
  expect(html).toContain(`value="colour_main ${nearest}"`);

  const taken = await clerk.submit(page, {
    colour_main: "#ff9999",
    colour_accent: "#ffd700",
    use: `colour_main ${nearest}`,
  });
  expect(taken.status).toBe(200);
  const form = await taken.text();
  expect([inputValue(form, "colour_main"), inputValue(form, "colour_accent")]).toEqual([nearest, "#ffd700"]);

  const nonsense = await clerk.submit(page, { colour_main: "reddish", colour_accent: "" });
  expect(nonsense.status).toBe(422);
  const again = await nonsense.text();
  expect(textOf(again)).toContain("such as #7a0019");
  expect(inputValue(again, "colour_main")).toBe("reddish");
});

test("without script the colour chooser counts if only it was changed, and the preview saves nothing", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const opened = await clerk.get(page);
  const before = inputValue(opened, "colour_main_before") ?? "";
  expect([before, inputValue(opened, "colour_main_picked")]).toEqual(["#14532d", "#14532d"]);
  const picked = { colour_main: before, colour_main_before: before, colour_main_picked: "#1d3a8a" };
  const shown = await clerk.submit(page, { ...picked, preview: "yes" });
  expect(shown.status).toBe(200);
  const html = await shown.text();
  expect(inputValue(html, "colour_main")).toBe("#1d3a8a");
  const src = /<iframe[^>]* src="([^"]*)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
  expect(src).toBe("/?look=1d3a8a....");
  expect(sheetIn(await clerk.get(src))).toContain("#1d3a8a");
  expect((await readSettings(site.db)).colour_main).toBe("");
  // Typed digits have priority over the picker.
  const both = { ...picked, colour_main: "#4b0082", colour_main_picked: "#14532d", preview: "yes" };
  expect(inputValue(await (await clerk.submit(page, both)).text(), "colour_main")).toBe("#4b0082");
});

test("if two people change the colours, the second is asked", async () => {
  const other = await openSite();
  const [one, two] = [await other.staff(), await other.staff("colleague")];
  const opened = (inputValue(await one.get(page), "opened") ?? "").replaceAll("&quot;", '"');
  expect((await two.submit(page, { opened, colour_main: "#7a0019", colour_accent: "" })).status).toBe(303);
  const mine = { opened, colour_main: "#1d3a8a", colour_accent: "" };
  const asked = await one.submit(page, mine);
  expect(asked.status).toBe(409);
  const html = await asked.text();
  expect(inputValue(html, "colour_main")).toBe("#1d3a8a");
  const again = (inputValue(html, "opened") ?? "").replaceAll("&quot;", '"');
  expect((await one.submit(page, { ...mine, opened: again })).status).toBe(303);
  expect((await readSettings(other.db)).colour_main).toBe("#1d3a8a");
});

test("only administrators see real pages in an unsaved look, framed by this site only and never stored", async () => {
  const site = await openSampleSite();
  const clerk = await site.staff();
  const visitor = site.visitor();
  const unsaved = "?look=1d3a8a.ffd700.classic.photo.off";
  for (const path of ["/", "/fees"]) {
    const preview = await clerk.visit(path + unsaved);
    expect(preview.headers.get("Cache-Control")).toBe("private, no-store");
    expect(preview.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'self'");
    const html = await preview.text();
    expect(sheetIn(html)).toContain("#1d3a8a");
    expect(html).toContain('data-type="classic"');
    expect(html).toContain('<base target="_blank"/>');
    expect(html).not.toContain("/logout");

    const plain = await visitor.visit(path);
    const asked = await visitor.visit(path + unsaved);
    expect(asked.headers.get("Cache-Control")).toBe(plain.headers.get("Cache-Control"));
    expect(asked.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
    expect(await asked.text()).toBe(await plain.text());
  }
  await site.db.updateTable("staff").set({ role: "editor" }).where("username", "=", "colleague").execute();
  const editor = await site.staff("colleague");
  expect(sheetIn(await editor.get(`/${unsaved}`)).includes("#1d3a8a")).toBe(false);
  const staffPage = await clerk.visit(`/dashboard${unsaved}`);
  expect(staffPage.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
  expect((await clerk.get("/?look=url(x).ffd700.<b>.photo")).includes("url(x)")).toBe(false);
});

test("marks the look in use, and names it in the list of settings", async () => {
  const site = await openSite();
  const clerk = await site.staff();
  const inUse = async () => /value="look (\w+)"(?:(?!<\/button>).)*In use/s.exec(await clerk.get(page))?.[1];
  const named = async () =>
    textOf(await clerk.get("/dashboard/settings")).match(/Look and colours\s+(\w+(?: colours)?)/)?.[1];
  expect([await inUse(), await named()]).toEqual(["palash", "Palash"]);
  const filled = await (await clerk.submit(page, { use: "look river" })).text();
  expect(inputValue(filled, "colour_main")).toBe("#1c4475");
  expect(filled).toContain("look=1c4475.f2c230.classic.photo.");
  await clerk.submit(page, {
    colour_main: "#1c4475",
    colour_accent: "#f2c230",
    look_type: "classic",
    look_hero: "photo",
  });
  expect([await inUse(), await named()]).toEqual(["river", "River"]);
  await clerk.submit(page, { colour_main: "#7a0019", colour_accent: "" });
  expect([await inUse(), await named()]).toEqual([undefined, "Own colours"]);
});
