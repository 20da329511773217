import { type Message, msg, t } from "#say";
import { editPathOf } from "~/kinds/kind";
import { languageProps } from "~/text/language";
import { plainText } from "~/text/plain-text";
import { EmptyList } from "~/ui/lists/empty-list";
import { useDocumentProps } from "~/ui/page/document-context";
import { pictureRows, placeInRows } from "~/ui/pictures/full-rows";
import { Photo } from "~/ui/pictures/photo";
import { EditLink } from "~/ui/records/edit-link";
import { TakeDownLink } from "~/ui/records/take-down-link";
import { photo as photoWords } from "../../kinds/photo";
import type { GalleryPhoto } from "./photo.server";

const nameless: Message = msg("Photo from the gallery");

/** As the target of the address, the list shows its links for removal. */
const removeId = "remove-a-photo";

interface PhotoGridProps {
  photos: Pick<GalleryPhoto, "id" | "title" | "description" | "alt" | "picture">[];
  /** False if the grid is the first content of the page. */
  below?: boolean;
}

/** Links to large renditions; the enhancement opens a lightbox. */
export function PhotoGrid({ photos, below = false }: PhotoGridProps) {
  const { light } = useDocumentProps();
  if (photos.length === 0) return <EmptyList icon="photo">{t("No photos found.")}</EmptyList>;
  return (
    <>
      <ul id={removeId} className={`${pictureRows} scroll-mt-28`} data-enhance="lightbox">
        {photos.map((photo, index) => {
          const { className, shape, sizes } = placeInRows(index, photos.length);
          return (
            <li key={photo.id} className={className}>
              <a
                className="block text-ink no-underline"
                href={`/uploads/${photo.picture.stem}-${light ? 480 : 1600}.jpg`}
              >
                <figure>
                  <Photo
                    picture={photo.picture}
                    // Screen readers already read the caption.
                    alt={photo.alt || (photo.title ? "" : t(nameless))}
                    offer={photo.alt || photo.title || t(nameless)}
                    sizes={sizes}
                    priority={index === 0 && !below}
                    inLink
                    className={`${shape} w-full rounded-petal bg-sand object-cover`}
                  />
                  <figcaption
                    className="py-2 text-base font-semibold"
                    {...languageProps(photo.title || photo.description)}
                  >
                    {photo.title}{" "}
                    {photo.description ? (
                      <small
                        className="block text-sm font-normal text-ink-soft"
                        {...languageProps(photo.description)}
                      >
                        {plainText(photo.description)}
                      </small>
                    ) : null}
                  </figcaption>
                </figure>
              </a>
              <p className="hidden [ul:target_&]:block">
                <TakeDownLink
                  kind={photoWords.key}
                  id={photo.id}
                  words={t(photoWords.children.takeDown)}
                  of={photo.title || t(nameless)}
                />
              </p>
              <EditLink to={editPathOf(photoWords, photo.id)} of={photo.title || nameless} />
            </li>
          );
        })}
      </ul>
      {/* Filled by lightbox.enhance.ts. */}
      <dialog
        className="size-full max-h-none max-w-none bg-night-deep text-white [&_:focus-visible]:outline-marigold [&_button]:size-[48px] [&_button]:cursor-pointer [&_button]:text-2xl/none [&_div]:flex [&_div]:h-16 [&_div]:items-center [&_div]:justify-center [&_[data-part=close]]:absolute [&_[data-part=close]]:top-1 [&_[data-part=close]]:right-1 [&_[data-part=close]]:rounded-full [&_[data-part=close]]:bg-night-deep [&_img]:h-[calc(100%-4rem)] [&_img]:w-full [&_img]:object-contain"
        aria-label={t("Photo")}
        data-previous={t("Previous photo")}
        data-next={t("Next photo")}
        data-close={t(/* A button. */ "Close")}
        data-place={t(/* Which of all photos, such as (2 of 12). */ "({number} of {count})", {
          number: "{number}",
          count: "{count}",
        })}
      />
      <p className="mt-4 print:hidden">
        {t(
          "{count, plural, one {Should this photo not be here?} other {Should one of these photos not be here?}}",
          {
            count: photos.length,
          },
        )}{" "}
        <a className="tap underline" href={`#${removeId}`}>
          {t("Choose the photo to remove")}
        </a>
      </p>
    </>
  );
}
