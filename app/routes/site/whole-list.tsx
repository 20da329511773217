import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Message } from "#message";
import { t } from "#say";
import { PageHeader } from "~/ui/page/page-header";
import { SamplePeople } from "./sample-people";
import type { wholeList } from "./whole-list.server";

export function wholeListPage<Row extends { id: number }>(
  title: Message,
  show: (records: Row[]) => ReactNode,
) {
  return function WholeListPage() {
    const { records, samples } = useLoaderData<ReturnType<typeof wholeList<Row>>>();
    return (
      <>
        <PageHeader title={t(title)} />
        <div className="shell section">
          <SamplePeople samples={samples} />
          {show(records as Row[])}
        </div>
      </>
    );
  };
}
