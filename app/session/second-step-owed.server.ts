import { anyRow } from "~db/any-row";
import type { Database } from "~db/connection.server";
import { readOnce } from "~db/read-once";
import { secondStepPage } from "./second-step-page";

/** What somebody may open who has still to set one up: a passkey is one too. */
const open = [secondStepPage, "/dashboard/staff/passkeys", "/dashboard/confirm"];

/** The setting, where the school asks every account for a second step. */
const asked = (db: Database) =>
  db
    .selectFrom("settings")
    .select("value")
    .where("name", "=", "second_step")
    .where("value", "=", "everybody");

/** True if the school asks every account for a second step. */
export async function schoolAsksForSecondStep(db: Database): Promise<boolean> {
  return anyRow(asked(db));
}

/** Returns true if the school asks every account for a second step, and this one has neither phone nor passkey. */
export function owesSecondStep(db: Database, staffId: number): Promise<boolean> {
  return readOnce(db, `owed second step ${staffId}`, () => findOwedStep(db, staffId));
}

function findOwedStep(db: Database, staffId: number): Promise<boolean> {
  const owed = asked(db)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("second_steps").select("staff_id").where("staff_id", "=", staffId))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("passkeys").select("staff_id").where("staff_id", "=", staffId))),
    );
  return anyRow(owed);
}

/** True if somebody may open this address without the second step that they owe. */
export const isOpenWithoutSecondStep = (pathname: string) => open.includes(pathname.replace(/\/+$/, ""));
