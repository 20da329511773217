import { schoolAsksForSecondStep } from "~/session/second-step-owed.server";
import type { Database } from "~db/connection.server";
import { findSecondStep } from "./queries.server";

/** By what somebody can show, beside the password, that it is them. */
export interface Steps {
  /** Since when the login asks for a code from the phone. */
  phone: { since: string } | undefined;
  hasPasskey: boolean;
  /** True if the password alone does not log in. */
  asked: boolean;
}

/**
 * The second steps of an account. Who has a passkey and no phone logs in with the password alone, unless the school asks
 * every account for a second step: then the passkey is it, or a recovery code.
 */
export async function findSteps(db: Database, staffId: number): Promise<Steps> {
  const phone = await findSecondStep(db, staffId);
  const passkey = await db
    .selectFrom("passkeys")
    .select("id")
    .where("staff_id", "=", staffId)
    .limit(1)
    .executeTakeFirst();
  const hasPasskey = passkey !== undefined;
  const asked = phone !== undefined || (hasPasskey && (await schoolAsksForSecondStep(db)));
  return { phone, hasPasskey, asked };
}
