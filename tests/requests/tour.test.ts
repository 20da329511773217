import { expect, test } from "vitest";
import { saveSettings } from "~/settings/queries.server";
import { openSampleSite } from "../support/site";

type Site = Awaited<ReturnType<typeof openSampleSite>>;

const tourOf = (html: string) => /<nav [^>]*aria-label="Virtual tour".*?<\/nav>/s.exec(html)?.[0] ?? "";
const linkOf = (html: string, words: string) =>
  new RegExp(`href="([^"]*)"[^>]*>(?:(?!</a>).)*${words}`, "s").exec(html)?.[1]?.replace("&amp;", "&");

async function follow(site: Site): Promise<string[]> {
  const visitor = site.visitor();
  const stops: string[] = [];
  let next = linkOf(await visitor.get("/"), "Start Virtual Tour");
  while (next) {
    const bar = tourOf(await visitor.get(next));
    stops.push(`${next} ${/\d+ of \d+/.exec(bar)?.[0]}`);
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
  expect(linkOf(tourOf(await visitor.get("/labs?tour=1")), "Previous")).toBe("/smart-class?tour=1");
  expect(tourOf(await visitor.get("/labs"))).toBe("");
});

test("the tour skips hidden pages and needs at least two facilities", async () => {
  const site = await openSampleSite();
  await saveSettings(site.db, { hidden_menu: "/labs /library" });
  expect(await follow(site)).toHaveLength(5);
  expect(tourOf(await site.visitor().get("/labs?tour=1"))).toBe("");
  await site.db.deleteFrom("facilities").where("address", "!=", "sports").execute();
  expect(await site.visitor().get("/")).not.toContain("Start Virtual Tour");
});

test("links of the sample lead to no front page of a service, except the social icons", async () => {
  const site = await openSampleSite();
  const html = await site.visitor().get("/");
  expect(linkOf(html, "Show More")).toBe("/events");
  expect(html).toContain('"sameAs":[]');
  await saveSettings(site.db, { channel_url: "https://www.youtube.com/@school" });
  expect(linkOf(await site.visitor().get("/"), "Show More")).toBe("https://www.youtube.com/@school");
});
