export interface Picture {
  /** Files: `<stem>-480.webp`, 960 and 1600 (2560 if wider than 1600), and AVIF at 320, 480, 720 and 960. */
  stem: string;
  width: number;
  height: number;
  /** Average colour shown while loading: three hexadecimal digits, or empty. */
  placeholder: string;
  /** Point that every crop keeps in view (see focus.ts). */
  focus: string;
  avif: boolean;
}

export const pictureColumns = [
  "pictures.stem",
  "pictures.width",
  "pictures.height",
  "pictures.placeholder",
  "pictures.focus",
  "pictures.avif",
] as const;

interface PictureCells {
  stem: string;
  width: number;
  height: number;
  /** Outer joins type these as null, although a row with a stem has them. */
  placeholder: string | null;
  focus: string | null;
  avif: number | null;
}

export function takePicture<Row extends PictureCells>(row: Row) {
  const { stem, width, height, placeholder, focus, avif, ...rest } = row;
  return {
    ...rest,
    picture: {
      stem,
      width,
      height,
      placeholder: placeholder ?? "",
      focus: focus ?? "",
      avif: avif === 1,
    } satisfies Picture,
  };
}

/** URL for old clients, relative to the API base (specification section 7). */
export function legacyImageUrl(stem: string): string {
  return `./uploads/${stem}-960.webp`;
}
