import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { t } from "#say";
import { certificates } from "~/content/transfer-certificates/queries.server";
import { isClosed, openNumber } from "~/content/transfer-certificates/wrong-tries.server";
import { shortDate } from "~/dates/dates";
import { idOf, notFound } from "~/http/refusal";
import { transferCertificate as kind } from "~/kinds/transfer-certificate";
import { ActionForm } from "~/ui/form/action-form";
import { Button, ButtonLink } from "~/ui/form/button";
import { titled } from "~/ui/page/page-meta";
import type { Database } from "~db/connection.server";
import { EraseLink } from "../inbound/erase-link";
import { staffAction, staffLoader } from "../staff-page.server";

async function findCertificate(db: Database, params: LoaderFunctionArgs["params"]) {
  const row = await certificates.find(db, idOf(params));
  if (!row) throw notFound();
  return row;
}

export const loader = staffLoader("office", async ({ params, db, recordView }) => {
  const { id, number, born_on, file_name, created_at } = await findCertificate(db, params);
  await recordView({ verb: certificates.viewed });
  return { id, number, born_on, file_name, created_at, isClosed: await isClosed(db, number) };
});

export const action = staffAction({ role: "office", proof: "none" }, async ({ params, db, recordEvent }) => ({
  work: async (trx) => {
    const { id, number } = await findCertificate(trx, params);
    await openNumber(db, trx, number);
    const event = { verb: "opened certificate" as const, subject: number };
    await recordEvent({ ...event, record: { kind: kind.key, id } }, trx);
    return { location: kind.pages.list, message: t("Visitors can ask for it again") };
  },
}));

export const meta = titled<typeof loader>((data) =>
  t("Transfer certificate: {number}", { number: data?.number ?? "" }),
);

export default function TransferCertificate() {
  const { id, number, born_on, file_name, created_at, isClosed } = useLoaderData<typeof loader>();
  return (
    <>
      <h1 className="wrap-anywhere">{t("Transfer certificate: {number}", { number })}</h1>
      <p className="hint">
        {[
          t("born {date}", { date: shortDate(born_on) }),
          t("added on {date}", { date: shortDate(created_at) }),
        ].join(" · ")}
      </p>
      <section className="panel">
        {isClosed ? (
          <>
            <h2>{t("Closed after wrong tries")}</h2>
            <p>
              {t(
                "There were six wrong tries for this number within a week, so visitors cannot ask for it. Open it when you know that a parent mistyped. If many numbers are closed, somebody may be guessing.",
              )}
            </p>
            <ActionForm>
              <Button variant="primary">{t("Open it for visitors")}</Button>
            </ActionForm>
          </>
        ) : (
          <p>{t("Visitors can ask for it, with its number and the date of birth.")}</p>
        )}
      </section>
      <p className="actions items-center">
        <ButtonLink href={`/gdapi/uploads/${file_name}`} download>
          {t("Download")}
        </ButtonLink>{" "}
        <EraseLink to={`${kind.pages.record}/${id}/delete`} of={number} />{" "}
        <Link className="tap underline" to={kind.pages.list}>
          {t("All certificates")}
        </Link>
      </p>
    </>
  );
}
