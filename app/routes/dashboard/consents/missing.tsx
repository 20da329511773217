import { Link, useLoaderData } from "@remix-run/react";
import { t } from "#say";
import { consentsPathOf } from "~/capabilities/consents/consents-path";
import { consentKind, listWithout } from "~/capabilities/consents/subjects.server";
import { todayAtSchool } from "~/dates/dates";
import { notFound } from "~/http/refusal";
import { consent } from "~/kinds/consent";
import { nameOrNone } from "~/kinds/kind";
import { mayDo } from "~/session/roles";
import { languageProps } from "~/text/language";
import { ButtonLink } from "~/ui/form/button";
import { EmptyList } from "~/ui/lists/empty-list";
import { Pagination } from "~/ui/lists/pagination";
import { titled } from "~/ui/page/page-meta";
import { Thumb } from "~/ui/pictures/thumb";
import { staffLoader } from "../staff-page.server";

const pageSize = 50;

export const loader = staffLoader("editor", async ({ request, params, staff, db }) => {
  const kind = consentKind(params.kind);
  if (!kind) throw notFound();
  const after = new URL(request.url).searchParams.get("after") ?? "";
  const before = /^[1-9]\d{0,14}$/.test(after) ? Number(after) : undefined;
  const found = await listWithout(db, kind, { today: todayAtSchool(), limit: pageSize + 1, before });
  const rows = found.slice(0, pageSize);
  const next = found.length > pageSize ? rows.at(-1)?.id : undefined;
  const { key, names, pages } = kind;
  const back = mayDo(staff.role, "office") ? consent.pages.list : pages.list;
  return { kind: key, titles: t(names.titles), back, rows, next, isFirst: before === undefined };
});

const formatTitle = (titles: string) =>
  t(/* {titles} is such as: Results. */ "{titles} without a consent", { titles });

export const meta = titled<typeof loader>((data) =>
  data ? formatTitle(data.titles) : t("Without a consent"),
);

export default function WithoutConsent() {
  const { kind, titles, back, rows, next, isFirst } = useLoaderData<typeof loader>();
  const path = `/dashboard/consents/missing/${kind}`;
  return (
    <>
      <h1>{formatTitle(titles)}</h1>
      <p>
        {t("Delete those that show or name a child whose parents have not agreed.")}{" "}
        <Link to={back}>{t("Back")}</Link>
      </p>
      {rows.length === 0 ? (
        <EmptyList icon="shield-check">{t("None is without a consent.")}</EmptyList>
      ) : null}
      <ul className="rows">
        {rows.map((row) => {
          const name = nameOrNone(row.name || row.words);
          return (
            <li key={row.id}>
              <div className="flex min-w-0 items-center gap-3">
                <Thumb
                  picture={row.picture}
                  sizes="4rem"
                  className="size-14 flex-none rounded-md bg-sand object-cover"
                />
                <h2 className="font-sans text-base/snug wrap-anywhere" {...languageProps(name)}>
                  {name}
                </h2>
              </div>
              <p className="actions">
                <ButtonLink to={consentsPathOf(kind, row.id)}>
                  {t("Add a consent")}
                  <span className="sr-only">{` ${t(/* Behind: Add a consent. */ "for {name}", { name })}`}</span>
                </ButtonLink>
              </p>
            </li>
          );
        })}
      </ul>
      <Pagination
        newest={isFirst ? undefined : path}
        older={next === undefined ? undefined : `${path}?after=${next}`}
      />
    </>
  );
}
