import { useLoaderData } from "@remix-run/react";
import { t } from "#say";
import { eraseTrashed, removeUnusedFiles } from "~/capabilities/trash/erase.server";
import { distinctName, parseTrashItem, trashedName } from "~/capabilities/trash/kinds";
import { findTrashed } from "~/capabilities/trash/queries.server";
import { TrashedDetails } from "~/capabilities/trash/record";
import { notFound } from "~/http/refusal";
import { speakingEnglish } from "~/languages/current";
import { excerpt } from "~/text/excerpt";
import { titled } from "~/ui/page/page-meta";
import { Photo } from "~/ui/pictures/photo";
import { ConfirmDelete } from "~/ui/records/confirm-delete";
import { staffAction, staffLoader } from "../staff-page.server";

export const loader = staffLoader("administrator", async ({ params, db, issueToken }) => {
  const item = parseTrashItem(params.item ?? null);
  const record = item && (await findTrashed(db, item.kind, item.id));
  if (!record) throw notFound();
  return { ...record, token: issueToken() };
});

/** Before the 30 days, for example on request of a family. Reports a record that was restored meanwhile. */
export const action = staffAction(
  { role: "administrator", proof: "asked" },
  async ({ params, services, recordEvent }) => {
    const item = parseTrashItem(params.item ?? null);
    if (!item) throw notFound();
    let erased: Awaited<ReturnType<typeof eraseTrashed>>;
    return {
      work: async (trx) => {
        erased = await eraseTrashed(trx, item);
        const location = "/dashboard/trash";
        if (!erased)
          return { location, message: t("It was not in the trash any more, so nothing was erased now.") };
        const record = erased;
        const subject = speakingEnglish(() => distinctName(record));
        await recordEvent({ verb: "erased", kind: item.kind, subject }, trx);
        return { location, message: t("Erased for good") };
      },
      after: async () => erased && removeUnusedFiles(services, erased.documents),
    };
  },
);

export const meta = titled<typeof loader>((data) =>
  data ? t("Erase for good: {name}", { name: excerpt(trashedName(data), 60) }) : t("Erase for good"),
);

export default function EraseRecord() {
  const { token, ...record } = useLoaderData<typeof loader>();
  return (
    <ConfirmDelete
      noun={t(/* As in: Delete this record? */ "record")}
      consequence={t("It is erased at once, with its files, and cannot be restored.")}
      token={token}
      back="/dashboard/trash"
    >
      {record.picture ? <Photo picture={record.picture} alt="" sizes="12rem" className="row-photo" /> : null}
      <h2>{trashedName(record)}</h2>
      <TrashedDetails record={record} />
    </ConfirmDelete>
  );
}
