import { z } from "zod";
import { longText, parseFields, text } from "~/http/fields.server";
import { videoCategories } from "./categories";

/** Title, description, duration, category (specification section 3). */
const schema = z.object({
  title: text("Title", 200).refine((value) => value !== "", "Enter title"),
  description: longText("Description", 500),
  video_id: text("Number of the video", 20).refine(
    (value) => /^[\w-]*$/.test(value),
    "Enter only the part after watch?v=",
  ),
  duration: text("Length", 10),
  category: text("Category", 30).refine(
    (value) => videoCategories.some((category) => category.value === value),
    "Choose a category",
  ),
  position: z
    .string()
    .default("")
    .pipe(z.string().regex(/^[1-9]\d{0,3}$/, "Enter a number from 1 to 9999"))
    .transform(Number),
});

export type VideoValues = z.output<typeof schema>;

/** Checks the text fields of the form; the photo is looked at on its own. */
export function parseVideo(fields: URLSearchParams) {
  return parseFields(schema, fields);
}
