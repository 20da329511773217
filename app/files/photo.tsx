import { useDocumentFacts } from "~/ui/page/document-context";
import { PhotoOnRequest } from "~/ui/pictures/photo-on-request";
import type { Picture } from "./picture";

interface PhotoProps {
  picture: Picture;
  alt: string;
  /** How wide it is shown, in the terms of the `sizes` attribute. */
  sizes: string;
  /** The page's largest paint: fetched at once and first. Everything else waits until it is near. */
  priority?: boolean;
  /** It fills the window: up to as many pixels as were uploaded, where the window is wider than a phone. */
  full?: boolean;
  /** No wider than a card: what is larger is not offered, and old browsers get one size. */
  small?: boolean;
  /** On the first screen though not its largest: fetched at once, after what comes first. */
  early?: boolean;
  /** Of the `<img>`. */
  className?: string;
  /** It stands in a link to something larger. */
  inLink?: boolean;
  /** Names the link to it in the light version, where it says what `alt` leaves to the words beside it. */
  offer?: string;
}

const widths = { webp: [480, 960, 1600], avif: [320, 480, 720, 960] };

/** Every picture of the site: the right size for the screen, AVIF where it is ready, and no layout shift. */
export function Photo({
  picture,
  alt,
  sizes,
  priority = false,
  full = false,
  small = false,
  early = false,
  className,
  inLink,
  offer,
}: PhotoProps) {
  const { light, tints, preloads } = useDocumentFacts();
  const { stem, width, height, placeholder, avif } = picture;
  if (light)
    return <PhotoOnRequest href={`/uploads/${stem}-480.webp`} words={offer ?? alt} inLink={inLink} />;
  if (/^[\da-f]{3}$/.test(placeholder)) tints?.add(placeholder);
  // Once there is AVIF, only old browsers take WebP: for them the largest rendition is not offered.
  const largest = small ? 720 : avif && !full ? 960 : 1600;
  const set = (extension: keyof typeof widths) =>
    widths[extension]
      .filter((candidate) => candidate <= largest && (candidate <= 480 || candidate / 2 < width))
      .map((candidate) => `/uploads/${stem}-${candidate}.${extension} ${candidate}w`)
      .join(", ");
  const whole = full && width > 1600 ? `, /uploads/${stem}-2560.webp ${width}w` : "";
  // The AVIF renditions are too small for more.
  const source = { srcSet: set("avif"), sizes, media: full ? "(width < 48rem)" : undefined };
  if (priority && avif) preloads?.push(source);
  return (
    <picture>
      {avif ? <source type="image/avif" {...source} /> : null}
      <img
        src={`/uploads/${stem}-480.webp`}
        {...(small && avif ? {} : { srcSet: set("webp") + whole, sizes })}
        width={width}
        height={height}
        alt={alt}
        className={className}
        data-tint={placeholder || undefined}
        loading={priority || early ? "eager" : "lazy"}
        decoding={priority ? "auto" : "async"}
        {...(priority ? { fetchpriority: "high" } : {})}
      />
    </picture>
  );
}
