import { randomBytes } from "node:crypto";
import { Semaphore } from "async-mutex";
import { t } from "#say";
import { TooManyTriesError } from "~/limits/too-many-tries";

/** Argon2id is the library's default algorithm: 19 MiB, two passes, about 12 ms (OWASP's first choice). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Loaded with the first password: most visits need none. */
const loadArgon2 = () => import("@node-rs/argon2");

/** Characters a password needs at least. */
export const minPasswordLength = 10;

/** The hash to store, with its salt and cost in it. */
export async function hashPassword(password: string): Promise<string> {
  const { hash } = await loadArgon2();
  return hash(password, cost);
}

/** The hash of a password that nobody knows: the account is closed until its person sets one by a link. */
export const unknownPasswordHash = () => hashPassword(randomBytes(32).toString("base64url"));

/** True if a hash was made in another way than new ones are, and is to be made again when its password is typed. */
export function isOutdated(passwordHash: string): boolean {
  const { memoryCost, timeCost, parallelism } = cost;
  return !passwordHash.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
}

/** Passwords looked at together: each takes a core, 19 MiB, and one of the four threads that also read files. */
const checks = new Semaphore(2);
/** Checks that wait at most, about a second of work. */
const mostWaiting = 80;
/** Seconds after which those who are sent away may try again. */
const queueTime = 2;
let waiting = 0;

let decoy: Promise<string> | undefined;

/**
 * True if the password is right. Without a hash (no such person) it takes as long, and is never right.
 * @param first goes before all others, and is never sent away
 * @throws TooManyTriesError where very many passwords wait to be looked at
 */
export async function verifyPassword(
  passwordHash: string | undefined,
  password: string,
  first = false,
): Promise<boolean> {
  if (!first && waiting >= mostWaiting) {
    const words = t(
      "Very many people are logging in at this moment. Please wait {count} seconds and try again.",
      { count: queueTime },
    );
    throw new TooManyTriesError(words, queueTime);
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
