import { Link } from "@remix-run/react";
import { msg, t } from "#say";
import { messageForms } from "~/content/messages/forms";
import { messages } from "~/content/messages/message.server";
import { nameOfSender, senderOf } from "~/content/messages/sender";
import { addMonths, momentAtSchool, shortDate } from "~/dates/dates";
import { parserOf } from "~/forms/fields.server";
import { idOf } from "~/http/refusal";
import { readStaffLabels } from "~/session/staff-labels.server";
import { languageProps } from "~/text/language";
import { ReplyPanel } from "~/ui/contact/reply-panel";
import { ActionForm } from "~/ui/form/action-form";
import { Button } from "~/ui/form/button";
import { inputsOf } from "~/ui/form/fields";
import { PostForm, useForm } from "~/ui/form/post-form";
import { titled } from "~/ui/page/page-meta";
import { EraseLink } from "../inbound/erase-link";
import { replyTo } from "../inbound/reply.server";
import { openInbound } from "../inbound/view-page.server";
import { staffAction, staffLoader } from "../staff-page.server";
import { changeMessage, markOpened } from "./answer.server";
import { answeredWords, useMarkAnswered } from "./answered";

export const loader = staffLoader("office", async (args) => {
  const {
    row: message,
    settings,
    ...page
  } = await openInbound(args, messages, (row, ...rest) => replyTo(senderOf(row), ...rest));
  const labelOf = await readStaffLabels(args.db);
  if (!message.read_at && args.request.method === "GET") await markOpened(args.context, message.id);
  return {
    message: { ...message, answered_by: labelOf(message.answered_by) },
    ...page,
    lastDay: addMonths(new Date(message.created_at), Number(settings.message_months)).toISOString(),
  };
});

const noteFields = {
  note: { label: msg("Note"), called: msg("The note"), hint: msg("Only staff see it."), max: 500 },
} as const;

const parseAnswerNote = parserOf(noteFields);

export const action = staffAction(
  { role: "office", proof: "none", characters: parseAnswerNote.characters },
  async ({ context, params, staff, fields }) => {
    const parsed = parseAnswerNote(fields);
    if (!parsed.ok) return parsed;
    const id = idOf(params);
    const note = fields.has("note") ? parsed.values.note : undefined;
    const intent = fields.get("intent");
    // Opening a message marks it as read.
    const isDone = intent === "answered" || intent === "unread";
    const change = { id, intent, note, isCall: fields.has("call") };
    return {
      work: async (trx) => ({
        location: `/dashboard/messages${isDone ? "" : `/${id}`}`,
        ...(await changeMessage(context, trx, staff.username, change)),
      }),
    };
  },
);

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = titled<typeof loader>((data) =>
  data ? t("Message: {sender}", { sender: nameOfSender(data.message) }) : t("Message"),
);

export default function MessagePage() {
  const {
    form: { message, writtenIn, lastDay, panel },
    problem,
  } = useForm<typeof loader, typeof action>();
  const markAnswered = useMarkAnswered(message.id);
  const name = nameOfSender(message);
  const answered = message.answered_at !== null;
  return (
    <>
      <h1 className="wrap-anywhere">{name}</h1>
      <p className="hint">
        {[
          t(messageForms[message.form]),
          momentAtSchool(message.created_at),
          t("kept until {date}", { date: shortDate(lastDay) }),
          writtenIn,
          answered && answeredWords(message),
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <section className="panel" aria-label={t("Message")}>
        <p className="wrap-anywhere whitespace-pre-line" {...languageProps(message.message)}>
          {message.message}
        </p>
        <p className="hint wrap-anywhere">{[message.phone, message.email].filter(Boolean).join(" · ")}</p>
      </section>
      <ReplyPanel {...panel} onAnswer={answered ? undefined : markAnswered} />
      <ActionForm className="actions items-center">
        {answered ? (
          <Button name="intent" value="reopen">
            {t("Open again")}
          </Button>
        ) : (
          <Button name="intent" value="answered" variant="primary">
            {t("Mark as answered")}
          </Button>
        )}{" "}
        <Button name="intent" value="unread">
          {t("Mark as unread")}
        </Button>{" "}
        <EraseLink
          to={`/dashboard/messages/${message.id}/delete`}
          of={t("the message of {name}", { name })}
        />{" "}
        <Link className="tap underline" to="/dashboard/messages">
          {t("All messages")}
        </Link>
      </ActionForm>
      <section className="panel" aria-label={t("Note")}>
        <PostForm
          errors={problem?.errors}
          submit={t("Save note")}
          buttons={
            <Button name="intent" value="note">
              {t("Save note")}
            </Button>
          }
        >
          {inputsOf(noteFields, problem ?? { typed: { note: message.answer_note } })("note")}
        </PostForm>
      </section>
    </>
  );
}
