import { logActivity } from "~/content/activity/queries.server";
import { parseJob } from "~/content/jobs/form.server";
import { createJob } from "~/content/jobs/queries.server";
import { legacyEndpoint } from "~/http/legacy-endpoint.server";
import { readFields } from "~/http/read-form.server";
import { servicesOf } from "~/http/services.server";
import { requireStaffCall } from "~/http/session.server";

/** `POST /gdapi/addjob.php` with title and details. */
const endpoint = legacyEndpoint({
  async POST({ request, context }) {
    const staff = await requireStaffCall(request, context);
    const { config, db } = servicesOf(context);
    const parsed = parseJob(await readFields(request, context, config.gdapiAllowedOrigins));
    if (!parsed.ok) {
      // The notice's words, as the specification has it (section 8).
      const message = `Failed to create notice. Please try again. ${Object.values(parsed.errors).join(". ")}`;
      return Response.json({ success: false, message }, { status: 422 });
    }
    await db.transaction().execute(async (trx) => {
      await logActivity(trx, staff.username, "added a job post", parsed.values.title);
      await createJob(trx, parsed.values);
    });
    return Response.json({ success: true, message: "Post Created Successfully" });
  },
});

export const loader = endpoint;
export const action = endpoint;
