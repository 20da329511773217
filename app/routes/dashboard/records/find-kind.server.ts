import { notFound } from "~/http/refusal";
import { staffKinds } from "~/kinds/registry";

type Page = "list" | "add" | "many" | "record";

/** Returns the kind whose page, one of these, is requested. @throws Response with status 404 */
export function findKind(request: Request, ...asked: Page[]) {
  const path = `${new URL(request.url).pathname.toLowerCase()}/`;
  const kind = staffKinds.find(({ pages }) =>
    asked.some((page) => pages[page] && path.startsWith(`${pages[page].toLowerCase()}/`)),
  );
  if (!kind) throw notFound();
  return kind;
}
