import { type Message, msg, t } from "#say";
import { isBlurredFirst } from "~/blurring/blur-first";
import { BlurFirst } from "~/blurring/blur-first-box";
import { noteConsentForMore, ruleForMore } from "~/capabilities/consents/at-adding.server";
import { AtAddingPart } from "~/capabilities/consents/at-adding-part";
import { albums } from "~/content/albums/album.server";
import { addOnePathOf, behindField, photosPathOf } from "~/content/albums/pages";
import { roomOfAlbum } from "~/content/photos/album-photos.server";
import { PhotoChooser } from "~/content/photos/photo-chooser";
import { usePhotoUpload } from "~/content/photos/photo-upload";
import { PhotoUploadForm } from "~/content/photos/photo-upload-form";
import { maxPhotos } from "~/files/pictures/save-photo.server";
import { readPhotosForm } from "~/http/photo-form.server";
import { idOf, notFound } from "~/http/refusal";
import { album as albumKind } from "~/kinds/album";
import { useForm } from "~/ui/form/post-form";
import { titled } from "~/ui/page/page-meta";
import { staffAction, staffLoader } from "../staff-page.server";
import { addAll, addedToAlbum } from "./upload.server";

const failure: Message = msg("The photos could not be saved. Please try again.");

export const loader = staffLoader("editor", async ({ params, db, openForm }) => {
  const album = await albums.find(db, idOf(params));
  if (!album) throw notFound();
  const { last } = await roomOfAlbum(db, album.id);
  const form = await openForm({ [behindField]: String(last) });
  const consentRule = await ruleForMore(db, albumKind, album.id);
  return { ...form, maxPhotos, id: album.id, name: album.name, consentRule };
});

export const action = staffAction(
  { role: "editor", failure, read: readPhotosForm },
  async ({ context, params, staff, db, body: form, fields }) => {
    const album = await albums.find(db, idOf(params));
    if (!album) throw notFound();
    const typed = Object.fromEntries(fields);
    const count = form.photos.length;
    if (count === 0) return { errors: { photo: t("Choose a photo") }, typed };
    const errors = await noteConsentForMore(db, albumKind, album.id, { fields, who: staff.username });
    if (Object.keys(errors).length > 0) return { errors, typed };
    const { added, present, problems } = await addAll(context, staff, form, album);
    if (problems.length === 0) return { answer: addedToAlbum(album, added, present, isBlurredFirst(fields)) };
    const kept = t("{added} of {count} photos are in the album.", { added: added + present, count });
    return { errors: { photo: [kept, ...problems].join(" ") }, typed };
  },
);

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

const formatTitle = (name: string) => t("Add photos: {album}", { album: name });

export const meta = titled<typeof loader>((data) => (data ? formatTitle(data.name) : t("Add photos")));

export default function AddPhotosToAlbum() {
  const { form, problem } = useForm<typeof loader, typeof action>();
  const { id } = form;
  const upload = usePhotoUpload({ action: addOnePathOf(id), done: photosPathOf(id) }, form.maxPhotos);
  const state = problem ?? form;
  return (
    <>
      <h1>{formatTitle(form.name)}</h1>
      <PhotoUploadForm
        form={form}
        upload={upload}
        errors={problem?.errors}
        failure={t(failure)}
        back={photosPathOf(id)}
      >
        <input type="hidden" name={behindField} value={state.typed[behindField] ?? ""} />
        <PhotoChooser upload={upload} state={state} withoutWords />
        <BlurFirst state={state} />
        <AtAddingPart rule={form.consentRule} state={state} />
      </PhotoUploadForm>
    </>
  );
}
