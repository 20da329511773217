import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { PageHeader } from "~/ui/page-header";
import { pageMeta } from "~/ui/page-meta";
import type { wholeList } from "./whole-list.server";

/** The title and the description of a page that shows a whole list. */
export function wholeListMeta(title: string): MetaFunction {
  return ({ matches }) => pageMeta(matches, title);
}

/** A page that shows all that its loader, `wholeList`, found. */
export function wholeListPage<Row>(title: string, show: (records: Row[]) => ReactNode) {
  return function WholeListPage() {
    const { records } = useLoaderData<ReturnType<typeof wholeList<Row>>>();
    return (
      <>
        <PageHeader title={title} />
        <div className="shell section">{show(records as Row[])}</div>
      </>
    );
  };
}
