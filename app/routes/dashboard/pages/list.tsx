import { Link, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { t } from "#say";
import { principalPath } from "~/content/faculty/principal";
import { getAddTitle } from "~/kinds/kind";
import { page } from "~/kinds/own-page";
import { slide } from "~/kinds/slide";
import { sitePagesPath } from "~/page-texts/site-pages-path";
import { type TextName, textPath } from "~/page-texts/texts";
import { mayDo } from "~/session/roles";
import { languageProps } from "~/text/language";
import { ButtonLink } from "~/ui/form/button";
import { Icon } from "~/ui/icons/icon";
import { chipClass } from "~/ui/lists/chip-class";
import { SampleTag } from "~/ui/lists/sample-tag";
import { titled } from "~/ui/page/page-meta";
import { staffLoader } from "../staff-page.server";
import {
  groupPages,
  isSitePage,
  listRecordPages,
  listSitePages,
  type Part,
  readPageParts,
} from "./page-parts.server";

/** All pages of the site, or with `?page=` the parts of one. */
export const loader = staffLoader("editor", async ({ request, staff, db }) => {
  const path = new URL(request.url).searchParams.get("page");
  if (isSitePage(path)) {
    return { page: await readPageParts(db, path, mayDo(staff.role, "administrator")) };
  }
  const [pages, own] = await Promise.all([listSitePages(db), listRecordPages(db)]);
  return {
    sections: groupPages([...pages, ...own]),
    often: listOftenChanged(),
    samples: pages.reduce((sum, { samples }) => sum + samples, 0),
  };
});

/** Parents ask for these or see them first, and schools change them every year. */
function listOftenChanged() {
  const texts: [string, TextName][] = [
    [t("Fees"), "fees_table"],
    [t("Admission dates"), "admission_dates"],
    [t("Timings"), "school_times"],
    [t("Buses"), "bus_stops"],
    [t("Office hours"), "office_hours"],
  ];
  return [
    ...texts.map(([label, name]) => ({ label, to: textPath(name) })),
    { label: t("Principal"), to: principalPath },
    { label: t("About the school"), to: textPath("about") },
    { label: getAddTitle(slide), to: slide.pages.add },
  ];
}

export const meta = titled<typeof loader>((data) => data?.page?.title ?? t("Pages"));

export default function SitePages() {
  const data = useLoaderData<typeof loader>();
  return data.page ? <PageParts page={data.page} /> : <PageList {...data} />;
}

type Data = ReturnType<typeof useLoaderData<typeof loader>>;

function PageList({ sections, often, samples }: Extract<Data, { often: object }>) {
  return (
    <>
      <h1>{t("Pages")}</h1>
      <p className="lead">{t("Choose a page to edit its sentences, tables, pictures and documents.")}</p>
      <p className="mb-4">
        <ButtonLink variant="primary" icon="plus" to={page.pages.add}>
          {getAddTitle(page)}
        </ButtonLink>
      </p>
      <nav aria-label={t("Often changed")}>
        <ul className="flex flex-wrap gap-2">
          {often.map(({ label, to }) => (
            <li key={to}>
              <Link className={chipClass} to={to}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {samples > 0 ? (
        <p className="panel">
          {t("{count, plural, one {# text is still a sample.} other {# texts are still samples.}}", {
            count: samples,
          })}{" "}
          {t("Write the school's own text, or delete the sample text.")}
        </p>
      ) : null}
      {sections.map(({ title, isFolded, pages }) => {
        const heading = <h2 className="mb-1 font-sans text-base text-ink-soft">{title}</h2>;
        const list = (
          <ul className="grid gap-x-8 sm:grid-cols-2 xl:grid-cols-3">
            {pages.map(({ label, to, samples }) => (
              <li key={to} className="border-t border-line">
                <Link
                  className="tap w-full justify-between gap-2 py-2 leading-snug font-semibold no-underline hover:underline"
                  to={to}
                >
                  <span {...languageProps(label)}>{label}</span>
                  {samples > 0 ? <SampleTag /> : null}
                </Link>
              </li>
            ))}
          </ul>
        );
        return (
          <section key={title} className="mt-5">
            {isFolded ? (
              <details>
                <summary className="tap cursor-pointer *:inline">{heading}</summary>
                {list}
              </details>
            ) : (
              <>
                {heading}
                {list}
              </>
            )}
          </section>
        );
      })}
    </>
  );
}

function PageParts({ page }: Extract<Data, { page: object }>) {
  const { path, title, texts, records, settings } = page;
  const main = texts.filter(({ isFurther }) => !isFurther);
  const further = texts.filter(({ isFurther }) => isFurther);
  return (
    <>
      <h1>{title}</h1>
      <p className="flex flex-wrap gap-x-4">
        <a className="tap" href={path}>
          {t("See the page")}
        </a>{" "}
        <Link className="tap" to={sitePagesPath}>
          {t("All pages")}
        </Link>
      </p>
      <PartList title={t("Sentences and tables")} parts={main} />
      {further.length > 0 ? (
        <details className="mt-2" open={main.length === 0}>
          <summary className="tap cursor-pointer font-semibold text-link">
            {t("Headings, small lines and search words")}
          </summary>
          <PartRows parts={further} />
        </details>
      ) : null}
      {records.map(({ title: kind, list, add, hasMore, parts }) => (
        <PartList key={list} title={kind} parts={parts}>
          <Link className="tap text-sm" to={add.to}>
            {add.label}
          </Link>{" "}
          <Link className="tap text-sm" to={list}>
            {hasMore ? t("See all") : t("See the list")}
          </Link>
        </PartList>
      ))}
      <PartList title={t("Settings")} parts={settings} />
    </>
  );
}

function PartList({ title, parts, children }: { title: string; parts: Part[]; children?: ReactNode }) {
  if (parts.length === 0 && !children) return null;
  return (
    <section className="mt-5">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 className="mr-auto text-lg">{title}</h2>
        {children}
      </div>
      <PartRows parts={parts} />
    </section>
  );
}

function PartRows({ parts }: { parts: Part[] }) {
  return (
    <ul className="rows">
      {parts.map((part) => (
        <PartRow key={part.key} part={part} />
      ))}
    </ul>
  );
}

function PartRow({ part: { key, label, beginning, isSample, to } }: { part: Part }) {
  return (
    <li
      id={key}
      className="flex items-center gap-x-3 scroll-mt-28 border-t border-line py-1.5 target:bg-marigold-mist lg:py-0.5"
    >
      <div className="min-w-0 flex-1 md:flex md:items-baseline md:gap-x-4">
        <h3
          className={`font-sans text-base/snug ${beginning === undefined ? "" : "md:w-60 md:flex-none"}`}
          {...languageProps(label)}
        >
          <Link className="block py-1 no-underline hover:underline" to={to}>
            {label}
          </Link>
        </h3>
        {beginning === undefined ? null : (
          <p
            className="m-0 min-w-0 flex-1 text-sm/snug text-ink-soft wrap-anywhere"
            {...languageProps(beginning)}
          >
            {beginning || t("Empty: nothing is shown.")}
          </p>
        )}{" "}
        {isSample ? <SampleTag /> : null}
      </div>{" "}
      <Link className="row-action" to={to} aria-label={t("Edit {name}", { name: label })}>
        <Icon name="pencil" size={16} />
        {t("Edit")}
      </Link>
    </li>
  );
}
