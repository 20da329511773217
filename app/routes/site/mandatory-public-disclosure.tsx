import { data, type HeadersFunction, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { msg, t } from "#say";
import { isPastDay } from "~/content/disclosures/appendix-ix/day";
import { countDone, readAppendix, shownSections } from "~/content/disclosures/appendix-ix/read.server";
import { AppendixTables, SectionLinks } from "~/content/disclosures/appendix-ix/tables";
import { firstKept } from "~/content/disclosures/appendix-ix/values.server";
import { listDisclosures, missingDocuments } from "~/content/disclosures/disclosure.server";
import { DisclosureGrid } from "~/content/disclosures/list";
import { todayAtSchool } from "~/dates/dates";
import { indianDate } from "~/dates/indian-dates";
import { notShared } from "~/http/headers";
import { type PageQuery, readQuery } from "~/lists/page-query";
import { servicesOf } from "~/services/services.server";
import { AskSchool } from "~/ui/contact/ask-school";
import { Button } from "~/ui/form/button";
import type { FrameData } from "~/ui/frame/frame-data";
import { PageHeader } from "~/ui/page/page-header";
import { noIndex, titled } from "~/ui/page/page-meta";

const query = { on: isPastDay } satisfies PageQuery;
export const handle = { query, layout: "alone" };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db } = servicesOf(context);
  const { on } = readQuery(request, query);
  const [disclosures, appendix, first] = await Promise.all([
    listDisclosures(db),
    readAppendix(db, { on, isOnPage: true }),
    firstKept(db),
  ]);
  const today = todayAtSchool();
  const missingLines = appendix.flatMap(({ lines }) =>
    lines.filter(({ state, extra }) => state === "missing" && !extra).map(({ key }) => key),
  );
  const facts = {
    disclosures,
    missing: missingDocuments(disclosures, missingLines),
    appendix: shownSections(appendix),
    published: countDone(appendix),
    on: on ?? null,
    today,
    first: first ? todayAtSchool(new Date(first)) : today,
  };
  // Not cached: `on` takes any day.
  return data(facts, on ? { headers: notShared } : {});
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta = titled<typeof loader>(msg("Mandatory Public Disclosure"), {
  tags: (loaded) => (loaded?.on ? [noIndex] : []),
});

/** Shows the 14 cards of the specification, then CBSE's Appendix IX. */
export default function MandatoryPublicDisclosure() {
  const { disclosures, missing, appendix, published, on, today, first } = useLoaderData<typeof loader>();
  const site = useRouteLoaderData<FrameData>("root")?.site ?? "";
  const isMissing = appendix.some(({ lines }) => lines.some(({ state }) => state === "missing"));
  const query = on ? `?on=${on}` : "";
  return (
    <>
      <PageHeader id="mandatory-public-disclosure" title={t("Mandatory Public Disclosure")} />
      <div className="shell section">
        {published.done > 0 ? (
          <p className="font-semibold">
            {t("{done, number} of {all, number} lines of CBSE Appendix IX are published.", published)}
          </p>
        ) : null}
        <SectionLinks appendix={appendix} />
        <DisclosureGrid disclosures={disclosures} missing={missing} site={site} />
        <p className="mt-2 sm:mt-6">
          <a className="tap font-semibold underline" href="/transfer-certificates">
            {t("Transfer certificates: find one by its number")}
          </a>
        </p>
        <section
          id="appendix-ix"
          aria-labelledby="appendix-heading"
          className="mt-6 sm:mt-12 print:mt-0 print:break-before-page"
        >
          <h2 id="appendix-heading">{t("CBSE Appendix IX")}</h2>
          <p className="mt-2 text-ink-soft print:mt-0">
            {on
              ? `${t("As of {day}, as far as it was kept.", { day: indianDate(on) })} `
              : `${t("As of {day}, in the order of CBSE's form.", { day: indianDate(today) })} `}
            {on ? (
              <a
                className="tap font-semibold underline print:hidden"
                href="/mandatory-public-disclosure#appendix-ix"
              >
                {t("See it as it is today")}
              </a>
            ) : null}
          </p>
          {on && on < first ? (
            <p className="empty">{t("Nothing was kept before {day}.", { day: indianDate(first) })}</p>
          ) : (
            <AppendixTables appendix={appendix} site={site} />
          )}
          {isMissing && !on ? (
            <div className="mt-4 sm:mt-8 print:hidden">
              <AskSchool missing={t("Some details are not published yet.")} plain />
            </div>
          ) : null}
          <div className="mt-4 flex flex-wrap items-end sm:mt-8 gap-x-8 gap-y-4 print:hidden">
            <DayForm on={on} first={first} today={today} />
            <p className="flex flex-wrap items-center gap-x-4">
              {`${t("The tables as a file:")} `}
              <a className="tap underline" href={`/mandatory-public-disclosure.csv${query}`}>
                {t("CSV, for spreadsheets")}
              </a>{" "}
              <a className="tap underline" href={`/mandatory-public-disclosure.json${query}`}>
                JSON
              </a>
            </p>
          </div>
        </section>
      </div>
    </>
  );
}

interface DayFormProps {
  on: string | null;
  first: string;
  today: string;
}

function DayForm({ on, first, today }: DayFormProps) {
  return (
    <form action="/mandatory-public-disclosure#appendix-ix" className="flex flex-wrap items-end gap-3">
      <div className="field m-0">
        <label htmlFor="on">{t(/* The label of a field for a day. */ "Show the tables as of")}</label>
        <input
          id="on"
          name="on"
          type="date"
          required
          min={first}
          max={today}
          defaultValue={on ?? undefined}
        />
      </div>
      <Button>{t("Show")}</Button>
    </form>
  );
}
