/** Keeps the form for the service worker, which renews the subscription (app/offline/push-worker.ts). */
const choiceName = "push-choice";

export async function enhance(element: HTMLElement): Promise<void> {
  const form = element as HTMLFormElement;
  const { serviceWorker } = navigator;
  if (!serviceWorker || !("PushManager" in window && "Notification" in window)) return;
  const part = (name: string) => form.querySelector<HTMLElement>(name);
  const [start, stop, status] = [part("[data-part=start]"), part("[data-part=stop]"), part("[role=status]")];
  if (!start || !stop || !status) return;
  const say = (name: string) => {
    status.textContent = form.dataset[name] ?? "";
  };
  const show = (isOn: boolean) => {
    start.hidden = isOn;
    stop.hidden = !isOn;
  };

  async function subscribe(permission: Promise<NotificationPermission>): Promise<void> {
    if ((await permission) !== "granted") return say("blocked");
    await serviceWorker.register("/sw.js");
    const { pushManager } = await serviceWorker.ready;
    const options = { userVisibleOnly: true, applicationServerKey: form.dataset.key ?? "" };
    const subscription = await pushManager.subscribe(options).catch(async (error: unknown) => {
      // One for an earlier key of the site.
      const present = await pushManager.getSubscription();
      if (!present) throw error;
      await present.unsubscribe();
      return pushManager.subscribe(options);
    });
    const { endpoint = "", keys = {} } = subscription.toJSON();
    const body = new URLSearchParams();
    for (const { value } of form.querySelectorAll<HTMLInputElement>("input:checked"))
      body.append("category", value);
    for (const [name, value] of Object.entries({ endpoint, ...keys })) body.set(name, value);
    const { ok } = await fetch(form.action, { method: "POST", body });
    if (!ok) {
      await subscription.unsubscribe();
      return say("failed");
    }
    const headers = { "X-Renewed": String(Date.now()) };
    await caches.delete(choiceName);
    await (await caches.open(choiceName)).put(form.action, new Response(body.toString(), { headers }));
    show(true);
    say("on");
  }

  async function unsubscribe(): Promise<void> {
    await caches.delete(choiceName);
    const subscription = await (await serviceWorker.ready).pushManager.getSubscription();
    await subscription?.unsubscribe();
    show(false);
    say("off");
    // Without a connection, the push service says with the next message that the phone has left.
    if (!subscription) return;
    const body = new URLSearchParams({ stop: "yes", endpoint: subscription.endpoint });
    await fetch(form.action, { method: "POST", body }).catch(() => undefined);
  }

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const isStop = !stop.hidden;
    say("wait");
    // Asked at once: Safari wants it in the tap itself.
    const work = isStop ? unsubscribe() : subscribe(Notification.requestPermission());
    work.catch(() => say("failed"));
  });
  const registration = await serviceWorker.getRegistration();
  const present = await registration?.pushManager?.getSubscription();
  show(Boolean(present));
  if (present) say("on");
  form.hidden = false;
}
