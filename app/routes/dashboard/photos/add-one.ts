import { t } from "#say";
import { isBlurredFirst } from "~/blurring/blur-first";
import { readAddedConsent } from "~/capabilities/consents/at-adding.server";
import { addedAnswer, addPhoto } from "~/content/photos/add.server";
import { parsePhoto } from "~/content/photos/photo.server";
import { photoCall } from "~/http/photo-form.server";
import { refusedCall } from "~/http/staff-call.server";
import { photo } from "~/kinds/photo";
import { servicesOf } from "~/services/services.server";
import { takeOnePhoto } from "./one-photo.server";

export { nothingToSee as loader } from "~/http/staff-call.server";

export const action = photoCall(async ({ request, context, staff, form }) => {
  const counted = new URLSearchParams(form.fields);
  // Counters of the script; without them the form equals that without script.
  form.fields.delete("arrived");
  form.fields.delete("present");
  form.fields.delete("place");
  const parsed = parsePhoto(form.fields);
  const consent = await readAddedConsent(servicesOf(context).db, photo, form.fields);
  const problems = Object.values({ ...(!parsed.ok && parsed.errors), ...consent.errors });
  if (!parsed.ok || problems.length > 0) return refusedCall(problems.join(". "), 422);
  const waits = isBlurredFirst(form.fields);
  return takeOnePhoto(request, context, counted, {
    add: () => addPhoto(context, staff, form, parsed.values, { consent, waits }),
    failure: t("Error uploading file"),
    answerOf: (count) => addedAnswer(count, parsed.values, waits),
  });
});
