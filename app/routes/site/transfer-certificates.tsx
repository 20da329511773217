import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type Message, msg, t } from "#say";
import { askForCertificate, sendCertificate } from "~/content/transfer-certificates/ask.server";
import { isBirthDate } from "~/content/transfer-certificates/named-file";
import { isNumber, maxNumberLength } from "~/content/transfer-certificates/number";
import { hasCertificates } from "~/content/transfer-certificates/queries.server";
import { todayAtSchool } from "~/dates/dates";
import { readWrittenDay } from "~/dates/parse-written-date";
import { type FieldErrors, invalid } from "~/forms/fields.server";
import { readForm, shortForm } from "~/http/read-form.server";
import { unsaved } from "~/http/save-form.server";
import { answerWithFile } from "~/http/stored-file.server";
import { TextSection } from "~/page-texts/page-section";
import { readTexts } from "~/page-texts/queries.server";
import { servicesOf } from "~/services/services.server";
import { fileSize } from "~/text/file-size";
import { formatText } from "~/text/format-text.server";
import { AskSchool, SchoolLink } from "~/ui/contact/ask-school";
import { BirthDateField, typedBirthDate } from "~/ui/form/birth-date-field";
import { Button } from "~/ui/form/button";
import { TextField } from "~/ui/form/fields";
import { PostForm, useForm } from "~/ui/form/post-form";
import { PageHeader } from "~/ui/page/page-header";
import { noIndex, titled } from "~/ui/page/page-meta";

/** Not cached: answers are private and unlimited. */
export const handle = { cached: false, layout: "wide" };

export async function loader({ context }: LoaderFunctionArgs) {
  const { db } = servicesOf(context);
  const [hasAny, texts] = await Promise.all([hasCertificates(db), readTexts(db, ["certificates_notes"])]);
  return { hasAny, how: formatText(texts.certificates_notes) };
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

/** Names the certificate, or responds with its PDF. Uses POST to keep the input out of addresses and logs. */
export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await readForm(request, context, { characters: shortForm });
  const typed = Object.fromEntries(fields);
  const { asked, errors = {} } = readAsked({
    number: fields.get("number") ?? "",
    born: typedBirthDate(fields),
  });
  if (!asked) return invalid({ errors, typed });
  try {
    const found = await askForCertificate(context, asked);
    if (!found) return invalid({ errors: { number: t(unknown) } as FieldErrors, typed });
    if (fields.has("file")) return answerWithFile(context, await sendCertificate(context, request, found));
    return { found: { number: found.number, bytes: found.file_size, born: asked.bornOn } };
  } catch (error) {
    return unsaved(context, error, fields, t(failure), "visitor");
  }
}

export const headers = () => ({ "Cache-Control": "no-store", "X-Robots-Tag": "noindex" });

export const meta = titled(msg("Transfer certificates"), { tags: () => [noIndex] });

export default function TransferCertificates() {
  const {
    form: { hasAny, how },
    problem: answer,
  } = useForm<typeof loader, typeof action>();
  const problem = answer && "errors" in answer ? answer : undefined;
  const found = answer && "found" in answer ? answer.found : undefined;
  return (
    <>
      <PageHeader
        title={t("Transfer certificates")}
        lead={
          hasAny || how.length > 0
            ? t("For parents and former pupils, and for the school that a pupil goes to next.")
            : ""
        }
      />
      <div className="shell section-narrow">
        {found ? (
          <section className="card" role="status" aria-labelledby="found-heading">
            <h2 id="found-heading">{t("Certificate {number}", { number: found.number })}</h2>
            <p className="hint">{`PDF, ${fileSize(found.bytes)}`}</p>
            <form method="post" className="mt-3">
              <input type="hidden" name="number" value={found.number} />
              <input type="hidden" name="born" value={found.born} />
              <Button name="file" value="1" variant="primary">
                {t("Download the certificate")}
              </Button>
            </form>
            <p className="mt-3">
              <a href="/transfer-certificates">{t("Find another certificate")}</a>
            </p>
          </section>
        ) : hasAny ? (
          <>
            <PostForm
              errors={problem?.errors}
              problem={t("The certificate was not found")}
              submit={t("Find the certificate")}
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
              <BirthDateField label={t("Date of birth of the pupil")} state={problem ?? {}} />
            </PostForm>
            <p className="hint mt-6">
              {`${t("Both must match. After a few wrong tries the certificate is locked. Older certificates may not be here.")} ${t(/* The phone number follows. */ "The office helps:")} `}
              <SchoolLink className="tap underline" />
            </p>
          </>
        ) : (
          <AskSchool missing={t("There are no transfer certificates on this website yet.")} />
        )}
        <div className="mt-8">
          <TextSection heading={msg("How to get a certificate")} name="certificates_notes" blocks={how} />
        </div>
      </div>
    </>
  );
}
