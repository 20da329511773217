import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { parseEndpoint, postMessage } from "~/channels/push/endpoint.server";
import { getVapidKeys } from "~/channels/push/keys.server";
import { purgePush } from "~/channels/push/purge.server";
import { lanesPerService, sendPush } from "~/channels/push/send.server";
import { readConfig } from "~/config.server";
import { readPage } from "../support/page";
import { createPhone, pushService } from "../support/push-service";
import { origin as ORIGIN, openSite, textOf } from "../support/site";

type Service = Awaited<ReturnType<typeof pushService>>;

const [minute, hour, day] = [60_000, 3_600_000, 24 * 3_600_000];
/** Saturday 17:10 in India; daily messages are due at 17:00. */
const due = Date.parse("2026-03-14T11:40:00Z");
const iso = (moment: number) => new Date(moment).toISOString();

const notice = (title: string, more: object = {}) => ({
  title,
  details: `${title}: **all** classes.`,
  date: "2026-03-14",
  category: "academic",
  priority: "low",
  created_at: iso(due - hour),
  updated_at: iso(due - hour),
  published_at: iso(due - hour),
  ...more,
});

async function openPushSite(answer?: Parameters<typeof pushService>[0], env: Record<string, string> = {}) {
  const service = await pushService(answer);
  onTestFinished(service.end);
  const site = await openSite({
    ORIGIN,
    MAIL_TO: "office@palash.example",
    SMTP_URL: "smtp://127.0.0.1:1",
    PUSH_ALLOWED_HOSTS: service.host,
    ...env,
  });
  await site.db.insertInto("settings").values({ name: "newsletter_mail", value: "off" }).execute();
  return { ...site, service };
}

type Site = Awaited<ReturnType<typeof openPushSite>>;

/** Subscribes phones through the form, as before the notices. */
async function subscribe(site: Site, paths: string[], language = "", categories: string[] = []) {
  for (const path of paths) {
    const form = new URLSearchParams(site.service.add(path));
    for (const category of categories) form.append("category", category);
    const answer = await site.visitor().visit(`${language}/notices/push`, { body: form });
    expect(answer.status).toBe(204);
  }
  await site.db
    .updateTable("push_phones")
    .set({ created_at: iso(due - 2 * day) })
    .execute();
}

const post = (site: Site, ...notices: ReturnType<typeof notice>[]) =>
  site.db
    .insertInto("notices")
    .values(notices as never)
    .execute();

const states = async ({ db }: Site) =>
  (await db.selectFrom("push_sends").select("state").orderBy("id").execute()).map(({ state }) => state);
const phones = async ({ db }: Site) =>
  (await db.selectFrom("push_phones").select("endpoint").orderBy("id").execute()).map(
    ({ endpoint }) => new URL(endpoint).pathname,
  );
const titles = ({ taken }: Service) =>
  taken.map(({ path, message }) => `${path} ${message.notification.title}`).sort();

test("notices of a day go out in one encrypted message, signed with the site's key", async () => {
  const site = await openPushSite();
  await subscribe(site, ["/asha"]);
  await subscribe(site, ["/bimal"], "/or");
  await post(site, notice("Holiday"), notice("Exams"), notice("Draft", { published_at: null }));
  expect(await sendPush(site, { now: due - 20 * minute })).toBe(0);
  expect(await sendPush(site, { now: due })).toBe(2);
  expect(await sendPush(site, { now: due + minute })).toBe(0);
  const [asha, bimal] = site.service.taken;
  expect(asha).toMatchObject({
    path: "/asha",
    message: {
      web_push: 8030,
      notification: {
        title: "Our School: 2 new notices",
        body: "Exams\nHoliday",
        lang: "en",
        navigate: `${ORIGIN}/notices`,
        icon: `${ORIGIN}/icon-192.png`,
      },
      stop: "Stop notices",
    },
    headers: { "content-encoding": "aes128gcm", urgency: "normal", ttl: "172800" },
    claims: { aud: `http://${site.service.host}`, sub: "mailto:office@palash.example" },
  });
  expect((asha?.claims.exp ?? 0) * 1000 - Date.now()).toBeLessThan(24 * hour);
  expect(asha?.headers.authorization).toContain(`k=${getVapidKeys(site.db).publicKey}`);
  expect(bimal?.message.notification).toMatchObject({ lang: "or", navigate: `${ORIGIN}/or/notices` });
  expect(bimal?.message.notification.title).toMatch(/[\u0b00-\u0b7f]/);
});

