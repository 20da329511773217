import sharp from "sharp";
import { textPath } from "~/capabilities/texts/texts";
import { type openSite, tokenOf } from "./site";

export type Person = Awaited<ReturnType<Awaited<ReturnType<typeof openSite>>["staff"]>>;

export interface FormPage {
  path: string;
  /** Values that must be valid. */
  fixed: Record<string, string>;
  /** File field, if any. */
  file?: "photo" | "document";
  visitors?: boolean;
}

const video = { video_id: "https://youtu.be/abcdefghijk", duration: "6:20", views: "12", published_on: "" };
/** Forms with texts, and values of their other fields. */
export const textForms: FormPage[] = [
  { path: "/dashboard/add-notice", fixed: { date: "2026-03-14", category: "academic", priority: "low" } },
  { path: "/dashboard/add-job", fixed: {} },
  { path: "/dashboard/settings/school", fixed: { time_zone: "" } },
  ...(["about_heading", "about", "mission_points", "story"] as const).map((name) => ({
    path: textPath(name),
    fixed: {},
  })),
  { path: "/dashboard/calendar/add", fixed: { date: "2026-03-14", last_date: "", kind: "event" } },
  { path: "/dashboard/albums/add", fixed: { date: "2026-03-14" } },
  { path: "/dashboard/uploadimage", fixed: {}, file: "photo" },
  { path: "/dashboard/add-result", fixed: {}, file: "photo" },
  { path: "/dashboard/add-faculty", fixed: {}, file: "photo" },
  { path: "/dashboard/addparent-testimonial", fixed: {}, file: "photo" },
  { path: "/dashboard/add-popup", fixed: { link_url: "/contact" }, file: "photo" },
  { path: "/dashboard/slides/add", fixed: { position: "1" }, file: "photo" },
  { path: "/dashboard/videos/add", fixed: { ...video, category: "Events", position: "1" }, file: "photo" },
  { path: "/dashboard/disclosures/add", fixed: { position: "20" }, file: "document" },
  { path: "/contact", fixed: { phone: "", email: "parent@example.com" }, visitors: true },
];

/** Forms of kinds that are not among `textForms`. */
const moreForms: FormPage[] = [
  { path: "/dashboard/programs/add", fixed: { position: "1" } },
  { path: "/dashboard/amenities/add", fixed: { position: "1", icon: "bus" } },
  { path: "/dashboard/facilities/add", fixed: { position: "1", photos: "", address: "", beside_place: "1" } },
  { path: "/dashboard/facility-cards/add", fixed: { position: "1", opens: "" }, file: "photo" },
];

/** @param path page of the form */
export function addingForm(path: string): FormPage {
  const form = [...textForms, ...moreForms].find((one) => one.path === path);
  if (!form) throw new Error(`How is one added at ${path}?`);
  return form;
}

const photo = async () =>
  new Uint8Array(
    await sharp({ create: { width: 60, height: 40, channels: 3, background: "teal" } })
      .jpeg()
      .toBuffer(),
  );

/** Minimal PDF. */
export const smallPdf = "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n";

/** Text fields with their `maxlength` in UTF-16 units. */
function findTextFields(html: string): Map<string, number> {
  const fields = new Map<string, number>();
  for (const [tag] of html.matchAll(/<(?:input|textarea)\b[^>]*>/g)) {
    const name = /\bname="([^"]+)"/.exec(tag)?.[1];
    const maxLength = /\bmaxlength="(\d+)"/i.exec(tag)?.[1];
    if (name && name !== "q" && maxLength) fields.set(name, Number(maxLength));
  }
  return fields;
}

/** Fills every text field and submits. @param textFor returns a text of up to `maxlength` units */
export async function sendForm(
  person: Person,
  { path, fixed, file, visitors }: FormPage,
  textFor: (longest: number) => string,
  { multipart = false, fileName = file === "photo" ? "p.jpg" : "d.pdf" } = {},
) {
  const html = await person.get(path);
  // Visitors' forms with an immediate token count as bots.
  const values: Record<string, string> = visitors ? {} : { form_token: tokenOf(html) ?? "" };
  for (const [name, longest] of findTextFields(html)) values[name] = textFor(longest);
  Object.assign(values, fixed);
  if (!file && !multipart) return { values, answer: await person.visit(path, { form: values }) };
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) body.append(name, value);
  if (file === "photo") body.append("photo", new Blob([await photo()]), fileName);
  if (file === "document") body.append("document", new Blob([smallPdf]), fileName);
  return { values, answer: await person.visit(path, { body }) };
}
