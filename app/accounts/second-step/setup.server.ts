import { t } from "#say";
import { seal, unseal } from "~/services/sealed.server";
import type { Database } from "~db/connection.server";
import { clockDifference, findTimeStep, newSecret } from "./totp.server";
import { wrongClock, wrongPhoneCode } from "./words";

const getSeal = (staffId: number) => ({ purpose: "second step set up" as const, owner: `staff ${staffId}` });

const setupTtlMs = 60 * 60 * 1000;

export function beginSetup(db: Database, staffId: number, now = Date.now()) {
  const secret = newSecret();
  return { secret, sealed: seal(db, getSeal(staffId), `${now} ${secret}`) };
}

/** Decrypts the secret; undefined if it is another user's or older than an hour. */
export function openSetup(
  db: Database,
  staffId: number,
  sealed: string | null,
  now = Date.now(),
): string | undefined {
  const [at, secret] = (unseal(db, getSeal(staffId), sealed ?? "") ?? "").split(" ");
  if (!at || !secret || now - Number(at) > setupTtlMs) return undefined;
  return secret;
}

/** Verifies the first code. @returns its time step, or the problem */
export function checkFirstCode(
  secret: string,
  typed: string,
  now = Date.now(),
): { timeStep: number } | { problem: string } {
  const code = typed.replace(/\s/g, "");
  if (code === "") return { problem: t("Type the six digits that the app shows") };
  const timeStep = findTimeStep(secret, code, { now });
  if (timeStep !== undefined) return { timeStep };
  // Safe: the user already sees the secret.
  const off = clockDifference(secret, code, now);
  return { problem: off === undefined ? wrongPhoneCode(new Date(now)) : wrongClock(off) };
}
