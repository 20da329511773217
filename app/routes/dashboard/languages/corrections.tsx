import { Form, Link, useLoaderData } from "@remix-run/react";
import { getEnglish, type Message, msg } from "#message";
import { t } from "#say";
import {
  type Entry,
  listCorrected,
  mayCorrect,
  searchEntries,
} from "~/capabilities/translations/corrections.server";
import { type Narrowing, narrowings } from "~/capabilities/translations/narrowings";
import { siteLanguages } from "~/capabilities/translations/site-languages.server";
import { shortDate } from "~/dates/dates";
import { readable } from "~/languages/check-words.server";
import { english } from "~/languages/languages";
import { readSearch } from "~/lists/paging.server";
import { mayDo } from "~/session/roles";
import { excerpt } from "~/text/excerpt";
import { languageProps } from "~/text/language";
import { Button, ButtonLink } from "~/ui/form/button";
import { Icon } from "~/ui/icons/icon";
import { EmptyList } from "~/ui/lists/empty-list";
import { titled } from "~/ui/page/page-meta";
import { staffLoader } from "../staff-page.server";

const path = "/dashboard/languages/words";
const pageSize = 20;
const maxShownLength = 160;

const names: Record<Narrowing, Message> = {
  visitors: msg("What visitors see"),
  staff: msg("Pages of staff"),
  corrected: msg("Corrected"),
  unused: msg(/* Words that this version of the website says no more. */ "No longer used"),
};

export const loader = staffLoader("editor", async ({ request, staff, services }) => {
  const { role } = staff;
  const languages = listCorrected(role, siteLanguages(services).languages);
  const asked = new URL(request.url).searchParams;
  const language = languages.find(({ code }) => code === asked.get("language")) ?? languages[0];
  const search = readSearch(request);
  const only = narrowings.find((each) => each === asked.get("show"));
  const found = language
    ? await searchEntries(services.db, language, { search, only })
    : { entries: [], unused: 0 };
  const { unused } = found;
  const entries = found.entries.filter((entry) => mayCorrect(role, entry));
  const pages = Math.max(1, Math.ceil(entries.length / pageSize));
  const page = Math.min(pages, Math.max(1, Math.trunc(Number(asked.get("page"))) || 1));
  const offered = narrowings.filter(
    (each) =>
      (each !== "visitors" || language?.code !== english.code) &&
      (each !== "unused" || unused > 0 || only === "unused") &&
      (each !== "staff" || mayDo(role, "administrator")),
  );
  return {
    languages: languages.map(({ code, name }) => ({ code, name })),
    chosen: language?.code ?? "",
    search,
    only,
    offered,
    page,
    pages,
    rows: entries.slice((page - 1) * pageSize, page * pageSize).map(toRow),
  };
});

const short = (words: string) => excerpt(readable(words).trim(), maxShownLength);

function toRow({ id, message, note, staff, usual, own }: Entry) {
  return {
    id,
    group: getGroup({ staff, usual }),
    english: short(getEnglish(message)),
    note,
    words: short(own?.words ?? usual),
    own: own && { at: own.at, by: own.by, usual: usual && short(usual) },
  };
}

function getGroup({ staff, usual }: Pick<Entry, "staff" | "usual">): Narrowing {
  if (usual === "") return "unused";
  return staff ? "staff" : "visitors";
}

export const meta = titled(msg("Menus, buttons and hints"));

type Data = ReturnType<typeof useLoaderData<typeof loader>>;

function formatQuery({ chosen, search, only }: Data, page = 1): string {
  return `?${new URLSearchParams({
    language: chosen,
    ...(search && { q: search }),
    ...(only && { show: only }),
    ...(page > 1 && { page: String(page) }),
  })}`;
}

export default function WordsOfTheProgram() {
  const data = useLoaderData<typeof loader>();
  const { languages, chosen, search, only, rows } = data;
  if (!chosen) {
    return (
      <>
        <h1>{t("Menus, buttons and hints")}</h1>
        <EmptyList icon="quote">
          {t("The site comes in English alone. An administrator chooses its languages in the site settings.")}
        </EmptyList>
      </>
    );
  }
  return (
    <>
      <h1>{t("Menus, buttons and hints")}</h1>
      <p className="lead">
        {t(
          "These are the website's own words. To change them, press an entry and write yours. Visitors see them at once.",
        )}
      </p>
      <p className="hint">{t("In English, only the words of the dashboard can be changed.")}</p>
      <nav className="mt-2 flex flex-wrap gap-x-6" aria-label={t("Languages")}>
        {languages.map(({ code, name }) => (
          <Link
            key={code}
            className="tap font-semibold no-underline hover:underline current:underline"
            to={`${path}${formatQuery({ ...data, chosen: code })}`}
            aria-current={code === chosen ? "true" : undefined}
            lang={code}
          >
            {name}
          </Link>
        ))}
      </nav>
      <Search key={formatQuery(data)} data={data} />
      {rows.length === 0 ? (
        <EmptyList icon={only === "corrected" && !search ? "circle-check" : "search"}>
          {only === "corrected" && !search ? t("Nothing is corrected yet.") : t("Nothing here fits this.")}
        </EmptyList>
      ) : null}
      {narrowings.map((group) => (
        <Group key={group} group={group} data={data} />
      ))}
      <Pages data={data} />
    </>
  );
}

