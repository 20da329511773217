import type { AppLoadContext } from "@remix-run/node";
import { readToken, visitor } from "~/forms/one-time.server";
import { tokenFieldName } from "~/forms/token-field";
import { randomToken } from "~/services/secrets.server";
import { servicesOf } from "~/services/services.server";
import type { Database } from "~db/connection.server";
import { storageProblem } from "~db/storage-errors";
import { openCarriedForm } from "./carried-form.server";
import { memoryStoreOf } from "./memory-store.server";

/** The query parameter by which a form page is asked to offer a parked form. */
const restoreParameter = "restore";

/** Fields that hold a password are typed again, never kept. */
const isSecret = (name: string) => /password|^current$/i.test(name);

/** Parked forms kept for one person; an older one gives way. */
const maxPerPerson = 20;

/** Returns the owner and the typed values of a sent form, or of the form resubmitted with a proof. */
function formOf(db: Database, pathname: string, sent: URLSearchParams) {
  const carried = openCarriedForm(db, pathname, sent);
  const fields = carried?.fields ?? sent;
  const owner = carried?.staffId ?? readToken(db, fields.get(tokenFieldName))?.owner ?? visitor;
  fields.delete(tokenFieldName);
  for (const name of [...fields.keys()].filter(isSecret)) fields.delete(name);
  return { owner, fields };
}

/**
 * Keeps a form that arrived after its session had ended. Only a form that this site gave to a member of staff
 * is kept (its signed token names the person), so strangers cannot fill the table.
 * @param address path and query that the form was sent to
 * @returns the address to come back to after the login
 */
export async function parkForm(
  db: Database,
  { pathname, search }: Pick<URL, "pathname" | "search">,
  sent: URLSearchParams,
): Promise<string> {
  const back = pathname + search;
  const { owner, fields } = formOf(db, pathname, sent);
  if (owner === visitor) return back;
  const id = randomToken();
  const known = await db.selectFrom("staff").select("id").where("id", "=", owner).executeTakeFirst();
  if (!known) return back;
  const form = { staff_id: owner, path: pathname, fields: fields.toString() };
  try {
    await db
      .insertInto("parked_forms")
      .values({ id, ...form, created_at: new Date().toISOString() })
      .execute();
    await dropOldest(db, owner);
  } catch (error) {
    if (!storageProblem(error)) throw error;
    memoryStoreOf(db).parkedForms.set(id, form);
  }
  const query = new URLSearchParams(search);
  query.set(restoreParameter, id);
  return `${pathname}?${query}`;
}

const dropParked = (db: Database, id: string) => db.deleteFrom("parked_forms").where("id", "=", id);

async function dropOldest(db: Database, staffId: number): Promise<void> {
  const kept = db
    .selectFrom("parked_forms")
    .select("id")
    .where("staff_id", "=", staffId)
    .orderBy("created_at", "desc")
    .limit(maxPerPerson);
  await db.deleteFrom("parked_forms").where("staff_id", "=", staffId).where("id", "not in", kept).execute();
}

/** Milliseconds that a parked form is offered: a week. */
const offered = 7 * 24 * 60 * 60 * 1000;

interface ParkedForm {
  id: string;
  typed: Record<string, string>;
}

/** Returns the values that the same user typed before the session ended, if the URL asks for them. */
export async function findParkedForm(
  request: Request,
  db: Database,
  staffId: number,
): Promise<ParkedForm | undefined> {
  const url = new URL(request.url);
  const id = url.searchParams.get(restoreParameter);
  if (!id) return undefined;
  const parked =
    memoryStoreOf(db).parkedForms.get(id) ??
    (await db
      .selectFrom("parked_forms")
      .select(["fields", "staff_id", "path"])
      .where("id", "=", id)
      .where("created_at", ">", new Date(Date.now() - offered).toISOString())
      .executeTakeFirst());
  if (parked?.staff_id !== staffId || parked.path !== url.pathname) return undefined;
  return { id, typed: Object.fromEntries(new URLSearchParams(parked.fields)) };
}

/** Takes away the parked form that a saved one was offered from, if it was; the id in its address is the owner's only. */
export async function dropSavedForm(request: Request, context: AppLoadContext): Promise<void> {
  const id = new URL(request.url).searchParams.get(restoreParameter);
  if (!id) return;
  const { db, log } = servicesOf(context);
  memoryStoreOf(db).parkedForms.delete(id);
  await dropParked(db, id)
    .execute()
    .catch((error: unknown) => log.error({ err: error }, "a parked form could not be taken away"));
}

/** Takes away a parked form as its owner asked. @returns the path of its page, or undefined if there is none */
export async function discardParkedForm(db: Database, id: string, staffId: number) {
  const { parkedForms } = memoryStoreOf(db);
  const inMemory = parkedForms.get(id);
  if (inMemory?.staff_id === staffId) {
    parkedForms.delete(id);
    return inMemory.path;
  }
  const row = await dropParked(db, id).where("staff_id", "=", staffId).returning("path").executeTakeFirst();
  return row?.path;
}
