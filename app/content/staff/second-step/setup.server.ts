import { t } from "#say";
import { seal, unseal } from "~/services/sealed.server";
import type { Database } from "~db/connection.server";
import { clockDifference, newSecret, timeStepOf } from "./totp.server";
import { wrongClock, wrongPhoneCode } from "./words";

const sealOf = (staffId: number) => ({ purpose: "second step set up" as const, owner: `staff ${staffId}` });

/** Milliseconds that the page with the QR code may stand. */
const longest = 60 * 60 * 1000;

/** A fresh secret, and the same sealed: the form carries it until the phone has shown that it knows it. */
export function beginSetup(db: Database, staffId: number, now = Date.now()) {
  const secret = newSecret();
  return { secret, sealed: seal(db, sealOf(staffId), `${now} ${secret}`) };
}

/** The secret that a form carries; undefined for what was not given to this person within the last hour. */
export function openSetup(
  db: Database,
  staffId: number,
  sealed: string | null,
  now = Date.now(),
): string | undefined {
  const [at, secret] = (unseal(db, sealOf(staffId), sealed ?? "") ?? "").split(" ");
  if (!at || !secret || now - Number(at) > longest) return undefined;
  return secret;
}

/** Looks at the first code that a phone shows. @returns its time step, or what is wrong */
export function checkFirstCode(
  secret: string,
  typed: string,
  now = Date.now(),
): { timeStep: number } | { problem: string } {
  const code = typed.replace(/\s/g, "");
  if (code === "") return { problem: t("Type the six digits that the app shows") };
  const timeStep = timeStepOf(secret, code, { now });
  if (timeStep !== undefined) return { timeStep };
  // The person has the secret on the screen, so that nothing is given away by looking further.
  const off = clockDifference(secret, code, now);
  return { problem: off === undefined ? wrongPhoneCode(new Date(now)) : wrongClock(off) };
}
