import { randomBytes } from "node:crypto";
import { Semaphore } from "async-mutex";
import { t } from "#say";
import { TooManyTriesError } from "~/limits/too-many-tries";

/** Argon2id, the library's default: 19 MiB, two passes, about 12 ms (OWASP's first choice). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Imported on demand: most visits need no password. */
const loadArgon2 = () => import("@node-rs/argon2");

export const minPasswordLength = 10;

export async function hashPassword(password: string): Promise<string> {
  const { hash } = await loadArgon2();
  return hash(password, cost);
}

/** Random: the account is locked until its owner sets a password by a link. */
export const unknownPasswordHash = () => hashPassword(randomBytes(32).toString("base64url"));

/** True for another algorithm or cost; the hash is then renewed at login. */
export function isOutdated(passwordHash: string): boolean {
  const { memoryCost, timeCost, parallelism } = cost;
  return !passwordHash.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
}

/** Each verification takes a core, 19 MiB, and one of four threads that also read files. */
const checks = new Semaphore(2);
/** About a second of work. */
const maxQueued = 80;
const retrySeconds = 2;
let waiting = 0;

let decoy: Promise<string> | undefined;

/** As slow without a hash (unknown user). @param first skips the queue @throws TooManyTriesError */
export async function verifyPassword(
  passwordHash: string | undefined,
  password: string,
  first = false,
): Promise<boolean> {
  if (!first && waiting >= maxQueued) {
    const words = t(
      "Very many people are logging in at this moment. Please wait {count} seconds and try again.",
      { count: retrySeconds },
    );
    throw new TooManyTriesError(words, retrySeconds);
  }
  decoy ??= hashPassword("nobody's password");
  const compared = passwordHash ?? (await decoy);
  waiting += 1;
  try {
    const verify = async () => (await loadArgon2()).verify(compared, password);
    const matches = await checks.runExclusive(verify, 1, first ? 1 : 0);
    return matches && passwordHash !== undefined;
  } finally {
    waiting -= 1;
  }
}
