import { Form, Link } from "@remix-run/react";
import { t } from "#say";
import { Button } from "../form/button";
import { type Reply, ReplyButtons } from "./reply-buttons";

interface ReplyPanelProps {
  reply: Reply;
  templates: readonly { id: number; name: string }[];
  template?: number | undefined;
  onAnswer?: Parameters<typeof ReplyButtons>[0]["onAnswer"];
}

/** Reply buttons with a choice of templates; choosing one reloads the page. */
export function ReplyPanel({ reply, templates, template, onAnswer }: ReplyPanelProps) {
  const canWrite = Boolean(reply.phone || reply.email);
  return (
    <section className="panel" aria-labelledby="reply-heading">
      <h2 id="reply-heading">{t("Answer")}</h2>
      {canWrite ? (
        <>
          <p className="actions">
            <ReplyButtons {...reply} onAnswer={onAnswer} />
          </p>
          <p className="hint">{t("WhatsApp and e-mail open with this text. You can change it there.")}</p>
          <p className="mt-2 border-l-4 border-line pl-3 wrap-anywhere whitespace-pre-line">{reply.text}</p>
        </>
      ) : (
        <p>{t("There is no phone number and no e-mail address.")}</p>
      )}
      <Form
        key={template ?? "usual"}
        className="mt-3 flex flex-wrap items-center gap-2"
        aria-label={t("Text of the answer")}
      >
        {templates.length > 0 ? (
          <>
            <label className="font-semibold" htmlFor="text">
              {t("Text")}
            </label>{" "}
            <select
              className="control flex-[1_1_9rem] sm:max-w-72"
              id="text"
              name="text"
              defaultValue={template ?? ""}
            >
              <option value="">{t("The usual text")}</option>
              {templates.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>{" "}
            <Button>{t("Use this text")}</Button>{" "}
          </>
        ) : null}
        <Link className="tap underline" to="/dashboard/reply-texts">
          {templates.length > 0 ? t("Change the texts") : t("Write your own texts for answers")}
        </Link>
      </Form>
    </section>
  );
}
