import { staffKinds } from "~/kinds/registry";
import { saveSettings } from "~/settings/queries.server";
import { ownWords } from "./languages";
import { addRecord } from "./records";
import { openSite } from "./site";

/** Site without English content, with a record of each kind. */
export async function openOwnSite(code: string) {
  const site = await openSite();
  const word = ownWords[code] ?? "";
  await saveSettings(site.db, {
    school_name: word,
    motto: word,
    address: word,
    sample_notice: word,
    phone: "06762 224455",
    email_office: "office@school.test",
    youtube_url: "https://www.youtube.com/@school",
    count_students: "1200",
    count_years: "30",
    stat_years: "30",
  });
  for (const kind of staffKinds) {
    const texts = Object.entries(kind.fields).filter(
      ([, { type, options }]) => !options && (type === undefined || type === "long"),
    );
    const words = Object.fromEntries(texts.map(([name]) => [name, word]));
    await addRecord(site.db, kind, word, {
      ...words,
      ...("link" in words && { link: "" }),
      ...("url" in words && { url: "" }),
      ...(kind.file?.type === "document" && { [kind.file.column]: `/documents/${"a".repeat(24)}.pdf` }),
      ...("page" in words && { page: "" }),
    });
  }
  return site;
}
