/** A stored picture, as pages show it. */
export interface Picture {
  /**
   * Its files are `<stem>-480.webp`, `<stem>-960.webp` and `<stem>-1600.webp`, and AVIF ones at 320, 480, 720 and 960; one
   * that is wider than 1600 pixels has `<stem>-2560.webp` too.
   */
  stem: string;
  width: number;
  height: number;
  /** Its mean colour, shown until it has come: three hexadecimal digits, or empty. */
  placeholder: string;
  /** True if the AVIF renditions are there. */
  avif: boolean;
}

/** Columns to select beside a content type's own; `takePicture` makes a Picture of them. */
export const pictureColumns = [
  "pictures.stem",
  "pictures.width",
  "pictures.height",
  "pictures.placeholder",
  "pictures.avif",
] as const;

interface PictureCells {
  stem: string;
  width: number;
  height: number;
  placeholder: string;
  avif: number;
}

/** A row with the picture's columns in one place. */
export function takePicture<Row extends PictureCells>(row: Row) {
  const { stem, width, height, placeholder, avif, ...rest } = row;
  return { ...rest, picture: { stem, width, height, placeholder, avif: avif === 1 } satisfies Picture };
}

/** Where old clients find a picture: relative to the interface's base, as the product answered (section 7). */
export function legacyImageUrl(stem: string): string {
  return `./uploads/${stem}-960.webp`;
}
