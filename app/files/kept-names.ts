/** The folders of kept files: pictures are public, resumes are for staff, documents are public papers. */
export type FileKind = "pictures" | "resumes" | "documents";

export interface StoredFile {
  kind: FileKind;
  name: string;
}

/** 24 characters of base32 hold 120 random bits: not to be guessed, and never the same twice. */
export const stemLength = 24;

const names: Record<FileKind, RegExp> = {
  pictures: /^[a-z2-7]{24}-(?:(?:480|960|1600|2560)\.webp|(?:320|480|720|960)\.avif)$/,
  resumes: /^[a-z2-7]{24}\.(?:pdf|doc|docx)$/,
  documents: /^[a-z2-7]{24}\.pdf$/,
};

export const fileKinds = Object.keys(names) as FileKind[];

/** Whether the store gives such names; any other file is not ours. */
export function isKeptName(kind: string, name: string): boolean {
  return Object.hasOwn(names, kind) && names[kind as FileKind].test(name);
}

/** The stem a kept file's name begins with; a picture's renditions share one. */
export function stemOf(name: string): string {
  return name.slice(0, stemLength);
}
