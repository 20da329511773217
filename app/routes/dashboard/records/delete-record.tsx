import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { t } from "#say";
import { trashedName } from "~/capabilities/trash/kinds";
import { wordsOf } from "~/capabilities/trash/names";
import { listOf, nameOf, nameOrNone, type StaffKind, shortName } from "~/content/records/kind";
import { shortDate } from "~/dates/dates";
import type { Picture } from "~/files/picture";
import { Thumb } from "~/files/thumb";
import { pageMeta } from "~/ui/page/page-meta";
import { ConfirmDelete } from "~/ui/records/confirm-delete";

/** The title of the page that deletes a record, which it names. */
export function deleteMeta(kind: StaffKind<never>): MetaFunction {
  return ({ matches, data }) => {
    const record = (data as { record?: object } | undefined)?.record;
    const noun = t(kind.names.one);
    return pageMeta(
      matches,
      record
        ? t("Delete {noun}: {name}", { noun, name: shortName(kind, record) })
        : t("Delete {noun}", { noun }),
    );
  };
}

/**
 * The page that asks before a record goes to the trash.
 * @param factsOf what is shown of it beside picture and name; the first words of its texts if it is missing
 * @param inputs of the form, where there is a choice
 */
export function deleteRecord<Row extends object>(
  kind: StaffKind<NoInfer<Row>>,
  factsOf?: (record: Row) => ReactNode,
  inputs?: (record: Row) => ReactNode,
) {
  return function Delete() {
    const { record, token } = useLoaderData() as {
      record: Row & { created_at: string; picture?: Picture };
      token: string;
    };
    const texts = wordsOf(kind, record);
    return (
      <ConfirmDelete
        noun={t(kind.names.one)}
        consequence={t(kind.consequence)}
        token={token}
        back={listOf(kind, record)}
        inputs={inputs?.(record)}
      >
        <Thumb picture={record.picture} sizes="12rem" className="row-photo mb-3" />
        <h2>{nameOrNone(nameOf(kind, record))}</h2>
        {factsOf?.(record) ?? (texts ? <p>{trashedName({ name: "", words: texts })}</p> : null)}
        <p className="hint">{t("Added {date}", { date: shortDate(record.created_at) })}</p>
      </ConfirmDelete>
    );
  };
}
