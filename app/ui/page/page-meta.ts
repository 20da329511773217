import type { MetaArgs, MetaDescriptor, MetaFunction } from "@remix-run/node";
import { type Message, t } from "#say";

interface RootFacts {
  school?: { school_name: string };
  lead?: { text: string } | null;
}

type LoadedData<Loader> = MetaArgs<Loader>["data"];

interface MoreMeta<Loader> {
  /** Default: the line under the heading. */
  description?: (data: LoadedData<Loader>) => string | undefined;
  tags?: (data: LoadedData<Loader>) => MetaDescriptor[];
}

export const noIndex: MetaDescriptor = { name: "robots", content: "noindex" };

/**
 * Sets a page's title, with the school's name; entry.server.tsx adds "Error:" to refused forms.
 * @param title a function gets the loader's data, which is missing if the loader failed
 */
export function titled<Loader = unknown>(
  title: Message | ((data: LoadedData<Loader>, args: MetaArgs<Loader>) => string),
  { description, tags }: MoreMeta<Loader> = {},
): MetaFunction<Loader> {
  return (args) => [
    ...describePage(
      args.matches,
      typeof title === "function" ? title(args.data, args) : t(title),
      description?.(args.data),
    ),
    ...(tags?.(args.data) ?? []),
  ];
}

function describePage(
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
