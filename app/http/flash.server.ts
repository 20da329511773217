import { type AppLoadContext, redirect } from "@remix-run/node";
import type { Answer } from "~/forms/one-time.server";
import { readSigned, siteCookie } from "~/services/site-cookie.server";
import { dropSavedForm } from "~/session/parked-forms.server";

/** A message that the next page shows once. */
interface Flash extends Pick<Answer, "name" | "undo" | "links"> {
  text: string;
  /** The moment after which it is not shown any more, in milliseconds since 1970; the page cache reads it too. */
  until: number;
}

/** Seconds in which the next page has to ask for the message. */
const maxAge = 60;

/** A message for the next page only, carried in a short-lived signed cookie: it needs no session. */
const flashCookie = (request: Request, context: AppLoadContext) =>
  siteCookie(request, context, "flash", { maxAge, signedFor: "flash cookie" });

/** Characters of a list's query that are carried along; none of ours is longer. */
const longestQuery = 500;

/** The search and page of the list that somebody came from; always a query, so it leads nowhere else. */
function listQuery(request: Request): string {
  const list = new URL(request.url).searchParams.get("list") ?? "";
  return list.length <= longestQuery && list.startsWith("?") ? `?${new URLSearchParams(list)}` : "";
}

/** Post/Redirect/Get: goes to the answer's location, where its message is shown once. */
export async function redirectWithMessage(
  request: Request,
  context: AppLoadContext,
  answer: Answer,
  headers = new Headers(),
): Promise<Response> {
  await dropSavedForm(request, context);
  const cookie = flashCookie(request, context);
  const { message: text, name, undo, links } = answer;
  const flash: Flash = { text, name, undo, links, until: Date.now() + maxAge * 1000 };
  headers.append("Set-Cookie", await cookie.serialize(flash));
  return redirect(answer.location + listQuery(request), { status: 303, headers });
}

/** The message left for this page, and the header that takes it away. */
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
