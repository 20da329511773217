/**
 * The folders of kept files: pictures are public, resumes are for staff, documents are public papers, certificates are given to
 * who knows their number and a date of birth, slips of consents and originals of blurred pictures are for staff.
 */
export type FileKind = "pictures" | "resumes" | "documents" | "certificates" | "slips" | "originals";

export interface StoredFile {
  kind: FileKind;
  name: string;
}

/**
 * 16 characters of base32 hold 80 random bits: not to be guessed over a network, and never the same twice. A page names
 * many pictures, and what is random cannot be packed: each character costs a visitor five bits for each picture.
 */
export const stemLength = 16;

/** Files kept by versions before this one have eight characters more. */
const stem = "[a-z2-7]{16}(?:[a-z2-7]{8})?";

const names: Record<FileKind, RegExp> = {
  pictures: new RegExp(`^${stem}-(?:(?:480|960|1600|2560)\\.webp|(?:320|480|720|960)\\.avif)$`),
  resumes: new RegExp(`^${stem}\\.(?:pdf|doc|docx)$`),
  documents: new RegExp(`^${stem}\\.pdf$`),
  certificates: new RegExp(`^${stem}\\.pdf$`),
  slips: new RegExp(`^${stem}\\.(?:pdf|webp)$`),
  originals: new RegExp(`^${stem}\\.webp$`),
};

export const fileKinds = Object.keys(names) as FileKind[];

/** True if the store gives such names; any other file is not ours. */
export function isKeptName(kind: string, name: string): boolean {
  return Object.hasOwn(names, kind) && names[kind as FileKind].test(name);
}

/** The stem a kept file's name begins with; a picture's renditions share one. */
export function stemOf(name: string): string {
  return /^[a-z2-7]*/.exec(name)?.[0] ?? "";
}
