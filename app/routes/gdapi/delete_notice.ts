import { logActivity } from "~/content/activity/queries.server";
import { noticeName } from "~/content/notices/list";
import { deleteNotice, findNotice } from "~/content/notices/queries.server";
import { legacyEndpoint, queryId } from "~/http/legacy-endpoint.server";
import { notFound } from "~/http/refusal";
import { servicesOf } from "~/http/services.server";
import { requireStaffCall } from "~/http/session.server";

/** `DELETE /gdapi/delete_notice.php?id={id}` */
const endpoint = legacyEndpoint({
  async DELETE({ request, context }) {
    const staff = await requireStaffCall(request, context);
    const id = queryId(request);
    await servicesOf(context)
      .db.transaction()
      .execute(async (trx) => {
        const notice = await findNotice(trx, id);
        if (!notice) throw notFound("There is no notice with this id.");
        await deleteNotice(trx, id);
        await logActivity(trx, staff.username, "deleted a notice", noticeName(notice));
      });
    return Response.json({ success: true, message: "Notice deleted successfully" });
  },
});

export const loader = endpoint;
export const action = endpoint;
