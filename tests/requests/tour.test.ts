import { expect, test } from "vitest";
import { saveSettings } from "~/settings/queries.server";
import type { Part } from "../support/page";
import { openSampleSite } from "../support/site";

type Site = Awaited<ReturnType<typeof openSampleSite>>;

const tour = 'nav[aria-label="Virtual tour"]';
const linkOf = (part: Part, words: string) => part.links.find(([label]) => label.includes(words))?.[1];

async function follow(site: Site): Promise<string[]> {
  const visitor = site.visitor();
  const stops: string[] = [];
  let next = linkOf(await visitor.open("/"), "Start Virtual Tour");
  while (next) {
    const bar = (await visitor.open(next)).part(tour);
    stops.push(`${next} ${/\d+ of \d+/.exec(bar.text)?.[0]}`);
    expect(linkOf(bar, "Leave the tour")).toBe("/#facilities-heading");
    next = linkOf(bar, "Next");
  }
  return stops;
}

test("the tour visits the facilities in the order of the menu", async () => {
  const site = await openSampleSite();
  expect(await follow(site)).toEqual([
    "/smart-class?tour=1 1 of 7",
    "/labs?tour=1 2 of 7",
    "/library?tour=1 3 of 7",
    "/sports?tour=1 4 of 7",
    "/art-room?tour=1 5 of 7",
    "/music&aerobic?tour=1 6 of 7",
    "/swimming-pool-and-open-gym?tour=1 7 of 7",
  ]);
  const visitor = site.visitor();
  expect(linkOf((await visitor.open("/labs?tour=1")).part(tour), "Previous")).toBe("/smart-class?tour=1");
  expect((await visitor.open("/labs")).has(tour)).toBe(false);
});

test("the tour skips hidden pages and needs at least two facilities", async () => {
  const site = await openSampleSite();
  await saveSettings(site.db, { hidden_menu: "/labs /library" });
  expect(await follow(site)).toHaveLength(5);
  expect((await site.visitor().open("/labs?tour=1")).has(tour)).toBe(false);
  await site.db.deleteFrom("facilities").where("address", "!=", "sports").execute();
  expect(await site.visitor().get("/")).not.toContain("Start Virtual Tour");
});

test("links of the sample lead to no front page of a service, except the social icons", async () => {
  const site = await openSampleSite();
  const home = await site.visitor().open("/");
  expect(linkOf(home, "Show More")).toBe("/events");
  expect(home.html).toContain('"sameAs":[]');
  await saveSettings(site.db, { channel_url: "https://www.youtube.com/@school" });
  expect(linkOf(await site.visitor().open("/"), "Show More")).toBe("https://www.youtube.com/@school");
});
