import { useDocumentFacts } from "./document-context";

/** A picture of `public/pictures/`, 4:3, in its two widths; pictures that staff upload are shown by `<Photo>`. */
export function FixedPicture({ name, alt, sizes, priority }: FixedPictureProps) {
  const { light } = useDocumentFacts();
  if (light) return null;
  return (
    <img
      src={`/pictures/${name}-480.webp`}
      srcSet={`/pictures/${name}-480.webp 480w, /pictures/${name}-960.webp 960w`}
      sizes={sizes}
      width={480}
      height={360}
      alt={alt}
      loading={priority ? "eager" : "lazy"}
      decoding="async"
    />
  );
}

interface FixedPictureProps {
  name: string;
  alt: string;
  sizes: string;
  priority?: boolean;
}
