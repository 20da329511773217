/** Parts of the platform's `lib.webworker`, which cannot be loaded next to `lib.dom`. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
export interface FetchEvent extends ExtendableEvent {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}
interface PushEvent extends ExtendableEvent {
  data: { json(): unknown } | null;
}
interface NotificationEvent extends ExtendableEvent {
  action: string;
  notification: Notification;
}
interface Client {
  url: string;
  focus(): Promise<unknown>;
}
interface MessageEvent extends ExtendableEvent {
  source: Client;
}
export interface WorkerScope {
  addEventListener(
    type: "install" | "activate" | "sync" | "pushsubscriptionchange",
    act: (event: ExtendableEvent) => void,
  ): void;
  addEventListener(type: "message", act: (event: MessageEvent) => void): void;
  addEventListener(type: "fetch", act: (event: FetchEvent) => void): void;
  addEventListener(type: "push", act: (event: PushEvent) => void): void;
  addEventListener(type: "notificationclick", act: (event: NotificationEvent) => void): void;
  clients: {
    matchAll(asked: { includeUncontrolled: boolean }): Promise<Client[]>;
    openWindow(url: string): Promise<unknown>;
  };
  registration: ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };
  skipWaiting(): Promise<void>;
}
