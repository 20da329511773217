import type { AppLoadContext } from "@remix-run/node";
import { tokenFieldName } from "~/forms/token-field";
import type { Database } from "~db/connection.server";
import { storageProblem } from "~db/storage-errors";
import { memoryStoreOf } from "./memory-store.server";
import { readToken, visitor } from "./one-time.server";
import { readFormPastFiles } from "./read-form.server";
import { randomToken } from "./secrets.server";
import { servicesOf } from "./services.server";

/** The query parameter by which a form page is asked to offer a parked form. */
const restoreParameter = "restore";

/** Fields that hold a password are typed again, never kept. */
const isSecret = (name: string) => /password|^current$/i.test(name);

/** Parked forms kept for one person; an older one gives way. */
const maxPerPerson = 20;

/**
 * Keeps a form that arrived after its session had ended. Only a form that this site gave to a member of staff
 * is kept (its signed token names the person), so strangers cannot fill the table.
 * @returns the path to come back to after the login
 */
export async function parkForm(request: Request, context: AppLoadContext): Promise<string> {
  const { db } = servicesOf(context);
  const url = new URL(request.url);
  const fields = await readFormPastFiles(request, context);
  const token = await readToken(db, fields.get(tokenFieldName));
  if (!token || token.owner === visitor) return url.pathname;
  fields.delete(tokenFieldName);
  for (const name of [...fields.keys()].filter(isSecret)) fields.delete(name);
  const id = randomToken();
  const known = await db.selectFrom("staff").select("id").where("id", "=", token.owner).executeTakeFirst();
  if (!known) return url.pathname;
  const form = { staff_id: token.owner, path: url.pathname, fields: fields.toString() };
  try {
    await db
      .insertInto("parked_forms")
      .values({ id, ...form, created_at: new Date().toISOString() })
      .execute();
    await dropOldest(db, token.owner);
  } catch (error) {
    if (!storageProblem(error)) throw error;
    memoryStoreOf(db).parkedForms.set(id, form);
  }
  return `${url.pathname}?${restoreParameter}=${id}`;
}

async function dropOldest(db: Database, staffId: number): Promise<void> {
  const kept = db
    .selectFrom("parked_forms")
    .select("id")
    .where("staff_id", "=", staffId)
    .orderBy("created_at", "desc")
    .limit(maxPerPerson);
  await db.deleteFrom("parked_forms").where("staff_id", "=", staffId).where("id", "not in", kept).execute();
}

/** What the same person had typed into this page's form before the session ended, if the URL asks for it. */
export async function findParkedForm(
  request: Request,
  db: Database,
  staffId: number,
): Promise<Record<string, string> | undefined> {
  const url = new URL(request.url);
  const id = url.searchParams.get(restoreParameter);
  if (!id) return undefined;
  const inMemory = memoryStoreOf(db).parkedForms.get(id);
  if (inMemory) {
    const isTheirs = inMemory.staff_id === staffId && inMemory.path === url.pathname;
    return isTheirs ? Object.fromEntries(new URLSearchParams(inMemory.fields)) : undefined;
  }
  const parked = await db
    .selectFrom("parked_forms")
    .select("fields")
    .where("id", "=", id)
    .where("staff_id", "=", staffId)
    .where("path", "=", url.pathname)
    .executeTakeFirst();
  return parked && Object.fromEntries(new URLSearchParams(parked.fields));
}
