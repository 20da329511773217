import type { ActionFunctionArgs } from "@remix-run/node";
import { t } from "#say";
import { filesField, formKeyField } from "~/capabilities/attached-files/attached-file";
import { filesOf } from "~/capabilities/attached-files/queries.server";
import { attachedFileLimits, stageFile } from "~/capabilities/attached-files/stage.server";
import { readFilesForm } from "~/http/files-form.server";
import { requireStaffCall } from "~/http/require-staff.server";
import { refusedCall, unsavedCall } from "~/http/staff-call.server";
import { servicesOf } from "~/services/services.server";
import { findKindOfFiles } from "./kind-of-files.server";

export { nothingToSee as loader } from "~/http/staff-call.server";

const limits = {
  [filesField]: { ...attachedFileLimits[filesField], maxBytes: 15 * 1024 * 1024, maxCount: 1 },
};

/** Stages one file of a form sent by script. Responds `{success, message}`, and staged files on success. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const kind = findKindOfFiles(request);
  const staff = await requireStaffCall(request, context, "editor");
  const body = await readFilesForm(request, context, {
    limits,
    tooLarge: t(
      "This file is too large. A PDF may have 10 MB, a photo 15 MB. Put a video on YouTube, then use “Add video”.",
    ),
  });
  try {
    const [file] = body.files;
    const key = /^[\w-]{22}$/.exec(body.fields.get(formKeyField) ?? "")?.[0];
    if (!file || !key) return refusedCall(t("Please choose a file."), 422);
    const owner = { key, staffId: staff.id };
    const problem = await stageFile(context, kind, owner, file);
    if (problem) return refusedCall(problem, 422);
    const files = await filesOf(kind.files).listStaged(servicesOf(context).db, owner);
    return Response.json({ success: true, message: t("It arrived."), files });
  } catch (error) {
    return unsavedCall(context, error, t("This file could not be saved. Please try again."));
  } finally {
    await body.discard();
  }
}
