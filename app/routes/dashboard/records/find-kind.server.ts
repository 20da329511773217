import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { notFound } from "~/http/refusal";
import { type StaffKindKey, staffKinds } from "~/kinds/registry";
import { fromEntries } from "~/text/from-entries";

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

type Kind = (typeof staffKinds)[number];

interface KindPage {
  loader: (args: LoaderFunctionArgs) => Promise<object>;
  action: (args: ActionFunctionArgs) => Promise<unknown>;
}

/** Loader and action of a page that kinds share (`pageOfKinds`): those of the requested kind. */
export function serveKinds(kinds: readonly Kind[], asked: Page[], serve: (kind: Kind) => KindPage) {
  const pages: Partial<Record<StaffKindKey, KindPage>> = fromEntries(
    kinds.map((kind) => [kind.key, serve(kind)]),
  );
  function find(request: Request) {
    const { key } = findKind(request, ...asked);
    const page = pages[key];
    if (!page) throw notFound();
    return { key, page };
  }
  return {
    async loader(args: LoaderFunctionArgs) {
      const { key, page } = find(args.request);
      return { ...(await page.loader(args)), kind: key };
    },
    action: async (args: ActionFunctionArgs) => find(args.request).page.action(args),
  };
}
