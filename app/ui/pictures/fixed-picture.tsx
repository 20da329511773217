import { useDocumentProps } from "../page/document-context";
import { PhotoOnRequest } from "./photo-on-request";

/** Picture of `public/pictures/`, 4:3; uploads use `<Photo>`. */
export function FixedPicture({ name, alt, sizes, priority, focus, className }: FixedPictureProps) {
  const { light, focuses, preloads } = useDocumentProps();
  if (light) return <PhotoOnRequest href={`/pictures/${name}-480.jpg`} words={alt} />;
  const set = (extension: string, ...widths: number[]) =>
    widths.map((width) => `/pictures/${name}-${width}.${extension} ${width}w`).join(", ");
  const source = { srcSet: set("avif", 320, 480, 960), sizes };
  if (focus) focuses?.add(focus);
  if (priority) preloads?.push(source);
  return (
    <picture>
      <source type="image/avif" {...source} />
      <source type="image/webp" srcSet={set("webp", 480, 960)} sizes={sizes} />
      <img
        src={`/pictures/${name}-480.jpg`}
        width={360}
        height={270}
        alt={alt}
        className={className}
        data-focus={focus}
        loading={priority ? "eager" : "lazy"}
        decoding={priority ? "auto" : "async"}
        {...(priority ? { fetchpriority: "high" } : {})}
      />
    </picture>
  );
}

interface FixedPictureProps {
  name: string;
  alt: string;
  sizes: string;
  priority?: boolean;
  /** Point that crops keep in view, such as `40 25` per cent. */
  focus?: string;
  className?: string;
}
