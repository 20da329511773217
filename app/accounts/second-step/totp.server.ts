import { Secret, TOTP } from "otpauth";

/** Seconds; standard apps expect this and six digits. */
const period = 30;
/** Length of the hash (RFC 4226). */
const secretBytes = 20;

export function newSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** Returns the time step (30 s since 1970) of a code. @param around accepted steps before and after */
export function findTimeStep(
  secret: string,
  code: string,
  { now = Date.now(), around = 1 } = {},
): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period });
  const delta = totp.validate({ token: code, timestamp: now, window: around });
  return delta === null ? undefined : Math.floor(now / 1000 / period) + delta;
}

/** Returns the phone's clock error in seconds, up to ten minutes. */
export function clockDifference(secret: string, code: string, now = Date.now()): number | undefined {
  const step = findTimeStep(secret, code, { now, around: 20 });
  return step === undefined ? undefined : (step - Math.floor(now / 1000 / period)) * period;
}

export function appAddress(secret: string, school: string, username: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret), issuer: school, label: username, period }).toString();
}
