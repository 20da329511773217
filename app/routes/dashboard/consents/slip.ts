import { consents, maySeeSlip } from "~/capabilities/consents/consent.server";
import { serveFile } from "~/files/store/serve.server";
import { idOf, notFound } from "~/http/refusal";
import { requireRole } from "~/http/require-staff.server";
import { locateFile } from "~/http/stored-file.server";
import { consent } from "~/kinds/consent";
import { staffLoader } from "../staff-page.server";

export const loader = staffLoader("editor", async ({ request, context, params, staff, db, recordView }) => {
  const row = await consents.find(db, idOf(params));
  if (!row?.slip) throw notFound();
  if (!maySeeSlip(staff, row)) await requireRole(context, staff, "office");
  const isPdf = row.slip.endsWith(".pdf");
  const response = await serveFile(request, await locateFile(context, "slips", row.slip), {
    contentType: isPdf ? "application/pdf" : "image/webp",
    cacheControl: "private, no-store",
    disposition: { type: "attachment", fileName: isPdf ? "slip.pdf" : "slip.webp" },
  });
  const record = { kind: consent.key, id: row.id };
  await recordView({ verb: "opened slip", record });
  return response;
});
