import { browserStore } from "../browser-store";

/** Form that was saved without a connection. Stored in the browser until it is sent, withdrawn or logged out. */
export interface PendingForm {
  /** Set by the store. */
  id?: number;
  account: number;
  path: string;
  /** Address of the page with the form, and the key of its typed text. */
  page: string;
  textKey: string;
  name: string;
  /** Milliseconds since 1970. */
  at: number;
  entries: [name: string, value: string | File][];
  /** Path that takes each file alone, before the form. */
  filesPath?: string | undefined;
  /** Number of files that the website has already, and the time of the first in milliseconds since 1970. */
  staged?: { count: number; at: number } | undefined;
  /** Answer of the website that refused the form. */
  refusal?: string;
}

const inStore = browserStore("pending-forms", "forms", { keyPath: "id", autoIncrement: true });
const maxForms = 30;
/** As for typed text: forms have photos and names. */
const maxAgeMs = 7 * 24 * 60 * 60 * 1000;
const maxBytes = 100 * 1024 * 1024;

/** Event on `window` after the stored forms changed. */
export const pendingChanged = "pending-forms-changed";

const sizeOf = ({ entries }: PendingForm) =>
  entries.reduce((sum, [, value]) => sum + (typeof value === "string" ? value.length : value.size), 0);

/** Stores or replaces a form. @returns false if there is no room or no storage */
export async function storePending(form: PendingForm): Promise<boolean> {
  try {
    const others = (await inStore<PendingForm[]>((store) => store.getAll())).filter(
      ({ id }) => id !== form.id,
    );
    const bytes = [...others, form].reduce((sum, each) => sum + sizeOf(each), 0);
    if (others.length >= maxForms || bytes > maxBytes) return false;
    await inStore((store) => store.put(form));
  } catch {
    return false;
  }
  window.dispatchEvent(new Event(pendingChanged));
  return true;
}

/** Also removes old forms, of any account. */
export async function listPending(account: number): Promise<PendingForm[]> {
  const all = await inStore<PendingForm[]>((store) => store.getAll()).catch(() => []);
  const isOld = ({ at }: PendingForm) => Date.now() - at > maxAgeMs;
  for (const { id } of all.filter(isOld)) await removePending(id);
  return all.filter((form) => form.account === account && !isOld(form));
}

export async function removePending(id: number | undefined): Promise<void> {
  if (id === undefined) return;
  await inStore((store) => store.delete(id)).catch(() => undefined);
  window.dispatchEvent(new Event(pendingChanged));
}

/** Removes everything that waits, at logout. */
export async function removeAllPending(): Promise<void> {
  await inStore((store) => store.clear()).catch(() => undefined);
}
