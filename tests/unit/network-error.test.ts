import type { ClientActionFunctionArgs } from "@remix-run/react";
import { expect, test } from "vitest";
import { keepFormOnNetworkError } from "~/ui/form/network-error";

const send = (serverAction: () => Promise<unknown>) =>
  keepFormOnNetworkError({ serverAction } as unknown as ClientActionFunctionArgs);

test.each([
  new TypeError("Failed to fetch"),
  new Error("Unable to decode turbo-stream response from URL: http://school.test/dashboard/add-notice.data"),
])("%s keeps the form and loads nothing again", async (error) => {
  const answer = (await send(() => Promise.reject(error))) as Response;
  expect(answer.status).toBe(503);
  expect((await answer.json()).errors[""]).toContain("The connection was lost");
});

test("passes responses and errors of the server through", async () => {
  const answer = { errors: { title: "Enter a title" } };
  expect(await send(() => Promise.resolve(answer))).toBe(answer);
  const failure = new Error("a fault in the page's own script");
  await expect(send(() => Promise.reject(failure))).rejects.toBe(failure);
});

const refusalOf = (status: number, data: unknown) => ({ status, statusText: "", internal: false, data });

test.each([
  [
    413,
    { message: "That is more text than this form takes." },
    "That is more text than this form takes. Everything",
  ],
  [408, { message: "The form took too long to arrive." }, "The form took too long to arrive. Everything"],
  [503, { message: "The disk of the server is full." }, "The disk of the server is full. Everything"],
  [502, "<html>", "Something went wrong on our side. Everything"],
])("a refusal with %d keeps the form and says why", async (status, data, words) => {
  const refusal = refusalOf(status, data);
  const answer = (await send(() => Promise.reject(refusal))) as Response;
  expect(answer.status).toBe(status);
  expect((await answer.json()).errors[""]).toContain(words);
});

test("an unexpected error of the server keeps the form", async () => {
  const answer = (await send(() => Promise.reject(new Error("Unexpected Server Error")))) as Response;
  expect(answer.status).toBe(500);
  expect((await answer.json()).errors[""]).toContain("Everything you typed is still here");
});

test.each([403, 404])("a page that answers %d is shown", async (status) => {
  const refusal = refusalOf(status, { message: "There is nothing at this address." });
  await expect(send(() => Promise.reject(refusal))).rejects.toBe(refusal);
});
