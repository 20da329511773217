import { describe, expect, test } from "vitest";
import type { ProofHandle } from "~/accounts/proof/require-proof.server";
import { settingParts } from "~/settings/parts";
import { readSettings, saveSettings } from "~/settings/queries.server";
import { staffPassword } from "../support/base-database";
import { readContent } from "../support/content";
import { fieldOf } from "../support/page";
import { phoneCode, setUpSecondStep } from "../support/phone";
import { notice, openSite, routes, shareSite, textOf, tokenOf } from "../support/site";

type Site = Awaited<ReturnType<typeof openSite>>;

/** Shown until the user's identity is proved. */
const asks = "Please confirm that it is you";
const add = "/dashboard/staff/add";
const person = { username: "meena", password: "three brown goats" };

/** Makes all logins and proofs old. */
async function letProofsEnd(site: Site, minutes = 31) {
  const proved_at = new Date(Date.now() - minutes * 60_000).toISOString();
  await site.db.updateTable("sessions").set({ proved_at }).execute();
}

async function openDevice(given?: Site) {
  const site = given ?? (await openSite());
  const clerk = await site.staff();
  await letProofsEnd(site);
  return { site, clerk };
}

const resubmittedFormOn = (html: string) => fieldOf(html, "carried_form");
const names = async (site: Site) =>
  (await site.db.selectFrom("staff").select("username").execute()).map(({ username }) => username);

/** Tables that any request can change. */
const touched = ["rate_limits", "sessions", "parked_forms"];

describe("which pages ask for the password", () => {
  const pathOf = (id: string): string => {
    const route = routes[id];
    if (!route) return "";
    return `${route.parentId ? pathOf(route.parentId) : ""}${route.path ? `/${route.path}` : ""}`;
  };
  const pages = Object.entries(routes)
    .map(([id, route]) => ({ path: pathOf(id).replace(":id", "1"), module: route?.module }))
    .filter(({ path }) => path.startsWith("/dashboard"))
    .map(({ path, module }) => ({
      path,
      takesForms: module?.action !== undefined,
      isFile: module?.default === undefined && module?.action === undefined,
      declared: [module?.action, module?.handle]
        .map((part) => (part as Partial<ProofHandle>)?.proof)
        .find(Boolean),
    }));
  const declaring = (what: ProofHandle["proof"]) => pages.filter(({ declared }) => declared === what);
  const asking = declaring("asked");

  const shared = shareSite(async (site) => {
    const { clerk } = await openDevice(site);
    await clerk.submit("/dashboard/add-notice", notice);
    await clerk.submit("/dashboard/notice/1/delete", {});
    return { site, clerk, before: readContent(site, touched) };
  });
  const editors = shareSite((site) => site.editor());

  test("there are actions that ask for a proof", () => {
    expect(asking.length).toBeGreaterThan(10);
    expect(declaring("every time").length).toBeGreaterThan(0);
  });

  test.each(pages.filter(({ takesForms, isFile }) => takesForms || isFile))(
    "$path says whether it asks, where it is for administrators alone",
    async ({ path, takesForms, declared }) => {
      const answer = await editors().visit(path, takesForms ? { form: {} } : {});
      if (answer.status === 403) expect(declared).toMatch(/^(asked|every time|sometimes|none)$/);
    },
  );

  test.each(asking.filter(({ takesForms }) => takesForms))(
    "a form for $path is asked for it",
    async ({ path }) => {
      const { site, clerk, before } = shared();
      const erase = { empty: "yes", do: "erase", id: "notice:1" };
      const answer = await clerk.visit(path, { form: { ...erase, ...person } });
      expect([answer.status, textOf(await answer.text()).includes(asks)]).toEqual([403, true]);
      expect(readContent(site, touched)).toEqual(before);
    },
  );

  test.each(asking.filter(({ isFile }) => isFile))("asks for a proof to open $path", async ({ path }) => {
    const answer = await shared().clerk.visit(path);
    expect([answer.status, answer.headers.get("Location")]).toEqual([
      303,
      expect.stringMatching(/^\/dashboard\/confirm\?next=%2Fdashboard%2F/),
    ]);
  });

  test.each(declaring("none").filter(({ takesForms }) => takesForms))(
    "a form for $path is not asked for it",
    async ({ path }) => {
      const { clerk } = await openDevice();
      const answer = await clerk.visit(path, { form: {} });
      expect(textOf(await answer.text())).not.toContain(asks);
    },
  );
});

