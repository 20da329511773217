import { msg } from "#message";
import type { Answer } from "~/forms/one-time.server";
import { compareTexts } from "~/page-texts/differences.server";
import type { findVersion } from "~/page-texts/queries.server";
import type { Transaction } from "~db/connection.server";
import { type StaffArgs, staffAction, staffLoader } from "../staff-page.server";

interface Earlier {
  version: NonNullable<Awaited<ReturnType<typeof findVersion>>>;
  label: string;
  now: string;
  present: string;
  restore(trx: Transaction, who: string): Promise<Answer>;
}

/** Loader and action that show and restore a version. @param find throws a Response if there is none */
export function versionPage(find: (args: StaffArgs) => Promise<Earlier>) {
  const failure = msg("The text could not be saved. Please try again.");
  return {
    loader: staffLoader("editor", async (args) => {
      const { version, label, now, present } = await find(args);
      return {
        ...(await args.openForm({})),
        label,
        present,
        version,
        differences: compareTexts(version.value, now),
      };
    }),
    action: staffAction({ role: "editor", failure }, async (args) => {
      const { restore } = await find(args);
      return { work: (trx: Transaction) => restore(trx, args.staff.username) };
    }),
  };
}
