/**
 * Query parameters of a page, each with a check of its values. A page declares them in its
 * `handle`, for its own loader and for the page cache alike: `export const handle = { query }`.
 */
export type PageQuery = Record<string, (value: string) => boolean>;

/** The values that the page declared and that mean something; everything else in the address is ignored. */
export function readQuery<Query extends PageQuery>(
  request: Request,
  query: Query,
): { [Name in keyof Query]?: string } {
  return Object.fromEntries(meaningful(new URL(request.url).searchParams, query)) as {
    [Name in keyof Query]?: string;
  };
}

/** `?…` with what the page reads only, in the order it declares it; empty if nothing is left. */
export function canonicalQuery(asked: URLSearchParams, query: PageQuery): string {
  const kept = new URLSearchParams(meaningful(asked, query));
  return kept.size > 0 ? `?${kept}` : "";
}

function meaningful(asked: URLSearchParams, query: PageQuery): [string, string][] {
  return Object.entries(query).flatMap(([name, isValid]) => {
    const value = asked.get(name);
    return value !== null && isValid(value) ? [[name, value]] : [];
  });
}
