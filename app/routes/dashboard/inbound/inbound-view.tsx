import { Link } from "@remix-run/react";
import type { ComponentProps, ReactNode } from "react";
import { t } from "#say";
import type { RecordKind } from "~/kinds/kind";
import { ReplyPanel } from "~/ui/contact/reply-panel";
import { EraseLink } from "./erase-link";

interface InboundViewProps {
  kind: RecordKind;
  id: number;
  title: string;
  /** Names the record in the link that erases it; default: its title. */
  of?: string;
  /** Label of the link to the list. */
  all?: string;
  panel: ComponentProps<typeof ReplyPanel>;
  children: ReactNode;
  /** Shown after the reply. */
  below?: ReactNode;
}

/** Page of an inbound record: its heading, its details, the reply and the links that erase it or lead back. */
export function InboundView({ kind, id, title, of = title, all, panel, children, below }: InboundViewProps) {
  const { names, pages } = kind;
  return (
    <>
      <h1 className="wrap-anywhere">{title}</h1>
      {children}
      <ReplyPanel {...panel} />
      {below}
      <p className="actions items-center">
        <EraseLink to={`${pages.record}/${id}/delete`} of={of} />{" "}
        <Link className="tap underline" to={pages.list}>
          {all ?? t(names.titles)}
        </Link>
      </p>
    </>
  );
}
