import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { folderProblem } from "~/backup/folder.server";
import { recordEvent } from "~/content/activity/record-event.server";
import { eraseDueResumes } from "~/content/resumes/retention.server";
import { changeMonths, questionBeforeShortening } from "~/content/resumes/shorten.server";
import { questionBeforeErasing } from "~/content/retention/old-records.server";
import { SettingsFields } from "~/content/settings/fields";
import { parseSettings } from "~/content/settings/form.server";
import {
  changesOf,
  marksOf,
  mergeSettings,
  openedField,
  SettingsConflictError,
} from "~/content/settings/merge.server";
import { readSettings, saveSettings } from "~/content/settings/queries.server";
import type { Settings } from "~/content/settings/settings";
import { findSecondStep } from "~/content/staff/second-step/queries.server";
import { type FieldErrors, invalid, type Typed } from "~/forms/fields.server";
import { runOnce } from "~/forms/one-time.server";
import { redirectWithMessage } from "~/http/flash.server";
import { readForm } from "~/http/read-form.server";
import { requireStaff } from "~/http/require-staff.server";
import { openForm, unsaved } from "~/http/staff-form.server";
import { servicesOf } from "~/services/services.server";
import { LateMeanwhileNotice } from "~/ui/form/late-meanwhile-notice";
import { PostForm } from "~/ui/form/post-form";
import { Restored } from "~/ui/form/restored";
import { pageMeta } from "~/ui/page-meta";

const changedMeanwhile =
  "Somebody else changed some of the same settings while you had them open. Nothing of yours was saved yet: compare both, then choose.";
const formId = "settings-form";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, context, "administrator");
  const settings = await readSettings(servicesOf(context).db);
  return openForm(request, context, staff, { ...settings, [openedField]: marksOf(settings) });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const staff = await requireStaff(request, context, "administrator");
  const fields = await readForm(request, context);
  const parsed = parseSettings(fields);
  if (!parsed.ok) return invalid(parsed);
  const services = servicesOf(context);
  const folder = await folderProblem(services.config, parsed.values.backup_folder);
  if (folder) {
    return invalid({ errors: { backup_folder: folder }, typed: Object.fromEntries(fields) });
  }
  if (
    parsed.values.second_step === "everybody" &&
    (await readSettings(services.db)).second_step !== "everybody" &&
    !(await findSecondStep(services.db, staff.id))
  ) {
    const words = "Set up your own second step first, under Your account: so you see what you ask of others.";
    return invalid({ errors: { second_step: words }, typed: Object.fromEntries(fields) });
  }
  const merge = (saved: Settings) => mergeSettings(saved, parsed.values, fields.get(openedField));
  try {
    const saved = await readSettings(services.db);
    const from = Number(saved.resume_months);
    const to = Number(merge(saved).resume_months);
    const question = await questionBeforeShortening(services.db, fields, { from, to });
    if (question) return invalid(question);
    const erasing = await questionBeforeErasing(services.db, fields, saved, merge(saved));
    if (erasing) return invalid(erasing);
    const answer = await runOnce(services.db, fields, async (trx) => {
      const before = await readSettings(trx);
      const merged = merge(before);
      await saveSettings(trx, merged);
      const changes = changesOf(before, merged);
      if (changes.length > 0) {
        const event = { who: staff.username, action: "changed the site settings", changes };
        await recordEvent(context, event, trx);
      }
      const resumes = await changeMonths(trx, fields, { from, to });
      return {
        location: "/dashboard/settings",
        message: resumes ? `Settings saved. ${resumes}` : "Settings saved",
      };
    });
    if (fields.get("erase_resumes") === "now") await eraseDueResumes(services);
    return redirectWithMessage(request, context, answer);
  } catch (error) {
    if (error instanceof SettingsConflictError) {
      const { meanwhile, typed } = error;
      return invalid(
        { errors: { "": changedMeanwhile } as FieldErrors, typed: typed as Typed, meanwhile },
        409,
      );
    }
    return unsaved(context, error, fields, "The settings could not be saved. Please try again.");
  }
}

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "Site settings");

export default function SiteSettings() {
  const form = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  const meanwhile = problem && "meanwhile" in problem ? problem.meanwhile : undefined;
  const state = problem ?? form;
  return (
    <>
      <h1>Site settings</h1>
      <p className="lead">What every page shows about the school. Changes show at once.</p>
      <Restored form={form} when={!problem} />
      <PostForm
        id={formId}
        token={form.token}
        errors={problem?.errors}
        problem={meanwhile ? "They were changed meanwhile" : undefined}
        below={
          meanwhile ? <LateMeanwhileNotice what="the settings" meanwhile={meanwhile} form={formId} /> : null
        }
        submit="Save"
        sending="Saving…"
      >
        <input type="hidden" name="opened" value={state.typed?.opened ?? ""} />
        <SettingsFields state={state} />
      </PostForm>
    </>
  );
}
