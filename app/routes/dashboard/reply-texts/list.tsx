import { useLoaderData } from "@remix-run/react";
import { msg, t } from "#say";
import { maxReplyTemplates, replyTextsPath } from "~/content/messages/reply-templates/limits";
import { listReplyTemplates } from "~/content/messages/reply-templates/queries.server";
import { languageProps } from "~/text/language";
import { ButtonLink } from "~/ui/form/button";
import { StaffList } from "~/ui/lists/row-list";
import { RowMenu } from "~/ui/lists/row-menu";
import { titled } from "~/ui/page/page-meta";
import { DeleteLink } from "~/ui/records/delete-link";
import { staffLoader } from "../staff-page.server";

export const loader = staffLoader("office", async ({ db }) => {
  return { rows: await listReplyTemplates(db) };
});

export const meta = titled(msg("Texts for answers"));

export default function ReplyTexts() {
  const { rows } = useLoaderData<typeof loader>();
  const isFull = rows.length >= maxReplyTemplates;
  return (
    <StaffList
      title={t("Texts for answers")}
      {...(!isFull && { add: { label: t("Add a text"), to: `${replyTextsPath}/add` } })}
      empty={{ icon: "message", words: t("No texts yet. Write what you answer often, such as the fees.") }}
      path={replyTextsPath}
      page={{ rows, first: true }}
      intro={
        <p className="hint mb-4">
          {t(
            "Choose one of these when you answer a message. The greeting with the name comes before it, the school's name after it.",
          )}
        </p>
      }
    >
      {rows.map(({ id, name, text }) => (
        <li key={id}>
          <div>
            <h2 {...languageProps(name)}>{name}</h2>
            <p className="hint line-clamp-3 wrap-anywhere" {...languageProps(text)}>
              {text}
            </p>
          </div>
          <div className="actions">
            <ButtonLink icon="pencil" to={`${replyTextsPath}/${id}`} aria-label={t("Edit {name}", { name })}>
              {t("Edit")}
            </ButtonLink>{" "}
            <RowMenu of={name}>
              <DeleteLink to={`${replyTextsPath}/${id}/delete`} of={name} inRow />
            </RowMenu>
          </div>
        </li>
      ))}
    </StaffList>
  );
}
