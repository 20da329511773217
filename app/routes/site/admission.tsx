import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { msg, t } from "#say";
import { listPageDocuments } from "~/content/disclosures/disclosure.server";
import { DocumentLinks } from "~/content/disclosures/document-links";
import { todayAtSchool } from "~/dates/dates";
import { splitPoints } from "~/page-texts/chapters.server";
import { JumpLinks } from "~/page-texts/jump-links";
import { PointsSection, TableSection, TextSection } from "~/page-texts/page-section";
import { readTexts } from "~/page-texts/queries.server";
import { shownTable } from "~/page-texts/table-form.server";
import { servicesOf } from "~/services/services.server";
import { formatText } from "~/text/format-text.server";
import { AskSchool } from "~/ui/contact/ask-school";
import { PhoneLink } from "~/ui/contact/phone-link";
import { ButtonLink, buttonClass } from "~/ui/form/button";
import type { FrameData } from "~/ui/frame/frame-data";
import { Icon } from "~/ui/icons/icon";
import { PageHeader } from "~/ui/page/page-header";
import { titled } from "~/ui/page/page-meta";

const names = [
  "admission",
  "admission_dates",
  "admission_steps",
  "admission_documents",
  "admission_ages",
] as const;

export async function loader({ context }: LoaderFunctionArgs) {
  const { db } = servicesOf(context);
  const [texts, documents] = await Promise.all([readTexts(db, names), listPageDocuments(db, "/admission")]);
  return {
    today: todayAtSchool(),
    isEmpty: names.every((name) => texts[name] === "") && documents.length === 0,
    about: formatText(texts.admission),
    dates: shownTable("admission_dates", texts.admission_dates),
    steps: splitPoints(texts.admission_steps),
    papers: splitPoints(texts.admission_documents),
    ages: shownTable("admission_ages", texts.admission_ages),
    documents,
  };
}

export const meta = titled(msg("Admission"));

export default function Admission() {
  const { today, isEmpty, about, dates, steps, papers, ages, documents } = useLoaderData<typeof loader>();
  const phone = useRouteLoaderData<FrameData>("root")?.school.phone;
  return (
    <>
      <PageHeader title={t("Admission")} />
      <div className="shell section grid gap-8 lg:gap-16 *:min-w-0 print:gap-3 print:py-2">
        <p className="flex flex-wrap gap-3 print:hidden">
          <ButtonLink variant="primary" href="/admission/enquiry">
            {t("Ask about admission")}
          </ButtonLink>{" "}
          {phone ? (
            <PhoneLink number={phone} className={buttonClass("quiet")}>
              <Icon name="phone" size={18} />
              {t("Call {phone}", { phone })}
            </PhoneLink>
          ) : null}
        </p>
        {isEmpty ? (
          <AskSchool missing={t("Dates and papers for admission are not on this website yet.")} />
        ) : null}
        <JumpLinks
          sections={{
            admission_dates: dates.rows.length > 0 && msg("Dates"),
            admission_steps: steps.length > 0 && msg("Steps"),
            admission_documents: papers.length > 0 && msg("Papers to bring"),
            admission_ages: ages.rows.length > 0 && msg("Age for each class"),
          }}
        />
        <TextSection heading={msg("About admission")} name="admission" blocks={about} />
        <DocumentLinks documents={documents} />
        <TableSection
          heading={msg("Dates")}
          name="admission_dates"
          table={dates}
          caption={msg("From when until when one can apply")}
          renderNote={(row) => <DateStatus dates={dates} row={row} today={today} />}
        />
        <PointsSection heading={msg("Steps")} name="admission_steps" points={steps} numbered />
        <PointsSection heading={msg("Papers to bring")} name="admission_documents" points={papers} />
        <TableSection
          heading={msg("Age for each class")}
          name="admission_ages"
          table={ages}
          caption={msg("How old a child is to be for each class")}
        />
      </div>
    </>
  );
}

interface DateStatusProps {
  dates: ReturnType<typeof useLoaderData<typeof loader>>["dates"];
  row: string[];
  today: string;
}

/** Says if applications are open today; a row may lack one of the two days. */
function DateStatus({ dates, row, today }: DateStatusProps) {
  const dayUnder = (heading: "From" | "Until") =>
    row[dates.columns.findIndex((column) => column.heading === t(heading))];
  const [from, until] = [dayUnder("From"), dayUnder("Until")];
  if (until && until < today)
    return (
      <span className="tag ml-2 bg-sand text-ink-soft">{` ${t(/* The days on which one could apply are past. */ "Over")}`}</span>
    );
  if (from && from <= today && until)
    return (
      <span className="tag ml-2 bg-leaf-mist text-leaf">{` ${t(/* One can apply. */ "Open now")}`}</span>
    );
  return null;
}
