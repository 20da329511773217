import type { MetaFunction } from "@remix-run/node";
import type { ReactNode } from "react";
import { kinds } from "~/content/records/registry";
import { nameOrNone, type RecordWords } from "~/content/records/words";
import { Photo } from "~/files/photo";
import type { Picture } from "~/files/picture";
import type { IconName } from "~/ui/icon";
import { pageMeta } from "~/ui/page-meta";
import { Row, StaffList, type StaffListProps } from "~/ui/row-list";

const titleOf = ({ key }: Pick<RecordWords<never>, "key">) => `Manage ${kinds[key].titles.toLowerCase()}`;

/** The title of a kind's staff list. */
export function listMeta(words: Pick<RecordWords<never>, "key">): MetaFunction {
  return ({ matches }) => pageMeta(matches, titleOf(words));
}

interface RecordListProps<Record> {
  words: RecordWords<NoInfer<Record>>;
  page: Omit<StaffListProps["page"], "rows"> & { rows: Record[] };
  /** Shown where there is none. */
  empty: { icon: IconName; words: string };
  /** The way to add one, where it is not called as the page that does. */
  add?: string;
  intro?: ReactNode;
  /** What a row's name leads to. */
  linkOf?: (record: Record) => string;
  /** What a row says below its name. */
  children: (record: Record) => ReactNode;
}

/** A kind's staff list: one row a record, with its picture where it has one. */
export function RecordList<Record extends { id: number; picture?: Picture }>({
  words,
  page,
  empty,
  add = words.addTitle,
  intro,
  linkOf,
  children,
}: RecordListProps<Record>) {
  const { pages } = kinds[words.key];
  return (
    <StaffList
      title={titleOf(words)}
      add={{ label: add, to: pages.add }}
      empty={empty}
      path={pages.list}
      page={page}
      intro={intro}
    >
      {page.rows.map((record) => {
        const name = nameOrNone(words.nameOf(record));
        return (
          <Row
            key={record.id}
            name={name}
            heading={linkOf ? <a href={linkOf(record)}>{name}</a> : name}
            path={`${pages.record}/${record.id}`}
            picture={
              record.picture ? (
                <Photo picture={record.picture} alt="" sizes="5rem" className="row-photo" />
              ) : undefined
            }
          >
            {children(record)}
          </Row>
        );
      })}
    </StaffList>
  );
}
