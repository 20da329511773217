import type { AppLoadContext } from "@remix-run/node";
import { t } from "#say";
import { recordEvent } from "~/activity-log/record-event.server";
import { pupilLinks } from "~/capabilities/consents/pupil-named";
import { PictureRefusedError } from "~/files/pictures/picture-check.server";
import { type PhotoForm, photoProblem, savePhotoForm } from "~/files/pictures/save-photo.server";
import { type Answer, readToken } from "~/forms/one-time.server";
import { tokenFieldName } from "~/forms/token-field";
import { linksAfterSaving } from "~/kinds/kind";
import { servicesOf } from "~/services/services.server";
import type { Staff } from "~/session/session.server";
import type { Database } from "~db/connection.server";
import { photo } from "../../kinds/photo";
import { albumTakes, PhotoIsThereError, PhotoRefusedError, type Place } from "./album-photos.server";
import { type PhotoValues, photos } from "./photo.server";

interface NewConsent {
  note(trx: Database, id: number, who: string): Promise<void>;
}

export interface AddResult {
  problem?: string | undefined;
  /** The album had this photo before. */
  isThere?: boolean;
}

/** Adds a photo once. @param waits true to keep it in the trash until blurred */
export async function addPhoto(
  context: AppLoadContext,
  staff: Staff,
  form: PhotoForm,
  values: PhotoValues,
  { place, consent, waits = false }: { place?: Place; consent?: NewConsent; waits?: boolean } = {},
): Promise<AddResult> {
  const problem = photoProblem(form, true);
  if (problem) return { problem };
  const sha256 = form.photo?.sha256 ?? "";
  try {
    await savePhotoForm(context, form, async (trx, pictureId) => {
      if (pictureId === undefined) throw new Error("A new photo has a photo.");
      if (place) await albumTakes(trx, place, sha256);
      const into = place && { album_id: place.album, place: place.place, sha256 };
      const id = await photos.create(trx, { ...values, ...into, picture_id: pictureId });
      const own = { verb: "added" as const, subject: values.title, record: { kind: photo.key, id } };
      if (waits) await photos.remove(trx, id);
      await consent?.note(trx, id, staff.username);
      await recordEvent(context, { who: staff.username, ...(place?.event ?? own) }, trx);
      return addedAnswer(1, values, waits);
    });
  } catch (error) {
    if (error instanceof PhotoIsThereError) {
      const { issuedAt = 0 } = readToken(servicesOf(context).db, form.fields.get(tokenFieldName)) ?? {};
      // This form may send its photos again after a lost connection.
      return { isThere: Date.parse(error.addedAt) < issuedAt };
    }
    if (error instanceof PictureRefusedError || error instanceof PhotoRefusedError)
      return { problem: error.message };
    throw error;
  }
  return {};
}

/** Redirects with the message for photos that stay in the trash until faces are blurred. */
export function waitingAnswer(count: number, location: string): Answer {
  const message = t(
    "{count, plural, one {# photo in the trash, until faces are blurred. Visitors do not see it.} other {# photos in the trash, until faces are blurred. Visitors do not see them.}}",
    { count },
  );
  return { location, message, links: [{ label: t("Blur faces"), to: "/dashboard/trash" }] };
}

/** Redirects with the success message. @param values of the last photo */
export function addedAnswer(count: number, { title, description, alt }: PhotoValues, waits = false): Answer {
  if (waits) return waitingAnswer(count, "/dashboard");
  return {
    location: "/dashboard",
    message: count === 1 ? t(photo.texts.added) : t("{count} images uploaded successfully", { count }),
    links: [
      ...pupilLinks([title, description, alt], photo.pages.list),
      ...linksAfterSaving({ shownAt: photo.page, add: photo.pages.add }),
    ],
  };
}
