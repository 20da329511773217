import { t } from "#say";
import type { Picture } from "~/files/pictures/picture";
import type { KindWithFiles } from "~/kinds/kind";
import { fileSize } from "~/text/file-size";

export const maxFiles = 12;

/** Hidden field with the key that staged files belong to. */
export const formKeyField = "files_key";
export const filesField = "files";

export type Owning = Pick<KindWithFiles, "files" | "names">;

export const titleField = (id: number) => `file-title-${id}`;
export const removeField = (id: number) => `file-remove-${id}`;
export const languageField = (id: number) => `file-language-${id}`;

/** Characters of a PDF's title or a photo's description. */
export const titleLength = 300;

export const attachedFileTypes = "application/pdf,.pdf,image/jpeg,image/png,image/webp,image/avif";
export const recordingTypes = "audio/webm,audio/ogg,audio/mp4,.m4a,.opus";

/** File of a record or of its unsaved form. */
export interface AttachedFile {
  id: number;
  /** Title of a PDF or description of a photo; can be empty. */
  title: string;
  original_name: string;
  bytes: number;
  pages: number | null;
  seconds: number | null;
  language: string;
  url?: string;
  picture?: Picture;
  /** True if its form is not saved yet. */
  waiting: boolean;
}

export const fileTitle = ({ title, original_name }: Pick<AttachedFile, "title" | "original_name">) =>
  title || original_name;

export const isRecording = ({ seconds }: Pick<AttachedFile, "seconds">) => seconds !== null;

/** `PDF, 240 KB, 3 pages`; photos have no size, because each visitor gets another rendition. */
export function fileFacts({ picture, bytes, pages, seconds }: AttachedFile): string {
  if (seconds !== null) return [t("Recording"), recordingFacts({ bytes, seconds })].join(", ");
  const length = pages ? [pages === 1 ? t("1 page") : t("{count} pages", { count: pages })] : [];
  return picture ? t("Photo") : ["PDF", fileSize(bytes), ...length].join(", ");
}

export const countWords = (count: number) => (count === 1 ? t("1 file") : t("{count} files", { count }));

export function recordingFacts({ bytes, seconds }: Pick<AttachedFile, "bytes" | "seconds">): string {
  const length = seconds ?? 0;
  return `${Math.floor(length / 60)}:${String(length % 60).padStart(2, "0")}, ${fileSize(bytes)}`;
}
