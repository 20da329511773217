import { t } from "#say";
import type { Picture } from "~/files/picture";
import { fileSize } from "~/text/file-size";

/** Files that one notice may have. */
export const maxNoticeFiles = 12;

/** The hidden field with the key of a form, to which files that arrived belong until it is saved. */
export const formKeyField = "files_key";
/** The file input. */
export const filesField = "files";

/** The field with what a file is called, and the box that takes it away. */
export const titleField = (id: number) => `file-title-${id}`;
export const removeField = (id: number) => `file-remove-${id}`;

/** Characters of a PDF's title, and of what a photo shows. */
export const titleLength = 300;

/** What the file chooser offers. */
export const noticeFileTypes = "application/pdf,.pdf,image/jpeg,image/png,image/webp,image/avif";

/** A file of a notice, or of its form. */
export interface NoticeFile {
  id: number;
  /** What a PDF is called, or what a photo shows; empty if nobody said. */
  title: string;
  /** As its sender named it. */
  original_name: string;
  bytes: number;
  /** Of a PDF, where it can be told. */
  pages: number | null;
  /** Where a PDF is. */
  url?: string;
  /** What a photo shows. */
  picture?: Picture;
  /** It arrived with a form that is not saved yet. */
  waiting: boolean;
}

/** What a PDF is called where people read it. */
export const fileTitle = ({ title, original_name }: Pick<NoticeFile, "title" | "original_name">) =>
  title || original_name;

/** Kind, size and length of a file, as in `PDF, 240 KB, 3 pages`; of a photo each visitor gets another size. */
export function fileFacts({ picture, bytes, pages }: NoticeFile): string {
  const length = pages ? [pages === 1 ? t("1 page") : t("{count} pages", { count: pages })] : [];
  return picture ? t("Photo") : ["PDF", fileSize(bytes), ...length].join(", ");
}

/** How many files, as in `2 files`. */
export const countWords = (count: number) => (count === 1 ? t("1 file") : t("{count} files", { count }));
