import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { kinds } from "~/content/records/registry";
import { nameOrNone, type RecordWords } from "~/content/records/words";
import { trashedName } from "~/content/trash/kinds";
import { wordsOf } from "~/content/trash/names";
import { Photo } from "~/files/photo";
import type { Picture } from "~/files/picture";
import { ConfirmDelete } from "~/ui/confirm-delete";
import { shortDate } from "~/ui/dates";
import { pageMeta } from "~/ui/page-meta";

/** The title of the page that deletes a record. */
export function deleteMeta({ key }: Pick<RecordWords<never>, "key">): MetaFunction {
  return ({ matches }) => pageMeta(matches, `Delete ${kinds[key].noun}`);
}

/**
 * The page that asks before a record goes to the trash.
 * @param factsOf what is shown of it beside picture and name; the first words of its texts where it is not given
 */
export function deleteRecord<Row extends object>(
  words: RecordWords<NoInfer<Row>>,
  factsOf?: (record: Row) => ReactNode,
) {
  const { noun, pages } = kinds[words.key];
  return function Delete() {
    const { record, token } = useLoaderData() as {
      record: Row & { created_at: string; picture?: Picture };
      token: string;
    };
    const texts = wordsOf(words.key, record);
    return (
      <ConfirmDelete noun={noun} consequence={words.consequence} token={token} back={pages.list}>
        {record.picture ? (
          <Photo picture={record.picture} alt="" sizes="12rem" className="row-photo" />
        ) : null}
        <h2>{nameOrNone(words.nameOf(record))}</h2>
        {factsOf?.(record) ?? (texts ? <p>{trashedName({ name: "", words: texts })}</p> : null)}
        <p className="hint">{`Added ${shortDate(record.created_at)}`}</p>
      </ConfirmDelete>
    );
  };
}
