import { createCipheriv, createDecipheriv, createHash } from "node:crypto";
import type { Transaction } from "kysely";
import { isSignedBy, randomToken, sha256, sign } from "~/services/secrets.server";
import type { Database } from "~db/connection.server";
import type { Schema } from "~db/schema";
import { tokenFieldName } from "./token-field";

/** The owner of a form that a visitor fills in. */
export const visitor = 0;

/** A form's answer, kept so that the same form sent again gets it again. */
export interface Answer {
  /** A path of this site. */
  location: string;
  message: string;
  /** Name of the record; short enough for a cookie. */
  name?: string | undefined;
  /** Key of the step that undoes it (`offerUndo`). */
  undo?: string | undefined;
  /** Links to paths of this site. */
  links?: { label: string; to: string }[] | undefined;
}

/**
 * A token for one rendering of a form: when and for whom it was issued, and signed, so that a form arriving
 * after its session ended still says whose it is.
 */
export function issueToken(db: Database, owner: number, now = Date.now()): string {
  const text = [now.toString(36), owner.toString(36), randomToken().slice(0, 22)].join(".");
  return `${text}.${sign(db, "form token", text)}`;
}

/** When and for whom a token was issued, or undefined if it is not one of ours. */
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
 * Runs `work` once for the same token and the same content, in one transaction with the note that it was done;
 * a double click, a re-sent form and twenty posts at once get the first one's answer. The content counts, so
 * that a visitor who goes back and changes a word is not told that it was saved when it was not.
 * A form without a token (a script's) is simply done.
 */
export async function runOnce(
  db: Database,
  fields: URLSearchParams,
  work: (trx: Transaction<Schema>) => Promise<Answer>,
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
    await trx
      .updateTable("submissions")
      .set({ result: sealAnswer(answer, text) })
      .where("key", "=", key)
      .execute();
    return answer;
  });
}

/**
 * The key for the answer of a form: made of the form itself, which is kept nowhere. So names in an answer cannot be read
 * after their record was erased, in no backup either, and who sends the form again still gets them.
 */
const answerKey = (form: string) => createHash("sha256").update(`answer\n${form}`).digest();

/** A key seals one answer, so its nonce may always be the same. */
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
