import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { TooManyTriesError } from "~/limits/too-many-tries";
import { servicesOf } from "~/services/services.server";
import { getOrigin } from "./origin.server";
import { refusal } from "./refusal";
import { reportUnsaved } from "./unavailable.server";

export type LegacyArgs = LoaderFunctionArgs | ActionFunctionArgs;
type Handler = (args: LegacyArgs) => Promise<Response>;

/** Handles an old endpoint (specification section 7); errors become `{success: false, message}`. */
export function legacyEndpoint(handlers: Partial<Record<"GET" | "POST" | "DELETE", Handler>>) {
  const methods = Object.keys(handlers);
  const allow = [...methods, ...(handlers.GET ? ["HEAD"] : []), "OPTIONS"].join(", ");

  return async (args: LegacyArgs): Promise<Response> => {
    const { request } = args;
    const response = await answer(args).catch((error: unknown) => refused(error, args));
    const headers = new Headers(response.headers);
    headers.append("Vary", "Origin");
    if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
    for (const [name, value] of Object.entries(corsHeaders(args, allow))) headers.set(name, value);
    const body = request.method === "HEAD" ? null : response.body;
    return new Response(body, { status: response.status, headers });
  };

  async function answer(args: LegacyArgs): Promise<Response> {
    const { method } = args.request;
    if (method === "OPTIONS") return new Response(null, { status: 204, headers: { Allow: allow } });
    const handler = handlers[(method === "HEAD" ? "GET" : method) as keyof typeof handlers];
    if (handler) return handler(args);
    return Response.json(
      { success: false, message: `This address takes ${methods.join(" and ")} requests.` },
      { status: 405, headers: { Allow: allow } },
    );
  }
}

function corsHeaders({ request, context }: LegacyArgs, allow: string): Record<string, string> {
  const origin = getOrigin(request, context);
  if (!origin || !servicesOf(context).config.gdapiAllowedOrigins.includes(origin)) return {};
  return {
    "Access-Control-Allow-Origin": origin,
    "Access-Control-Allow-Credentials": "true",
    ...(request.method === "OPTIONS" && {
      "Access-Control-Allow-Methods": allow,
      "Access-Control-Allow-Headers": "Content-Type",
      "Access-Control-Max-Age": "600",
    }),
  };
}

async function refused(error: unknown, { context }: LegacyArgs): Promise<Response> {
  if (error instanceof Response) {
    const { message } = (await error.json()) as { message: string };
    return Response.json({ success: false, message }, { status: error.status, headers: retryHeader(error) });
  }
  if (error instanceof TooManyTriesError) {
    const headers = { "Retry-After": String(error.waitSeconds) };
    return Response.json({ success: false, message: error.message }, { status: 429, headers });
  }
  const unavailable = reportUnsaved(context, error);
  if (unavailable) {
    const { status, headers, message } = unavailable;
    return Response.json({ success: false, message }, { status, headers });
  }
  const message = "Something went wrong on our side. Please try again.";
  return Response.json({ success: false, message }, { status: 500 });
}

function retryHeader(response: Response): HeadersInit {
  const wait = response.headers.get("Retry-After");
  return wait ? { "Retry-After": wait } : {};
}

export function queryId(request: Request): number {
  const id = new URL(request.url).searchParams.get("id") ?? "";
  if (!/^\d{1,15}$/.test(id)) throw refusal(422, "Send the id of the record as ?id=, a number.");
  return Number(id);
}
