import { type Message, msg, t } from "#say";
import { isBlurredFirst } from "~/blurring/blur-first";
import { BlurFirst } from "~/blurring/blur-first-box";
import { findConsentRule, readAddedConsent } from "~/capabilities/consents/at-adding.server";
import { AtAddingPart } from "~/capabilities/consents/at-adding-part";
import { addedAnswer, addPhoto } from "~/content/photos/add.server";
import { PhotoWords } from "~/content/photos/fields";
import { parsePhoto } from "~/content/photos/photo.server";
import { PhotoChooser } from "~/content/photos/photo-chooser";
import { usePhotoUpload } from "~/content/photos/photo-upload";
import { PhotoUploadForm } from "~/content/photos/photo-upload-form";
import { takePhotos } from "~/content/photos/take-photos.server";
import { maxPhotos } from "~/files/pictures/save-photo.server";
import { readPhotosForm } from "~/http/photo-form.server";
import { unsaved } from "~/http/save-form.server";
import { photo } from "~/kinds/photo";
import { useForm } from "~/ui/form/post-form";
import { titled } from "~/ui/page/page-meta";
import { staffAction, staffLoader } from "../staff-page.server";

const failure: Message = msg("Error uploading file");

export const loader = staffLoader("editor", async ({ db, openForm }) => {
  const consentRule = await findConsentRule(db, photo);
  return { ...(await openForm({})), maxPhotos, consentRule };
});

export const action = staffAction(
  { role: "editor", failure, read: readPhotosForm },
  async ({ context, staff, db, body: form, fields }) => {
    const parsed = parsePhoto(fields);
    const consent = await readAddedConsent(db, photo, fields);
    const typed = Object.fromEntries(fields);
    const errors = {
      ...(form.photos.length === 0 && { photo: t("Choose a photo") }),
      ...(!parsed.ok && parsed.errors),
      ...consent.errors,
    };
    if (!parsed.ok || Object.keys(errors).length > 0) return { errors, typed };
    const waits = isBlurredFirst(fields);
    const { added, problems, error } = await takePhotos(form, (photo) =>
      addPhoto(context, staff, { fields, photo }, parsed.values, { consent, waits }),
    );
    if (error && added > 0) {
      const words = t(
        /* {kept} is the sentence “The other photo was kept.”. */ "Error uploading file. {kept}",
        {
          kept: keptWords(added),
        },
      );
      return unsaved(context, error, fields, words);
    }
    if (error) throw error;
    if (problems.length === 0) return { answer: addedAnswer(added, parsed.values, waits) };
    if (added > 0) problems.push(keptWords(added));
    return { errors: { photo: problems.join(" ") }, typed };
  },
);

const keptWords = (added: number) =>
  t("{count, plural, one {The other photo was kept.} other {The other # photos were kept.}}", {
    count: added,
  });

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = titled(msg("Add Image"));

const way = { action: "/dashboard/uploadimage/one", done: "/dashboard" };

export default function AddPhotos() {
  const { form, problem } = useForm<typeof loader, typeof action>();
  const upload = usePhotoUpload(way, form.maxPhotos);
  return (
    <>
      <h1>{t("Add Image")}</h1>
      <PhotoUploadForm
        form={form}
        upload={upload}
        errors={problem?.errors}
        failure={t(failure)}
        back="/dashboard/deleteimage"
      >
        <PhotoChooser upload={upload} state={problem ?? form} />
        <PhotoWords state={problem ?? form} />
        <BlurFirst state={problem ?? form} />
        <AtAddingPart rule={form.consentRule} state={problem ?? form} />
      </PhotoUploadForm>
    </>
  );
}
