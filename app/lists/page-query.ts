/** Parameters with checks: `export const handle = { query }`, for loader and page cache. */
export type PageQuery = Record<string, (value: string) => boolean>;

/** Returns declared and valid parameters; others are ignored. */
export function readQuery<Query extends PageQuery>(
  request: Request,
  query: Query,
): { [Name in keyof Query]?: string } {
  return Object.fromEntries(meaningful(new URL(request.url).searchParams, query)) as {
    [Name in keyof Query]?: string;
  };
}

/** Returns declared parameters as `?…` in a fixed order; can be empty. */
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
