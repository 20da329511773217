import type { MetaFunction } from "@remix-run/node";
import type { Message } from "#message";
import { t } from "#say";
import { pageMeta } from "~/ui/page/page-meta";

export function titledPage(title: Message): MetaFunction {
  return ({ matches }) => pageMeta(matches, t(title));
}
