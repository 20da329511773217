import { hash, verify } from "@node-rs/argon2";

/** Argon2id is the library's default algorithm: 19 MiB, two passes, about 12 ms (OWASP's first choice). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Characters a password needs at least. */
export const minPasswordLength = 10;

/** The hash to store, with its salt and cost in it. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

let decoy: Promise<string> | undefined;

/** Whether the password is right. Without a hash (no such person) it takes as long, and is never right. */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword("nobody's password");
  const matches = await verify(passwordHash ?? (await decoy), password);
  return matches && passwordHash !== undefined;
}
