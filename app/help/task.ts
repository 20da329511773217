import type { Role } from "~db/schema";

export interface Marked {
  page: string;
  tag: "a" | "button" | "label" | "summary";
  label: string;
}

export interface Step {
  /** Dashboard labels are written `{Save}`, bold text between `**`. */
  text: string;
  picture?: string;
  marked?: Marked;
}

/** Task of the school's office in one language; help/README.md describes the files. */
export interface Task {
  name: string;
  title: string;
  role: Role;
  kinds: readonly string[];
  paths: readonly string[];
  intro: string;
  steps: readonly Step[];
  notes: readonly string[];
}

export const helpPath = "/dashboard/help";
