import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { t } from "#say";
import { trashedName } from "~/capabilities/trash/kinds";
import { shortDate } from "~/dates/dates";
import type { Picture } from "~/files/pictures/picture";
import { excerpt } from "~/text/excerpt";
import { titled } from "~/ui/page/page-meta";
import { Thumb } from "~/ui/pictures/thumb";
import { ConfirmDelete } from "~/ui/records/confirm-delete";
import type { deletePage } from "./delete-page.server";

const maxTitleLength = 60;

type Page = Awaited<ReturnType<ReturnType<typeof deletePage>["loader"]>>;

export const deleteMeta = titled((data) => {
  const page = data as Page | undefined;
  return page
    ? t("Delete {noun}: {name}", { noun: page.noun, name: excerpt(page.name, maxTitleLength) })
    : t("Delete");
});

/** @param factsOf details; default: start of the text @param inputs additional choices */
export function deleteRecord<Row extends object>(
  factsOf?: (record: Row) => ReactNode,
  inputs?: (record: Row) => ReactNode,
) {
  return function Delete() {
    const { record, noun, name, texts, consequence, back, token } = useLoaderData() as Page & {
      record: Row & { created_at: string; picture?: Picture };
    };
    return (
      <ConfirmDelete
        noun={noun}
        consequence={consequence}
        token={token}
        back={back}
        inputs={inputs?.(record)}
      >
        <Thumb picture={record.picture} sizes="12rem" className="row-photo mb-3" />
        <h2>{name}</h2>
        {factsOf?.(record) ?? (texts ? <p>{trashedName({ name: "", words: texts })}</p> : null)}
        <p className="hint">{t("Added {date}", { date: shortDate(record.created_at) })}</p>
      </ConfirmDelete>
    );
  };
}
