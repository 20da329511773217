import type { MetaFunction } from "@remix-run/node";
import type { Message } from "#message";
import { t } from "#say";
import { pageMeta } from "~/ui/page/page-meta";

/** The `meta` of a page for visitors whose title is always the same. */
export function titledPage(title: Message): MetaFunction {
  return ({ matches }) => pageMeta(matches, t(title));
}
