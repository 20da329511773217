import { calendar } from "~/content/calendar/entry.server";
import { notices } from "~/content/notices/notice.server";
import { addDays } from "~/dates/dates";
import { speakingEnglish } from "~/languages/current";
import type { Database } from "~db/connection.server";
import { type Closing, maxDays, propose } from "./closing.server";

/** By the English texts of the same day and classes, or by the school's own title that both share. */
export async function findClosing(db: Database, closing: Closing) {
  const start = speakingEnglish(() =>
    propose({ ...closing, last: closing.first, reason: "", own_reason: "" }),
  );
  const [title = ""] = start.title.split(":");
  const [text = ""] = start.text.split(".");
  const recent = `${addDays(closing.first, -maxDays)}T00:00:00.000Z`;
  const kind = closing.from_class === "" ? "holiday" : "event";
  const entries = await db
    .selectFrom("calendar_entries")
    .select(["id", "title"])
    .where("deleted_at", "is", null)
    .where("date", "=", closing.first)
    .where("kind", "=", kind)
    .orderBy("id", "desc")
    .execute();
  const titles = entries.map((entry) => entry.title);
  const found = await db
    .selectFrom("notices")
    .select("id")
    .where("deleted_at", "is", null)
    .where("created_at", ">=", recent)
    .where("category", "=", "holiday")
    .where((where) =>
      where.or([
        where("title", "like", `${title}%`),
        where("details", "like", `${text}%`),
        where("title", "in", titles),
      ]),
    )
    .orderBy("id", "desc")
    .executeTakeFirst();
  const notice = found && (await notices.find(db, found.id));
  const [entryTitle = ""] = start.entry.split(":");
  const own = entries.find((entry) => entry.title.startsWith(entryTitle) || entry.title === notice?.title);
  const entry = own && (await calendar.find(db, own.id));
  return {
    notice: notice && {
      id: notice.id,
      version: notice.version,
      values: { title: notice.title, details: notice.details },
    },
    entry: entry && {
      id: entry.id,
      version: entry.version,
      values: { title: entry.title, date: entry.date, last_date: entry.last_date, kind: entry.kind },
    },
  };
}