test("a notice with high priority goes out at once, to phones of all categories", async () => {
  const site = await openPushSite();
  await subscribe(site, ["/sports"], "", ["sports"]);
  await subscribe(site, ["/all"]);
  const at = { published_at: iso(due + hour) };
  await post(
    site,
    notice("School closed", { priority: "high", category: "holiday", ...at }),
    notice("Match", { category: "sports", ...at }),
    notice("Exams", at),
  );
  expect(await sendPush(site, { now: due + hour })).toBe(2);
  expect(titles(site.service)).toEqual(["/all School closed", "/sports School closed"]);
  expect(site.service.taken[0]).toMatchObject({
    message: {
      notification: { body: "School closed: all classes.", navigate: `${ORIGIN}/notices/1-school-closed` },
    },
    headers: { urgency: "high" },
  });
  expect(await sendPush(site, { now: due + day })).toBe(2);
  expect(titles(site.service)).toEqual([
    "/all Our School: 2 new notices",
    "/all School closed",
    "/sports Match",
    "/sports School closed",
  ]);
});

test("a phone gets no notice from before it subscribed, and none that was taken off", async () => {
  const site = await openPushSite();
  await subscribe(site, ["/asha"]);
  await post(site, notice("Old", { published_at: iso(due - 3 * day) }));
  expect(await sendPush(site, { now: due - day })).toBe(0);
  await post(site, notice("Holiday"), notice("Exams"));
  await site.db
    .updateTable("notices")
    .set({ deleted_at: iso(due) })
    .where("title", "=", "Exams")
    .execute();
  expect(await sendPush(site, { now: due })).toBe(1);
  expect(titles(site.service)).toEqual(["/asha Holiday"]);
});

test("a phone that has expired is removed, also one that refuses three times", async () => {
  const site = await openPushSite(
    (path) => ({ "/gone": 410, "/missing": 404, "/refused": 403 })[path] ?? 201,
  );
  await subscribe(site, ["/gone", "/missing", "/refused", "/asha"]);
  for (const [index, title] of ["One", "Two", "Three"].entries()) {
    await post(site, notice(title, { priority: "high" }));
    expect(await sendPush(site, { now: due + index * minute })).toBe(1);
    expect(await phones(site)).toEqual(index < 2 ? ["/refused", "/asha"] : ["/asha"]);
  }
  const rows = await site.db.selectFrom("push_notices").select("reached").execute();
  expect(rows.map(({ reached }) => reached)).toEqual([1, 1, 1]);
  const clerk = await site.staff();
  expect(textOf(await clerk.get("/dashboard/deletenotice"))).toContain("Sent to 1 phone");
});

test("a busy push service is asked again later, a broken connection is not", async () => {
  let isBusy = true;
  const site = await openPushSite((path) => {
    if (path === "/broken") return 0;
    return isBusy ? [429, { "Retry-After": "3600" }] : 201;
  });
  await subscribe(site, ["/busy", "/broken"]);
  await post(site, notice("Holiday"));
  expect(await sendPush(site, { now: due })).toBe(0);
  expect(await states(site)).toEqual(["waiting", "unsure"]);
  isBusy = false;
  expect(await sendPush(site, { now: due + 50 * minute })).toBe(0);
  expect(await sendPush(site, { now: due + 61 * minute })).toBe(1);
  expect(site.service.asked.sort()).toEqual(["/broken", "/busy", "/busy"]);
});

test("an unreachable push service is asked again, five times in all", async () => {
  const site = await openPushSite();
  await subscribe(site, ["/asha"]);
  await site.service.end();
  await post(site, notice("Holiday"));
  for (let index = 0; index < 8; index += 1) await sendPush(site, { now: due + index * 20 * minute });
  const row = await site.db
    .selectFrom("push_sends")
    .select(["state", "attempts", "last_error"])
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ state: "failed", attempts: 5, last_error: "ECONNREFUSED" });
  expect(await phones(site)).toEqual(["/asha"]);
});

test("two processes send each message once, and one that a crash interrupted is not sent again", async () => {
  const site = await openPushSite();
  const paths = Array.from({ length: 30 }, (_, index) => `/phone-${index}`);
  await subscribe(site, paths);
  await post(site, notice("Holiday"), notice("School closed", { priority: "high" }));
  const sent = await Promise.all([sendPush(site, { now: due }), sendPush(site, { now: due })]);
  expect((sent[0] ?? 0) + (sent[1] ?? 0)).toBe(60);
  expect(new Set(titles(site.service)).size).toBe(60);
  expect(site.service.taken).toHaveLength(60);
  await post(site, notice("Exams", { priority: "high" }));
  const stop = new AbortController();
  stop.abort();
  await sendPush(site, { now: due + minute, signal: stop.signal });
  await site.db
    .updateTable("push_sends")
    .set({ state: "sending", claimed_at: iso(due) })
    .where("state", "=", "waiting")
    .where("phone_id", "<=", 10)
    .execute();
  expect(await sendPush(site, { now: due + hour })).toBe(20);
});

