import { type RawBuilder, sql } from "kysely";
import { msg, t } from "#say";
import type { ListChoice } from "~/lists/list-choice";
import { readQuery } from "~/lists/page-query";
import { isMessageForm, messageForms } from "./forms";

const statuses = {
  new: { label: msg("New"), holds: sql<boolean>`messages.read_at is null` },
  unanswered: { label: msg("Unanswered"), holds: sql<boolean>`messages.answered_at is null` },
  answered: { label: msg("Answered"), holds: sql<boolean>`messages.answered_at is not null` },
} as const;

export function readMessageFilter(request: Request): {
  filter: RawBuilder<boolean> | undefined;
  choices: ListChoice[];
} {
  const { status = "", form = "" } = readQuery(request, {
    status: (value) => Object.hasOwn(statuses, value),
    form: isMessageForm,
  });
  const conditions = [
    ...(status ? [statuses[status as keyof typeof statuses].holds] : []),
    ...(form ? [sql<boolean>`messages.form = ${form}`] : []),
  ];
  return {
    filter: conditions.length > 0 ? sql<boolean>`(${sql.join(conditions, sql` and `)})` : undefined,
    choices: [
      {
        name: "status",
        label: t(/* Of an application for a job. */ "Status"),
        every: t("All messages"),
        value: status,
        options: Object.entries(statuses).map(([value, { label }]) => ({ value, label: t(label) })),
      },
      {
        name: "form",
        label: t("Form"),
        every: t("Every form"),
        value: form,
        options: Object.entries(messageForms).map(([value, label]) => ({ value, label: t(label) })),
      },
    ],
  };
}
