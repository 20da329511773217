import type { LoaderFunctionArgs } from "@remix-run/node";
import type { Transaction } from "kysely";
import { msg } from "#message";
import type { Answer } from "~/forms/one-time.server";
import { openForm } from "~/http/save-form.server";
import { compareTexts } from "~/page-texts/differences.server";
import type { findVersion } from "~/page-texts/queries.server";
import type { Database } from "~db/connection.server";
import type { Schema } from "~db/schema";
import { staffAction, staffLoader } from "../staff-page.server";

interface Earlier {
  version: NonNullable<Awaited<ReturnType<typeof findVersion>>>;
  label: string;
  now: string;
  present: string;
  restore(trx: Transaction<Schema>, who: string): Promise<Answer>;
}

/** Loader and action that show and restore a version. @param find throws a Response if there is none */
export function versionPage(find: (args: LoaderFunctionArgs, db: Database) => Promise<Earlier>) {
  const failure = msg("The text could not be saved. Please try again.");
  return {
    loader: staffLoader("editor", async (args) => {
      const { version, label, now, present } = await find(args, args.db);
      const form = await openForm(args.request, args.context, args.staff, {});
      return { ...form, label, present, version, differences: compareTexts(version.value, now) };
    }),
    action: staffAction({ role: "editor", failure }, async (args) => {
      const { restore } = await find(args, args.db);
      return { work: (trx: Transaction<Schema>) => restore(trx, args.staff.username) };
    }),
  };
}
