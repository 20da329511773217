import { type Message, msg } from "#message";
import { documentLines } from "./document-lines";

export type Kind =
  | "text"
  | "long"
  | "email"
  | "number"
  | "area"
  | "yes-no"
  | "link"
  | "documents"
  | "results";

export interface Line {
  /** Stored, and part of URLs: never change it. */
  key: string;
  number: string;
  wording: Message;
  label: Message;
  kind: Kind;
  hint?: Message;
  mayLack?: true;
  extra?: true;
  page?: { path: string; label: Message; link: Message };
}

interface Section {
  title: Message;
  lines: readonly Line[];
}

const pages: Record<string, Line["page"]> = {
  c1: { path: "/fees", label: msg("the page Fees"), link: msg("See <a>the page Fees</a>") },
  c2: {
    path: "/year-calendar",
    label: msg("the page Calendar of the year"),
    link: msg("See <a>the page Calendar of the year</a>"),
  },
  d6: {
    path: "/staff-directory",
    label: msg("the page Staff directory"),
    link: msg("See <a>the page Staff directory</a>"),
  },
};

const documents = (section: "b" | "c" | "d"): Line[] =>
  documentLines
    .filter(({ key }) => key.startsWith(section))
    .map((line) => ({
      ...line,
      kind: "documents",
      ...(line.number === "–" ? { extra: true } : { mayLack: true }),
      ...(pages[line.key] && { page: pages[line.key] }),
    }));

/** Lines of some forms in addition to CBSE's circular of 2021 (docs/disclosure.md). */
const extra = { number: "–", extra: true } as const;

