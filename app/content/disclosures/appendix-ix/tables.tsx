import { Fragment, type ReactNode } from "react";
import { type Message, rich, t } from "#say";
import { editPathOf } from "~/kinds/kind";
import { languageProps } from "~/text/language";
import { EditLink } from "~/ui/records/edit-link";
import { disclosure } from "../../../kinds/disclosure";
import { SampleMark } from "../sample-mark";
import { listDocumentDetails, notPublished } from "./answer-words";
import type { LineDocument } from "./documents.server";
import { linePath } from "./lines";
import type { FilledLine, FilledSection } from "./read.server";
import { ResultsTable } from "./results-table";

/** On phones, a line is a label above its value. */
const rowClass =
  "break-inside-avoid max-sm:grid max-sm:grid-cols-[1.75rem_minmax(0,1fr)] max-sm:border-b max-sm:border-line max-sm:py-1.5";
/** On phones, shown once "Not yet published" is opened (`tableClass`). */
const missingClass = `${rowClass} max-sm:hidden max-sm:target:grid`;
const tableClass =
  "w-full table-fixed border-collapse bg-sheet max-sm:block max-sm:peer-open/missing:[&_tr]:grid";
/** On phones, a section is folded; a link to it or to one of its lines opens it. */
const sectionClass = "sm:mt-8 print:mt-3 max-sm:target:[&>div]:block max-sm:[&:has(:target)>div]:block";
const foldClass = "fold tap w-full justify-between gap-3 border-b border-line font-semibold text-link";
const headClass =
  "border border-line bg-green-mist px-2 py-2 text-left align-top text-sm text-heading sm:px-3 print:py-0.5 print:text-[9pt]!";
const numberHeadClass = `${headClass} w-11 sm:w-16`;
const wordingHeadClass = `${headClass} w-[45%]`;
const cellClass =
  "max-sm:block sm:border sm:border-line sm:py-2 text-left align-top font-normal wrap-anywhere whitespace-pre-line max-sm:text-sm sm:px-3 print:py-0.5 print:text-[9pt]!";
const numberClass = `${cellClass} max-sm:row-span-2 tabular-nums`;
const wordingClass = `${cellClass} max-sm:text-ink-soft`;

/** CBSE's columns: sections A, D and E ask for details, B and C for documents. */
const getHeadings = (key: string) =>
  key === "b" || key === "c"
    ? [t("Documents / information"), t("Documents")]
    : [t("Information"), t("Details")];

interface AppendixTablesProps {
  appendix: FilledSection[];
  site: string;
}

export function SectionLinks({ appendix }: Pick<AppendixTablesProps, "appendix">) {
  return (
    <nav
      aria-label={t("CBSE Appendix IX")}
      className="mb-2 flex flex-wrap items-center sm:mb-4 sm:gap-x-4 print:hidden"
    >
      <span className="hint mr-auto sm:mr-0">{t("CBSE Appendix IX")}</span>
      {appendix.map(({ key, title }) => (
        <a key={key} className="tap justify-center font-semibold max-sm:w-10" href={`#section-${key}`}>
          {key.toUpperCase()}
          <span className="max-sm:sr-only">{`: ${t(title)}`}</span>
        </a>
      ))}
    </nav>
  );
}

