import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { msg, t } from "#say";
import { OnlyInEnglish } from "~/capabilities/translations/only-in-english";
import { listPageDocuments } from "~/content/disclosures/disclosure.server";
import { DocumentLinks } from "~/content/disclosures/document-links";
import { splitPoints } from "~/page-texts/chapters.server";
import { EditTextLink } from "~/page-texts/edit-text-link";
import { JumpLinks } from "~/page-texts/jump-links";
import { PointsSection, TextSection } from "~/page-texts/page-section";
import { readTexts } from "~/page-texts/queries.server";
import { ShownTable } from "~/page-texts/shown-table";
import { shownTable } from "~/page-texts/table-form.server";
import { servicesOf } from "~/services/services.server";
import { formatText } from "~/text/format-text.server";
import { AskSchool } from "~/ui/contact/ask-school";
import { PageHeader } from "~/ui/page/page-header";
import { titled } from "~/ui/page/page-meta";
import { StaffText } from "~/ui/text/staff-text";

/** Names of disclosure documents about fees (specification section 3). */
const feeDocuments = ["fee", "fees", "fee structure"];

export async function loader({ context }: LoaderFunctionArgs) {
  const { db } = servicesOf(context);
  const [texts, documents] = await Promise.all([
    readTexts(db, ["fees", "fees_table", "fees_payment", "fees_notes"]),
    listPageDocuments(db, "/fees", feeDocuments),
  ]);
  return {
    above: texts.fees,
    table: shownTable("fees_table", texts.fees_table),
    payment: splitPoints(texts.fees_payment),
    notes: formatText(texts.fees_notes),
    documents,
  };
}

export const meta = titled(msg("Fees"));

export default function Fees() {
  const { above, table, payment, notes, documents } = useLoaderData<typeof loader>();
  const hasFees = table.rows.length > 0;
  return (
    <>
      <PageHeader title={t("Fees")} />
      <div className="shell section grid gap-8 lg:gap-16 *:min-w-0 print:gap-3 print:py-2">
        <JumpLinks
          sections={{
            fees_table: hasFees && msg("Fees by class"),
            fees_payment: payment.length > 0 && msg("Where to pay"),
            fees_notes: notes.length > 0 && msg("How to pay, and concessions"),
          }}
        />
        <section id="fees_table" className="scroll-mt-24" aria-label={t("Fees by class")}>
          {hasFees ? <h2>{t("Fees by class")}</h2> : null}
          <OnlyInEnglish text={`${above} ${table.rows.flat().join(" ")}`} />
          <StaffText text={above} className="text-ink-soft" />
          <EditTextLink name="fees" />
          <div className="mt-4">
            {hasFees ? (
              <ShownTable table={table} caption={t("Fees by class and term, in rupees")} />
            ) : (
              <AskSchool missing={t("The fees are not on this website yet.")} />
            )}
          </div>
          <EditTextLink name="fees_table" />
        </section>
        <PointsSection heading={msg("Where to pay")} name="fees_payment" points={payment} />
        <TextSection heading={msg("How to pay, and concessions")} name="fees_notes" blocks={notes} />
        <DocumentLinks documents={documents} />
      </div>
    </>
  );
}
