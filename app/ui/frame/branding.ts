export interface OwnLogo {
  width: number;
  height: number;
  file: (name: "logo.webp" | "48.png" | "180.png" | "192.png" | "512.png" | "maskable.png") => string;
}

/** Parses the setting `<mark> <width>x<height>`; undefined for the default emblem. */
export function ownLogo(setting: string): OwnLogo | undefined {
  const [, mark, width, height] = /^([\w-]{20}) (\d+)x(\d+)$/.exec(setting) ?? [];
  if (!mark) return undefined;
  return { width: Number(width), height: Number(height), file: (name) => `/look/${mark}-${name}` };
}

/** Picture of shared links, 1200 × 630 pixels: the school's or the default. */
export function sharePicturePath(setting: string): string {
  return setting ? `/look/${setting}-share.jpg` : "/og.jpg";
}
