import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { msg, t } from "#say";
import { PostedOn } from "~/content/notices/list";
import { indianSpan } from "~/dates/indian-dates";
import { splitPhones } from "~/links/phone";
import { type PageQuery, readQuery } from "~/lists/page-query";
import { maxSearchLength } from "~/lists/paging.server";
import type { loader as rootLoader } from "~/root";
import { type Hit, searchSite } from "~/search/search.server";
import type { Piece } from "~/search/words";
import { servicesOf } from "~/services/services.server";
import { excerpt } from "~/text/excerpt";
import { languageProps } from "~/text/language";
import { Childline } from "~/ui/contact/childline";
import { PhoneLink } from "~/ui/contact/phone-link";
import { type OwnLink, shownLinks } from "~/ui/frame/menu";
import { inWords } from "~/ui/frame/shown-menu";
import { waysIn } from "~/ui/frame/ways-in";
import { chipClass } from "~/ui/lists/chip-class";
import { EmptyList } from "~/ui/lists/empty-list";
import { PageHeader } from "~/ui/page/page-header";
import { noIndex, titled } from "~/ui/page/page-meta";
import { SearchBox } from "~/ui/page/search-box";

const query = { q: (value) => value.trim() !== "" } satisfies PageQuery;
/** Not cached: queries are unlimited. */
export const handle = { query, cached: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = excerpt((readQuery(request, query).q ?? "").trim(), maxSearchLength, "");
  return { asked, ...(await searchSite(servicesOf(context).db, asked)) };
}

export { noStore as headers } from "~/http/no-store";

export const meta = titled<typeof loader>(
  (data) => (data?.asked ? t("Search: {words}", { words: data.asked }) : t("Search")),
  { tags: () => [noIndex] },
);

export default function Search() {
  const { asked, hits, hasMore, isAboutDanger } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("Search")} />
      <div className="shell section-narrow">
        <SearchBox asked={asked} />
        {isAboutDanger ? <ChildSafety /> : null}
        {asked && hits.length === 0 && !isAboutDanger ? <NothingFound asked={asked} /> : null}
        {hits.length > 0 ? <Hits hits={hits} /> : null}
        {hasMore ? <p className="hint mt-2">{t("There is more. Add a word to find it.")}</p> : null}
      </div>
    </>
  );
}

const mainLinks: readonly OwnLink[] = [...waysIn, { label: msg("Contact"), to: "/contact" }];

function NothingFound({ asked }: { asked: string }) {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  const phone = root?.school.phone;
  return (
    <>
      <EmptyList icon="search">
        {t(/* Links to pages follow. */ "No results for “{asked}”. Check the spelling, or try:", { asked })}
      </EmptyList>
      <ul className="flex flex-wrap gap-2">
        {inWords(shownLinks(mainLinks, root?.hidden ?? [])).map(({ to, label }) => (
          <li key={to}>
            <a className={chipClass} href={to}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      {phone ? (
        <p className="mt-3">
          {`${t(/* The phone number follows. */ "Or call us:")} `}
          <PhoneLink number={phone} />
        </p>
      ) : null}
    </>
  );
}

/** First answer to words such as "beaten" or "afraid", whatever else is found. */
function ChildSafety() {
  const phone = useRouteLoaderData<typeof rootLoader>("root")?.school.phone;
  return (
    <section className="mt-6 rounded-card border-l-5 border-orange bg-marigold-mist px-5 py-3">
      <h3>
        <a href="/contact#complaints">{t("Complaints and child safety")}</a>
      </h3>
      <p>{t("Is a child in danger or afraid? Tell us, or call the Childline. Both listen.")}</p>
      <p className="flex flex-wrap gap-x-6">
        {phone ? (
          <PhoneLink number={phone} className="tap font-semibold underline">
            {t("Call the school: {number}", { number: splitPhones(phone)[0] ?? "" })}
          </PhoneLink>
        ) : null}{" "}
        <Childline />
      </p>
    </section>
  );
}

function Hits({ hits }: { hits: Hit[] }) {
  return (
    <section className="mt-6">
      <h2 className="sr-only">{t("Results of the search")}</h2>
      <ul className="[&_mark]:rounded-sm [&_mark]:bg-marigold-mist [&_mark]:font-semibold [&_mark]:text-inherit">
        {hits.map(({ to, title, text, ...hit }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two entries of a month have one address
          <li key={index} className="border-b border-line py-3">
            <h3>
              <a href={to} {...languageProps(words(title))}>
                <Marked pieces={title} />
              </a>
            </h3>
            {text.length > 0 ? (
              <p className="text-base text-ink-soft" {...languageProps(words(text))}>
                <Marked pieces={text} />
              </p>
            ) : null}
            <HitDetails {...hit} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function HitDetails({ label, date, last, isPast, posted }: Omit<Hit, "to" | "title" | "text">) {
  if (!label) return null;
  return (
    <p className="hint flex flex-wrap items-center gap-x-2">
      {t(label)}
      {date || posted ? " · " : null}
      {date ? (
        <time dateTime={date}>{indianSpan(date, last ?? date)}</time>
      ) : posted ? (
        <PostedOn date={posted} />
      ) : null}
      {isPast ? (
        <>
          {" "}
          <span className="tag">{t(/* Of an event or holiday. */ "Already over")}</span>
        </>
      ) : null}
    </p>
  );
}

const words = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join("");

function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, found }, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text
    return found ? <mark key={index}>{text}</mark> : text;
  });
}
