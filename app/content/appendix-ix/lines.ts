import type { Message } from "~/languages/messages";
import { documentLines } from "./document-lines";

/** What a line is answered with. */
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

/** A line of CBSE's Appendix IX. */
export interface Line {
  /** Stands in the database and in addresses: it stays as it is. */
  key: string;
  /** As CBSE numbers it. */
  number: string;
  /** In CBSE's words. */
  wording: Message;
  /** What the staff's forms call it. */
  label: Message;
  kind: Kind;
  hint?: Message;
  /** There are schools that it does not apply to: they say why. */
  mayLack?: true;
  /** Shown beside the lines of CBSE's form where a school has it; nothing is missing without it. */
  extra?: true;
  /** The page of the site that says the same. */
  page?: { path: string; label: Message };
}

interface Section {
  title: Message;
  lines: readonly Line[];
}

const pages: Record<string, Line["page"]> = {
  c1: { path: "/fees", label: "the page Fees" },
  c2: { path: "/year-calendar", label: "the page Calendar of the year" },
  d6: { path: "/staff-directory", label: "the page Staff directory" },
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

/** Lines that some schools' forms have beside those of CBSE's circular of 2021 (docs/disclosure.md). */
const extra = { number: "–", extra: true } as const;

/**
 * CBSE's Appendix IX "Mandatory Public Disclosure", its sections and lines in their order. docs/disclosure.md compares it with
 * what CBSE asks for, line by line.
 */
export const sections = {
  a: {
    title: "General information",
    lines: [
      { key: "a1", number: "1", wording: "Name of the school", label: "Name of the school", kind: "text" },
      {
        key: "a2",
        number: "2",
        wording: "Affiliation no. (if applicable)",
        label: "Affiliation number",
        kind: "text",
        mayLack: true,
      },
      {
        key: "a3",
        number: "3",
        wording: "School code (if applicable)",
        label: "School code",
        kind: "text",
        mayLack: true,
      },
      {
        key: "a4",
        number: "4",
        wording: "Complete address with PIN code",
        label: "Complete address with PIN code",
        kind: "long",
      },
      {
        key: "a5",
        number: "5",
        wording: "Principal name & qualification",
        label: "Principal: name and qualification",
        kind: "text",
        hint: "Such as: Mrs. A. Das, M.Sc., B.Ed.",
      },
      { key: "a6", number: "6", wording: "School e-mail ID", label: "E-mail of the school", kind: "email" },
      {
        key: "a7",
        number: "7",
        wording: "Contact details (landline/mobile)",
        label: "Phone, landline and mobile",
        kind: "text",
      },
    ],
  },
  b: { title: "Documents and information", lines: documents("b") },
  c: {
    title: "Result and academics",
    lines: [
      ...documents("c"),
      {
        key: "c5x",
        number: "5",
        wording: "Last three-year result of the board examination: class X",
        label: "Results of class X",
        kind: "results",
        mayLack: true,
      },
      {
        key: "c5xii",
        number: "5",
        wording: "Last three-year result of the board examination: class XII",
        label: "Results of class XII",
        kind: "results",
        mayLack: true,
      },
    ],
  },
  d: {
    title: "Staff (teaching)",
    lines: [
      { key: "d1", number: "1", wording: "Principal", label: "Principal", kind: "text" },
      {
        key: "d2",
        number: "2",
        wording: "Total no. of teachers",
        label: "Teachers in all",
        kind: "number",
      },
      { key: "d2pgt", number: "2", wording: "PGT", label: "PGT", kind: "number", mayLack: true },
      { key: "d2tgt", number: "2", wording: "TGT", label: "TGT", kind: "number", mayLack: true },
      { key: "d2prt", number: "2", wording: "PRT", label: "PRT", kind: "number", mayLack: true },
      { key: "d2ntt", ...extra, wording: "NTT", label: "NTT (nursery teachers)", kind: "number" },
      {
        key: "d3",
        number: "3",
        wording: "Teachers section ratio",
        label: "Teachers for each section",
        kind: "text",
        hint: "Such as: 1.5 : 1",
      },
      {
        key: "d4",
        number: "4",
        wording: "Details of special educator",
        label: "Special educator",
        kind: "text",
        hint: "Name and qualification.",
        mayLack: true,
      },
      {
        key: "d5",
        number: "5",
        wording: "Details of counsellor and wellness teacher",
        label: "Counsellor and wellness teacher",
        kind: "text",
        hint: "Name and qualification.",
        mayLack: true,
      },
      { key: "d1vice", ...extra, wording: "Vice principal", label: "Vice principal", kind: "text" },
      {
        key: "d1head",
        ...extra,
        wording: "Headmistress/headmaster",
        label: "Headmistress or headmaster",
        kind: "text",
      },
      ...documents("d"),
    ],
  },
  e: {
    title: "School infrastructure",
    lines: [
      {
        key: "e1",
        number: "1",
        wording: "Total campus area of the school (in square mtr)",
        label: "Campus in square metres",
        kind: "area",
      },
      {
        key: "e2",
        number: "2",
        wording: "No. and size of the class rooms (in sq mtr)",
        label: "Class rooms: number and size",
        kind: "text",
        hint: "Such as: 24 rooms of 47 sq m",
      },
      {
        key: "e3",
        number: "3",
        wording: "No. and size of laboratories including computer labs (in sq mtr)",
        label: "Laboratories: number and size",
        kind: "text",
        hint: "Such as: 4 labs of 56 sq m, computer lab of 60 sq m",
        mayLack: true,
      },
      { key: "e4", number: "4", wording: "Internet facility (Y/N)", label: "Internet", kind: "yes-no" },
      {
        key: "e5",
        number: "5",
        wording: "No. of girls toilets",
        label: "Toilets for girls",
        kind: "number",
        mayLack: true,
      },
      {
        key: "e6",
        number: "6",
        wording: "No. of boys toilets",
        label: "Toilets for boys",
        kind: "number",
        mayLack: true,
      },
      {
        key: "e7",
        number: "7",
        wording:
          "Link of YouTube video of the inspection of school covering the infrastructure of the school",
        label: "Address of the inspection's video",
        kind: "link",
        mayLack: true,
      },
      {
        key: "e8",
        ...extra,
        wording: "No. and size of library (in sq mtr)",
        label: "Library: number and size",
        kind: "text",
      },
      {
        key: "e9",
        ...extra,
        wording: "No. of toilets for children with special needs (CWSN)",
        label: "Toilets for children with special needs",
        kind: "number",
      },
    ],
  },
} as const satisfies Record<string, Section>;

export type SectionKey = keyof typeof sections;

export const sectionKeys = Object.keys(sections) as SectionKey[];

/** Whether a word of an address is a section. */
export function isSectionKey(key: string | undefined): key is SectionKey {
  return key !== undefined && Object.hasOwn(sections, key);
}

/** The lines of a section, in their order. */
export function linesOf(section: SectionKey): readonly Line[] {
  return sections[section].lines;
}

/** All lines, in their order. */
export const allLines: readonly Line[] = sectionKeys.flatMap((key) => [...linesOf(key)]);

/** The field of a form that says why a line does not apply. */
export const reasonField = (key: string) => `${key}_none`;

/** Where staff fill in a section. */
export const sectionPath = (key: SectionKey) => `/dashboard/appendix-ix/${key}`;

/** Where staff fill in a line: the very field. */
export const linePath = (key: string) => `/dashboard/appendix-ix/${key.charAt(0)}#${key}`;
