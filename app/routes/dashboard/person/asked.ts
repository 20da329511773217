export function searchPage(asked: URLSearchParams, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({ ...(asked.get("q") && { q: asked.get("q") ?? "" }), ...more });
  return query.size > 0 ? `/dashboard/person?${query}` : "/dashboard/person";
}
