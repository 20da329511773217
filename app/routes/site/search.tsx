import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { t } from "#say";
import { type HitGroup, searchSite } from "~/capabilities/site-search/search.server";
import type { Piece } from "~/capabilities/site-search/words";
import { indianSpan } from "~/dates/indian-dates";
import { type PageQuery, readQuery } from "~/lists/page-query";
import { maxSearchLength } from "~/lists/paging.server";
import type { loader as rootLoader } from "~/root";
import { servicesOf } from "~/services/services.server";
import { excerpt } from "~/text/excerpt";
import { languageProps } from "~/text/language";
import { PhoneLink } from "~/ui/contact/phone-link";
import { EmptyList } from "~/ui/lists/empty-list";
import { PageHeader } from "~/ui/page/page-header";
import { pageMeta } from "~/ui/page/page-meta";
import { SearchBox } from "~/ui/page/search-box";

const query = { q: (value) => value.trim() !== "" } satisfies PageQuery;
/** Not cached: queries are unlimited. */
export const handle = { query, cached: false };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = excerpt((readQuery(request, query).q ?? "").trim(), maxSearchLength, "");
  return { asked, groups: await searchSite(servicesOf(context).db, asked) };
}

export { noStore as headers } from "~/http/no-store";

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => [
  ...pageMeta(matches, data?.asked ? t("Search: {words}", { words: data.asked }) : t("Search")),
  { name: "robots", content: "noindex" },
];

/** Finds words by their beginnings, in every script. */
export default function Search() {
  const { asked, groups } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("Search")} />
      <div className="shell section-narrow">
        <SearchBox asked={asked} />
        {asked && groups.length === 0 ? <NothingFound asked={asked} /> : null}
        {groups.map((group) => (
          <Group key={group.label} {...group} />
        ))}
      </div>
    </>
  );
}

function NothingFound({ asked }: { asked: string }) {
  const phone = useRouteLoaderData<typeof rootLoader>("root")?.school.phone;
  return (
    <>
      <EmptyList icon="search">
        {t("No results for “{asked}”. Check the spelling, or try another word.", { asked })}
      </EmptyList>
      {phone ? (
        <p>
          {`${t(/* The phone number follows. */ "Or call us:")} `}
          <PhoneLink number={phone} />
        </p>
      ) : null}
    </>
  );
}

function Group({ label, hits, more }: HitGroup) {
  return (
    <section className="mt-6">
      <h2 className="text-lg">{t(label)}</h2>
      <ul className="[&_mark]:rounded-sm [&_mark]:bg-marigold-mist [&_mark]:font-semibold [&_mark]:text-inherit">
        {hits.map(({ to, title, text, date, last }, index) => (
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
            {date ? (
              <p className="hint">
                <time dateTime={date}>{indianSpan(date, last ?? date)}</time>
              </p>
            ) : null}
          </li>
        ))}
      </ul>
      {more ? <p className="hint mt-2">{t("There is more. Add a word to find it.")}</p> : null}
    </section>
  );
}

const words = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join("");

function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, found }, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text
    return found ? <mark key={index}>{text}</mark> : text;
  });
}
