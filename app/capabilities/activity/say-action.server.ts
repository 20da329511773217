import { msg } from "#message";
import { t } from "#say";
import { allKinds } from "~/content/records/registry";
import type { ActivityEntry } from "./list.server";
import { type Verb, verbs } from "./verbs";

const records = msg("{count, plural, one {a record} other {# records}}");

/** Returns the action of an entry in the language of the page: `added a notice`, `deleted 3 photos`. */
export function sayAction({ verb, kind, count }: Pick<ActivityEntry, "verb" | "kind" | "count">): string {
  const spec = verbs[verb as Verb];
  if (!spec) return verb;
  const counted = allKinds.find(({ key }) => key === kind)?.names.counted ?? records;
  return t(spec.text, { what: t(counted, { count }) });
}
