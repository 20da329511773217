import { expect, test } from "vitest";
import { openSite } from "../support/site";

type Site = Awaited<ReturnType<typeof openSite>>;
const numbers = Array.from({ length: 50 }, (_, index) => index + 1);
/** Ten rows share each time, so that only IDs order them. */
const time = (number: number) => new Date(Date.UTC(2026, 0, 1 + Math.floor(number / 10))).toISOString();

async function addPhotos({ db }: Site) {
  for (const number of numbers) {
    const at = { created_at: time(number) };
    const picture = {
      stem: String(number).padStart(24, "a"),
      width: 10,
      height: 10,
      placeholder: "",
      avif: 1,
    };
    const { id } = await db
      .insertInto("pictures")
      .values({ ...picture, ...at })
      .returning("id")
      .executeTakeFirstOrThrow();
    const words = { title: `record ${number} of many`, description: "", alt: "", picture_id: id };
    await db
      .insertInto("photos")
      .values({ ...words, ...at, updated_at: at.created_at })
      .execute();
  }
}

async function addMessages({ db }: Site) {
  for (const number of numbers) {
    const person = { first_name: "", last_name: "", phone: "", email: "" };
    const message = { ...person, message: `record ${number} of many`, created_at: time(number) };
    await db.insertInto("messages").values(message).execute();
  }
}

async function addCalendarEntries({ db }: Site) {
  for (const number of numbers) {
    const date = time(number).slice(0, 10);
    const at = { created_at: time(number), updated_at: time(number) };
    const entry = { date, last_date: date, title: `record ${number} of many`, kind: "event" as const };
    await db
      .insertInto("calendar_entries")
      .values({ ...entry, ...at })
      .execute();
  }
}

test.each([
  ["/school-gallery", 24, addPhotos],
  ["/dashboard/deleteimage", 20, addPhotos],
  ["/dashboard/messages", 20, addMessages],
  ["/dashboard/calendar", 20, addCalendarEntries],
])("%s shows every record once, page after page", async (path, pageSize, add) => {
  const site = await openSite();
  await add(site);
  const person = path.startsWith("/dashboard") ? await site.staff() : site.visitor();
  const pages: number[][] = [];
  for (let next: string | undefined = path; next && pages.length < 10; ) {
    const html: string = await person.get(next);
    pages.push([...new Set([...html.matchAll(/record (\d+) of many/g)].map(([, number]) => Number(number)))]);
    next = /href="([^"]*after=[^"]*)" rel="next"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
  }
  expect(pages.map((page) => page.length)).toEqual([pageSize, pageSize, 50 - 2 * pageSize]);
  expect(pages.flat()).toEqual(numbers.toReversed());
});
