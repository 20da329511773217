import type { Speech } from "~/languages/current";
import { english, type Language, translations } from "~/languages/languages";
import type { Services } from "~/services/services.server";
import { type Database, openRevision, openRows } from "~db/connection.server";
import { readOnce } from "~db/read-once";

/** `kind` of own wordings in the table of translations. */
export const messagesOfOurs = "messages_of_ours";

export interface SiteLanguages {
  languages: readonly Language[];
  ownDigits: boolean;
  corrections: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

const englishOnly: SiteLanguages = { languages: [], ownDigits: false, corrections: new Map() };

interface Reader {
  readRevision: () => number;
  read: () => SiteLanguages;
  revision: number;
  kept: SiteLanguages;
}

const readers = new WeakMap<Database, Reader>();

/** Reads once per content revision; falls back to earlier languages, or English. */
export function siteLanguages({ db }: Pick<Services, "db">, revision?: number): SiteLanguages {
  const reader = readers.get(db) ?? openReader(db);
  try {
    const present = revision ?? readOnce(db, "content revision", reader.readRevision);
    if (present !== reader.revision) {
      reader.kept = reader.read();
      reader.revision = present;
    }
  } catch {
    // The page reports an unreadable database itself.
  }
  return reader.kept;
}

function openReader(db: Database): Reader {
  const readSettings = openRows<{ name: string; value: string }>(
    db,
    "select name, value from settings where name in ('hidden_languages', 'own_digits')",
  );
  const readCorrections = openRows<{ language: string; record: string; words: string }>(
    db,
    `select language, record, words from translations where kind = '${messagesOfOurs}'`,
  );
  const reader: Reader = {
    readRevision: openRevision(db).read,
    read() {
      const settings = Object.fromEntries(readSettings().map(({ name, value }) => [name, value]));
      const hidden = (settings.hidden_languages ?? "").split(" ");
      const corrections = new Map<string, Map<string, string>>();
      for (const { language, record, words } of readCorrections()) {
        const own = corrections.get(language) ?? new Map<string, string>();
        corrections.set(language, own.set(record, words));
      }
      return {
        languages: translations.filter(({ code }) => !hidden.includes(code)),
        ownDigits: settings.own_digits === "own",
        corrections,
      };
    },
    revision: -1,
    kept: englishOnly,
  };
  readers.set(db, reader);
  return reader;
}

/** Language state of public pages. English messages cannot be reworded: the specification fixes them. */
export function createSpeech(
  { languages, ownDigits, corrections }: SiteLanguages,
  language: Language,
): Speech {
  const isEnglish = language.code === english.code;
  return {
    language,
    languages: [english, ...languages],
    corrections: (isEnglish ? undefined : corrections.get(language.code)) ?? new Map(),
    ownDigits,
  };
}
