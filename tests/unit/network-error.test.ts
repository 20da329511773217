import type { ClientActionFunctionArgs } from "@remix-run/react";
import { expect, test } from "vitest";
import { keepFormOnNetworkError } from "~/ui/form/network-error";

const send = (serverAction: () => Promise<unknown>) =>
  keepFormOnNetworkError({ serverAction } as unknown as ClientActionFunctionArgs);

test.each([
  new TypeError("Failed to fetch"),
  new Error("Unable to decode turbo-stream response from URL: http://school.test/dashboard/add-notice.data"),
])("%s keeps the form, and loads nothing anew", async (error) => {
  const answer = (await send(() => Promise.reject(error))) as Response;
  expect(answer.status).toBe(503);
  expect((await answer.json()).errors[""]).toContain("The connection was lost");
});

test("what the server answers, or throws, goes its way", async () => {
  const answer = { errors: { title: "Enter a title" } };
  expect(await send(() => Promise.resolve(answer))).toBe(answer);
  const failure = new Error("Unexpected Server Error");
  await expect(send(() => Promise.reject(failure))).rejects.toBe(failure);
});
