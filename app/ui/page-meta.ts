import type { MetaDescriptor } from "@remix-run/react";

interface RootFacts {
  invalid?: boolean;
  school?: { school_name: string };
}

/** A page's title and description; the title says "Error:" first where the form on it was refused. */
export function pageMeta(
  matches: readonly { id: string; data: unknown }[],
  title: string,
  description?: string,
): MetaDescriptor[] {
  const root = matches.find((match) => match.id === "root")?.data as RootFacts | undefined;
  const school = root?.school?.school_name ?? "School";
  const full = title === "" ? school : `${title} · ${school}`;
  const meta: MetaDescriptor[] = [
    { title: root?.invalid ? `Error: ${full}` : full },
    { property: "og:title", content: full },
  ];
  if (description) {
    meta.push(
      { name: "description", content: description },
      { property: "og:description", content: description },
    );
  }
  return meta;
}
