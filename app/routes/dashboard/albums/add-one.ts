import { t } from "#say";
import { isBlurredFirst } from "~/blurring/blur-first";
import { noteConsentForMore } from "~/capabilities/consents/at-adding.server";
import { albums } from "~/content/albums/album.server";
import { addPhoto } from "~/content/photos/add.server";
import { parsePhoto } from "~/content/photos/photo.server";
import { photoCall } from "~/http/photo-form.server";
import { idOf } from "~/http/refusal";
import { refusedCall } from "~/http/staff-call.server";
import { album as albumKind } from "~/kinds/album";
import { servicesOf } from "~/services/services.server";
import { takeOnePhoto } from "../photos/one-photo.server";
import { addedToAlbum, placeIn } from "./upload.server";

export { nothingToSee as loader } from "~/http/staff-call.server";

/** Takes one photo from a page with script. An album contains each file once. */
export const action = photoCall(async ({ request, context, params, staff, form }) => {
  const { fields } = form;
  const album = await albums.find(servicesOf(context).db, idOf(params));
  const parsed = parsePhoto(fields);
  if (!album || !parsed.ok) {
    const words = parsed.ok ? t("This album was deleted.") : Object.values(parsed.errors).join(". ");
    return refusedCall(words, 422);
  }
  const errors = await noteConsentForMore(servicesOf(context).db, albumKind, album.id, {
    fields,
    who: staff.username,
  });
  if (Object.keys(errors).length > 0) return refusedCall(Object.values(errors).join(". "), 422);
  const place = placeIn(album, fields, Number(fields.get("place")));
  const waits = isBlurredFirst(fields);
  return takeOnePhoto(request, context, fields, {
    add: () => addPhoto(context, staff, form, parsed.values, { place, waits }),
    failure: t("The photo could not be saved. Please try again."),
    answerOf: (count, present) => addedToAlbum(album, count, present, waits),
  });
});
