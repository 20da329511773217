import { beforeEach, expect, test, vi } from "vitest";
import { sendPending } from "~/ui/form/pending/send";
import type { PendingForm } from "~/ui/form/pending/store";

const stored = vi.hoisted(() => new Map<number | undefined, unknown>());
vi.mock("~/ui/form/pending/store", () => ({
  listPending: async () => [...stored.values()],
  storePending: async (form: PendingForm) => Boolean(stored.set(form.id, form)),
  removePending: async (id: number) => void stored.delete(id),
}));

const programme = new File(["%PDF-1.4"], "Programme.pdf");
const filesPath = "/dashboard/notice-files";
const form: PendingForm = {
  id: 1,
  account: 1,
  path: "/dashboard/add-notice",
  page: "/dashboard/add-notice",
  textKey: "",
  name: "Sports day",
  at: 0,
  entries: [
    ["title", "Sports day"],
    ["files", programme],
  ],
  filesPath,
};
const saved = { type: "opaqueredirect", status: 0, ok: false } as Response;
const loggedOut = new Response("", { status: 401 });
const answers = new Map<string, Response>();
const sent: string[] = [];

beforeEach(() => {
  stored.clear();
  stored.set(1, form);
  sent.length = 0;
  for (const path of ["/dashboard/account", filesPath]) answers.set(path, new Response("{}"));
  answers.set(form.path, saved);
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("fetch", async (path: string, { method }: RequestInit) => {
    if (method) sent.push(path);
    return answers.get(path);
  });
});

test.each([filesPath, form.path])(
  "a form whose session ends before %s is sent waits with its files, and is sent after the login",
  async (path) => {
    const answer = answers.get(path) as Response;
    answers.set(path, loggedOut);
    await sendPending(1);
    expect(stored.get(1)).toMatchObject({ entries: form.entries });
    expect(stored.get(1)).not.toHaveProperty("refusal");
    answers.set(path, answer);
    await sendPending(1);
    expect(stored.size).toBe(0);
    expect(sent.at(-1)).toBe(form.path);
  },
);

test("a file is sent once, and again after a day, when the website may have dropped it", async () => {
  answers.set(form.path, loggedOut);
  await sendPending(1);
  await sendPending(1);
  expect(sent).toEqual([filesPath, form.path, form.path]);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 25 * 60 * 60 * 1000 });
  await sendPending(1);
  vi.useRealTimers();
  expect(sent.slice(3)).toEqual([filesPath, form.path]);
});
