import { t } from "#say";
import type { KindWithFiles } from "~/content/records/kind";
import type { Picture } from "~/files/picture";
import { fileSize } from "~/text/file-size";

export const maxFiles = 12;

/** Hidden field with the key that staged files belong to. */
export const formKeyField = "files_key";
export const filesField = "files";

/** Kind whose records have any number of files. */
export type Owning = Pick<KindWithFiles, "files" | "names">;

/** Field with a file's title, and checkbox that removes it. */
export const titleField = (id: number) => `file-title-${id}`;
export const removeField = (id: number) => `file-remove-${id}`;

/** Characters of a PDF's title or a photo's description. */
export const titleLength = 300;

export const attachedFileTypes = "application/pdf,.pdf,image/jpeg,image/png,image/webp,image/avif";

/** File of a record or of its unsaved form. */
export interface AttachedFile {
  id: number;
  /** Title of a PDF or description of a photo; can be empty. */
  title: string;
  /** Name on the sender's device. */
  original_name: string;
  bytes: number;
  /** Of a PDF, if known. */
  pages: number | null;
  url?: string;
  picture?: Picture;
  /** True if its form is not saved yet. */
  waiting: boolean;
}

export const fileTitle = ({ title, original_name }: Pick<AttachedFile, "title" | "original_name">) =>
  title || original_name;

/** `PDF, 240 KB, 3 pages`; photos have no size, because each visitor gets another rendition. */
export function fileFacts({ picture, bytes, pages }: AttachedFile): string {
  const length = pages ? [pages === 1 ? t("1 page") : t("{count} pages", { count: pages })] : [];
  return picture ? t("Photo") : ["PDF", fileSize(bytes), ...length].join(", ");
}

/** `2 files`. */
export const countWords = (count: number) => (count === 1 ? t("1 file") : t("{count} files", { count }));
