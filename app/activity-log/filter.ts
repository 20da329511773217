import { isTopic, type Topic } from "./topics";

export interface ActivityFilter {
  who?: string | undefined;
  what?: Topic | undefined;
  /** First and last day at the school, `yyyy-MM-dd`. */
  from?: string | undefined;
  to?: string | undefined;
}

const isDay = (value: string) =>
  /^(19|20)\d\d-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(`${value}T00:00:00Z`));

export function readFilter(asked: URLSearchParams): ActivityFilter {
  const value = (name: string) => (asked.get(name) ?? "").trim().slice(0, 100);
  const [who, what, from, to] = ["who", "what", "from", "to"].map(value) as [string, string, string, string];
  return {
    ...(who && { who }),
    ...(isTopic(what) && { what }),
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
  };
}

export function filterQuery(filter: ActivityFilter, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({ ...filter, ...more } as Record<string, string>);
  return query.size > 0 ? `?${query}` : "";
}
