import { t } from "#say";
import type { AnnualReport } from "~/content/disclosures/report/annual-report.server";
import { indianDate } from "~/dates/indian-dates";
import { type FormState, TextField } from "~/ui/form/fields";
import { PostForm } from "~/ui/form/post-form";

interface AnnualReportFormProps {
  annual: AnnualReport;
  form: FormState & { token: string };
  problem: FormState | undefined;
}

/** Records that the annual report was sent, which the site cannot detect. */
export function AnnualReportForm({ annual, form, problem }: AnnualReportFormProps) {
  const { year, due, sentOn } = annual;
  return (
    <section id="annual-report" className="mt-10 scroll-mt-28 print:hidden">
      <h2 className="text-lg">{t("Annual report of {year}", { year })}</h2>
      <p className="my-2">
        {sentOn
          ? t("Sent on {date}.", { date: indianDate(sentOn) })
          : t("CBSE wants it by {date}.", { date: indianDate(due) })}{" "}
        {t("Send it on CBSE's portal, then enter the day here.")}
      </p>
      <PostForm
        token={form.token}
        errors={problem?.errors}
        problem={t("The day was not saved")}
        submit={t("Save")}
      >
        <TextField
          name="sent_on"
          type="date"
          label={t("Sent on")}
          hint={t("Leave it empty while it was not sent.")}
          optional
          state={problem ?? form}
        />
      </PostForm>
    </section>
  );
}
