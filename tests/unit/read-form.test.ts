import type { AppLoadContext } from "@remix-run/node";
import { expect, onTestFinished, test, vi } from "vitest";
import { readConfig } from "~/config.server";
import { readForm } from "~/http/read-form.server";

const context = { services: { config: readConfig({}) } } as AppLoadContext;

function dripping(type: string): Request {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode("message=a")),
  });
  const headers = { "Content-Type": type };
  return new Request("http://school.test/contact", {
    method: "POST",
    body,
    headers,
    duplex: "half",
  } as RequestInit);
}

test.each(["application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])(
  "a form of %s that drips is refused after a minute",
  async (type) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const outcome = readForm(dripping(type), context).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(60_000);
    const refused = await outcome;
    expect(refused instanceof Response && refused.status).toBe(408);
  },
);

test("a form without files is limited to kilobytes, and photos are skipped", async () => {
  const post = () => {
    const body = new FormData();
    body.append("title", "Sports day");
    body.append("photo", new Blob([new Uint8Array(3 * 1024 * 1024)]), "p.jpg");
    return new Request("http://school.test/contact", { method: "POST", body });
  };
  const refused = await readForm(post(), context).catch((error: unknown) => error);
  expect(refused instanceof Response && refused.status).toBe(413);
  expect(
    (await readForm(post(), context, { skips: { photo: { maxBytes: 1, maxCount: 1 } } })).get("title"),
  ).toBe("Sports day");
});

test("a long form on a slow line has a minute for each 64 KB that it announces", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const request = dripping("application/x-www-form-urlencoded");
  request.headers.set("Content-Length", String(3 * 64 * 1024));
  const settled = vi.fn();
  const outcome = readForm(request, context).catch((error: unknown) => error);
  void outcome.then(settled);
  await vi.advanceTimersByTimeAsync(179_000);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  const refused = await outcome;
  expect(refused instanceof Response && refused.status).toBe(408);
});
