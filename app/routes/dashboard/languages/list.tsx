import { Link, useLoaderData } from "@remix-run/react";
import { msg, t } from "#say";
import { maxCheckedPerKind, readOverview, toBeSaid } from "~/capabilities/translations/overview.server";
import { siteLanguages } from "~/capabilities/translations/site-languages.server";
import { translationPath, translationStatusLabels } from "~/capabilities/translations/translation-status";
import { shortDate } from "~/dates/dates";
import { figure } from "~/text/figures";
import { languageProps } from "~/text/language";
import { EmptyList } from "~/ui/lists/empty-list";
import { Pagination } from "~/ui/lists/pagination";
import { titled } from "~/ui/page/page-meta";
import { staffLoader } from "../staff-page.server";

const path = "/dashboard/languages";
const pageSize = 20;
const maxPages = 500;

export const loader = staffLoader("editor", async ({ request, staff, services }) => {
  const { languages } = siteLanguages(services);
  const asked = new URL(request.url).searchParams;
  const language = languages.find(({ code }) => code === asked.get("language")) ?? languages[0];
  const groups = await readOverview(services.db, languages, staff.role === "administrator");
  const kind = groups.find((group) => group.kind === asked.get("kind"))?.kind;
  const missing = language ? toBeSaid(groups, language.code, kind) : [];
  const labels = new Map(groups.map(({ kind, label }) => [kind, t(label)]));
  const page = Math.min(maxPages, Math.max(1, Number(asked.get("page")) || 1));
  return {
    languages: languages.map(({ code, name }) => ({ code, name })),
    chosen: language?.code ?? "",
    kind,
    page,
    hasMore: missing.length > page * pageSize,
    rows: missing.slice((page - 1) * pageSize, page * pageSize).map(({ statuses, ...row }) => ({
      ...row,
      label: labels.get(row.kind) ?? "",
      status: statuses[language?.code ?? ""] ?? ("there" as const),
    })),
    most: groups.some(({ isCut }) => isCut) ? maxCheckedPerKind : undefined,
    groups: groups.map((group) => ({
      kind: group.kind,
      label: labels.get(group.kind) ?? "",
      isCut: group.isCut,
      counts: languages.map(({ code }) => ({ code, count: toBeSaid([group], code).length })),
    })),
  };
});

export const meta = titled(msg("Other languages"));

type Data = ReturnType<typeof useLoaderData<typeof loader>>;

const formatPath = ({
  language,
  kind,
  page,
}: {
  language: string;
  kind?: string | undefined;
  page?: number;
}) =>
  `${path}?${new URLSearchParams({ language, ...(kind && { kind }), ...(page && page > 1 && { page: String(page) }) })}`;

export default function OtherLanguages() {
  const data = useLoaderData<typeof loader>();
  const { languages, chosen, kind, rows, page, hasMore } = data;
  const language = languages.find(({ code }) => code === chosen);
  if (!language) {
    return (
      <>
        <h1>{t("Other languages")}</h1>
        <EmptyList icon="quote">
          {t("The site comes in English alone. An administrator chooses its languages in the site settings.")}
        </EmptyList>
      </>
    );
  }
  const group = data.groups.find((each) => each.kind === kind);
  return (
    <>
      <h1>{t("Other languages")}</h1>
      <p className="lead">
        {t(
          "These texts of the school are not translated yet. You do not have to translate them: visitors then read them in English.",
        )}
      </p>
      <p className="m-0">
        <Link className="tap underline" to={`${path}/words?language=${chosen}`}>
          {t(/* A link. */ "Correct menus, buttons and hints")}
        </Link>
      </p>
      {data.groups.length > 0 ? <Counts data={data} /> : null}
      {data.groups.length > 0 ? (
        <h2 className="mt-8 text-lg">
          <span lang={language.code}>{language.name}</span>
          {group ? `: ${group.label}` : ""}
        </h2>
      ) : null}
      {kind ? (
        <p className="m-0">
          <Link className="tap underline" to={formatPath({ language: chosen })}>
            {t("Show all")}
          </Link>
        </p>
      ) : null}
      {rows.length === 0 ? (
        <EmptyList icon="circle-check">{t("Nothing is missing here.")}</EmptyList>
      ) : (
        <ul className="rows">
          {rows.map((row) => (
            <MissingRow key={`${row.kind} ${row.id}`} row={row} language={chosen} />
          ))}
        </ul>
      )}
      <Pagination
        newest={page > 1 ? formatPath({ language: chosen, kind }) : undefined}
        older={hasMore ? formatPath({ language: chosen, kind, page: page + 1 }) : undefined}
      />
      {data.most ? (
        <p className="hint">{t("Of each kind the newest {count} are looked at.", { count: data.most })}</p>
      ) : null}
    </>
  );
}

const cellClass = "border-b border-line px-2 py-1 text-right first:pl-0 first:text-left";

function Counts({ data: { groups, languages, chosen, kind } }: { data: Data }) {
  const totals = languages.map(({ code }) =>
    groups.reduce((sum, { counts }) => sum + (counts.find((each) => each.code === code)?.count ?? 0), 0),
  );
  return (
    <table className="mt-2 w-full max-w-176 border-collapse text-sm">
      <caption className="sr-only">{t(/* The title of a table. */ "Missing, by kind and language")}</caption>
      <thead>
        <tr>
          <td className={cellClass} />
          {languages.map(({ code, name }) => (
            <th key={code} scope="col" className={cellClass}>
              <Link
                className="tap justify-end font-semibold current:underline"
                to={formatPath({ language: code, kind })}
                aria-current={code === chosen ? "true" : undefined}
                lang={code}
              >
                {name}
              </Link>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <tr key={group.kind}>
            <th scope="row" className={`${cellClass} font-normal`}>
              {group.label}
            </th>
            {group.counts.map(({ code, count }) => (
              <td key={code} className={cellClass}>
                {count === 0 ? (
                  <span className="text-ink-soft">–</span>
                ) : (
                  <Link
                    className="tap justify-end"
                    to={formatPath({ language: code, kind: group.kind })}
                    aria-current={code === chosen && group.kind === kind ? "true" : undefined}
                  >
                    {figure(count)}
                    {group.isCut ? "+" : ""}
                  </Link>
                )}
              </td>
            ))}
          </tr>
        ))}
        <tr className="font-semibold">
          <th scope="row" className={cellClass}>
            {t(/* The sum. */ "Total")}
          </th>
          {totals.map((total, index) => (
            <td key={languages[index]?.code} className={cellClass}>
              {figure(total)}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

function MissingRow({ row, language }: { row: Data["rows"][number]; language: string }) {
  const { kind, id, name, label, at, status } = row;
  return (
    <li className="flex flex-wrap items-center gap-x-4 border-t border-line py-1.5">
      <Link
        className="tap min-w-0 flex-1 basis-64 no-underline wrap-anywhere hover:underline"
        to={translationPath(kind, id, language)}
        {...languageProps(name)}
      >
        {name}
      </Link>{" "}
      <span className="text-sm text-ink-soft">
        {label}
        {at ? `, ${shortDate(at)}` : ""}
      </span>{" "}
      <span className={status === "missing" ? "tag" : "tag bg-yellow-mist text-yellow-ink"}>
        {t(translationStatusLabels[status])}
      </span>
    </li>
  );
}
