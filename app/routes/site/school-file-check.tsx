import { readFile } from "node:fs/promises";
import type { ActionFunctionArgs } from "@remix-run/node";
import { msg, t } from "#say";
import { indianMoment } from "~/dates/indian-dates";
import { invalid } from "~/forms/fields.server";
import { readFilesForm } from "~/http/files-form.server";
import { refusedTooOften } from "~/http/too-many-tries.server";
import { TooManyTriesError } from "~/limits/too-many-tries";
import { countForm, type FormLimit } from "~/limits/visitor-forms.server";
import { checkSchoolFile, maxFileBytes } from "~/offline/school-file/school-file.server";
import { servicesOf } from "~/services/services.server";
import { TextField } from "~/ui/form/fields";
import { PostForm, useForm } from "~/ui/form/post-form";
import { titled } from "~/ui/page/page-meta";
import { TextPage } from "~/ui/page/text-page";

const limit: FormLimit = {
  name: "school file",
  tooMany: {
    network: msg("Very many files came from your network lately."),
    total: msg("Very many files came in lately."),
  },
  network: 60,
  customer: 240,
  total: 600,
};

export const handle = { cached: false, layout: "wide" };

/** Checks the signature of a `school.html` that somebody passed on. */
export async function action({ request, context }: ActionFunctionArgs) {
  try {
    await countForm(context, limit);
  } catch (error) {
    if (error instanceof TooManyTriesError) return refusedTooOften(context, error, {});
    throw error;
  }
  const refuse = (message: string) => invalid({ errors: { file: message }, typed: {} });
  const notOurs = t("This file is not from us, or somebody changed it. Do not rely on it.");
  const body = await readFilesForm(request, context, {
    limits: { file: { maxBytes: maxFileBytes, maxCount: 1 } },
    tooLarge: notOurs,
  });
  try {
    const [file] = body.files;
    if (!file) return refuse(t("Please select a file first."));
    if (file.failure) throw file.failure;
    if (file.tooLarge) return refuse(notOurs);
    const made = checkSchoolFile(servicesOf(context).db, await readFile(file.path, "utf8"));
    return made ? { made: indianMoment(made) } : refuse(notOurs);
  } finally {
    await body.discard();
  }
}

export { noStore as headers } from "~/http/no-store";

export const meta = titled(msg("Is this file genuine?"));

export default function SchoolFileCheck() {
  const { problem: result } = useForm<unknown, typeof action>();
  const problem = result && "errors" in result ? result : undefined;
  return (
    <TextPage title={t("Is this file genuine?")}>
      <p>
        {t(
          "Did somebody send you a file of our notices and dates? Choose it here to see if it comes from us, and if it was changed.",
        )}
      </p>
      {result && "made" in result ? (
        <p role="status" className="font-semibold">
          {t("This file is from us, and was not changed. It was made on {moment}.", { moment: result.made })}
        </p>
      ) : null}
      <PostForm upload errors={problem?.errors} submit={t("Check the file")}>
        <TextField name="file" label={t("File")} type="file" accept=".html,.htm" state={problem ?? {}} />
      </PostForm>
      <p>
        <a className="tap" href="/school.html" download>
          {t("Download the newest file")}
        </a>
      </p>
    </TextPage>
  );
}
