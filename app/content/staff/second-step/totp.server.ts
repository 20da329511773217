import { Secret, TOTP } from "otpauth";

/** Seconds that a code is shown for; the app on the phone takes six digits and this for granted. */
const period = 30;
/** Bytes of a secret: as many as the hash that codes are made with has (RFC 4226). */
const secretBytes = 20;

/** A fresh secret, in the letters that people type into an app (base32). */
export function newSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/**
 * The time step, the half minute counted since 1970, whose code this is: the present one or one beside it.
 * @param around how many steps before and after are looked at
 */
export function timeStepOf(
  secret: string,
  code: string,
  { now = Date.now(), around = 1 } = {},
): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period });
  const delta = totp.validate({ token: code, timestamp: now, window: around });
  return delta === null ? undefined : Math.floor(now / 1000 / period) + delta;
}

/** How far the clock is off that shows this code, in seconds: negative where it is slow. Ten minutes at most are looked at. */
export function clockDifference(secret: string, code: string, now = Date.now()): number | undefined {
  const step = timeStepOf(secret, code, { now, around: 20 });
  return step === undefined ? undefined : (step - Math.floor(now / 1000 / period)) * period;
}

/** The address that an app on the phone takes a secret from. */
export function appAddress(secret: string, school: string, username: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret), issuer: school, label: username, period }).toString();
}
