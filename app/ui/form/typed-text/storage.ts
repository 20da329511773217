import { browserStore } from "../browser-store";
import { removeAllPending } from "../pending/store";

export type TypedField = [name: string, position: number, value: string];

export interface TypedText {
  /** Milliseconds since 1970. */
  at: number;
  fields: TypedField[];
  hasFiles: boolean;
  /** Token of the form, if it was sent with this text. */
  sent?: string;
}

const prefix = "typed-text";
const maxAgeMs = 7 * 24 * 60 * 60 * 1000;
const maxForms = 30;
const maxCharacters = 200_000;

export const keyOf = (account: number, page: string, form: string) => `${prefix}:${account}:${page}#${form}`;

/** True while a logout is under way: leaving the page must not store its form again. */
let isClosed = false;

/** Private windows and full disks can refuse storage: forms then work without it. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

export function readTypedText(key: string): TypedText | undefined {
  const typed = attempt(() => JSON.parse(localStorage.getItem(key) ?? "null") as TypedText | null);
  return typed && typed.at > Date.now() - maxAgeMs ? typed : undefined;
}

export function storeTypedText(key: string, typed: TypedText): void {
  const text = JSON.stringify(typed);
  if (isClosed || text.length > maxCharacters) return;
  attempt(() => localStorage.setItem(key, text));
}

export function removeTypedText(key: string): void {
  attempt(() => localStorage.removeItem(key));
  void changeFiles((store) => store.delete(key));
}

export function removeOldTypedText(): void {
  const newest = keysOf(`${prefix}:`).sort(
    (one, other) => (readTypedText(other)?.at ?? 0) - (readTypedText(one)?.at ?? 0),
  );
  newest.filter((key, index) => index >= maxForms || !readTypedText(key)).forEach(removeTypedText);
}

export function removeTypedTextOfPage(account: number, page: string): void {
  keysOf(keyOf(account, page, "")).forEach(removeTypedText);
}

/** Removes everything that a user typed or that waits for a connection, at logout. */
export function removeAllTypedText(account: number): void {
  isClosed = true;
  void removeAllPending();
  keysOf(`${prefix}:${account}:`).forEach(removeTypedText);
}

const keysOf = (start: string): string[] =>
  attempt(() => Object.keys(localStorage).filter((key) => key.startsWith(start))) ?? [];

const inFiles = browserStore(prefix, "files");

/** Without storage, files have to be chosen again. */
const changeFiles = (work: (store: IDBObjectStore) => IDBRequest) =>
  inFiles<unknown>(work).catch(() => undefined);

export type ChosenFiles = Record<string, File[]>;

const maxFilesBytes = 100 * 1024 * 1024;

export async function storeFiles(key: string, files: ChosenFiles): Promise<void> {
  const bytes = Object.values(files)
    .flat()
    .reduce((sum, { size }) => sum + size, 0);
  await changeFiles((store) =>
    bytes > 0 && bytes <= maxFilesBytes ? store.put(files, key) : store.delete(key),
  );
}

export async function readFiles(key: string): Promise<ChosenFiles> {
  return ((await changeFiles((store) => store.get(key))) as ChosenFiles | undefined) ?? {};
}
