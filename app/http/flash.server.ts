import { type AppLoadContext, redirect, redirectDocument } from "@remix-run/node";
import type { Answer } from "~/forms/one-time.server";
import { isDashboardPath, readReturnPath, withReturnPath } from "~/forms/return-path";
import { readSigned, siteCookie } from "~/services/site-cookie.server";
import { deleteDraftOfForm } from "~/session/saved-drafts.server";

interface Flash extends Pick<Answer, "name" | "undo" | "links" | "next"> {
  text: string;
  /** Expiry in milliseconds since 1970; the page cache reads it too. */
  until: number;
}

const maxAgeSeconds = 60;

/** Short-lived signed cookie: works without a session. */
const flashCookie = (request: Request, context: AppLoadContext) =>
  siteCookie(request, context, "flash", { maxAge: maxAgeSeconds, signedFor: "flash cookie" });

const maxQueryLength = 500;

/** Query of the list that the user came from. Only a query, so it cannot redirect elsewhere. */
function listQuery(request: Request): string {
  const list = new URL(request.url).searchParams.get("list") ?? "";
  return list.length <= maxQueryLength && list.startsWith("?") ? `?${new URLSearchParams(list)}` : "";
}

/** Ignores the language of a page's address. */
const isBelow = (page: string, start: string) => {
  const path = page.replace(/^\/[a-z]{2,3}(?=\/)/, "");
  return path.startsWith(start) && !/^\w/.test(path.slice(start.length));
};

/** Redirects to the page in the form's address (`withReturnPath`), else to the answer's. */
export async function redirectWithMessage(
  request: Request,
  context: AppLoadContext,
  answer: Answer,
  headers = new Headers(),
): Promise<Response> {
  await deleteDraftOfForm(request, context);
  const cookie = flashCookie(request, context);
  const { message: text, name, undo, links, next } = answer;
  const flash: Flash = { text, name, undo, links, next, until: Date.now() + maxAgeSeconds * 1000 };
  headers.append("Set-Cookie", await cookie.serialize(flash));
  const page = readReturnPath(new URL(request.url).search);
  const list = answer.location + listQuery(request);
  const returns = page !== undefined && !(answer.gone && isBelow(page, answer.gone));
  const location = !returns ? list : answer.isStep ? withReturnPath(answer.location, page) : page;
  const go = isDashboardPath(location) ? redirect : redirectDocument;
  return go(location, { status: 303, headers });
}

export async function takeMessage(
  request: Request,
  context: AppLoadContext,
): Promise<{ message: Flash | undefined; headers: Headers }> {
  const headers = new Headers();
  const cookies = request.headers.get("Cookie");
  if (!cookies?.includes("flash=")) return { message: undefined, headers };
  const cookie = flashCookie(request, context);
  const signed = await readSigned<Partial<Flash>>(cookie, request);
  const message = signed?.until && signed.until > Date.now() ? (signed as Flash) : undefined;
  headers.append("Set-Cookie", await cookie.serialize("", { maxAge: 0 }));
  return { message, headers };
}
