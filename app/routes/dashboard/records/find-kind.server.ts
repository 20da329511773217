import { notFound } from "~/http/refusal";
import { staffKinds } from "~/kinds/registry";

/** Returns the kind whose page is requested. @throws Response with status 404 */
export function findKind(request: Request, page: "list" | "record") {
  const path = `${new URL(request.url).pathname.toLowerCase()}/`;
  const kind = staffKinds.find(({ pages }) => path.startsWith(`${pages[page].toLowerCase()}/`));
  if (!kind) throw notFound();
  return kind;
}