test("after a change of the site's key, phones get no messages until their next visit", async () => {
  const site = await openPushSite();
  await subscribe(site, ["/asha", "/bimal"]);
  await site.db.updateTable("push_phones").set({ site_key: "earlier" }).execute();
  await subscribe(site, ["/asha"]);
  await post(site, notice("Holiday"));
  expect(await sendPush(site, { now: due })).toBe(1);
  expect(site.service.asked).toEqual(["/asha"]);
  const report = textOf(await (await site.staff("clerk")).get("/dashboard/subscribers"));
  expect(report).toContain("1 phone gets new notices as messages. 1 more phone gets them again");
});

test.each([
  ["without TLS", "http://fcm.googleapis.com/x"],
  ["at any public host", "https://8.8.8.8/admin/delete?all=1"],
  ["at a host that ends like a push service", "https://evilfcm.googleapis.com/x"],
  ["at a host that begins like a push service", "https://web.push.apple.com.example/x"],
  ["at the domain of a push service", "https://notify.windows.com/x"],
  ["at this machine", "https://127.0.0.1/x"],
  ["at this machine, as IPv6", "https://[::ffff:127.0.0.1]/x"],
  ["at a private address", "https://192.168.1.7/x"],
  ["at a link-local address", "https://169.254.169.254/latest"],
  ["at a local name", "https://localhost/x"],
  ["at another port", "https://fcm.googleapis.com:8443/x"],
  ["with a password", "https://me:secret@fcm.googleapis.com/x"],
  ["that is no address", "push"],
])("an endpoint %s is refused", async (_name, endpoint) => {
  const site = await openPushSite();
  const form = { ...createPhone().keys, endpoint };
  expect((await site.visitor().visit("/notices/push", { form })).status).toBe(422);
  expect(await phones(site)).toEqual([]);
});

test.each([
  "https://fcm.googleapis.com/fcm/send/a",
  "https://updates.push.services.mozilla.com/wpush/v2/a",
  "https://web.push.apple.com/a",
  "https://sg2p.notify.windows.com/w/?token=a",
  "https://push.example.com/a",
  "https://asia.push.example.org/a",
])("%s is the address of a push service", (endpoint) => {
  const hosts = readConfig({ PUSH_SERVICES: "push.example.com *.push.example.org" });
  expect(parseEndpoint(endpoint, hosts)?.href).toBe(endpoint);
});

test("phones of a push service that does not answer delay no other phone, and count a failure", async () => {
  const site = await openPushSite();
  const held = new Set<() => void>();
  const tarpit = createServer((request, response) => {
    request.resume();
    held.add(() => response.writeHead(201).end());
  });
  await new Promise<void>((resolve) => tarpit.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void tarpit.close().closeAllConnections());
  const slowHost = `127.0.0.1:${(tarpit.address() as AddressInfo).port}`;
  site.config.pushAllowedHosts.push(slowHost);
  const slow = Array.from({ length: 3 * lanesPerService }, (_, index) => ({
    ...createPhone().keys,
    endpoint: `http://${slowHost}/${index}`,
    site_key: getVapidKeys(site.db).publicKey,
    created_at: iso(due - 2 * day),
    renewed_at: iso(due - 2 * day),
  }));
  await site.db.insertInto("push_phones").values(slow).execute();
  await subscribe(site, ["/asha", "/bimal"]);
  await post(site, notice("Exams"));
  const daily = sendPush(site, { now: due, only: "daily" });
  await expect.poll(() => held.size).toBe(lanesPerService);
  await expect.poll(() => site.service.asked.length).toBe(2);

  await post(site, notice("School closed", { priority: "high" }));
  const urgent = sendPush(site, { now: due + minute, only: "urgent" });
  await expect.poll(() => site.service.asked.length).toBe(4);
  // Neither round has ended.
  await expect.poll(() => held.size).toBeGreaterThanOrEqual(2 * lanesPerService);

  tarpit.closeAllConnections();
  const answering = setInterval(() => tarpit.closeAllConnections(), 20);
  await Promise.all([daily, urgent]);
  clearInterval(answering);
  const failed = await site.db.selectFrom("push_phones").select("id").where("failures", ">", 0).execute();
  expect(failed).toHaveLength(slow.length);
});

