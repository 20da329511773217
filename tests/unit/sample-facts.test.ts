import { expect, test } from "vitest";
import { calendarEntries } from "~db/seed/calendar";
import { createNotices } from "~db/seed/notices";
import { settings } from "~db/seed/settings";
import { createTexts } from "~db/seed/texts";
import { lastExamYear } from "~db/seed/toppers";

const now = new Date("2026-11-26T06:00:00.000Z");
/** Norm of CBSE. */
const maxPerSection = 40;

const rowsOf = (text = "") => text.split("\n").map((row) => row.split("|").map((cell) => cell.trim()));
const holidays = (at: Date) => calendarEntries(at).filter(({ kind }) => kind === "holiday");
const isFree = (date: string, at: Date) =>
  new Date(date).getUTCDay() === 0 || holidays(at).some((day) => day.date <= date && date <= day.last_date);

test("sections have as many students as CBSE allows", () => {
  expect(Number(settings.count_students)).toBeLessThanOrEqual(
    maxPerSection * Number(settings.count_classrooms),
  );
});

test("the year has its vacation and its festivals, on their days", () => {
  const days = Object.fromEntries(
    holidays(now)
      .filter(({ date }) => date >= "2026-04-01")
      .map(({ title, date, last_date }) => [title, `${date} ${last_date}`]),
  );
  expect(days).toMatchObject({
    "Summer vacation": "2026-05-18 2026-06-19",
    "Rath Yatra": "2026-07-16 2026-07-16",
    "Puja holidays": "2026-10-17 2026-10-25",
    "Kali Puja and Diwali": "2026-11-08 2026-11-09",
    "Republic Day": "2027-01-26 2027-01-26",
    "Eid-ul-Fitr": "2027-03-10 2027-03-10",
    Holi: "2027-03-22 2027-03-22",
  });
});

test.each(["2026-04-20", "2026-05-10", "2026-10-01", "2026-11-26", "2027-12-20"])(
  "no sample event is on a holiday if the site starts on %s",
  (day) => {
    const at = new Date(`${day}T06:00:00.000Z`);
    const events = calendarEntries(at).filter(({ date, kind }) => kind !== "holiday" && date > day);
    expect(events.filter(({ date }) => isFree(date, at)).map(({ title }) => title)).toEqual([]);
  },
);

test("the notice about a holiday names it, its days and the day of return, as the calendar does", () => {
  const notice = createNotices(now).find(({ category }) => category === "holiday");
  expect(notice?.title).toBe("School closed: Kali Puja and Diwali");
  expect(notice?.details).toMatch(/8 ?– ?9 November 2026\. Classes begin .* on 10 November\./);
});

test("fees add up, for the first year and for each later one", () => {
  const rows = rowsOf(createTexts(now).fees_table).filter(([, once]) => /^\d+$/.test(once ?? ""));
  expect(rows.length).toBeGreaterThan(5);
  for (const [, ...cells] of rows) {
    const [once = 0, one = 0, two = 0, three = 0, first, later] = cells.map(Number);
    expect([first, later]).toEqual([once + one + two + three, one + two + three]);
  }
});

test("neither Aadhaar nor an interview is a condition of admission", () => {
  const texts = createTexts(now);
  expect(texts.admission_documents).toContain("Aadhaar card, if the child has one");
  expect(`${texts.admission_steps} ${texts.admission_dates}`).not.toMatch(/interview|meeting with/i);
});

test.each([
  ["2026-04-20", 2025],
  ["2026-06-20", 2026],
  ["2027-03-01", 2026],
])("on %s the last results are those of %i", (day, year) => {
  expect(lastExamYear(new Date(`${day}T06:00:00.000Z`))).toBe(year);
});
