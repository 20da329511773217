import type { Picture } from "./picture";

interface PhotoProps {
  picture: Picture;
  alt: string;
  /** How wide it is shown, in the terms of the `sizes` attribute. */
  sizes: string;
  /** The page's largest paint: fetched at once and first. Everything else waits until it is near. */
  priority?: boolean;
  className?: string;
}

const widths = [480, 960, 1600] as const;

/** Every picture of the site: the right size for the screen, AVIF where it is ready, and no layout shift. */
export function Photo({ picture, alt, sizes, priority = false, className }: PhotoProps) {
  const { stem, width, height, avif } = picture;
  const set = (extension: string, most: number) =>
    widths
      .filter((candidate) => candidate <= most && (candidate === 480 || candidate / 2 < width))
      .map((candidate) => `/uploads/${stem}-${candidate}.${extension} ${candidate}w`)
      .join(", ");
  return (
    <picture className={className}>
      {avif ? <source type="image/avif" srcSet={set("avif", 960)} sizes={sizes} /> : null}
      <img
        src={`/uploads/${stem}-480.webp`}
        srcSet={set("webp", 1600)}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={priority ? "eager" : "lazy"}
        decoding={priority ? "auto" : "async"}
        {...(priority ? { fetchpriority: "high" } : {})}
      />
    </picture>
  );
}
