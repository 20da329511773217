import type { ReactNode } from "react";
import { t } from "#say";
import type { RecordKind } from "~/kinds/kind";
import { ChooseBox } from "~/ui/lists/choose";
import { StaffList, type StaffListProps } from "~/ui/lists/row-list";
import { useIsAdministrator } from "./erase-link";

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
  id: number;
  name: string;
  facts: ReactNode;
  children: ReactNode;
}

export function InboundRow({ id, name, facts, children }: ReceivedRowProps) {
  return (
    <li>
      <div className="grid grid-cols-[auto_1fr] items-center gap-x-3 [&_h2]:wrap-anywhere [&_p]:col-start-2">
        <ChooseBox value={id} name={name} />
        <h2>{name}</h2>
        <p className="hint">{facts}</p>
      </div>
      <div className="actions">{children}</div>
    </li>
  );
}
