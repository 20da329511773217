import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { folderProblem } from "~/backup/folder.server";
import { logActivity } from "~/content/activity/queries.server";
import { eraseDueResumes } from "~/content/resumes/retention.server";
import { changeMonths, questionBeforeShortening } from "~/content/resumes/shorten.server";
import { SettingsFields } from "~/content/settings/fields";
import { parseSettings } from "~/content/settings/form.server";
import { readSettings, saveSettings } from "~/content/settings/queries.server";
import { invalid } from "~/forms/fields.server";
import { redirectWithMessage } from "~/http/flash.server";
import { runOnce } from "~/http/one-time.server";
import { readForm } from "~/http/read-form.server";
import { servicesOf } from "~/http/services.server";
import { requireStaff } from "~/http/session.server";
import { openForm, unsaved } from "~/http/staff-form.server";
import { PostForm } from "~/ui/form/post-form";
import { Restored } from "~/ui/form/restored";
import { pageMeta } from "~/ui/page-meta";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, context);
  return openForm(request, context, staff, await readSettings(servicesOf(context).db));
}

export async function action({ request, context }: ActionFunctionArgs) {
  const staff = await requireStaff(request, context);
  const fields = await readForm(request, context);
  const parsed = parseSettings(fields);
  if (!parsed.ok) return invalid(context, parsed);
  const services = servicesOf(context);
  const to = Number(parsed.values.resume_months);
  const folder = await folderProblem(services.config, parsed.values.backup_folder);
  if (folder) {
    return invalid(context, { errors: { backup_folder: folder }, typed: Object.fromEntries(fields) });
  }
  try {
    const from = Number((await readSettings(services.db)).resume_months);
    const question = await questionBeforeShortening(services.db, fields, { from, to });
    if (question) return invalid(context, question);
    const answer = await runOnce(services.db, fields, async (trx) => {
      await saveSettings(trx, parsed.values);
      await logActivity(trx, staff.username, "changed the site settings", "");
      const resumes = await changeMonths(trx, fields, { from, to });
      return {
        location: "/dashboard/settings",
        message: resumes ? `Settings saved. ${resumes}` : "Settings saved",
      };
    });
    if (fields.get("erase_resumes") === "now") await eraseDueResumes(services);
    return redirectWithMessage(request, context, answer);
  } catch (error) {
    return unsaved(context, error, fields, "The settings could not be saved. Please try again.");
  }
}

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "Site settings");

export default function SiteSettings() {
  const form = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  return (
    <>
      <h1>Site settings</h1>
      <p className="lead">What every page shows of the school. Changes are on the site at once.</p>
      <Restored when={form.restored && !problem} />
      <PostForm token={form.token} errors={problem?.errors} submit="Save" sending="Saving…">
        <SettingsFields state={problem ?? form} />
      </PostForm>
    </>
  );
}
