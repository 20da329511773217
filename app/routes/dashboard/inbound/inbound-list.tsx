import { Link, useLoaderData } from "@remix-run/react";
import type { ComponentProps, ReactNode } from "react";
import { type Message, t } from "#say";
import type { RecordKind } from "~/kinds/kind";
import { ChooseBox } from "~/ui/lists/choose";
import { StaffList, type StaffListProps } from "~/ui/lists/row-list";
import { EraseMenu, useIsAdministrator } from "./erase-link";

interface ReceivedListProps
  extends Pick<StaffListProps, "page" | "choices" | "intro" | "below" | "className"> {
  kind: RecordKind;
  empty: ReactNode;
  children: ReactNode;
}

/** Staff list of inbound records; the default bulk action is deletion, by administrators. */
export function InboundList({
  kind,
  empty,
  choices = [{ value: "delete", label: t("Delete"), danger: true }],
  ...list
}: ReceivedListProps) {
  const { names, menu, pages } = kind;
  const isAdministrator = useIsAdministrator();
  return (
    <StaffList
      title={t(names.titles)}
      empty={{ icon: menu.icon, words: empty }}
      path={pages.list}
      choices={choices.filter(({ danger }) => isAdministrator || !danger)}
      {...list}
    />
  );
}

interface ReceivedRowProps {
  kind: RecordKind;
  id: number;
  name: string;
  facts: ReactNode;
  /** Names the record in the link that erases it; default: its name. */
  of?: string;
  verb?: ComponentProps<typeof EraseMenu>["verb"];
  /** Buttons before "More". */
  children?: ReactNode;
}

export function InboundRow({
  kind: { pages },
  id,
  name,
  facts,
  of = name,
  verb,
  children,
}: ReceivedRowProps) {
  const page = `${pages.record}/${id}`;
  return (
    <li>
      <div className="grid grid-cols-[auto_1fr] items-center gap-x-3 [&_h2]:wrap-anywhere [&_p]:col-start-2">
        <ChooseBox value={id} name={name} />
        <h2>{pages.view ? <Link to={page}>{name}</Link> : name}</h2>
        <p className="hint">{facts}</p>
      </div>
      <div className="actions">
        {children} <EraseMenu to={`${page}/delete`} of={of} {...(verb && { verb })} />
      </div>
    </li>
  );
}

type ListOf<Row> = Omit<ReceivedListProps["page"], "rows"> & { rows: readonly Row[] };

interface InboundListPage<Row, Page extends ListOf<Row>> {
  empty: Message;
  choices?: () => ReceivedListProps["choices"];
  intro?: (page: Page) => ReactNode;
  /** Facts of a row, and how it differs from others. */
  row: (row: Page["rows"][number]) => Omit<ReceivedRowProps, "kind" | "id" | "name">;
}

/** Page with the list of an inbound kind: its rows have its name, their facts and the link that erases them. */
export function inboundListPage<Page extends ListOf<{ id: number }>>(
  kind: RecordKind,
  { empty, choices, intro, row }: InboundListPage<{ id: number }, Page>,
) {
  return function Page() {
    const page = useLoaderData() as Page;
    return (
      <InboundList
        kind={kind}
        empty={t(empty)}
        page={page}
        intro={intro?.(page)}
        {...(choices && { choices: choices() })}
      >
        {page.rows.map((one) => (
          <InboundRow
            key={one.id}
            kind={kind}
            id={one.id}
            name={String((one as Record<string, unknown>)[kind.columns.name])}
            {...row(one)}
          />
        ))}
      </InboundList>
    );
  };
}
