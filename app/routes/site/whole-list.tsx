import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Message } from "#message";
import { t } from "#say";
import { PageHeader } from "~/ui/page/page-header";
import type { wholeList } from "./whole-list.server";

/** A page that shows all that its loader, `wholeList`, found. */
export function wholeListPage<Row>(title: Message, show: (records: Row[]) => ReactNode) {
  return function WholeListPage() {
    const { records } = useLoaderData<ReturnType<typeof wholeList<Row>>>();
    return (
      <>
        <PageHeader title={t(title)} />
        <div className="shell section">{show(records as Row[])}</div>
      </>
    );
  };
}