function Search({ data }: { data: Data }) {
  const { chosen, search, only, offered } = data;
  return (
    <Form
      action={path}
      role="search"
      aria-label={t(/* Names a choice: all words, corrected ones. */ "Which words")}
      className="mt-2 mb-3 flex flex-wrap items-center gap-2"
    >
      <input type="hidden" name="language" value={chosen} />
      <label className="sr-only" htmlFor="q">
        {t("Search in English or in the other language")}
      </label>{" "}
      <input
        className="control basis-full sm:max-w-96 sm:flex-[1_1_12rem]"
        id="q"
        name="q"
        type="search"
        defaultValue={search}
        {...languageProps(search)}
        maxLength={100}
        placeholder={t("Search")}
      />{" "}
      <label className="sr-only" htmlFor="show">
        {t("Which words")}
      </label>{" "}
      <select className="control flex-[1_1_9rem] sm:max-w-52" id="show" name="show" defaultValue={only ?? ""}>
        <option value="">{t("All words")}</option>
        {offered.map((each) => (
          <option key={each} value={each}>
            {t(names[each])}
          </option>
        ))}
      </select>{" "}
      <Button icon="search">{t("Search")}</Button>{" "}
      {search || only ? (
        <Link className="tap" to={`${path}?language=${chosen}`}>
          {t("Show all")}
        </Link>
      ) : null}
    </Form>
  );
}

function Pages({ data }: { data: Data }) {
  const { page, pages } = data;
  if (pages === 1) return null;
  return (
    <nav className="mt-6 flex flex-wrap items-center gap-4" aria-label={t("Pages")}>
      {page > 1 ? (
        <ButtonLink icon="chevron-left" href={`${path}${formatQuery(data)}`}>
          {t(/* Of a long list. */ "First page")}
        </ButtonLink>
      ) : null}
      {page < pages ? (
        <ButtonLink href={`${path}${formatQuery(data, page + 1)}`} rel="next">
          {t(/* Of a long list. */ "Next page")}
          <Icon name="chevron-right" size={18} />
        </ButtonLink>
      ) : null}
      <span className="hint">{t("Page {page} of {pages}", { page, pages })}</span>
    </nav>
  );
}

function Group({ group, data }: { group: Narrowing; data: Data }) {
  const rows = data.rows.filter((row) => row.group === group);
  if (rows.length === 0) return null;
  return (
    <section>
      <h2 className="mt-6 mb-2 text-lg">{t(names[group])}</h2>
      <ul className="m-0 list-none p-0">
        {rows.map((row) => (
          <Row key={row.id} row={row} data={data} />
        ))}
      </ul>
    </section>
  );
}

function Row({ row, data }: { row: Data["rows"][number]; data: Data }) {
  const { id, english, note, words, own } = row;
  const list = new URLSearchParams({ list: formatQuery(data, data.page) });
  return (
    <li className="grid gap-x-8 border-t border-line md:grid-cols-2">
      <div className="min-w-0">
        <Link
          className="block py-2.5 no-underline wrap-anywhere hover:underline"
          to={`${path}/${data.chosen}/${id}?${list}`}
          {...languageProps(english)}
        >
          {english}
        </Link>
        {note ? (
          <p className="m-0 -mt-2 pb-2.5 text-sm text-ink-soft" {...languageProps(note)}>
            {note}
          </p>
        ) : null}
      </div>
      <div className="min-w-0 pb-2.5 md:pt-2.5">
        <p className="m-0 wrap-anywhere" lang={data.chosen}>
          {words}
        </p>
        {own ? (
          <p className="m-0 mt-1 flex flex-wrap items-baseline gap-x-2 text-sm text-ink-soft">
            <span className="tag bg-green-mist">{t("Corrected")}</span> <CorrectedBy {...own} />
          </p>
        ) : null}
      </div>
    </li>
  );
}

function CorrectedBy({ at, by }: { at: string; by: string }) {
  return <span>{[by, shortDate(at)].filter(Boolean).join(", ")}</span>;
}
