/** The part of a page that a picture marks: a button, a link, a label or the heading of a part that opens. */
export interface Marked {
  /** A page of the sample content. */
  page: string;
  tag: "a" | "button" | "label" | "summary";
  /** Its label in English. */
  label: string;
}

export interface Step {
  /** A label of the dashboard is written `{Save}`, bold text between `**`. */
  text: string;
  /** File name of its picture, which shows where to tap. */
  picture?: string;
  marked?: Marked;
}

/** A task of the school's office, in one language (help/README.md describes the files). */
export interface Task {
  /** The last part of its address. */
  name: string;
  title: string;
  /** True if only administrators can do it. */
  administrators: boolean;
  /** Keys of the kinds whose forms and lists link here. */
  kinds: readonly string[];
  /** Other pages that link here, with all pages below them. */
  paths: readonly string[];
  intro: string;
  steps: readonly Step[];
  notes: readonly string[];
}

export const helpPath = "/dashboard/help";
