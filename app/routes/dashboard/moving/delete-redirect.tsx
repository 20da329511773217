import { useLoaderData } from "@remix-run/react";
import { msg, t } from "#say";
import { idOf, notFound } from "~/http/refusal";
import { findRedirectById, removeRedirect } from "~/redirects/redirects.server";
import { titled } from "~/ui/page/page-meta";
import { ConfirmDelete } from "~/ui/records/confirm-delete";
import { staffAction, staffLoader } from "../staff-page.server";
import { redirectsPath } from "./paths";

export const loader = staffLoader("office", async ({ params, db, issueToken }) => {
  const row = await findRedirectById(db, idOf(params));
  if (!row) throw notFound();
  return { row, token: issueToken() };
});

export const action = staffAction({ role: "office", proof: "none" }, async ({ params, recordEvent }) => ({
  work: async (trx) => {
    const row = await findRedirectById(trx, idOf(params));
    if (!row) throw notFound();
    await removeRedirect(trx, row.id);
    await recordEvent({ verb: "deleted redirect", subject: row.address }, trx);
    return { location: redirectsPath, message: t("Old address deleted") };
  },
}));

const title = msg("Delete an old address");

export const meta = titled<typeof loader>((data) => (data ? `${t(title)}: ${data.row.address}` : t(title)));

export default function DeleteRedirect() {
  const { row, token } = useLoaderData<typeof loader>();
  return (
    <ConfirmDelete
      noun={t(/* In the place of {noun}, as in “Delete this old address?”. */ "old address")}
      consequence={t("Links to it then lead to a page that says: not found.")}
      token={token}
      back={redirectsPath}
    >
      <h2 className="wrap-anywhere">{row.address}</h2>
    </ConfirmDelete>
  );
}