/** CBSE's Appendix IX "Mandatory Public Disclosure"; docs/disclosure.md compares it line by line. */
export const sections = {
  a: {
    title: msg(/* As CBSE's form asks it. */ "General information"),
    lines: [
      {
        key: "a1",
        number: "1",
        wording: msg(/* As CBSE's form asks it. */ "Name of the school"),
        label: msg("Name of the school"),
        kind: "text",
      },
      {
        key: "a2",
        number: "2",
        wording: msg(/* As CBSE's form asks it. */ "Affiliation no. (if applicable)"),
        label: msg("Affiliation number"),
        kind: "text",
        mayLack: true,
      },
      {
        key: "a3",
        number: "3",
        wording: msg(/* As CBSE's form asks it. */ "School code (if applicable)"),
        label: msg("School code"),
        kind: "text",
        mayLack: true,
      },
      {
        key: "a4",
        number: "4",
        wording: msg(/* As CBSE's form asks it. */ "Complete address with PIN code"),
        label: msg("Complete address with PIN code"),
        kind: "long",
      },
      {
        key: "a5",
        number: "5",
        wording: msg(/* As CBSE's form asks it. */ "Principal name & qualification"),
        label: msg("Principal: name and qualification"),
        kind: "text",
        hint: msg("Such as: Mrs. A. Das, M.Sc., B.Ed."),
      },
      {
        key: "a6",
        number: "6",
        wording: msg(/* As CBSE's form asks it. */ "School e-mail ID"),
        label: msg("E-mail of the school"),
        kind: "email",
      },
      {
        key: "a7",
        number: "7",
        wording: msg(/* As CBSE's form asks it. */ "Contact details (landline/mobile)"),
        label: msg("Phone, landline and mobile"),
        kind: "text",
      },
    ],
  },
  b: { title: msg(/* As CBSE's form asks it. */ "Documents and information"), lines: documents("b") },
  c: {
    title: msg(/* As CBSE's form asks it. */ "Result and academics"),
    lines: [
      ...documents("c"),
      {
        key: "c5x",
        number: "5",
        wording: msg(
          /* As CBSE's form asks it. */ "Last three-year result of the board examination: class X",
        ),
        label: msg("Results of class X"),
        kind: "results",
        mayLack: true,
      },
      {
        key: "c5xii",
        number: "5",
        wording: msg(
          /* As CBSE's form asks it. */ "Last three-year result of the board examination: class XII",
        ),
        label: msg("Results of class XII"),
        kind: "results",
        mayLack: true,
      },
    ],
  },
  d: {
    title: msg(/* As CBSE's form asks it. */ "Staff (teaching)"),
    lines: [
      {
        key: "d1",
        number: "1",
        wording: msg(/* The head of the school, man or woman. */ "Principal"),
        label: msg("Principal"),
        kind: "text",
      },
      {
        key: "d2",
        number: "2",
        wording: msg(/* As CBSE's form asks it. */ "Total no. of teachers"),
        label: msg("Teachers in all"),
        kind: "number",
      },
      {
        key: "d2pgt",
        number: "2",
        wording: msg(/* As CBSE's form asks it. */ "PGT"),
        label: msg("PGT"),
        kind: "number",
        mayLack: true,
      },
      {
        key: "d2tgt",
        number: "2",
        wording: msg(/* As CBSE's form asks it. */ "TGT"),
        label: msg("TGT"),
        kind: "number",
        mayLack: true,
      },
      {
        key: "d2prt",
        number: "2",
        wording: msg(/* As CBSE's form asks it. */ "PRT"),
        label: msg("PRT"),
        kind: "number",
        mayLack: true,
      },
      {
        key: "d2ntt",
        ...extra,
        wording: msg(/* As CBSE's form asks it. */ "NTT"),
        label: msg("NTT (nursery teachers)"),
        kind: "number",
      },
      {
        key: "d3",
        number: "3",
        wording: msg(/* As CBSE's form asks it. */ "Teachers section ratio"),
        label: msg("Teachers for each section"),
        kind: "text",
        hint: msg("Such as: 1.5 : 1"),
      },
      {
        key: "d4",
        number: "4",
        wording: msg(/* As CBSE's form asks it. */ "Details of special educator"),
        label: msg("Special educator"),
        kind: "text",
        hint: msg("Name and qualification."),
        mayLack: true,
      },
      {
        key: "d5",
        number: "5",
        wording: msg(/* As CBSE's form asks it. */ "Details of counsellor and wellness teacher"),
        label: msg("Counsellor and wellness teacher"),
        kind: "text",
        hint: msg("Name and qualification."),
        mayLack: true,
      },
      {
        key: "d1vice",
        ...extra,
        wording: msg(/* As CBSE's form asks it. */ "Vice principal"),
        label: msg("Vice principal"),
        kind: "text",
      },
      {
        key: "d1head",
        ...extra,
        wording: msg(/* As CBSE's form asks it. */ "Headmistress/headmaster"),
        label: msg("Headmistress or headmaster"),
        kind: "text",
      },
      ...documents("d"),
    ],
  },
  e: {
    title: msg(/* As CBSE's form asks it. */ "School infrastructure"),
    lines: [
      {
        key: "e1",
        number: "1",
        wording: msg(/* As CBSE's form asks it. */ "Total campus area of the school (in square mtr)"),
        label: msg("Campus in square metres"),
        kind: "area",
      },
      {
        key: "e2",
        number: "2",
        wording: msg(/* As CBSE's form asks it. */ "No. and size of the class rooms (in sq mtr)"),
        label: msg("Class rooms: number and size"),
        kind: "text",
        hint: msg("Such as: 24 rooms of 47 sq m"),
      },
      {
        key: "e3",
        number: "3",
        wording: msg(
          /* As CBSE's form asks it. */ "No. and size of laboratories including computer labs (in sq mtr)",
        ),
        label: msg("Laboratories: number and size"),
        kind: "text",
        hint: msg("Such as: 4 labs of 56 sq m, computer lab of 60 sq m"),
        mayLack: true,
      },
      {
        key: "e4",
        number: "4",
        wording: msg(/* As CBSE's form asks it. */ "Internet facility (Y/N)"),
        label: msg("Internet"),
        kind: "yes-no",
      },
      {
        key: "e5",
        number: "5",
        wording: msg(/* As CBSE's form asks it. */ "No. of girls toilets"),
        label: msg("Toilets for girls"),
        kind: "number",
        mayLack: true,
      },
      {
        key: "e6",
        number: "6",
        wording: msg(/* As CBSE's form asks it. */ "No. of boys toilets"),
        label: msg("Toilets for boys"),
        kind: "number",
        mayLack: true,
      },
      {
        key: "e7",
        number: "7",
        wording: msg(
          /* As CBSE's form asks it. */ "Link of YouTube video of the inspection of school covering the infrastructure of the school",
        ),
        label: msg("Address of the inspection's video"),
        kind: "link",
        mayLack: true,
      },
      {
        key: "e8",
        ...extra,
        wording: msg(/* As CBSE's form asks it. */ "No. and size of library (in sq mtr)"),
        label: msg("Library: number and size"),
        kind: "text",
      },
      {
        key: "e9",
        ...extra,
        wording: msg(/* As CBSE's form asks it. */ "No. of toilets for children with special needs (CWSN)"),
        label: msg("Toilets for children with special needs"),
        kind: "number",
      },
    ],
  },
} as const satisfies Record<string, Section>;

export type SectionKey = keyof typeof sections;

export const sectionKeys = Object.keys(sections) as SectionKey[];

export function isSectionKey(key: string | undefined): key is SectionKey {
  return key !== undefined && Object.hasOwn(sections, key);
}

export function getLines(section: SectionKey): readonly Line[] {
  return sections[section].lines;
}

export const allLines: readonly Line[] = sectionKeys.flatMap((key) => [...getLines(key)]);

export const reasonField = (key: string) => `${key}_none`;

export const sectionPath = (key: SectionKey) => `/dashboard/appendix-ix/${key}`;

export const linePath = (key: string) => `/dashboard/appendix-ix/${key.charAt(0)}#${key}`;