test("a good answer that takes long counts as a failure, so that the phone comes last", async () => {
  const site = await openPushSite();
  // Moves the clock instead of waiting.
  let lateMs = 0;
  let nextLateMs = 0;
  const now = performance.now.bind(performance);
  const clock = vi.spyOn(performance, "now").mockImplementation(() => now() + lateMs);
  onTestFinished(() => clock.mockRestore());
  const slow = createServer((request, response) => {
    request.resume();
    lateMs += nextLateMs;
    response.writeHead(201).end();
  });
  await new Promise<void>((resolve) => slow.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void slow.close().closeAllConnections());
  const host = `127.0.0.1:${(slow.address() as AddressInfo).port}`;
  const response = async () => {
    const details = { endpoint: `http://${host}/a`, headers: {}, body: null, method: "POST" } as const;
    return postMessage(details as never, { ...site.config, pushAllowedHosts: [host] });
  };
  expect(await response()).toMatchObject({ status: 201, isSlow: false });
  nextLateMs = 5_100;
  expect(await response()).toMatchObject({ status: 201, isSlow: true });
});

test("a known phone is renewed even if the list is full and many phones came", async () => {
  const site = await openPushSite();
  await subscribe(site, ["/asha"]);
  const visitor = site.visitor();
  const unknown = { ...createPhone().keys, endpoint: "push" };
  for (let index = 0; index < 240; index += 1) await visitor.visit("/notices/push", { form: unknown });
  expect((await visitor.visit("/notices/push", { form: unknown })).status).toBe(429);
  site.files.freeBytes = async () => 0;
  const renewed = await visitor.visit("/notices/push", { form: site.service.add("/asha") });
  expect(renewed.status).toBe(204);
});

test("an endpoint that has become private is not asked", async () => {
  const site = await openPushSite();
  await subscribe(site, ["/asha"]);
  await post(site, notice("Holiday"));
  const config = { ...site.config, pushAllowedHosts: [] };
  expect(await sendPush({ ...site, config }, { now: due })).toBe(0);
  expect(site.service.asked).toEqual([]);
});

test("keys that are no keys, and requests of other sites, are refused", async () => {
  const site = await openPushSite();
  const good = site.service.add("/asha");
  const visitor = site.visitor();
  for (const form of [
    { ...good, auth: "short" },
    { ...good, p256dh: "A".repeat(87) },
    { ...good, p256dh: "" },
  ])
    expect((await visitor.visit("/notices/push", { form })).status).toBe(422);
  const foreign = { "Sec-Fetch-Site": "cross-site", Origin: "https://other.example" };
  expect((await visitor.visit("/notices/push", { form: good, headers: foreign })).status).toBe(403);
  expect(await phones(site)).toEqual([]);
});

test("a phone unsubscribes with its address alone, and old ones are erased", async () => {
  const site = await openPushSite();
  await subscribe(site, ["/asha", "/bimal", "/chitra"]);
  const endpoint = `http://${site.service.host}/asha`;
  for (let index = 0; index < 2; index += 1) {
    const answer = await site.visitor().visit("/notices/push", { form: { stop: "yes", endpoint } });
    expect(answer.status).toBe(204);
  }
  expect(await phones(site)).toEqual(["/bimal", "/chitra"]);
  await site.db
    .updateTable("push_phones")
    .set({ renewed_at: iso(Date.now() - 37 * 31 * day) })
    .where("endpoint", "like", "%bimal")
    .execute();
  await purgePush(site.db);
  expect(await phones(site)).toEqual(["/chitra"]);
});

test("the number of phones of a network is limited", async () => {
  const site = await openPushSite();
  const visitor = site.visitor();
  const form = { ...createPhone().keys, endpoint: "push" };
  for (let index = 0; index < 240; index += 1)
    expect((await visitor.visit("/notices/push", { form })).status).toBe(422);
  const refused = await visitor.visit("/notices/push", { form });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
});

test("pages offer messages with the site's key, and the other ways to get notices", async () => {
  const site = await openPushSite();
  await site.db.insertInto("settings").values({ name: "whatsapp", value: "+91 98765 43210" }).execute();
  await post(site, notice("Holiday"));
  const { publicKey } = getVapidKeys(site.db);
  const visitor = site.visitor();
  for (const path of ["/notices", "/notices/1"]) {
    const html = await visitor.get(path);
    expect(html).toContain(`data-key="${publicKey}"`);
    expect(readPage(html).has('form[hidden][data-enhance="push"]')).toBe(true);
    for (const href of ["/newsletter", "https://wa.me/919876543210", "/year-calendar"])
      expect(html, href).toContain(`href="${href}`);
  }
  expect(await (await visitor.visit("/or/notices/push")).json()).toEqual({ key: publicKey });
  expect(await visitor.get("/or/notices")).toContain('action="/or/notices/push"');
});

test("a site without a worker for browsers offers no messages", async () => {
  const site = await openPushSite(undefined, { OFFLINE: "off" });
  const visitor = site.visitor();
  expect(await visitor.get("/notices")).not.toContain('data-enhance="push"');
  expect((await visitor.visit("/notices/push")).status).toBe(404);
  const form = site.service.add("/asha");
  expect((await visitor.visit("/notices/push", { form })).status).toBe(404);
});