describe("a form that is asked for it", () => {
  test("an action continues after the password with all typed values", async () => {
    const { site, clerk } = await openDevice();
    const asked = await clerk.submit(add, person);
    const html = await asked.text();
    expect(html).not.toContain(person.password);
    expect(await names(site)).not.toContain("meena");
    const form = { carried_form: resubmittedFormOn(html), proof_password: staffPassword };
    const answers = await Promise.all([clerk.visit(add, { form }), clerk.visit(add, { form })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 303]);
    expect((await names(site)).filter((name) => name === "meena")).toHaveLength(1);
    expect(answers.flatMap(({ headers }) => headers.get("Location") ?? [])).toEqual([
      "/dashboard/staff/3/link",
    ]);
  });

  test("the form is kept after wrong passwords, until there are too many", async () => {
    const { site, clerk } = await openDevice();
    let html = await (await clerk.submit(add, person)).text();
    const statuses = [];
    for (let index = 0; index < 12; index += 1) {
      const form = { carried_form: resubmittedFormOn(html), proof_password: `wrong password ${index}` };
      const answer = await clerk.visit(add, { form });
      html = await answer.text();
      statuses.push(answer.status);
      if (index === 0) expect(textOf(html)).toContain("This is not your password");
      if (answer.status === 429) expect(answer.headers.get("Retry-After")).toMatch(/^\d+$/);
    }
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(403));
    expect(statuses.slice(10)).toEqual([429, 429]);
    expect(await names(site)).not.toContain("meena");
    expect(resubmittedFormOn(html)).not.toBe("");
    // Another key than that of the guarded form, whose typed text belongs to it alone.
    expect(html).toContain('id="proof-form"');
  });

  test("an action continues after the code from the phone", async () => {
    const site = await openSite();
    const clerk = await site.staff();
    const { secret } = await setUpSecondStep(clerk);
    await letProofsEnd(site);
    await site.db.updateTable("second_steps").set({ last_time_step: 0 }).execute();
    const html = await (await clerk.submit(add, person)).text();
    expect(textOf(html)).toContain("Or the code from your phone");
    const form = { carried_form: resubmittedFormOn(html), proof_code: "000000" };
    expect((await clerk.visit(add, { form })).status).toBe(403);
    const right = await clerk.visit(add, { form: { ...form, proof_code: phoneCode(secret) } });
    expect([right.status, (await names(site)).includes("meena")]).toEqual([200, true]);
  });

  test("the form is offered again after a login, without its password", async () => {
    const { site, clerk } = await openDevice();
    const form_token = tokenOf(await clerk.get(add)) ?? "";
    const html = await (await clerk.visit(add, { form: { ...person, role: "editor", form_token } })).text();
    const form = { carried_form: resubmittedFormOn(html), proof_password: staffPassword };
    await site.db.deleteFrom("sessions").execute();
    const late = await clerk.visit(add, { form });
    const login = late.headers.get("Location") ?? "";
    expect([late.status, login]).toEqual([303, expect.stringMatching(/^\/login\?next=/)]);
    const kept = JSON.stringify(await site.db.selectFrom("parked_forms").selectAll().execute());
    expect(kept).not.toMatch(/brown|password/);
    const again = await site.staff();
    const back = new URL(login, "http://x").searchParams.get("next") ?? "";
    const page = await again.get(back);
    expect([page.includes('value="meena"'), textOf(page).includes("What you typed is here again")]).toEqual([
      true,
      true,
    ]);
    expect(page).toMatch(/value="editor"[^>]*checked|checked[^>]*value="editor"/);
    expect(await (await site.staff("colleague")).get(back)).not.toContain("meena");
  });

  test("a form that leads to another page still does after the login", async () => {
    const { site, clerk } = await openDevice();
    await site.db.deleteFrom("sessions").execute();
    const confirm = "/dashboard/confirm?next=%2Fdashboard%2Ftrash";
    const late = await clerk.visit(confirm, { form: { proof_password: staffPassword } });
    expect(new URL(late.headers.get("Location") ?? "", "http://x").searchParams.get("next")).toBe(confirm);
  });

  test("a form kept for a proof works only for its user and page", async () => {
    const { site, clerk } = await openDevice();
    const carried_form = resubmittedFormOn(await (await clerk.submit(add, person)).text());
    const colleague = await site.staff("colleague");
    expect((await colleague.visit(add, { form: { carried_form } })).status).toBe(422);
    const form = { carried_form, proof_password: staffPassword };
    await clerk.visit("/dashboard/trash", { form });
    expect(await names(site)).not.toContain("meena");
  });
});

