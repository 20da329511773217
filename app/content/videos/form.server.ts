import { z } from "zod";
import { day, longText, parseFields, position, text } from "~/forms/fields.server";
import { videoCategories } from "./categories";

const idPattern = /^[\w-]{6,20}$/;

/** The video's id, of an address as it is copied from the browser or the app, or of the bare id. */
function videoIdOf(typed: string): string | undefined {
  if (typed === "" || idPattern.test(typed)) return typed;
  const address = /^https?:\/\//.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (!/(^|\.)(youtube(-nocookie)?\.com|youtu\.be)$/.test(url.hostname)) return undefined;
  const id = url.searchParams.get("v") ?? url.pathname.split("/").at(-1) ?? "";
  return idPattern.test(id) ? id : undefined;
}

/** Title, description, duration, category (specification section 3). */
const schema = z.object({
  title: text("Title", 200).refine((value) => value !== "", "Enter a title"),
  description: longText("Description", 500),
  video_id: text("Address of the video", 200)
    .transform(videoIdOf)
    .pipe(z.string("Enter the address of one video, such as https://youtu.be/abcdefghijk")),
  duration: text("Length", 10).refine(
    (value) => /^((\d{1,2}:)?\d{1,2}:\d{2})?$/.test(value),
    "Enter minutes and seconds, such as 6:20, or leave it empty",
  ),
  views: text("Views", 11)
    .transform((value) => value.replaceAll(",", ""))
    .refine((value) => /^\d{0,9}$/.test(value), "Enter a number, such as 1250, or leave it empty")
    .transform((value) => (value === "" ? null : Number(value))),
  published_on: text("Published on", 10)
    .transform((value) => value || null)
    .pipe(day("Enter the date, such as 2026-04-01, or leave it empty").nullable()),
  category: text("Category", 30).refine(
    (value) => videoCategories.some((category) => category.value === value),
    "Choose a category",
  ),
  position: position(),
});

export type VideoValues = z.output<typeof schema>;

/** Checks the text fields of the form; the photo is looked at on its own. */
export function parseVideo(fields: URLSearchParams) {
  return parseFields(schema, fields);
}
