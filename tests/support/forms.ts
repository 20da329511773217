import sharp from "sharp";
import type { FieldSpec } from "~/forms/field-specs";
import { type StaffKindKey, staffKinds } from "~/kinds/registry";
import { textPath } from "~/page-texts/texts";
import { getPart } from "~/settings/parts";
import { type openSite, tokenOf } from "./site";

export type Person = Awaited<ReturnType<Awaited<ReturnType<typeof openSite>>["staff"]>>;

export interface FormPage {
  path: string;
  /** Values of the fields that take no other text. */
  fixed: Record<string, string>;
  /** The field of its file. */
  file?: "photo" | "document";
  visitors?: boolean;
}

/** Values of fields that take no other text. */
const examples: Partial<Record<StaffKindKey, Record<string, string>>> = {
  video: { video_id: "https://youtu.be/abcdefghijk", duration: "6:20", views: "12" },
  "pop-up": { link_url: "/contact" },
  "calendar entry": { link: "/notices" },
  page: { address: "the-page", menu: "Parents" },
  facility: { photos: "", address: "the-facility", beside_place: "1" },
  "facility card": { opens: "" },
};

function exampleOf({ type, options, required }: FieldSpec): string | undefined {
  if (type === "position") return "1";
  if (type === "date") return required ? "2026-03-14" : "";
  if (["number", "phone", "email", "url", "colour"].includes(type ?? "")) return "";
  return required && options?.find(({ value }) => value)?.value;
}

const examplesOf = (fields: Readonly<Record<string, FieldSpec>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, spec]) => {
      const example = exampleOf(spec);
      return example === undefined ? [] : [[name, example]];
    }),
  );

/** Returns how a record of a kind is added. */
export function addingForm({ key, pages, fields, file }: (typeof staffKinds)[number]): FormPage {
  return {
    path: pages.add,
    fixed: { ...examplesOf(fields), ...examples[key] },
    ...(file && { file: file.type === "picture" ? ("photo" as const) : ("document" as const) }),
  };
}

/** Every form that stores texts. */
export const textForms: FormPage[] = [
  ...staffKinds.map(addingForm),
  { path: "/dashboard/settings/school", fixed: examplesOf(getPart("school").fields) },
  ...(["about_heading", "about", "mission_points", "story"] as const).map((name) => ({
    path: textPath(name),
    fixed: {},
  })),
  { path: "/contact", fixed: { phone: "", email: "parent@example.com" }, visitors: true },
];

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
