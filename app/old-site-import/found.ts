import type { StaffKindKey } from "~/kinds/registry";

/** File of the old site. */
export interface FoundFile {
  /** Absolute, or relative to the base of the reader. */
  address: string;
  name: string;
  /** Title of a document, caption of a photo. */
  title: string;
}

/** Identifies a record of the old site. */
export interface FoundIdentity {
  /** List of the old site, such as `posts`; also its name in the report. */
  list: string;
  key: string;
}

/** Record of an old site, in the form that all readers yield. */
export interface FoundRecord extends FoundIdentity {
  /** Changes with the content. */
  fingerprint: string;
  /** Its own creation time, ISO; can be empty. */
  born: string;
  kind: StaffKindKey | "resume";
  /** For the report. */
  name: string;
  /** Absolute addresses of its page, the report's first. */
  addresses: string[];
  /** Fields of the kind, as staff would type them. */
  fields: Record<string, string>;
  at: string;
  updatedAt: string;
  isDraft: boolean;
  /** Of kinds with one picture, and of resumes. */
  file?: FoundFile;
  /** Of notices and pages. */
  files: FoundFile[];
  /** Album of a photo, and its place in it. */
  within?: FoundIdentity & { place: number };
  /** Values that were replaced or left out. */
  notes: string[];
  /** Left out if its file was imported with another record. */
  unlessElsewhere?: true;
}

/** Something of the old site that is not imported. */
export interface LeftOut extends FoundIdentity {
  name: string;
  address: string;
  reason: string;
  /** True if the old site says so itself, or it is none of the school's content: no failure. */
  isExpected?: boolean;
}

/** Offered to staff, never applied by itself. */
export interface Offer {
  name?: string;
  motto?: string;
  colour?: string;
  logo?: string;
  menu?: { label: string; address: string }[];
}

export interface Reader {
  name: "gdapi" | "wordpress-rest" | "wordpress-export" | "any-site";
  /** Address of the site; the same for its REST interface and its export file. */
  source: string;
  /** Lists in the order of the report. */
  lists: readonly string[];
  /** Number of records, as far as known so far; 0 if unknown. */
  countExpected(): number;
  offer?(): Offer;
  /** Addresses of lists, which lead to lists here; known after the records. */
  redirects?(): { address: string; target: string }[];
  records(signal?: AbortSignal): AsyncGenerator<FoundRecord | LeftOut>;
  /** Saves a file in `directory`. @returns its path; the caller removes it @throws UnreadableError */
  download(file: FoundFile, directory: string, maxBytes: number): Promise<string>;
  /** Finds an earlier import of a record, possibly under another name of the site. */
  findKnown?(record: FoundRecord): KnownRecord | undefined;
}

/** Row of an earlier import. */
export interface KnownRecord {
  id: number;
  fingerprint: string;
  state: string;
  kind: string;
  record_id: number | null;
  hash: string;
}

/** Result of one list. */
export interface ListReport {
  label: string;
  came: number;
  already: number;
  /** Changed on the old site, and not edited here. */
  updated: number;
  failed: string[];
  /** Notes about imported records. */
  changed: string[];
  /** Left out as expected. */
  leftOut: string[];
}
