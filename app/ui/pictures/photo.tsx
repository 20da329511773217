import { useDocumentProps } from "~/ui/page/document-context";
import { PhotoOnRequest } from "~/ui/pictures/photo-on-request";
import type { Picture } from "../../files/pictures/picture";

interface PhotoProps {
  picture: Picture;
  alt: string;
  sizes: string;
  /** Largest contentful paint: loaded first. Others load lazily. */
  priority?: boolean;
  /** Fills the window: offers the widest rendition on wide screens. */
  full?: boolean;
  /** Card size: offers no large renditions. */
  small?: boolean;
  /** In the first screen: loaded eagerly, after the priority picture. */
  early?: boolean;
  className?: string;
  /** Classes of the `<picture>`. */
  frameClassName?: string;
  /** Inside a link to something larger. */
  inLink?: boolean;
  /** Label of its link in the light version, if `alt` is not enough. */
  offer?: string;
}

/** Width without styles: fits the smallest phones. Styles set the shown size. */
const plainWidth = 360;

const widths = { webp: [480, 960, 1600], avif: [320, 480, 720, 960] };

export function Photo({
  picture,
  alt,
  sizes,
  priority = false,
  full = false,
  small = false,
  early = false,
  className,
  frameClassName,
  inLink,
  offer,
}: PhotoProps) {
  const { light, tints, focuses, preloads } = useDocumentProps();
  const { stem, width, height, placeholder, focus, avif } = picture;
  const shown = Math.min(width, plainWidth);
  if (light) return <PhotoOnRequest href={`/uploads/${stem}-480.jpg`} words={offer ?? alt} inLink={inLink} />;
  if (/^[\da-f]{3}$/.test(placeholder)) tints?.add(placeholder);
  if (focus) focuses?.add(focus);
  // With AVIF, only older browsers use WebP; they get no largest rendition.
  const largest = small ? 720 : avif && !full ? 960 : 1600;
  const set = (extension: keyof typeof widths) =>
    widths[extension]
      .filter((candidate) => candidate <= largest && (candidate <= 480 || candidate / 2 < width))
      .map((candidate) => `/uploads/${stem}-${candidate}.${extension} ${candidate}w`)
      .join(", ");
  const whole = full && width > 1600 ? `, /uploads/${stem}-2560.webp ${width}w` : "";
  // AVIF renditions are too small for wide windows.
  const source = { srcSet: set("avif"), sizes, media: full ? "(width < 48rem)" : undefined };
  if ((priority || early) && avif) preloads?.push(source);
  return (
    <picture className={frameClassName}>
      {avif ? <source type="image/avif" {...source} /> : null}
      <source
        type="image/webp"
        {...(small && avif
          ? { srcSet: `/uploads/${stem}-480.webp` }
          : { srcSet: set("webp") + whole, sizes })}
      />
      <img
        src={`/uploads/${stem}-480.jpg`}
        width={shown}
        height={Math.round((height * shown) / width)}
        alt={alt}
        className={className}
        data-tint={placeholder || undefined}
        data-focus={focus || undefined}
        loading={priority || early ? "eager" : "lazy"}
        decoding={priority ? "auto" : "async"}
        {...(priority ? { fetchpriority: "high" } : {})}
      />
    </picture>
  );
}
