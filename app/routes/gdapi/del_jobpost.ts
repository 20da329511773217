import { logActivity } from "~/content/activity/queries.server";
import { deleteJob, findJob } from "~/content/jobs/queries.server";
import { legacyEndpoint, queryId } from "~/http/legacy-endpoint.server";
import { notFound } from "~/http/refusal";
import { servicesOf } from "~/http/services.server";
import { requireStaffCall } from "~/http/session.server";

/** `DELETE /gdapi/del_jobpost.php?id={id}` */
const endpoint = legacyEndpoint({
  async DELETE({ request, context }) {
    const staff = await requireStaffCall(request, context);
    const id = queryId(request);
    await servicesOf(context)
      .db.transaction()
      .execute(async (trx) => {
        const job = await findJob(trx, id);
        if (!job) throw notFound("There is no job post with this id.");
        await deleteJob(trx, id);
        await logActivity(trx, staff.username, "deleted a job", job.title);
      });
    return Response.json({ success: true, message: "Job Post deleted successfully" });
  },
});

export const loader = endpoint;
export const action = endpoint;
