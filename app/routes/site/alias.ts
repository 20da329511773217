import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { notFound } from "~/http/refusal";
import { aliases } from "~/ui/frame/menu";

/** Redirects permanently from the product's misspelled links. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const path = url.pathname.slice(1).toLowerCase().replace(/\/$/, "");
  const name = params.id === undefined ? path : "notice/:id/update";
  const target = aliases[name];
  if (!target) throw notFound();
  // The router has decoded the ID; a header has letters of Latin-1 only.
  return redirect(target.replace(":id", () => encodeURIComponent(params.id ?? "")) + url.search, 301);
}
