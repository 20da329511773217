import type { SerializeFrom } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { msg, t } from "#say";
import { consents } from "~/capabilities/consents/consent.server";
import { consentsPathOf } from "~/capabilities/consents/consents-path";
import { consentKinds, countWithout, nameSubjects } from "~/capabilities/consents/subjects.server";
import { formatTerm, formatUses } from "~/capabilities/consents/words";
import { todayAtSchool } from "~/dates/dates";
import { consent as kind } from "~/kinds/consent";
import { ButtonLink } from "~/ui/form/button";
import { CsvLink } from "~/ui/lists/csv-link";
import { titled } from "~/ui/page/page-meta";
import { inboundListPage } from "../inbound/inbound-list";
import { inboundPage } from "../inbound/list-page.server";
import { staffLoader } from "../staff-page.server";

export const loader = staffLoader("office", async (args) => {
  const { db } = args;
  const page = await inboundPage(args, consents, { more: (rows) => nameSubjects(db, rows) });
  const today = todayAtSchool();
  const missing = await Promise.all(
    consentKinds.map(async (one) => ({
      key: one.key,
      found: await countWithout(db, one, today),
      noun: one.names.count,
    })),
  );
  return {
    ...page,
    missing: missing
      .filter(({ found }) => found > 0)
      .map(({ key, found, noun }) => ({ key, count: t(noun, { count: found }) })),
  };
});

export const meta = titled(kind.names.titles);

export default inboundListPage<SerializeFrom<typeof loader>>(kind, {
  empty: msg(
    "No consents are noted yet. Open a photo, an album, a result or a testimonial and press Consents.",
  ),
  intro: (page) => (
    <>
      <p className="lead">{t("Who agreed to publish a child's face or name. Only staff can see it.")}</p>
      {page.missing.length > 0 ? (
        <p className="panel">
          {`${t("Without a consent that counts today:")} `}
          {page.missing.map(({ key, count }, index) => (
            <span key={key}>
              {index > 0 ? ", " : null}
              <Link className="underline" to={`/dashboard/consents/missing/${key}`}>
                {count}
              </Link>
            </span>
          ))}
        </p>
      ) : null}
      {page.rows.length > 0 ? (
        <p className="actions mb-3">
          <ButtonLink to="/dashboard/consents/print">{t("Print all")}</ButtonLink>{" "}
          <CsvLink file={kind.pages.csv} />
        </p>
      ) : null}
    </>
  ),
  row: (row) => ({
    of: t("the consent of {person}", { person: row.given_by }),
    facts: [
      `${row.noun} ${row.subject}`,
      formatUses(row),
      formatTerm(row),
      row.of_whom && t("for {child}", { child: row.of_whom }),
    ]
      .filter(Boolean)
      .join(" · "),
    children: (
      <ButtonLink to={consentsPathOf(row.kind, row.record_id)}>
        {t(/* On a link: to open it. */ "Open")}
        <span className="sr-only">
          {` ${t(/* Behind: Open. */ "the consents for {noun} {name}", { noun: row.noun, name: row.subject })}`}
        </span>
      </ButtonLink>
    ),
  }),
});
