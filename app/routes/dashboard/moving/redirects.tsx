import { useLoaderData } from "@remix-run/react";
import { msg, t } from "#say";
import { shortDate } from "~/dates/dates";
import { staffPage } from "~/lists/paging.server";
import { listMissing } from "~/redirects/missing.server";
import { listRedirects } from "~/redirects/redirects.server";
import { ButtonLink } from "~/ui/form/button";
import { MetaLine } from "~/ui/lists/meta-line";
import { StaffList } from "~/ui/lists/row-list";
import { titled } from "~/ui/page/page-meta";
import { DeleteLink } from "~/ui/records/delete-link";
import { staffLoader } from "../staff-page.server";
import { redirectsPath } from "./paths";

const maxMissing = 20;

export const loader = staffLoader("office", async ({ request, db }) => {
  const page = await staffPage(request, (listing) => listRedirects(db, listing));
  const isStart = page.first && page.search === "";
  return { ...page, missing: isStart ? await listMissing(db, maxMissing) : [] };
});

export const meta = titled(
  msg(/* Page of staff: addresses of the old website and where they lead. */ "Old addresses"),
);

export default function Redirects() {
  const { missing, ...page } = useLoaderData<typeof loader>();
  return (
    <StaffList
      title={t("Old addresses")}
      add={{ label: t("Add an old address"), to: `${redirectsPath}/add` }}
      empty={{
        icon: "arrow-right",
        words: t(
          "No old addresses yet. An import adds those of the old website. Links to them then lead to the new pages.",
        ),
      }}
      path={redirectsPath}
      page={page}
      intro={missing.length > 0 ? <Missing rows={missing} /> : null}
    >
      {page.rows.map(({ id, address, path, created_by, hits, created_at }) => (
        <li key={id}>
          <div className="min-w-0">
            <h2 className="font-sans text-base/snug wrap-anywhere">{address}</h2>
            <MetaLine tight>
              {path ? (
                <span className="wrap-anywhere">
                  {t(/* Where an old address leads. */ "leads to {path}", { path })}
                </span>
              ) : (
                <span>{t("leads nowhere yet: its record is not on the site")}</span>
              )}
              <span>{t("{count, plural, one {# visit} other {# visits}}", { count: hits })}</span>
              <span>{created_by || t("from an import")}</span>
              <time dateTime={created_at}>{shortDate(created_at)}</time>
            </MetaLine>
          </div>
          <p className="actions">
            <DeleteLink to={`${redirectsPath}/${id}/delete`} of={address} />
          </p>
        </li>
      ))}
    </StaffList>
  );
}

function Missing({ rows }: { rows: { address: string; visits: number }[] }) {
  return (
    <details className="panel">
      <summary>
        {t(
          "{count, plural, one {# address that visitors looked for does not exist} other {# addresses that visitors looked for do not exist}}",
          { count: rows.length },
        )}
      </summary>
      <ul className="rows">
        {rows.map(({ address, visits }) => (
          <li key={address}>
            <div className="min-w-0">
              <p className="wrap-anywhere">{address}</p>
              <p className="hint">
                {t("{count, plural, one {# visit} other {# visits}}", { count: visits })}
              </p>
            </div>
            <p className="actions">
              <ButtonLink
                to={`${redirectsPath}/add?${new URLSearchParams({ address })}`}
                aria-label={t("Choose a page for {address}", { address })}
              >
                {t("Choose a page")}
              </ButtonLink>
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}
