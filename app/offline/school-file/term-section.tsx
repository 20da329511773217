import { type Message, msg, t } from "#say";
import { countWords } from "~/capabilities/attached-files/attached-file";
import { indianDate, indianSpan, timeSpan } from "~/dates/indian-dates";
import type { Language } from "~/languages/languages";
import { CellValue } from "~/page-texts/shown-table";
import type { ShownTable } from "~/page-texts/table-form.server";
import { languageProps } from "~/text/language";
import { MailLink } from "~/ui/contact/mail-link";
import { PhoneLink } from "~/ui/contact/phone-link";
import { FormattedText } from "~/ui/text/formatted-text";
import { StaffText } from "~/ui/text/staff-text";
import type { Term } from "./term.server";

const tableNames: Record<Term["timings"][number]["name"], Message> = {
  school_times: msg("School hours"),
  office_hours: msg("Office hours"),
  bus_stops: msg("School buses"),
};

/** Everything of a term in one language, without classes: the file has its own style. */
export function TermSection({ language, term, site }: { language: Language; term: Term; site: string }) {
  const { settings, notices, days, fees, timings } = term;
  const mails = [settings.email_office, settings.email_admissions, settings.email_principal].filter(Boolean);
  return (
    <section id={language.code} lang={language.code}>
      <h2>{language.name}</h2>
      <p>
        {settings.phone ? <PhoneLink number={settings.phone} /> : null} {settings.address}
      </p>
      {mails.map((address) => (
        <p key={address}>
          <MailLink address={address} />
        </p>
      ))}
      {notices.length > 0 ? <h3>{t("Notices")}</h3> : null}
      {notices.map(({ id, name, date, event, files, address, blocks }) => (
        <article key={id}>
          <h4 {...languageProps(name)}>{name}</h4>
          {event ? (
            <p>
              <b>{`${t("When:")} ${event}`}</b>
            </p>
          ) : null}
          <p className="small">{t("Posted {day}", { day: indianDate(date) })}</p>
          <FormattedText blocks={blocks} />
          {files > 0 ? (
            <p>
              <a href={address}>{countWords(files)}</a>
            </p>
          ) : null}
        </article>
      ))}
      {days.length > 0 ? <h3>{t("Calendar of the year")}</h3> : null}
      <dl>
        {days.map(({ key, date, last_date, title, time, until }) => (
          <div key={key}>
            <dt>{[indianSpan(date, last_date), time && timeSpan(time, until)].filter(Boolean).join(", ")}</dt>
            <dd {...languageProps(title)}>{title}</dd>
          </div>
        ))}
      </dl>
      {fees && fees.table.rows.length > 0 ? (
        <>
          <h3>{t("Fees")}</h3>
          <StaffText text={fees.above} />
          <Table table={fees.table} />
          <FormattedText blocks={fees.notes} />
        </>
      ) : null}
      {timings
        .filter(({ table }) => table.rows.length > 0)
        .map(({ name, table }) => (
          <div key={name}>
            <h3>{t(tableNames[name])}</h3>
            <Table table={table} />
          </div>
        ))}
      <p>
        <a href={site}>{site}</a>
      </p>
    </section>
  );
}

function Table({ table: { columns, rows } }: { table: ShownTable }) {
  return (
    <table>
      <thead>
        <tr>
          {columns.map(({ heading }) => (
            <th key={heading} scope="col" {...languageProps(heading)}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity, and never move
          <tr key={row}>
            {columns.map(({ heading, type }, column) => (
              <td key={heading} data-label={heading} {...languageProps(cells[column] ?? "")}>
                <CellValue type={type}>{cells[column] ?? ""}</CellValue>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
