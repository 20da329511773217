import { Link, useLoaderData } from "@remix-run/react";
import { rich, t } from "#say";
import { readMessageFilter } from "~/content/messages/filter.server";
import { messageForms } from "~/content/messages/forms";
import { messages } from "~/content/messages/message.server";
import { nameOfSender, senderOf } from "~/content/messages/sender";
import { momentAtSchool } from "~/dates/dates";
import { idOf } from "~/http/refusal";
import { message as kind } from "~/kinds/message";
import { withoutTicks } from "~/lists/selection";
import { writtenIn } from "~/records/written-in.server";
import { readStaffLabels } from "~/session/staff-labels.server";
import { readSettings } from "~/settings/queries.server";
import { languageProps } from "~/text/language";
import { ReplyButtons } from "~/ui/contact/reply-buttons";
import { ActionForm } from "~/ui/form/action-form";
import { Button, ButtonLink } from "~/ui/form/button";
import { type ChoiceButton, ChooseBox } from "~/ui/lists/choose";
import { CsvLink } from "~/ui/lists/csv-link";
import { RowMenu } from "~/ui/lists/row-menu";
import { titled } from "~/ui/page/page-meta";
import { EraseLink } from "../inbound/erase-link";
import { InboundList } from "../inbound/inbound-list";
import { inboundPage } from "../inbound/list-page.server";
import { replyTo } from "../inbound/reply.server";
import { staffAction, staffLoader } from "../staff-page.server";
import { changeMessage } from "./answer.server";
import { answeredWords, useMarkAnswered } from "./answered";

export const loader = staffLoader("office", async (args) => {
  const { filter, choices } = readMessageFilter(args.request);
  let months = 0;
  const page = await inboundPage(args, messages, {
    filter,
    async more(rows, db) {
      const settings = await readSettings(db);
      months = Number(settings.message_months);
      const labelOf = await readStaffLabels(db);
      return rows.map((message) => ({
        ...message,
        answered_by: labelOf(message.answered_by),
        writtenIn: writtenIn(message.language),
        reply: replyTo(senderOf(message), settings.school_name),
      }));
    },
  });
  return { ...page, choices, months };
});

export const action = staffAction(
  { role: "office", proof: "none" },
  async ({ request, context, staff, fields }) => {
    const id = idOf({ id: fields.get("id") ?? undefined });
    const intent = fields.get("intent");
    return {
      work: async (trx) => ({
        location: `/dashboard/messages${withoutTicks(new URL(request.url).search)}`,
        ...(await changeMessage(context, trx, staff.username, { id, intent, isCall: fields.has("call") })),
        ...(intent === "answered" && {
          links: [{ label: t("Add a note"), to: `/dashboard/messages/${id}` }],
        }),
      }),
    };
  },
);

export const meta = titled(kind.names.titles);

const getChoices = (): ChoiceButton[] => [
  { value: "answered", label: t("Mark as answered") },
  { value: "read", label: t("Mark as read") },
  { value: "unread", label: t("Mark as unread") },
  { value: "delete", label: t("Delete"), danger: true },
];

export default function Messages() {
  const page = useLoaderData<typeof loader>();
  return (
    <InboundList
      kind={kind}
      empty={
        <>
          {t("No messages yet.")}{" "}
          {rich(
            "Visitors write them on the page <a>{page}</a>.",
            {
              a: (words) => (
                <a className="underline" href="/contact">
                  {words}
                </a>
              ),
            },
            { page: t("Contact") },
          )}
        </>
      }
      page={page}
      intro={
        page.rows.length > 0 ? (
          <p className="hint">
            {t(
              "{count, plural, one {Messages are kept for # month.} other {Messages are kept for # months.}}",
              {
                count: page.months,
              },
            )}
          </p>
        ) : null
      }
      className=""
      choices={getChoices()}
      below={
        <p className="actions print:hidden">
          <ButtonLink to="/dashboard/reply-texts">{t("Texts for answers")}</ButtonLink>{" "}
          {page.rows.length > 0 ? <CsvLink file={kind.pages.csv} choices={page.choices} /> : null}
        </p>
      }
    >
      {page.rows.map((message) => (
        <MessageRow key={message.id} {...message} />
      ))}
    </InboundList>
  );
}

type RowProps = ReturnType<typeof useLoaderData<typeof loader>>["rows"][number];

/** Long messages are complete on their own page only. */
function MessageRow({ reply, ...message }: RowProps) {
  const name = nameOfSender(message);
  const isRead = message.read_at !== null;
  const markAnswered = useMarkAnswered(message.id);
  return (
    <li className={isRead ? "panel" : "panel border-l-5 border-l-marigold"}>
      <div className="flex items-center gap-1">
        <ChooseBox
          value={message.id}
          name={t(/* As in: Delete the message of Ravi Kumar. */ "the message of {name}", { name })}
        />
        <h2 className="text-lg">
          <Link className="no-underline hover:underline" to={`/dashboard/messages/${message.id}`}>
            {isRead ? name : t("{name} (unread)", { name })}
          </Link>
        </h2>
      </div>
      <p className="hint">
        {[
          ...(message.form === "contact" ? [] : [t(messageForms[message.form])]),
          message.writtenIn,
          momentAtSchool(message.created_at),
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <p
        className="line-clamp-6 wrap-anywhere whitespace-pre-line text-ink-soft"
        {...languageProps(message.message)}
      >
        {message.message}
      </p>
      <p className="wrap-anywhere">{[message.phone, message.email].filter(Boolean).join(" · ")}</p>
      {message.answered_at ? (
        <p className="hint">{[answeredWords(message), message.answer_note].filter(Boolean).join(": ")}</p>
      ) : null}
      <div className="actions items-center print:hidden">
        <ReplyButtons {...reply} onAnswer={message.answered_at ? undefined : markAnswered} />{" "}
        <ActionForm className="contents">
          <input type="hidden" name="id" value={message.id} />
          {message.answered_at ? null : (
            <Button
              name="intent"
              value="answered"
              variant="primary"
              className="px-4"
              aria-label={t("Mark as answered: {name}", { name })}
            >
              {t("Mark as answered")}
            </Button>
          )}
        </ActionForm>{" "}
        <div className="ml-auto">
          <RowMenu of={t("the message of {name}", { name })}>
            <ActionForm>
              <input type="hidden" name="id" value={message.id} />
              {message.answered_at ? (
                <button type="submit" name="intent" value="reopen">
                  {t("Open again")}
                </button>
              ) : null}{" "}
              <button type="submit" name="intent" value={isRead ? "unread" : "read"}>
                {isRead ? t("Mark as unread") : t("Mark as read")}
              </button>
            </ActionForm>{" "}
            <EraseLink
              to={`/dashboard/messages/${message.id}/delete`}
              of={t("the message of {name}", { name })}
              inRow
            />
          </RowMenu>
        </div>
      </div>
    </li>
  );
}
