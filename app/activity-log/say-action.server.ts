import { msg, t } from "#say";
import { allKinds } from "~/kinds/registry";
import type { ActivityEntry } from "./list.server";
import { type Verb, verbs } from "./verbs";

const records = msg("{count, plural, one {a record} other {# records}}");

export function sayAction({ verb, kind, count }: Pick<ActivityEntry, "verb" | "kind" | "count">): string {
  const spec = verbs[verb as Verb];
  if (!spec) return verb;
  const counted = allKinds.find(({ key }) => key === kind)?.names.counted ?? records;
  return t(spec.text, { what: t(counted, { count }) });
}
