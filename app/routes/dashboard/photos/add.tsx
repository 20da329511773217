import type { ActionFunctionArgs } from "@remix-run/node";
import { type Message, msg } from "#message";
import { t } from "#say";
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
import { dropPhotos, maxPhotos } from "~/files/pictures/save-photo.server";
import { invalid } from "~/forms/fields.server";
import { redirectWithMessage } from "~/http/flash.server";
import { readPhotosForm } from "~/http/photo-form.server";
import { requireStaff } from "~/http/require-staff.server";
import { openForm, unsaved } from "~/http/save-form.server";
import { photo } from "~/kinds/photo";
import { servicesOf } from "~/services/services.server";
import { useForm } from "~/ui/form/use-form";
import { titled } from "~/ui/page/page-meta";
import { staffLoader } from "../staff-page.server";

const failure: Message = msg("Error uploading file");

export const loader = staffLoader("editor", async ({ request, context, staff, db }) => {
  const consentRule = await findConsentRule(db, photo);
  return { ...(await openForm(request, context, staff, {})), maxPhotos, consentRule };
});

export async function action({ request, context }: ActionFunctionArgs) {
  const staff = await requireStaff(request, context, "editor");
  const form = await readPhotosForm(request, context);
  const { fields, photos } = form;
  const parsed = parsePhoto(fields);
  const consent = await readAddedConsent(servicesOf(context).db, photo, fields);
  const typed = Object.fromEntries(fields);
  const errors = {
    ...(photos.length === 0 && { photo: t("Choose a photo") }),
    ...(!parsed.ok && parsed.errors),
    ...consent.errors,
  };
  if (!parsed.ok || Object.keys(errors).length > 0) {
    await dropPhotos(form);
    return invalid({ errors, typed });
  }
  const waits = isBlurredFirst(fields);
  const { added, problems, error } = await takePhotos(form, (photo) =>
    addPhoto(context, staff, { fields, photo }, parsed.values, { consent, waits }),
  );
  if (error)
    return unsaved(
      context,
      error,
      fields,
      added > 0
        ? t(/* {kept} is the sentence “The other photo was kept.”. */ "Error uploading file. {kept}", {
            kept: keptWords(added),
          })
        : t(failure),
    );
  if (problems.length === 0)
    return redirectWithMessage(request, context, addedAnswer(added, parsed.values, waits));
  if (added > 0) problems.push(keptWords(added));
  return invalid({ errors: { photo: problems.join(" ") }, typed });
}

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
