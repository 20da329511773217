import type { AppLoadContext } from "@remix-run/node";
import { t } from "#say";
import { isBlurredFirst } from "~/blurring/blur-first";
import { pupilLinks } from "~/capabilities/consents/pupil-named";
import { albumPath } from "~/content/albums/address";
import type { Album } from "~/content/albums/album.server";
import { behindField, captionsPathOf, photosPathOf } from "~/content/albums/pages";
import { addPhoto, waitingAnswer } from "~/content/photos/add.server";
import type { PhotoValues } from "~/content/photos/photo.server";
import { type Taken, takePhotos } from "~/content/photos/take-photos.server";
import type { PhotosForm } from "~/files/pictures/save-photo.server";
import type { Answer } from "~/forms/one-time.server";
import { album } from "~/kinds/album";
import { editPathOf, getDoneMessage } from "~/kinds/kind";
import type { Staff } from "~/session/session.server";

type Named = Pick<Album, "id" | "name" | "details">;

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

/** @param present number of photos that were in the album before */
export function addedToAlbum(to: Named, count: number, present: number, waits = false): Answer {
  if (waits && count > 0) return waitingAnswer(count, photosPathOf(to.id));
  return {
    location: photosPathOf(to.id),
    message: describeAdded(count, present),
    name: to.name.slice(0, 60),
    links: [
      ...pupilLinks([to.name, to.details], editPathOf(album, to.id)),
      ...(count > 0 ? [{ label: t("Write captions"), to: captionsPathOf(to.id) }] : []),
      { label: t("See it on the site"), to: albumPath(to) },
      { label: t("Add another album"), to: album.pages.add },
    ],
  };
}

function describeAdded(count: number, present: number): string {
  if (count + present === 0) return getDoneMessage(album, "added");
  const added = t("{count, plural, one {# photo added to the album} other {# photos added to the album}}", {
    count,
  });
  const were = t(
    "{present, plural, one {# photo was in the album already} other {# photos were in the album already}}",
    { present },
  );
  return [count > 0 && added, present > 0 && were].filter(Boolean).join(". ");
}

const noWords: PhotoValues = { title: "", description: "", alt: "" };

/** @throws errors of storage; earlier photos are in the album */
export async function addAll(
  context: AppLoadContext,
  staff: Staff,
  form: PhotosForm,
  to: Named,
): Promise<Pick<Taken, "added" | "present" | "problems">> {
  const { fields } = form;
  const { error, ...taken } = await takePhotos(form, (photo, nth) =>
    addPhoto(context, staff, { fields, photo }, noWords, {
      place: placeIn(to, fields, nth),
      waits: isBlurredFirst(fields),
    }),
  );
  if (error) throw error;
  return taken;
}
