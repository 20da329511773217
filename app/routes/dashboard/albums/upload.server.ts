import type { AppLoadContext } from "@remix-run/node";
import { t } from "#say";
import { isBlurredFirst } from "~/capabilities/blurring/blur-first";
import { pupilLinks } from "~/capabilities/consents/pupil-named";
import { albumPath } from "~/content/albums/address";
import { album } from "~/content/albums/album";
import type { Album } from "~/content/albums/album.server";
import { behindField, captionsPathOf, photosPathOf } from "~/content/albums/pages";
import { addPhoto, waitingAnswer } from "~/content/photos/add.server";
import type { PhotoValues } from "~/content/photos/photo.server";
import { takePhotos } from "~/content/photos/take-photos.server";
import { editPathOf, getDoneMessage } from "~/content/records/kind";
import type { PhotosForm } from "~/files/save-photo.server";
import type { Answer } from "~/forms/one-time.server";
import type { Staff } from "~/session/session.server";

type Named = Pick<Album, "id" | "name" | "details">;

/** Upper bound. */
const lastPlace = 100_000;

/** Position of a photo in its album. @param nth in the form, from 1 */
export function placeIn({ id, name }: Named, fields: URLSearchParams, nth: number) {
  const behind = Math.min(Math.max(0, Number.parseInt(fields.get(behindField) ?? "", 10) || 0), lastPlace);
  return {
    album: id,
    place: behind + Math.min(Math.max(1, Math.trunc(nth) || 1), lastPlace),
    event: {
      verb: "added photos" as const,
      subject: name,
      record: { kind: album.key, id },
      merged: true,
    },
  };
}

export function addedToAlbum(to: Named, count: number, waits = false): Answer {
  if (waits && count > 0) return waitingAnswer(count, photosPathOf(to.id));
  return {
    location: photosPathOf(to.id),
    message:
      count > 0
        ? t("{count, plural, one {# photo added to the album} other {# photos added to the album}}", {
            count,
          })
        : getDoneMessage(album, "added"),
    name: to.name.slice(0, 60),
    links: [
      ...pupilLinks([to.name, to.details], editPathOf(album, to.id)),
      ...(count > 0 ? [{ label: t("Write captions"), to: captionsPathOf(to.id) }] : []),
      { label: t("See it on the site"), to: albumPath(to) },
      { label: t("Add another album"), to: album.pages.add },
    ],
  };
}

/** Empty captions of new photos. */
const noWords: PhotoValues = { title: "", description: "", alt: "" };

/**
 * Stores all valid photos and reports the others. @throws errors of storage; earlier photos are in the album
 */
export async function addAll(
  context: AppLoadContext,
  staff: Staff,
  form: PhotosForm,
  to: Named,
): Promise<{ added: number; problems: string[] }> {
  const { fields } = form;
  const { error, ...taken } = await takePhotos(form, async (photo, nth) => {
    const problem = await addPhoto(context, staff, { fields, photo }, noWords, {
      place: placeIn(to, fields, nth),
      waits: isBlurredFirst(fields),
    });
    return problem && `${photo.originalName}: ${problem}`;
  });
  if (error) throw error;
  return taken;
}
