import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { type Message, msg } from "#message";
import { t } from "#say";
import { askForCertificate } from "~/content/transfer-certificates/ask.server";
import { isBirthDate } from "~/content/transfer-certificates/named-file";
import { isNumber, maxNumberLength } from "~/content/transfer-certificates/number";
import { hasCertificates } from "~/content/transfer-certificates/queries.server";
import { todayAtSchool } from "~/dates/dates";
import { readWrittenDay } from "~/dates/parse-written-date";
import { type FieldErrors, invalid } from "~/forms/fields.server";
import { answerWithFile } from "~/http/download.server";
import { readForm, shortForm } from "~/http/read-form.server";
import { unsaved } from "~/http/staff-form.server";
import { refusedTooOften } from "~/http/too-many-tries.server";
import { TooManyTriesError } from "~/limits/too-many-tries";
import { servicesOf } from "~/services/services.server";
import { AskSchool, SchoolLink } from "~/ui/contact/ask-school";
import { TextField } from "~/ui/form/fields";
import { PostForm } from "~/ui/form/post-form";
import { PageHeader } from "~/ui/page/page-header";
import { noIndex, pageMeta } from "~/ui/page/page-meta";

/** Not cached: answers are private and unlimited. */
export const handle = { cached: false };

export async function loader({ context }: LoaderFunctionArgs) {
  return { hasAny: await hasCertificates(servicesOf(context).db) };
}

/** Same text for a wrong number and a wrong date, so that neither can be guessed. */
const unknown: Message = msg(
  "There is no transfer certificate with this number and this date of birth. Check both, or call the school office.",
);
const failure: Message = msg(
  "The certificate could not be opened. Please try again later, or call the school office.",
);

/** Returns the parsed fields, or errors. */
function readAsked({ number, born }: { number: string; born: string }) {
  const errors: FieldErrors = {};
  if (!isNumber(number)) errors.number = t("Enter the number of the certificate, such as TC/2026/014");
  const bornOn = readWrittenDay(born);
  const isDate = bornOn !== undefined && isBirthDate(bornOn, todayAtSchool());
  if (!isDate) errors.born = t("Enter the date of birth, such as 31-05-2010");
  return isDate && !errors.number ? { asked: { number, bornOn } } : { errors };
}

/** Responds with the PDF. Uses POST to keep the input out of addresses and logs. */
export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await readForm(request, context, shortForm);
  const typed = { number: fields.get("number") ?? "", born: fields.get("born") ?? "" };
  const { asked, errors = {} } = readAsked(typed);
  if (!asked) return invalid({ errors, typed });
  try {
    const file = await askForCertificate(context, request, asked);
    if (!file) return invalid({ errors: { number: t(unknown) } as FieldErrors, typed });
    return answerWithFile(context, file);
  } catch (error) {
    if (error instanceof TooManyTriesError) return refusedTooOften(context, error, typed);
    return unsaved(context, error, fields, t(failure), "visitor");
  }
}

export const headers = () => ({ "Cache-Control": "no-store", "X-Robots-Tag": "noindex" });

export const meta: MetaFunction = ({ matches }) => [
  ...pageMeta(matches, t("Transfer certificates")),
  noIndex,
];

export default function TransferCertificates() {
  const { hasAny } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  return (
    <>
      <PageHeader
        title={t("Transfer certificates")}
        lead={t("For parents and former pupils, and for the school that a pupil goes to next.")}
      />
      <div className="shell section-narrow">
        {hasAny ? (
          <>
            <PostForm
              errors={problem?.errors}
              problem={t("The certificate was not opened")}
              submit={t("Download the certificate")}
            >
              <TextField
                name="number"
                label={t("Certificate number")}
                hint={t(
                  "As printed on the certificate, such as TC/2026/014. Capital letters, spaces, dashes and slashes make no difference.",
                )}
                autoComplete="off"
                autoCapitalize="characters"
                required
                maxLength={maxNumberLength}
                state={problem ?? {}}
              />
              <TextField
                name="born"
                label={t("Date of birth of the pupil")}
                type="date"
                autoComplete="off"
                required
                state={problem ?? {}}
              />
            </PostForm>
            <p className="hint mt-6">
              {`${t("Both must match. After a few wrong tries the certificate is locked. Older certificates may not be here.")} ${t(/* The phone number follows. */ "The office helps:")} `}
              <SchoolLink className="tap underline" />
            </p>
          </>
        ) : (
          <AskSchool missing={t("There are no transfer certificates on this website yet.")} />
        )}
      </div>
    </>
  );
}