export function AppendixTables({ appendix, site }: AppendixTablesProps) {
  return appendix.map(({ key, title, lines }) => {
    const [wording, answer] = getHeadings(key);
    const name = `${key.toUpperCase()}: ${t(title)}`;
    const missing = lines.filter(({ state }) => state === "missing").length;
    return (
      <section key={key} id={`section-${key}`} aria-label={name} className={sectionClass}>
        {/* The parts stand next to what they fold: it stays open on larger windows and on paper. */}
        <details className="peer/section group sm:hidden print:hidden">
          <summary className={foldClass}>{name}</summary>
        </details>
        <h3 className="mb-3 text-lg max-sm:hidden print:mb-1 print:block print:break-after-avoid">{name}</h3>
        <div className="max-sm:hidden max-sm:pb-4 max-sm:peer-open/section:block print:block">
          {missing > 0 ? (
            <details className="peer/missing sm:hidden print:hidden">
              <summary className="tap text-link">
                {t("Not yet published ({count, number})", { count: missing })}
              </summary>
            </details>
          ) : null}
          <table className={tableClass}>
            <caption className="sr-only">
              {t("Section {letter} of Appendix IX", { letter: key.toUpperCase() })}
            </caption>
            <thead className="max-sm:sr-only">
              <tr>
                <th scope="col" className={numberHeadClass}>
                  <abbr title={t("Serial number")} className="no-underline">
                    {t(/* Serial number, as a heading of a narrow column. */ "No.")}
                  </abbr>
                </th>
                <th scope="col" className={wordingHeadClass}>
                  {wording}
                </th>
                <th scope="col" className={headClass}>
                  {answer}
                </th>
              </tr>
            </thead>
            <tbody className="max-sm:block">
              {lines.map((line) => (
                <tr
                  key={line.key}
                  id={line.key}
                  className={line.state === "missing" ? missingClass : rowClass}
                >
                  <td className={numberClass}>{line.number}</td>
                  <th scope="row" className={wordingClass}>
                    <Wording words={t(line.wording)} />
                  </th>
                  <td className={cellClass}>
                    <Answer line={line} site={site} />
                    <EditLink to={linePath(line.key)} of={t(line.wording)} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {lines.map((line) =>
            line.results.length > 0 ? <ResultsTable key={line.key} line={line} /> : null,
          )}
        </div>
      </section>
    );
  });
}

/** Allows line breaks after "/" and "@". */
function Wording({ words }: { words: string }) {
  return words.split(/(?<=[/@])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity, and never move
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}

function Answer({ line, site }: { line: FilledLine; site: string }) {
  const { kind, state, value, reason, documents, page, isSample } = line;
  if (state === "none") {
    return (
      <>
        {`${t("Not applicable:")} `}
        <span {...languageProps(reason)}>{reason}</span>
      </>
    );
  }
  if (state === "missing") return <span className="hint">{t(notPublished)}</span>;
  if (kind === "results") {
    return (
      <>
        {t("See the table below")}
        {line.missingYears.length > 0 ? (
          <span className="hint block">
            {reason || `${line.missingYears.join(", ")}: ${t(notPublished).toLowerCase()}`}
          </span>
        ) : null}
      </>
    );
  }
  if (kind === "documents") {
    return (
      <>
        {documents.map((document) => (
          <Document key={document.id} document={document} site={site} />
        ))}
        {page && value ? (
          <p className="mb-1">
            {rich(page.link, {
              a: (words) => (
                <a className="tap font-semibold underline print:min-h-0" href={page.path}>
                  {words}
                </a>
              ),
            })}{" "}
            <OnPaper>{site + page.path}</OnPaper>
          </p>
        ) : null}
      </>
    );
  }
  return (
    <>
      {kind === "link" ? (
        <a className="tap underline" href={value}>
          {value}
        </a>
      ) : (
        <span {...languageProps(value)}>
          <Wording words={kind === "yes-no" ? t(value as Message) : value} />
        </span>
      )}
      {isSample ? <SampleMark /> : null}
    </>
  );
}

function Document({ document, site }: { document: LineDocument; site: string }) {
  const { id, name, url, isSample } = document;
  return (
    <div className="mb-1.5 whitespace-normal">
      {url ? (
        <a className="tap font-semibold underline print:min-h-0" href={url} target="_blank" rel="noopener">
          <span {...languageProps(name)}>{name}</span>
          <span className="sr-only">
            {t(/* Behind the name of a file, only heard. */ ", opens in a new tab")}
          </span>
        </a>
      ) : (
        <span className="font-semibold" {...languageProps(name)}>
          {name}
        </span>
      )}
      {isSample ? <SampleMark /> : null}{" "}
      <span className="hint block print:text-[9pt]!">{listDocumentDetails(document).join(", ")}</span>{" "}
      {url ? <OnPaper>{url.startsWith("/") ? site + url : url}</OnPaper> : null}
      <EditLink to={editPathOf(disclosure, id)} of={name} />
    </div>
  );
}

function OnPaper({ children }: { children: ReactNode }) {
  return <span className="hidden text-sm break-all print:block">{children}</span>;
}
