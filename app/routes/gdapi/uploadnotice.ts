import { logActivity } from "~/content/activity/queries.server";
import { parseNotice } from "~/content/notices/form.server";
import { noticeName } from "~/content/notices/list";
import { createNotice } from "~/content/notices/queries.server";
import { legacyEndpoint } from "~/http/legacy-endpoint.server";
import { readFields } from "~/http/read-form.server";
import { servicesOf } from "~/http/services.server";
import { requireStaffCall } from "~/http/session.server";

/** `POST /gdapi/uploadnotice.php` with title, details, date, category and priority. */
const endpoint = legacyEndpoint({
  async POST({ request, context }) {
    const staff = await requireStaffCall(request, context);
    const { config, db } = servicesOf(context);
    const parsed = parseNotice(await readFields(request, context, config.gdapiAllowedOrigins));
    if (!parsed.ok) {
      const message = `Failed to create notice. Please try again. ${Object.values(parsed.errors).join(". ")}`;
      return Response.json({ success: false, message }, { status: 422 });
    }
    await db.transaction().execute(async (trx) => {
      await logActivity(trx, staff.username, "added a notice", noticeName(parsed.values));
      await createNotice(trx, parsed.values);
    });
    return Response.json({ success: true, message: "Notice Created Successfully" });
  },
});

export const loader = endpoint;
export const action = endpoint;
