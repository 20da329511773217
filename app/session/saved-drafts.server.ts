import type { AppLoadContext } from "@remix-run/node";
import { readToken, visitor } from "~/forms/one-time.server";
import { restoreParameter } from "~/forms/restore-parameter";
import { tokenFieldName } from "~/forms/token-field";
import { randomToken } from "~/services/secrets.server";
import { servicesOf } from "~/services/services.server";
import type { Database } from "~db/connection.server";
import { storageProblem } from "~db/storage-errors";
import { getMemoryStore } from "./memory-store.server";
import { openResubmittedForm } from "./resubmitted-form.server";

/** Passwords are never stored. */
const isSecret = (name: string) => /password|^current$/i.test(name);

/** Saved drafts per user; the oldest is removed. */
const maxPerPerson = 20;

/** Returns owner and values of a submitted or resubmitted form. */
function readOwnedForm(db: Database, pathname: string, sent: URLSearchParams) {
  const resubmitted = openResubmittedForm(db, pathname, sent);
  const fields = resubmitted?.fields ?? sent;
  const owner = resubmitted?.staffId ?? readToken(db, fields.get(tokenFieldName))?.owner ?? visitor;
  fields.delete(tokenFieldName);
  for (const name of [...fields.keys()].filter(isSecret)) fields.delete(name);
  return { owner, fields };
}

/**
 * Requires the site's signed token, so that strangers cannot fill the table.
 * @param address path and query of the form @returns the address to return to after the login
 */
export async function saveDraft(
  db: Database,
  { pathname, search }: Pick<URL, "pathname" | "search">,
  sent: URLSearchParams,
): Promise<string> {
  const back = pathname + search;
  const { owner, fields } = readOwnedForm(db, pathname, sent);
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
    getMemoryStore(db).savedDrafts.set(id, form);
  }
  const query = new URLSearchParams(search);
  query.set(restoreParameter, id);
  return `${pathname}?${query}`;
}

const deleteDraft = (db: Database, id: string) => db.deleteFrom("parked_forms").where("id", "=", id);

async function dropOldest(db: Database, staffId: number): Promise<void> {
  const kept = db
    .selectFrom("parked_forms")
    .select("id")
    .where("staff_id", "=", staffId)
    .orderBy("created_at", "desc")
    .limit(maxPerPerson);
  await db.deleteFrom("parked_forms").where("staff_id", "=", staffId).where("id", "not in", kept).execute();
}

/** Milliseconds: one week. */
const offered = 7 * 24 * 60 * 60 * 1000;

interface SavedDraft {
  id: string;
  typed: Record<string, string>;
}

/** Returns the user's saved draft if the URL asks for it. */
export async function findSavedDraft(
  request: Request,
  db: Database,
  staffId: number,
): Promise<SavedDraft | undefined> {
  const url = new URL(request.url);
  const id = url.searchParams.get(restoreParameter);
  if (!id) return undefined;
  const draft =
    getMemoryStore(db).savedDrafts.get(id) ??
    (await db
      .selectFrom("parked_forms")
      .select(["fields", "staff_id", "path"])
      .where("id", "=", id)
      .where("created_at", ">", new Date(Date.now() - offered).toISOString())
      .executeTakeFirst());
  if (draft?.staff_id !== staffId || draft.path !== url.pathname) return undefined;
  return { id, typed: Object.fromEntries(new URLSearchParams(draft.fields)) };
}

export async function deleteDraftOfForm(request: Request, context: AppLoadContext): Promise<void> {
  const id = new URL(request.url).searchParams.get(restoreParameter);
  if (!id) return;
  const { db, log } = servicesOf(context);
  getMemoryStore(db).savedDrafts.delete(id);
  await deleteDraft(db, id)
    .execute()
    .catch((error: unknown) => log.error({ err: error }, "a saved draft could not be deleted"));
}

/** Deletes a draft at its owner's request. @returns its path, or undefined */
export async function discardSavedDraft(db: Database, id: string, staffId: number) {
  const { savedDrafts } = getMemoryStore(db);
  const inMemory = savedDrafts.get(id);
  if (inMemory?.staff_id === staffId) {
    savedDrafts.delete(id);
    return inMemory.path;
  }
  const row = await deleteDraft(db, id).where("staff_id", "=", staffId).returning("path").executeTakeFirst();
  return row?.path;
}
