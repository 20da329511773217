import type { Database } from "~db/connection.server";

/** Where a second step is set up. */
export const secondStepPage = "/dashboard/staff/second-step";

/** What somebody may open who has still to set one up. */
const open = [secondStepPage, "/dashboard/confirm"];

/** Whether the school asks every account for a second step, and this one has none. */
export async function owesSecondStep(db: Database, staffId: number): Promise<boolean> {
  const asked = await db
    .selectFrom("settings")
    .select("value")
    .where("name", "=", "second_step")
    .where("value", "=", "everybody")
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("second_steps").select("staff_id").where("staff_id", "=", staffId))),
    )
    .executeTakeFirst();
  return asked !== undefined;
}

/** Whether somebody may open this address without the second step that they owe. */
export const isOpenWithoutSecondStep = (pathname: string) => open.includes(pathname.replace(/\/+$/, ""));
