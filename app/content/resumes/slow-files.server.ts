import type { AppLoadContext } from "@remix-run/node";
import { type Limit, takeTry, usedTries } from "~/limits/rate-limit.server";
import { countTries, type FormLimit } from "~/limits/visitor-forms.server";
import { servicesOf } from "~/services/services.server";
import type { Database } from "~db/connection.server";

/** Tries that a file costs which needed too much work. */
const triesPerFile = 10;
/** From so many files of a day, staff are warned. */
const filesPerDay: Limit = { key: "slow files", burst: 3, every: 8 * 3600 };

/** Counts a visitor's file that reached the limit of the work on one file. */
export async function countSlowFile(context: AppLoadContext, form: FormLimit): Promise<void> {
  const { db, log } = servicesOf(context);
  log.warn({ requestId: context.requestId }, "a visitor's file needed too much work and was refused");
  // The form itself counted the first one.
  await countTries(context, form, triesPerFile - 1);
  await takeTry(db, [filesPerDay]);
}

/** True if visitors sent several such files lately. */
export async function areUploadsAttacked(db: Database): Promise<boolean> {
  return (await usedTries(db, filesPerDay)) >= filesPerDay.burst;
}
