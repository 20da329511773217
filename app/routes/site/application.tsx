import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type Message, msg, t } from "#say";
import { numberIn, numberWords } from "~/content/resumes/application-number";
import { askStatus } from "~/content/resumes/ask-status.server";
import { applicantLimits } from "~/content/resumes/limits";
import { resumeStatuses } from "~/content/resumes/statuses";
import { indianDate } from "~/dates/indian-dates";
import { invalid } from "~/forms/fields.server";
import { readForm, shortForm } from "~/http/read-form.server";
import { refusedTooOften } from "~/http/too-many-tries.server";
import { saving } from "~/http/unavailable.server";
import { TooManyTriesError } from "~/limits/too-many-tries";
import { type PageQuery, readQuery } from "~/lists/page-query";
import { PhoneField } from "~/ui/form/contact-fields";
import { TextField } from "~/ui/form/fields";
import { PostForm, useForm } from "~/ui/form/post-form";
import { PageHeader } from "~/ui/page/page-header";
import { noIndex, titled } from "~/ui/page/page-meta";

const query = { number: (value) => numberIn(value) !== undefined } satisfies PageQuery;
export const handle = { query };

export async function loader({ request }: LoaderFunctionArgs) {
  const number = numberIn(readQuery(request, query).number ?? "");
  return { typed: number ? { number: numberWords(number) } : {} };
}

const unknown: Message = msg(
  "There is no application with this number and this phone number. Check both, or call the school office.",
);

/** Shows the status of an application. Posts the phone number to keep it out of addresses and logs. */
export const action = saving(async ({ request, context }: ActionFunctionArgs) => {
  const fields = await readForm(request, context, { characters: shortForm });
  const typed = { number: fields.get("number") ?? "", phone: fields.get("phone") ?? "" };
  try {
    const found = await askStatus(context, typed);
    if (!found) return invalid({ errors: { number: t(unknown) } as Record<string, string>, typed });
    const { post, status, uploaded_at } = found;
    return { status, post, at: uploaded_at };
  } catch (error) {
    if (error instanceof TooManyTriesError) return refusedTooOften(context, error, typed);
    throw error;
  }
}, "visitor");

export { noStore as headers } from "~/http/no-store";

export const meta = titled(msg("Your application"), { tags: () => [noIndex] });

export default function Application() {
  const { form, problem: answer } = useForm<typeof loader, typeof action>();
  const problem = answer && "errors" in answer ? answer : undefined;
  const found = answer && "status" in answer ? answer : undefined;
  return (
    <>
      <PageHeader title={t("Your application")} lead={t("Check the progress of your application.")} />
      <div className="shell section-narrow">
        {found ? (
          <section className="card" role="status" aria-label={t("Status")}>
            <p className="text-base font-semibold">{t(resumeStatuses[found.status].told)}</p>
            <p className="hint mt-2">
              {`${found.post ? `${found.post}. ` : ""}${t("Sent on {day}.", { day: indianDate(found.at) })}`}
            </p>
          </section>
        ) : (
          <PostForm errors={problem?.errors} submit={t("Show the status")}>
            <TextField
              name="number"
              label={t("Application number")}
              hint={t("Eight digits, such as 4821 7036. You got it when you sent your resume.")}
              inputMode="numeric"
              autoComplete="off"
              maxLength={20}
              state={problem ?? form}
            />
            <PhoneField
              hint={t(/* A phone number. */ "The one that you gave with your resume.")}
              maxLength={applicantLimits.phone}
              state={problem ?? form}
            />
          </PostForm>
        )}
      </div>
    </>
  );
}
