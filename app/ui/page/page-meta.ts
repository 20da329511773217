import type { MetaDescriptor, MetaFunction } from "@remix-run/react";
import type { Message } from "#message";
import { t } from "#say";

interface RootFacts {
  school?: { school_name: string };
  lead?: { text: string } | null;
}

export const noIndex: MetaDescriptor = { name: "robots", content: "noindex" };

/** The default description is the line under the heading. entry.server.tsx adds "Error:" to refused forms. */
export function pageMeta(
  matches: readonly { id: string; data: unknown }[],
  title: string,
  given?: string,
): MetaDescriptor[] {
  const root = matches.find((match) => match.id === "root")?.data as RootFacts | undefined;
  const description = given || root?.lead?.text;
  const school = root?.school?.school_name ?? t("School");
  const full = title === "" ? school : `${title} · ${school}`;
  const meta: MetaDescriptor[] = [{ title: full }, { property: "og:title", content: full }];
  if (description) {
    meta.push(
      { name: "description", content: description },
      { property: "og:description", content: description },
    );
  }
  return meta;
}

export function titled(title: Message, description?: Message): MetaFunction {
  return ({ matches }) => pageMeta(matches, t(title), description && t(description));
}
