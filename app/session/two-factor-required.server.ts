import { anyRow } from "~db/any-row";
import type { Database } from "~db/connection.server";
import { readOnce } from "~db/read-once";
import { secondStepPage } from "./second-step-page";

/** Addresses that are open before two-factor set-up; a passkey counts too. */
const open = [secondStepPage, "/dashboard/staff/passkeys", "/dashboard/confirm"];

const asked = (db: Database) =>
  db
    .selectFrom("settings")
    .select("value")
    .where("name", "=", "second_step")
    .where("value", "=", "everybody");

export async function isTwoFactorRequired(db: Database): Promise<boolean> {
  return anyRow(asked(db));
}

export function requiresTwoFactorSetUp(db: Database, staffId: number): Promise<boolean> {
  return readOnce(db, `missing second step ${staffId}`, () => lacksRequiredTwoFactor(db, staffId));
}

function lacksRequiredTwoFactor(db: Database, staffId: number): Promise<boolean> {
  const missing = asked(db)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("second_steps").select("staff_id").where("staff_id", "=", staffId))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("passkeys").select("staff_id").where("staff_id", "=", staffId))),
    );
  return anyRow(missing);
}

export const isOpenBeforeTwoFactorSetUp = (pathname: string) => open.includes(pathname.replace(/\/+$/, ""));
