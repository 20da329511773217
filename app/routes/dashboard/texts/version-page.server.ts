import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { t } from "#say";
import type { Answer } from "~/forms/one-time.server";
import { redirectWithMessage } from "~/http/flash.server";
import { readForm } from "~/http/read-form.server";
import { requireStaff } from "~/http/require-staff.server";
import { openForm, unsaved } from "~/http/save-form.server";
import { compareTexts } from "~/page-texts/differences.server";
import type { findVersion } from "~/page-texts/queries.server";

interface Earlier {
  version: NonNullable<Awaited<ReturnType<typeof findVersion>>>;
  label: string;
  now: string;
  present: string;
  restore(fields: URLSearchParams, who: string): Promise<Answer>;
}

/** Loader and action that show and restore a version. @param find throws a Response if there is none */
export function versionPage(find: (args: LoaderFunctionArgs) => Promise<Earlier>) {
  return {
    async loader(args: LoaderFunctionArgs) {
      const staff = await requireStaff(args.request, args.context, "editor");
      const { version, label, now, present } = await find(args);
      const form = await openForm(args.request, args.context, staff, {});
      return { ...form, label, present, version, differences: compareTexts(version.value, now) };
    },

    async action(args: ActionFunctionArgs) {
      const { request, context } = args;
      const staff = await requireStaff(request, context, "editor");
      const fields = await readForm(request, context);
      const { restore } = await find(args);
      try {
        return redirectWithMessage(request, context, await restore(fields, staff.username));
      } catch (error) {
        return unsaved(context, error, fields, t("The text could not be saved. Please try again."));
      }
    },
  };
}
