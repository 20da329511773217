import { Link, useLocation } from "@remix-run/react";
import { Fragment } from "react";
import { type Message, msg, t } from "#say";
import { ActionForm } from "~/ui/form/action-form";
import { buttonClass } from "~/ui/form/button";
import type { StaffKind } from "../../kinds/kind";
import { Icon, type IconName } from "../../ui/icons/icon";
import type { PublishingStatus, StaffRecord } from "./publishing";
import { copyParameter } from "./publishing-form";

export type PublishingAction = "publish" | "take-off" | "pin" | "unpin";

export const publishingActionField = "deed";

export const publishingPath = "/dashboard/publishing";

interface Action {
  publishingAction: PublishingAction;
  label: Message;
  icon: IconName;
}

const publishNow: Action = {
  publishingAction: "publish",
  label: msg(/* A button. */ "Publish now"),
  icon: "eye",
};

const byStatus: Record<PublishingStatus, Action[]> = {
  draft: [publishNow],
  scheduled: [
    publishNow,
    {
      publishingAction: "take-off",
      label: msg(/* A button. */ "Make it a draft"),
      icon: "eye-off",
    },
  ],
  live: [
    {
      publishingAction: "take-off",
      label: msg(/* A button. */ "Take off the site"),
      icon: "eye-off",
    },
  ],
  ended: [
    {
      publishingAction: "publish",
      label: msg(/* A button. */ "Put back on the site"),
      icon: "eye",
    },
  ],
};

const pin: Action = {
  publishingAction: "pin",
  label: msg(/* A button: the notice is the first in the list. */ "Pin for 7 days"),
  icon: "pin",
};

const unpin: Action = {
  publishingAction: "unpin",
  label: msg(/* A button: the notice is not the first in the list any more. */ "Unpin"),
  icon: "pin",
};

interface PublishingActionsProps {
  kind: Pick<StaffKind<never>, "key" | "publishing" | "pages">;
  record: StaffRecord & { id: number };
  of?: string;
}

export function PublishingActions({ kind, record, of }: PublishingActionsProps) {
  const { search } = useLocation();
  const { id, status, isPinned } = record;
  const list = new URLSearchParams(search).get("list") ?? search;
  const path = list ? `${publishingPath}?${new URLSearchParams({ list })}` : publishingPath;
  const actions = [
    ...(kind.publishing?.pin && status === "live" ? [isPinned ? unpin : pin] : []),
    ...byStatus[status],
  ];
  const nameOf = ({ label }: Pick<Action, "label">) =>
    of === undefined
      ? { className: buttonClass("quiet", "max-sm:px-2.5") }
      : { "aria-label": `${t(label)}: ${of}` };
  const wordsOf = ({ label, icon }: Pick<Action, "label" | "icon">) =>
    of === undefined ? (
      t(label)
    ) : (
      <>
        <Icon name={icon} size={16} />
        {t(label)}
      </>
    );
  return (
    <>
      {actions.map((action) => (
        <Fragment key={action.publishingAction}>
          <ActionForm action={path} preventScrollReset={of !== undefined}>
            <input type="hidden" name="item" value={`${kind.key}:${id}`} />
            <button
              type="submit"
              name={publishingActionField}
              value={action.publishingAction}
              {...nameOf(action)}
            >
              {wordsOf(action)}
            </button>
          </ActionForm>{" "}
        </Fragment>
      ))}
      {kind.publishing?.pin ? (
        <Link to={`${kind.pages.add}?${copyParameter}=${id}`} {...nameOf(copy)}>
          {wordsOf(copy)}
        </Link>
      ) : null}
    </>
  );
}

const copy = {
  label: msg("Copy as new"),
  icon: "copy",
} as const;
