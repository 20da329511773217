/** Parts of the platform's `lib.webworker`, which cannot be loaded next to `lib.dom`. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
export interface FetchEvent extends ExtendableEvent {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}
export interface WorkerScope {
  addEventListener(type: "install" | "activate" | "sync", act: (event: ExtendableEvent) => void): void;
  addEventListener(type: "fetch", act: (event: FetchEvent) => void): void;
  clients: { matchAll(asked: { includeUncontrolled: boolean }): Promise<{ url: string }[]> };
  registration: ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };
  skipWaiting(): Promise<void>;
}
