import { canonicalQuery, type PageQuery } from "~/lists/page-query";
import { notFoundAddress } from "./copied-page";

/** Returns a function that leaves only the parameters of an address that its public page reads. */
export function publicAddress(findPage: (path: string) => { query: PageQuery } | undefined) {
  return (address: string): string | undefined => {
    const { pathname, searchParams } = new URL(address, "http://site");
    const page = findPage(pathname);
    if (!page) return pathname === notFoundAddress ? pathname : undefined;
    return pathname + canonicalQuery(searchParams, page.query);
  };
}