describe("a proof", () => {
  test("a login is a proof in its session until it was not used for 30 minutes", async () => {
    const site = await openSite();
    const [here, elsewhere] = [await site.staff(), await site.staff()];
    const csv = async (clerk: typeof here) => (await clerk.visit("/dashboard/subscribers.csv")).status;
    expect([await csv(here), await csv(elsewhere)]).toEqual([200, 200]);
    await letProofsEnd(site, 29.9);
    expect(await csv(here)).toBe(200);
    const rows = await site.db.selectFrom("sessions").select("proved_at").execute();
    const ages = rows.map(({ proved_at }) => Math.round((Date.now() - Date.parse(proved_at ?? "")) / 60_000));
    expect(ages.sort()).toEqual([0, 30]);
    await letProofsEnd(site, 30.1);
    expect(await csv(here)).toBe(303);
    const form = { proof_password: staffPassword };
    const answer = await here.visit("/dashboard/confirm?next=%2Fdashboard%2Ftrash", { form });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/dashboard/trash"]);
    expect([await csv(here), await csv(elsewhere)]).toEqual([200, 303]);
  });

  test("a proof for a download leads back to the page that offers it", async () => {
    const { clerk } = await openDevice();
    const asked = await clerk.visit("/dashboard/subscribers.csv");
    const form = { proof_password: staffPassword };
    const answer = await clerk.visit(asked.headers.get("Location") ?? "", { form });
    expect(answer.headers.get("Location")).toBe("/dashboard/subscribers");
    expect(textOf(await clerk.get("/dashboard/subscribers"))).toContain("press the download button again");
    expect((await clerk.visit("/dashboard/subscribers.csv")).status).toBe(200);
  });

  test.each(["https://evil.example/", "//evil.example", "/login", "/logout"])(
    "leads on to the dashboard only, not to %s",
    async (next) => {
      const { clerk } = await openDevice();
      const form = { proof_password: staffPassword };
      const answer = await clerk.visit(`/dashboard/confirm?${new URLSearchParams({ next })}`, { form });
      expect(answer.headers.get("Location")).toBe("/dashboard");
    },
  );

  test("an empty password of a proof shows an error", async () => {
    const { clerk } = await openDevice();
    const answer = await clerk.visit("/dashboard/confirm", { form: {} });
    expect([answer.status, textOf(await answer.text()).includes("Type your password")]).toEqual([422, true]);
  });
});

