/** Form that was saved without a connection. Stored in the browser until it is sent, withdrawn or logged out. */
export interface PendingForm {
  /** Set by the store. */
  id?: number;
  account: number;
  /** Path that takes the form. */
  path: string;
  /** Address of the page with the form, and the key of its typed text. */
  page: string;
  textKey: string;
  /** Title of the record. */
  name: string;
  /** Milliseconds since 1970. */
  at: number;
  entries: [name: string, value: string | File][];
  /** Path that takes each file alone, before the form. */
  filesPath?: string | undefined;
  /** Answer of the website that refused the form. */
  refusal?: string;
}

const name = "pending-forms";
const maxForms = 30;
const maxBytes = 100 * 1024 * 1024;

/** Event on `window` after the stored forms changed. */
export const pendingChanged = "pending-forms-changed";

async function change<Result>(work: (store: IDBObjectStore) => IDBRequest): Promise<Result> {
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () =>
    opening.result.createObjectStore("forms", { keyPath: "id", autoIncrement: true });
  const database = (await settle(opening)) as IDBDatabase;
  try {
    return (await settle(work(database.transaction("forms", "readwrite").objectStore("forms")))) as Result;
  } finally {
    database.close();
  }
}

const settle = (request: IDBRequest) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const sizeOf = ({ entries }: PendingForm) =>
  entries.reduce((sum, [, value]) => sum + (typeof value === "string" ? value.length : value.size), 0);

/** Stores or replaces a form. @returns false if there is no room or no storage */
export async function storePending(form: PendingForm): Promise<boolean> {
  try {
    const others = (await change<PendingForm[]>((store) => store.getAll())).filter(
      ({ id }) => id !== form.id,
    );
    const bytes = [...others, form].reduce((sum, each) => sum + sizeOf(each), 0);
    if (others.length >= maxForms || bytes > maxBytes) return false;
    await change((store) => store.put(form));
  } catch {
    return false;
  }
  window.dispatchEvent(new Event(pendingChanged));
  return true;
}

export async function listPending(account: number): Promise<PendingForm[]> {
  const all = await change<PendingForm[]>((store) => store.getAll()).catch(() => []);
  return all.filter((form) => form.account === account);
}

export async function removePending(id: number | undefined): Promise<void> {
  if (id === undefined) return;
  await change((store) => store.delete(id)).catch(() => undefined);
  window.dispatchEvent(new Event(pendingChanged));
}

/** Removes everything that waits, at logout. */
export async function removeAllPending(): Promise<void> {
  await change((store) => store.clear()).catch(() => undefined);
}
