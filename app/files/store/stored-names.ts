/** Pictures and documents (PDFs, recordings) are public, certificates need number and date of birth, others are for staff. */
export type FileKind = "pictures" | "resumes" | "documents" | "certificates" | "slips" | "originals";

export interface StoredFile {
  kind: FileKind;
  name: string;
}

/** 16 base32 characters hold 80 random bits. More would cost bytes: random text does not compress. */
export const stemLength = 16;

/** Older versions used eight more characters. */
const stem = "[a-z2-7]{16}(?:[a-z2-7]{8})?";

const names: Record<FileKind, RegExp> = {
  pictures: new RegExp(`^${stem}-(?:(?:480|960|1600|2560)\\.webp|(?:320|480|720|960)\\.avif)$`),
  resumes: new RegExp(`^${stem}\\.(?:pdf|doc|docx)$`),
  documents: new RegExp(`^${stem}\\.(?:pdf|webm|ogg|m4a)$`),
  certificates: new RegExp(`^${stem}\\.pdf$`),
  slips: new RegExp(`^${stem}\\.(?:pdf|webp)$`),
  originals: new RegExp(`^${stem}\\.webp$`),
};

export const fileKinds = Object.keys(names) as FileKind[];

export function isKeptName(kind: string, name: string): boolean {
  return Object.hasOwn(names, kind) && names[kind as FileKind].test(name);
}

export function getStem(name: string): string {
  return /^[a-z2-7]*/.exec(name)?.[0] ?? "";
}
