import type { StoredList } from "./stored-list";
import type { FetchEvent, WorkerScope } from "./worker-scope";

declare const self: WorkerScope;

const storeName = "stored-pages";
const listPath = "/offline/list";
/** For each language that was visited. */
const maxEntries = 60;
const maxBytes = 5 * 1024 * 1024;
/** Milliseconds after which a stored page replaces one that does not arrive. */
const networkTimeoutMs = 12_000;
/** Milliseconds after a page began to arrive, before anything is stored. */
const refreshDelayMs = 5000;
const linesHeader = "X-Lines";
/** Sent forms by number, and answers that refuse one by the form's address. */
const unsentName = "unsent-forms";
const maxUnsent = 20;
const maxUnsentMs = 7 * 24 * 60 * 60 * 1000;
/** By the query of `/offline`. */
const lineOf: Record<string, keyof StoredList["lines"]> = { "?unsent": "unsent", "?withdraw": "withdrawn" };
const formPaths = /^(?:\/[a-z]{2})?\/(?:contact|admission\/enquiry|take-down\/[a-z-]+\/\d+)$/;

/** The phone's day, `yyyy-MM-dd`. */
const today = () => {
  const now = new Date();
  const part = (number: number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`;
};
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
/** @param url or path */
const languageOf = (url: string) =>
  /^\/[a-z]{2}(?=\/|$)/.exec(new URL(url, self.registration.scope).pathname)?.[0] ?? "";

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
// Storing takes long on a slow line. Until a worker is active, nobody can subscribe to notices.
self.addEventListener("message", (event) => event.waitUntil(refreshOnce(languageOf(event.source.url))));
self.addEventListener("sync", (event) => event.waitUntil(sendUnsent()));
self.addEventListener("fetch", (event) => {
  const { mode, method, url } = event.request;
  if (mode !== "navigate") return;
  if (method === "GET") event.respondWith(answer(event));
  else if (formPaths.test(new URL(url).pathname)) event.respondWith(send(event.request));
});

/** The browser requests a page while the worker starts. */
async function activate(): Promise<void> {
  await self.registration.navigationPreload?.enable();
}

/** Returns the page from the network; a stored one only if the network fails or does not answer. */
async function answer(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const { pathname, search } = new URL(url);
  const line = pathname.endsWith("/offline") ? lineOf[search] : undefined;
  if (line === "withdrawn") await caches.delete(unsentName);
  const own = line ? await readStored(url, line) : formPaths.test(pathname) && (await takeRefused(url));
  if (own) return own;
  const network = (async () => (await event.preloadResponse) ?? fetch(event.request))();
  const arrived = network.then(() => wait(refreshDelayMs)).then(() => refreshOnce(languageOf(url)));
  event.waitUntil(arrived.catch(() => undefined));
  try {
    return await Promise.race([network, failLate()]);
  } catch {
    const kept = await readStored(url);
    // The browser shows its own page if nothing is stored.
    return kept ?? network;
  }
}

async function failLate(): Promise<never> {
  await wait(networkTimeoutMs);
  throw new Error("No answer");
}

/** Sends a form, or keeps it. A form that arrived although its answer was lost is taken once by the server. */
async function send(request: Request): Promise<Response> {
  const form = request.clone();
  try {
    return await Promise.race([fetch(request), failLate()]);
  } catch (error) {
    const store = await caches.open(unsentName);
    const isFull = (await store.keys()).length >= maxUnsent;
    if (isFull || !(await caches.match(languageOf(form.url) + listPath))) throw error;
    const to = encodeURIComponent(form.url);
    await store.put(`/unsent/${Date.now()}?to=${to}`, new Response(await form.blob()));
    // Other browsers send it at the next visit.
    await self.registration.sync?.register(unsentName).catch(() => undefined);
    return Response.redirect(`${languageOf(form.url)}/offline?unsent`, 303);
  }
}

async function sendUnsent(): Promise<void> {
  const store = await caches.open(unsentName);
  for (const key of await store.keys()) {
    const [, sentAt] = /\/unsent\/(\d+)/.exec(key.url) ?? [];
    if (Date.now() - Number(sentAt) > maxUnsentMs) await store.delete(key);
    const to = new URL(key.url).searchParams.get("to");
    const form = to && (await store.match(key));
    if (!form) continue;
    const answer = await fetch(to, { method: "POST", body: await form.blob(), redirect: "manual" });
    // Too many forms, or a fault of the server: later.
    if (answer.status === 429 || answer.status >= 500) return;
    if (answer.type !== "opaqueredirect") await store.put(to, answer);
    await store.delete(key);
  }
}

/** Returns the answer that refused a kept form, with everything typed, when its sender opens the form again. */
async function takeRefused(url: string): Promise<Response | undefined> {
  const store = await caches.open(unsentName);
  const refused = await store.match(url);
  await store.delete(url);
  return refused;
}

/** Returns a stored page with its age, or the page that lists stored pages. */
async function readStored(url: string, line?: keyof StoredList["lines"]): Promise<Response | undefined> {
  const store = await caches.open(storeName);
  const kept = await findStored(store, url);
  const page = kept ?? (await store.match(`${languageOf(url)}/offline`)) ?? (await store.match("/offline"));
  if (!page?.headers.get("Content-Type")?.startsWith("text/html")) return page;
  const lines = JSON.parse(decodeURIComponent(page.headers.get(linesHeader) ?? "{}")) as StoredList["lines"];
  const name = line ?? (kept ? "stored" : "missing");
  const text = lines[name].replace(/&/g, "&amp;").replace(/</g, "&lt;");
  const words = name === "unsent" ? `${text} <a href="?withdraw">${lines.withdraw}</a>` : text;
  const html = (await page.text())
    .replace(
      /(<p data-enhance="offline"[^>]*?) hidden=""><\/p>/,
      (_, start: string) => `${start}>${words}</p>`,
    )
    // Need a connection: the link to the pictures, and the form that closes the announcement.
    .replace(/<p data-text-version[\s\S]*?<\/p>|<dialog[\s\S]*?<\/dialog>/g, "")
    .replace(/<ul [^>]*data-today="([^"]+)"[\s\S]*?<\/ul>/g, (answer, day) =>
      day === today() ? answer : "",
    );
  return new Response(html, { headers: page.headers });
}

/** Finds a page by its address, without the slash at the end, or by the number of a notice. */
async function findStored(store: Cache, url: string): Promise<Response | undefined> {
  const { pathname, search } = new URL(url);
  const keys = search ? [] : await store.keys();
  const key = keys.find((request) => {
    const stored = new URL(request.url).pathname;
    if (stored === pathname || stored === `${pathname}/`) return true;
    return /\/\d+$/.test(pathname) && stored.startsWith(`${pathname}-`);
  });
  return key && store.match(key);
}

let refreshing: Promise<void> | undefined;

function refreshOnce(language: string): Promise<void> {
  // A lost connection or full storage ends it; the next visit continues.
  refreshing ??= refresh(language)
    .catch(() => undefined)
    .finally(() => {
      refreshing = undefined;
    });
  return refreshing;
}

/** Stores what the server lists in the language of a visit, and updates what is stored in other languages. */
async function refresh(language: string): Promise<void> {
  await sendUnsent();
  const store = await caches.open(storeName);
  await refreshLanguage(store, language, true);
  for (const { url } of await store.keys()) {
    const other = languageOf(url);
    if (other !== language && new URL(url).pathname.endsWith(listPath))
      await refreshLanguage(store, other, false);
  }
}

/**
 * Removes everything in a language that its list does not have. Requests have no cookies: nothing stored is personal.
 * @param isVisited false to store nothing that is not stored yet
 */
async function refreshLanguage(store: Cache, language: string, isVisited: boolean): Promise<void> {
  const listKey = language + listPath;
  const answer = await fetch(listKey, { credentials: "omit", cache: "no-cache" });
  if (!answer.ok) return;
  const list = (await answer.clone().json()) as StoredList;
  const earlier = (await (await store.match(listKey))?.json()) as StoredList | undefined;
  if (earlier?.version === list.version) return;
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const wanted = list.addresses.slice(0, connection?.saveData ? list.small : maxEntries - 1);
  const stored = (await store.keys()).map(({ url }) => new URL(url).pathname);
  for (const path of stored) {
    const isOfLanguage = languageOf(path) === language || isFile(path);
    if (isOfLanguage && !path.endsWith(listPath) && !wanted.includes(path)) await store.delete(path);
  }
  let room = maxBytes;
  for (const address of wanted)
    if (isVisited || stored.includes(address)) room -= await renew(store, address, list, room);
  await store.put(listKey, answer);
}

/** Files have one address for all languages. */
const isFile = (path: string) => /^\/notices\/\d+\/files\//.test(path);

/** Stores the text version of an address if it has changed. @returns its bytes; 0 if it is no longer stored */
async function renew(store: Cache, address: string, list: StoredList, room: number): Promise<number> {
  const kept = await store.match(address);
  const tag = kept?.headers.get("ETag");
  const answer = await fetch(address, {
    credentials: "omit",
    cache: "no-store",
    redirect: "manual",
    headers: { "Save-Data": "on", ...(tag && { "If-None-Match": tag }) },
  });
  const source = answer.status === 304 && kept ? kept : answer;
  const isShared = !/private/.test(source.headers.get("Cache-Control") ?? "");
  const body = source.status === 200 && isShared ? await source.blob() : undefined;
  if (!body || body.size > room) {
    // An error of the server says nothing about the page.
    if (answer.status < 500) await store.delete(address);
    return 0;
  }
  const headers = new Headers(source.headers);
  for (const name of ["Content-Encoding", "Content-Length"]) headers.delete(name);
  headers.set(linesHeader, encodeURIComponent(JSON.stringify(list.lines)));
  await store.put(address, new Response(body, { headers }));
  return body.size;
}
