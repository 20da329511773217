import { createCipheriv, createDecipheriv, createHash } from "node:crypto";
import { isSignedBy, randomToken, sha256, sign } from "~/services/secrets.server";
import type { Database, Transaction } from "~db/connection.server";
import { tokenFieldName } from "./token-field";

export const visitor = 0;

/** Stored result of a form, repeated if the form is sent again. */
export interface Answer {
  location: string;
  message: string;
  /** Leads to a second form of the same task, which keeps the page to return to. */
  isStep?: true | undefined;
  /** Start of public addresses that no longer exist: nobody returns to them. */
  gone?: string | undefined;
  /** Sentence about the next step; a page with a form then shows no empty one. */
  next?: string | undefined;
  /** Name of the record; must fit into a cookie. */
  name?: string | undefined;
  undo?: string | undefined;
  links?: { label: string; to: string }[] | undefined;
}

/** With time and owner, so that a form sent after its session is still attributed. */
export function issueToken(db: Database, owner: number, now = Date.now()): string {
  const text = [now.toString(36), owner.toString(36), randomToken().slice(0, 22)].join(".");
  return `${text}.${sign(db, "form token", text)}`;
}

export function readToken(
  db: Database,
  token: string | null,
): { issuedAt: number; owner: number } | undefined {
  const [issuedAt, owner, nonce, signature] = (token ?? "").split(".");
  if (!issuedAt || !owner || !nonce || !signature) return undefined;
  if (!isSignedBy(db, "form token", [issuedAt, owner, nonce].join("."), signature)) return undefined;
  return { issuedAt: Number.parseInt(issuedAt, 36), owner: Number.parseInt(owner, 36) };
}

/**
 * Once per token and content, in one transaction: double clicks and resent forms get the first result,
 * edited ones are saved. Without a token (scripts), always runs.
 */
export async function runOnce(
  db: Database,
  fields: URLSearchParams,
  work: (trx: Transaction) => Promise<Answer>,
  fileHashes: string[] = [],
): Promise<Answer> {
  const token = fields.get(tokenFieldName);
  if (!token || !readToken(db, token)) return db.transaction().execute(work);
  const content = new URLSearchParams(fields);
  content.sort();
  const text = [content.toString(), ...fileHashes].join("\n");
  const key = sha256(text);
  return db.transaction().execute(async (trx) => {
    const taken = await trx
      .insertInto("submissions")
      .values({ key, result: "", created_at: new Date().toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (taken.numInsertedOrUpdatedRows === 0n) {
      const earlier = await trx
        .selectFrom("submissions")
        .select("result")
        .where("key", "=", key)
        .executeTakeFirstOrThrow();
      return openAnswer(earlier.result, text);
    }
    const answer = await work(trx);
    if (readToken(db, token)?.owner !== visitor) await markUsed(trx, token);
    await trx
      .updateTable("submissions")
      .set({ result: sealAnswer(answer, text) })
      .where("key", "=", key)
      .execute();
    return answer;
  });
}

const usedKey = (token: string) => sha256(`used\n${token}`);

async function markUsed(trx: Database, token: string): Promise<void> {
  const row = { key: usedKey(token), result: "", created_at: new Date().toISOString() };
  await trx
    .insertInto("submissions")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** True if a form of the staff with this token was saved in the last days. */
export async function isTokenUsed(db: Database, token: string): Promise<boolean> {
  const row = await db
    .selectFrom("submissions")
    .select("key")
    .where("key", "=", usedKey(token))
    .executeTakeFirst();
  return row !== undefined;
}

/** From the form itself, so that only its sender can read the result, not a backup. */
const answerKey = (form: string) => createHash("sha256").update(`answer\n${form}`).digest();

/** Each key encrypts one result, so the nonce can be constant. */
const nonce = Buffer.alloc(12);
const tagBytes = 16;

function sealAnswer(answer: Answer, form: string): string {
  const cipher = createCipheriv("aes-256-gcm", answerKey(form), nonce);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(answer), "utf8"), cipher.final()]);
  return Buffer.concat([sealed, cipher.getAuthTag()]).toString("base64url");
}

function openAnswer(result: string, form: string): Answer {
  const sealed = Buffer.from(result, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", answerKey(form), nonce);
  decipher.setAuthTag(sealed.subarray(-tagBytes));
  const opened = Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()]);
  return JSON.parse(opened.toString("utf8")) as Answer;
}
