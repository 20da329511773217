import type { MetaDescriptor, MetaFunction } from "@remix-run/react";
import type { Message } from "#message";
import { t } from "#say";

interface RootFacts {
  school?: { school_name: string };
  lead?: { text: string } | null;
}

/** For a page that search engines are not to show. */
export const noIndex: MetaDescriptor = { name: "robots", content: "noindex" };

/**
 * A page's title and description, which is the line under its heading where none is given. Where a form on it was refused, entry.server.tsx puts "Error:" first.
 */
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

/** The `meta` of a page whose title is always the same. */
export function titled(title: Message, description?: Message): MetaFunction {
  return ({ matches }) => pageMeta(matches, t(title), description && t(description));
}
