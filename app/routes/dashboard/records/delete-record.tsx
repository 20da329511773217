import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { t } from "#say";
import { trashedName } from "~/capabilities/trash/kinds";
import { shortDate } from "~/dates/dates";
import type { Picture } from "~/files/picture";
import { Thumb } from "~/files/thumb";
import { excerpt } from "~/text/excerpt";
import { pageMeta } from "~/ui/page/page-meta";
import { ConfirmDelete } from "~/ui/records/confirm-delete";
import type { deletePage } from "./delete-page.server";

const maxTitleLength = 60;

type Page = Awaited<ReturnType<ReturnType<typeof deletePage>["loader"]>>;

/** Returns the title of the page that deletes a record, with its name. */
export const deleteMeta: MetaFunction = ({ matches, data }) => {
  const page = data as Page | undefined;
  return pageMeta(
    matches,
    page
      ? t("Delete {noun}: {name}", { noun: page.noun, name: excerpt(page.name, maxTitleLength) })
      : t("Delete"),
  );
};

/**
 * The page that asks before a record goes to the trash. All texts of its kind come from the loader.
 * @param factsOf shows details of the record; the beginning of its texts if it is missing
 * @param inputs of the form, if it has a choice
 */
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
