/** The school's own logo, as the setting `logo` names it. */
export interface OwnLogo {
  /** Pixels that it takes in the header. */
  width: number;
  height: number;
  /** The address of one of its files. */
  file: (name: "logo.webp" | "48.png" | "180.png" | "192.png" | "512.png" | "maskable.png") => string;
}

/** Reads the setting, `<mark> <width>x<height>`; undefined if the site has the emblem that it came with. */
export function ownLogo(setting: string): OwnLogo | undefined {
  const [, mark, width, height] = /^([\w-]{20}) (\d+)x(\d+)$/.exec(setting) ?? [];
  if (!mark) return undefined;
  return { width: Number(width), height: Number(height), file: (name) => `/look/${mark}-${name}` };
}

/** The picture of shared links: the school's own, of 1200 × 630 pixels, or the one that the site came with. */
export function sharePicturePath(setting: string): string {
  return setting ? `/look/${setting}-share.jpg` : "/og.jpg";
}
