import { Form, Link, useLocation } from "@remix-run/react";
import { Fragment } from "react";
import { type Message, msg } from "#message";
import { t } from "#say";
import type { StaffKind } from "../../content/records/kind";
import type { PublishingStatus, StaffRecord } from "./publishing";
import { copyParameter } from "./publishing-form";

export type PublishingAction = "publish" | "take-off" | "pin" | "unpin";

export const publishingActionField = "deed";

export const publishingPath = "/dashboard/publishing";

interface Action {
  publishingAction: PublishingAction;
  label: Message;
}

const byStatus: Record<PublishingStatus, Action[]> = {
  draft: [{ publishingAction: "publish", label: msg(/* A button. */ "Publish now") }],
  scheduled: [
    { publishingAction: "publish", label: msg("Publish now") },
    { publishingAction: "take-off", label: msg(/* A button. */ "Make it a draft") },
  ],
  live: [{ publishingAction: "take-off", label: msg(/* A button. */ "Take off the site") }],
  ended: [{ publishingAction: "publish", label: msg(/* A button. */ "Put back on the site") }],
};

interface PublishingActionsProps {
  kind: Pick<StaffKind<never>, "key" | "publishing" | "pages">;
  record: StaffRecord & { id: number };
  className?: string;
}

/** Forms and links that the record's status allows. */
export function PublishingActions({ kind, record, className }: PublishingActionsProps) {
  const { search } = useLocation();
  const { id, status, isPinned } = record;
  const list = new URLSearchParams(search).get("list") ?? search;
  const path = list ? `${publishingPath}?${new URLSearchParams({ list })}` : publishingPath;
  const pinning: Action = isPinned
    ? {
        publishingAction: "unpin",
        label: msg(/* A button: the notice is not the first in the list any more. */ "Unpin"),
      }
    : {
        publishingAction: "pin",
        label: msg(/* A button: the notice is the first in the list. */ "Pin for 7 days"),
      };
  const actions = [...(kind.publishing?.pin && status === "live" ? [pinning] : []), ...byStatus[status]];
  return (
    <>
      {actions.map(({ publishingAction, label }) => (
        <Fragment key={publishingAction}>
          <Form method="post" action={path}>
            <input type="hidden" name="item" value={`${kind.key}:${id}`} />
            <button type="submit" name={publishingActionField} value={publishingAction} className={className}>
              {t(label)}
            </button>
          </Form>{" "}
        </Fragment>
      ))}
      {kind.publishing?.pin ? (
        <Link className={className} to={`${kind.pages.add}?${copyParameter}=${id}`}>
          {t("Copy as new")}
        </Link>
      ) : null}
    </>
  );
}
