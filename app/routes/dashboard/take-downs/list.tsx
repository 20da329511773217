import { Link, useLoaderData } from "@remix-run/react";
import { t } from "#say";
import { isOpen, relationName } from "~/capabilities/take-downs/states";
import { takeDowns } from "~/capabilities/take-downs/take-down.server";
import { trashedName } from "~/capabilities/trash/kinds";
import { momentAtSchool } from "~/dates/dates";
import { takeDown as kind } from "~/kinds/take-down";
import { writtenIn } from "~/records/written-in.server";
import { languageProps } from "~/text/language";
import { ButtonLink } from "~/ui/form/button";
import { ChooseBox } from "~/ui/lists/choose";
import { titled } from "~/ui/page/page-meta";
import { Thumb } from "~/ui/pictures/thumb";
import { EraseMenu } from "../inbound/erase-link";
import { InboundList } from "../inbound/inbound-list";
import { inboundPage } from "../inbound/list-page.server";
import { staffLoader } from "../staff-page.server";
import { findSubject } from "./decide.server";
import { StateBadge } from "./state-badge";

export const loader = staffLoader("office", async (args) => {
  return inboundPage(args, takeDowns, {
    more: (rows, db) =>
      Promise.all(
        rows.map(async (row) => ({
          ...row,
          writtenIn: writtenIn(row.language),
          about: await findSubject(db, row),
        })),
      ),
  });
});

export const meta = titled(kind.names.titles);

export default function TakeDowns() {
  const page = useLoaderData<typeof loader>();
  return (
    <InboundList kind={kind} empty={t("Nobody has asked to take something down.")} page={page}>
      {page.rows.map(({ about, ...row }) => {
        const picture = about && "picture" in about ? about.picture : undefined;
        return (
          <li key={row.id}>
            <div className="flex min-w-0 gap-3 [&>div]:min-w-0">
              <ChooseBox
                value={row.id}
                name={t(/* As in “Delete the request of Rina Das”, only heard. */ "the request of {name}", {
                  name: row.name,
                })}
              />
              <Thumb picture={picture} sizes="5rem" className="row-photo" />
              <div>
                <h2 className="wrap-anywhere" {...languageProps(row.name)}>
                  <Link className="no-underline hover:underline" to={`${kind.pages.record}/${row.id}`}>
                    {about && "name" in about ? trashedName(about) : t("What was erased")}
                  </Link>
                </h2>
                <p className="hint wrap-anywhere">
                  {[
                    about ? t(about.noun) : row.kind,
                    t(/* {relation} is such as “mother or father”. */ "asked by {name}, {relation}", {
                      name: row.name,
                      relation: relationName(row.relation),
                    }),
                    row.writtenIn,
                    momentAtSchool(row.created_at),
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </p>
                <p>
                  <StateBadge state={row.state} />
                </p>
              </div>
            </div>
            <div className="actions">
              <ButtonLink
                variant={isOpen(row.state) ? "primary" : "quiet"}
                to={`${kind.pages.record}/${row.id}`}
              >
                {isOpen(row.state) ? t("Decide") : t("Open")}
                <span className="sr-only"> {t("the request of {name}", { name: row.name })}</span>
              </ButtonLink>{" "}
              <EraseMenu
                to={`${kind.pages.record}/${row.id}/delete`}
                of={t("the request of {name}", { name: row.name })}
              />
            </div>
          </li>
        );
      })}
    </InboundList>
  );
}
