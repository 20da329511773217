import { type Message, msg, t } from "#say";
import type { Account } from "~/capabilities/imports/read-rows";
import { Button } from "~/ui/form/button";
import { MoreFields } from "~/ui/form/more-fields";

const reasons: Record<Account["unused"][number]["reason"], Message> = {
  title: msg(/* Of a line of a table. */ "a title"),
  "no table": msg(/* Of a line of a file. */ "no table with the columns that are needed"),
  summary: msg(/* Of a line of a table. */ "a total or an average, not a record"),
  note: msg(/* Of a line of a table. */ "a note, not a record"),
  below: msg(/* Of a line of a table. */ "below the table, without all that the rows above have"),
};

/** Says which rows and columns were read, and lists all that was not. */
export function ReadAccount({ tables, unused, hidden, monthFirst }: Account) {
  const columns = [
    ...new Map(
      tables.flatMap((table) => table.columns).map((one) => [`${one.heading}|${one.use}`, one]),
    ).values(),
  ];
  const notRead = columns.filter(({ use }) => !use);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const lines = unused.filter(({ reason }) => reason !== "title");
  return (
    <div className="grid gap-2">
      <HiddenParts {...hidden} />
      {monthFirst ? (
        <p className="font-semibold">
          {t("The dates were read with the month first: {text} is {day}.", monthFirst)}
        </p>
      ) : null}
      <p>
        {t(
          "{rows, plural, one {# row} other {# rows}} and {columns, plural, one {# column} other {# columns}} were read.",
          {
            rows,
            columns: columns.length - notRead.length,
          },
        )}{" "}
        {notRead.length > 0
          ? t("Columns that are not used: {columns}.", {
              columns: notRead.map(({ heading, example }) => `${heading} (${example})`).join(", "),
            })
          : null}
      </p>
      {lines.length > 0 ? (
        <>
          <p>
            {t("{count, plural, one {# line was} other {# lines were}} not used:", { count: lines.length })}
          </p>
          <Lines lines={lines} />
        </>
      ) : null}
      <MoreFields title={t("How the table was read")} open={false}>
        {tables.map(({ sheet, columns }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tables have no other key
          <dl key={index} className="grid grid-cols-2 gap-x-4 gap-y-1">
            {sheet ? <p className="col-span-2 font-semibold">{sheet}</p> : null}
            {columns.map(({ heading, use }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: headings can repeat
              <div key={at} className="contents">
                <dt className="wrap-anywhere">{heading}</dt>
                <dd className="wrap-anywhere">{use || t(/* Of a column of a table. */ "not used")}</dd>
              </div>
            ))}
          </dl>
        ))}
        <Lines lines={unused.filter(({ reason }) => reason === "title")} />
      </MoreFields>
    </div>
  );
}

function Lines({ lines }: { lines: Account["unused"] }) {
  return (
    <ul>
      {lines.map(({ at, text, reason }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of two tables can have one number
        <li key={index} className="wrap-anywhere short-lines">
          {text} <span className="hint">{`${at} · ${t(reasons[reason])}`}</span>
        </li>
      ))}
    </ul>
  );
}

function HiddenParts({ rows, columns, sheets }: Account["hidden"]) {
  if (rows + columns + sheets.length === 0) return null;
  const parts = [
    rows > 0 && t("{count, plural, one {# hidden row} other {# hidden rows}}", { count: rows }),
    columns > 0 && t("{count, plural, one {# hidden column} other {# hidden columns}}", { count: columns }),
    ...sheets.map((sheet) => t("the hidden sheet “{sheet}”", { sheet })),
  ].filter(Boolean);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p>{t("Left out, as in your spreadsheet: {parts}.", { parts: parts.join(", ") })}</p>
      <Button name="hidden" value="include">
        {t("Include hidden parts")}
      </Button>
    </div>
  );
}