describe("irreversible actions, and weaker settings", () => {
  const message = { first_name: "Asha", email: "asha@example.org", message: "Hello" };
  const count = async (site: Site) => (await site.db.selectFrom("messages").select("id").execute()).length;

  test.each([
    ["one message", "/dashboard/messages/1/delete", {}],
    ["several messages", "/dashboard/messages/chosen", { do: "delete", id: "1" }],
  ])("%s erased: asked for the password first, then gone", async (_name, path, form) => {
    const { site, clerk } = await openDevice();
    await site.visitor().visit("/gdapi/receive_mail.php", { form: message });
    const asked = await clerk.visit(path, { form: form as Record<string, string> });
    const html = await asked.text();
    expect([asked.status, textOf(html).includes(asks), await count(site)]).toEqual([403, true, 1]);
    const proof = { carried_form: resubmittedFormOn(html), proof_password: staffPassword };
    expect((await clerk.visit(path, { form: proof })).status).toBe(303);
    expect(await count(site)).toBe(0);
  });

  test("messages are marked as read without", async () => {
    const { site, clerk } = await openDevice();
    await site.visitor().visit("/gdapi/receive_mail.php", { form: message });
    const form = { do: "read", id: "1" };
    expect((await clerk.visit("/dashboard/messages/chosen", { form })).status).toBe(303);
  });

  test.each([
    ["privacy", { message_months: "1" }],
    ["privacy", { subscriber_months: "1" }],
    ["privacy", { resume_months: "1" }],
    ["privacy", { activity_months: "12" }],
    ["privacy", { certificate_years: "1" }],
    ["children", { take_down_daily: "0" }],
    ["children", { consent_rule: "off" }],
    ["logins", { second_step: "" }],
  ])("%s: %j asks for the password, and is saved with it", async (_part, change) => {
    const site = await openSite();
    const clerk = await site.staff();
    await setUpSecondStep(clerk);
    await saveSettings(site.db, { second_step: "everybody" });
    await letProofsEnd(site);
    const [name = ""] = Object.keys(change);
    const part = Object.entries(settingParts).find(([, { fields }]) => name in fields)?.[0];
    const path = `/dashboard/settings/${part}`;
    const html = await clerk.get(path);
    const fieldOf = (field: string) => new RegExp(`name="${field}"[^>]*value="([^"]*)"`).exec(html)?.[1];
    const settings = Object.keys(settingParts[part as keyof typeof settingParts].fields);
    const before = (await readSettings(site.db)) as Record<string, string>;
    const unchanged = Object.fromEntries(settings.map((each) => [each, before[each] ?? ""]));
    const opened = fieldOf("opened")?.replaceAll("&quot;", '"') ?? "";
    const send = (more: object) =>
      clerk.visit(path, { form: { form_token: tokenOf(html) ?? "", opened, ...unchanged, ...more } });
    expect((await send({})).headers.get("Location")).toMatch(/^\/dashboard\/settings/);
    const asked = await send(change);
    const question = await asked.text();
    expect([asked.status, textOf(question).includes(asks)]).toEqual([403, true]);
    expect(await readSettings(site.db)).toMatchObject({ [name]: before[name] });
    const form = { carried_form: resubmittedFormOn(question), proof_password: staffPassword };
    expect((await clerk.visit(path, { form })).status).toBe(303);
    expect(await readSettings(site.db)).toMatchObject(change);
  });

  test.each(["/dashboard/staff/second-step", "/dashboard/staff/passkeys"])(
    "a GET of %s that calls itself a form is asked all the same",
    async (path) => {
      const { clerk } = await openDevice();
      const answer = await clerk.visit(path, {
        headers: { "Content-Type": "application/x-www-form-urlencoded" },
      });
      expect([answer.status, answer.headers.get("Location")]).toEqual([
        303,
        `/dashboard/confirm?next=${encodeURIComponent(path)}`,
      ]);
    },
  );
});

test("a name is in no kept answer to a form, and the form sent twice still says it", async () => {
  const { site, clerk } = await openDevice();
  const form = {
    ...notice,
    title: "Zebrafinch",
    form_token: tokenOf(await clerk.get("/dashboard/add-notice")) ?? "",
  };
  const [first, second] = [
    await clerk.visit("/dashboard/add-notice", { form }),
    await clerk.visit("/dashboard/add-notice", { form }),
  ];
  expect([first.status, second.status]).toEqual([303, 303]);
  const location = second.headers.get("Location") ?? "";
  expect(textOf(await clerk.get(location))).toContain("Zebrafinch");
  expect(await site.db.selectFrom("notices").select("id").execute()).toHaveLength(1);
  const kept = await site.db.selectFrom("submissions").select("result").execute();
  expect(kept.length).toBeGreaterThan(0);
  expect(JSON.stringify(kept)).not.toMatch(/Zebrafinch|message|location/);
});
