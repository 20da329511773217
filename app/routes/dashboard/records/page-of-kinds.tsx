import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ComponentType } from "react";
import type { StaffKindKey, staffKinds } from "~/kinds/registry";
import { fromEntries } from "~/text/from-entries";

type Kind = (typeof staffKinds)[number];

interface KindPage {
  meta: MetaFunction;
  Page: ComponentType;
}

/** Title and component of a page that kinds share (`serveKinds`): those of the requested kind. */
export function pageOfKinds(kinds: readonly Kind[], create: (kind: Kind) => KindPage) {
  const pages: Partial<Record<StaffKindKey, KindPage>> = fromEntries(
    kinds.map((kind) => [kind.key, create(kind)]),
  );
  const find = (data: unknown) => {
    const { kind } = (data ?? {}) as { kind?: StaffKindKey };
    return kind && pages[kind];
  };
  const meta: MetaFunction = (args) => find(args.data)?.meta(args) ?? [];
  function Page() {
    const found = find(useLoaderData());
    return found ? <found.Page /> : null;
  }
  return { meta, Page };
}
