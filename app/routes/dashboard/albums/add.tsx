import { useRef } from "react";
import { msg, t } from "#say";
import { findConsentRule, readAddedConsent } from "~/capabilities/consents/at-adding.server";
import { AtAddingPart } from "~/capabilities/consents/at-adding-part";
import { parseAlbum } from "~/content/albums/album.server";
import { AlbumFields } from "~/content/albums/fields";
import { addOnePathOf, photosPathOf, startedField, startPath } from "~/content/albums/pages";
import { startAlbum } from "~/content/albums/start.server";
import { PhotoChooser } from "~/content/photos/photo-chooser";
import { usePhotoUpload } from "~/content/photos/photo-upload";
import { PhotoUploadForm } from "~/content/photos/photo-upload-form";
import { todayAtSchool } from "~/dates/dates";
import { maxPhotos } from "~/files/pictures/save-photo.server";
import { readPhotosForm } from "~/http/photo-form.server";
import { album } from "~/kinds/album";
import { getFailureMessage } from "~/kinds/kind";
import { useForm } from "~/ui/form/post-form";
import { sendFile } from "~/ui/form/send-file";
import { titled } from "~/ui/page/page-meta";
import { staffAction, staffLoader } from "../staff-page.server";
import { addAll, addedToAlbum } from "./upload.server";

export const loader = staffLoader("editor", async ({ db, openForm }) => {
  const consentRule = await findConsentRule(db, album);
  return { ...(await openForm({ date: todayAtSchool() })), maxPhotos, consentRule };
});

/** Creates the album, then takes all valid photos and reports the others. */
export const action = staffAction(
  { role: "editor", failure: getFailureMessage(album, true), read: readPhotosForm },
  async ({ context, staff, db, body: form, fields }) => {
    const parsed = parseAlbum(fields);
    const consent = await readAddedConsent(db, album, fields);
    const errors = { ...(!parsed.ok && parsed.errors), ...consent.errors };
    if (!parsed.ok || Object.keys(errors).length > 0) return { errors, typed: Object.fromEntries(fields) };
    const id = await startAlbum(context, staff, fields, parsed.values, consent);
    const { added, present, problems } = await addAll(context, staff, form, { ...parsed.values, id });
    if (problems.length === 0) return { answer: addedToAlbum({ ...parsed.values, id }, added, present) };
    const typed = { ...Object.fromEntries(fields), [startedField]: String(id) };
    const kept = t("The album is there, with {added} of {count} photos.", {
      added,
      count: form.photos.length,
    });
    return { errors: { photo: [kept, ...problems].join(" ") }, typed };
  },
);

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = titled(msg("Add album"));

export default function AddAlbum() {
  const { form, problem, state } = useForm<typeof loader, typeof action>();
  const started = useRef(problem?.typed[startedField] ?? "");
  const upload = usePhotoUpload(async (element) => {
    const way = await startAlbumForPhotos(element, started.current);
    if ("album" in way) started.current = String(way.album);
    return way;
  }, form.maxPhotos);
  const errors = upload.errors ?? problem?.errors;
  const shown = { ...state, errors };
  return (
    <>
      <h1>{t("Add album")}</h1>
      <PhotoUploadForm
        form={form}
        upload={upload}
        errors={errors}
        failure={started.current ? t("Some photos were not added") : t(getFailureMessage(album, true))}
        back={started.current ? photosPathOf(Number(started.current)) : album.pages.list}
      >
        <input type="hidden" name={startedField} value={problem?.typed[startedField] ?? ""} />
        <AlbumFields state={shown} />
        {/* If the school is only reminded, the list asks instead, because this form is long. */}
        <AtAddingPart rule={form.consentRule || undefined} state={shown} />
        <PhotoChooser upload={upload} state={shown} optional withoutWords />
      </PhotoUploadForm>
    </>
  );
}

interface Started {
  album: number;
}

/** @param started album of an earlier attempt; empty if none @returns URLs for the photos, or errors */
async function startAlbumForPhotos(form: HTMLFormElement, started: string) {
  const body = new FormData(form);
  body.delete("photo");
  if (started) body.set(startedField, started);
  const { answer, problem = "" } = await sendFile<Started>(startPath, body, () => {});
  if (!answer) return { errors: { "": problem } };
  const { album } = answer;
  return { album, action: addOnePathOf(album), done: photosPathOf(album) };
}
