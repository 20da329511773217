import type { PushedMessage } from "./pushed-message";
import type { FetchEvent, WorkerScope } from "./worker-scope";

declare const self: WorkerScope;

/** Has the form that subscribed this phone, by its address (app/channels/push/subscribe.enhance.ts). */
const choiceName = "push-choice";
const renewedHeader = "X-Renewed";
const day = 24 * 60 * 60 * 1000;
const stop = "stop";

self.addEventListener("push", (event) => event.waitUntil(show(event.data?.json() as PushedMessage)));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(event.action === stop ? unsubscribe() : open(event.notification.data));
});
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(0)));
self.addEventListener("fetch", (event: FetchEvent) => {
  // A lost connection ends it; the next page continues.
  if (event.request.mode === "navigate") event.waitUntil(renew(day).catch(() => undefined));
});

async function show({ notification, stop: title }: PushedMessage): Promise<void> {
  const { title: heading, navigate, ...options } = notification;
  // `actions` is missing in TypeScript's library, and in Safari and Firefox.
  const extra = { data: new URL(navigate, self.registration.scope).href, actions: [{ action: stop, title }] };
  await self.registration.showNotification(heading, { ...options, ...extra });
}

async function open(url: string): Promise<unknown> {
  const clients = await self.clients.matchAll({ includeUncontrolled: true });
  const present = clients.find((client) => client.url === url);
  return present ? present.focus() : self.clients.openWindow(url);
}

async function findChoice() {
  if (!(await caches.has(choiceName))) return undefined;
  const store = await caches.open(choiceName);
  const [request] = await store.keys();
  const answer = request && (await store.match(request));
  return answer && { store, url: request.url, answer };
}

async function unsubscribe(): Promise<void> {
  const [choice, subscription] = await Promise.all([
    findChoice(),
    self.registration.pushManager.getSubscription(),
  ]);
  await caches.delete(choiceName);
  await subscription?.unsubscribe();
  if (!choice || !subscription) return;
  const body = new URLSearchParams({ stop: "yes", endpoint: subscription.endpoint });
  await fetch(choice.url, { method: "POST", body });
}

/** Sends the subscription again: the browser, the site's key or a restored backup may have changed it. */
async function renew(afterMs: number): Promise<void> {
  const choice = await findChoice();
  if (!choice || Date.now() - Number(choice.answer.headers.get(renewedHeader)) < afterMs) return;
  if (Notification.permission !== "granted") return void (await caches.delete(choiceName));
  const { pushManager } = self.registration;
  const { key } = (await (await fetch(choice.url, { cache: "no-store" })).json()) as { key: string };
  const present = await pushManager.getSubscription();
  const own = present?.options.applicationServerKey;
  const isSame = own && toBase64Url(own) === key;
  if (!isSame) await present?.unsubscribe();
  const subscription = isSame
    ? present
    : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = "", keys = {} } = subscription.toJSON();
  const body = new URLSearchParams(await choice.answer.text());
  for (const [name, value] of Object.entries({ endpoint, ...keys })) body.set(name, value);
  const { ok } = await fetch(choice.url, { method: "POST", body });
  const headers = { [renewedHeader]: String(Date.now()) };
  if (ok) await choice.store.put(choice.url, new Response(body.toString(), { headers }));
}

const toBase64Url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");
