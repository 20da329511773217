import { expect, test } from "vitest";
import { saveSettings } from "~/settings/queries.server";
import { readPage } from "../support/page";
import { openSite } from "../support/site";

const ORIGIN = "https://palash.example";

async function openSchool() {
  const site = await openSite({ ORIGIN });
  await saveSettings(site.db, {
    school_name: "Hill School <Puri>",
    phone: "(06762) 224455",
    email_office: "office@hill.example",
    address: "Station Road, Puri 752001",
  });
  return site;
}

const dataOf = (html: string) => readPage(html).structuredData;

const at = "2026-03-01T20:00:00.000Z";
const times = { created_at: at, updated_at: at };
const place = {
  "@type": "Place",
  name: "Hill School <Puri>",
  address: {
    "@type": "PostalAddress",
    streetAddress: "Station Road, Puri 752001",
    addressLocality: "Puri",
    postalCode: "752001",
    addressCountry: "IN",
  },
};

test("describes the school with its postal address and a phone number to dial", async () => {
  const site = await openSchool();
  expect(dataOf(await site.visitor().get("/"))).toMatchObject([
    { "@type": "School", name: "Hill School <Puri>", telephone: "06762224455", address: place.address },
  ]);
});

test("describes events of the calendar, but not holidays", async () => {
  const site = await openSchool();
  const add = (kind: "event" | "holiday", title: string) =>
    site.db
      .insertInto("calendar_entries")
      .values({ date: "2026-03-14", last_date: "2026-03-15", title, kind, ...times })
      .execute();
  await add("event", "Science fair");
  await add("holiday", "Holi");
  expect(dataOf(await site.visitor().get("/curriculum?month=2026-03"))).toEqual([
    {
      "@context": "https://schema.org",
      "@type": "Event",
      name: "Science fair",
      startDate: "2026-03-14",
      endDate: "2026-03-15",
      location: place,
      organizer: { "@type": "School", name: "Hill School <Puri>", url: `${ORIGIN}/` },
    },
  ]);
});

test("describes openings with the day they were posted", async () => {
  const site = await openSchool();
  const row = { title: "Teacher of Odia", details: "Two classes a day." };
  await site.db
    .insertInto("jobs")
    .values({ ...row, ...times, published_at: at })
    .execute();
  expect(dataOf(await site.visitor().get("/career"))).toEqual([
    {
      "@context": "https://schema.org",
      "@type": "JobPosting",
      title: "Teacher of Odia",
      description: "Two classes a day.",
      datePosted: "2026-03-02",
      url: `${ORIGIN}/career#job-1`,
      hiringOrganization: { "@type": "School", name: "Hill School <Puri>", url: `${ORIGIN}/` },
      jobLocation: place,
    },
  ]);
});

test("a shared link has a large card, and its picture says what it shows", async () => {
  const site = await openSchool();
  const page = await site.visitor().open("/results");
  expect(page.meta("twitter:card")).toBe("summary_large_image");
  expect(page.meta("og:image:alt")).toBe("Hill School <Puri>");
});

test("the manifest has the school's own name, its colours, and icons that are there", async () => {
  const site = await openSchool();
  const home = await site.visitor().open("/");
  const address = home.part('link[rel="manifest"]').attribute("href") ?? "";
  const answer = await site.visitor().visit(address);
  expect(answer.headers.get("Content-Type")).toBe("application/manifest+json");
  expect(await answer.json()).toMatchObject({
    name: "Hill School <Puri>",
    short_name: "Hill School",
    start_url: "/",
    display: "minimal-ui",
    background_color: "#faf7f0",
    theme_color: "#0f3d2e",
    icons: expect.arrayContaining([
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
    ]),
  });
});

test("security.txt has a contact, and does not expire soon", async () => {
  const site = await openSchool();
  const answer = await site.visitor().visit("/.well-known/security.txt");
  expect(answer.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  const text = await answer.text();
  expect(text).toContain("Contact: mailto:office@hill.example\n");
  expect(text).toContain(`Contact: ${ORIGIN}/contact\n`);
  expect(text).toContain(`Canonical: ${ORIGIN}/.well-known/security.txt\n`);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "");
  const day = 24 * 60 * 60 * 1000;
  expect(expires).toBeGreaterThan(Date.now() + 30 * day);
  expect(expires).toBeLessThan(Date.now() + 366 * day);
});
