import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { msg, t } from "#say";
import { listPageDocuments } from "~/content/disclosures/disclosure.server";
import { DocumentLinks } from "~/content/disclosures/document-links";
import { BusRoutes } from "~/page-texts/bus-routes";
import { JumpLinks } from "~/page-texts/jump-links";
import { TableSection, TextSection } from "~/page-texts/page-section";
import { readTexts } from "~/page-texts/queries.server";
import { shownTable } from "~/page-texts/table-form.server";
import { servicesOf } from "~/services/services.server";
import { formatText } from "~/text/format-text.server";
import { AskSchool } from "~/ui/contact/ask-school";
import { PageHeader } from "~/ui/page/page-header";
import { titled } from "~/ui/page/page-meta";

const names = ["school_times", "office_hours", "bus_stops", "transport_notes"] as const;

export async function loader({ context }: LoaderFunctionArgs) {
  const { db } = servicesOf(context);
  const [texts, documents] = await Promise.all([readTexts(db, names), listPageDocuments(db, "/timings")]);
  return {
    isEmpty: names.every((name) => texts[name] === "") && documents.length === 0,
    school: shownTable("school_times", texts.school_times),
    office: shownTable("office_hours", texts.office_hours),
    buses: shownTable("bus_stops", texts.bus_stops),
    notes: formatText(texts.transport_notes),
    documents,
  };
}

export const meta = titled(msg("Timings and transport"));

export default function Timings() {
  const { isEmpty, school, office, buses, notes, documents } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("Timings and transport")} isEmpty={isEmpty} />
      <div className="shell section grid gap-8 lg:gap-16 *:min-w-0 print:gap-3 print:py-2">
        {isEmpty ? (
          <AskSchool missing={t("School hours and bus stops are not on this website yet.")} />
        ) : null}
        <JumpLinks
          sections={{
            school_times: school.rows.length > 0 && msg("School hours"),
            office_hours: office.rows.length > 0 && msg("Office hours"),
            bus_stops: buses.rows.length > 0 && msg("School buses"),
            transport_notes: notes.length > 0 && msg("About the buses"),
          }}
        />
        <TableSection
          heading={msg("School hours")}
          name="school_times"
          table={school}
          caption={msg("When school begins and ends")}
        />
        <TableSection
          heading={msg("Office hours")}
          name="office_hours"
          table={office}
          caption={msg("When the office is open")}
        />
        <BusRoutes table={buses} />
        <TextSection heading={msg("About the buses")} name="transport_notes" blocks={notes} />
        <DocumentLinks documents={documents} />
      </div>
    </>
  );
}
