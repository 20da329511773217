import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { addTitleOf, nameOf, nameOrNone, type StaffKind } from "~/content/records/kind";
import { Photo } from "~/files/photo";
import type { Picture } from "~/files/picture";
import type { IconName } from "~/ui/icon";
import { pageMeta } from "~/ui/page-meta";
import { Row, StaffList, type StaffListProps } from "~/ui/row-list";

const titleOf = ({ names }: StaffKind<never>) => `Manage ${names.titles.toLowerCase()}`;

/** The title of a kind's staff list. */
export function listMeta(kind: StaffKind<never>): MetaFunction {
  return ({ matches }) => pageMeta(matches, titleOf(kind));
}

interface Empty {
  icon: IconName;
  words: string;
}

interface ListOptions<Record> {
  /** The way to add one, where it is not called as the page that does. */
  add?: string;
  /** Above the rows. */
  intro?: (rows: Record[]) => ReactNode;
  /** What a row's name leads to. */
  linkOf?: (record: Record) => string;
}

/**
 * A kind's staff list as a page: one row a record, with its picture where it has one.
 * @param empty shown where there is none
 * @param factsOf what a row says below its name
 */
export function recordList<Record extends { id: number; picture?: Picture }>(
  kind: StaffKind<NoInfer<Record>>,
  empty: Empty,
  factsOf: (record: Record) => ReactNode,
  { add = addTitleOf(kind), intro, linkOf }: ListOptions<NoInfer<Record>> = {},
) {
  const { pages } = kind;
  return function List() {
    const page = useLoaderData() as Omit<StaffListProps["page"], "rows"> & { rows: Record[] };
    return (
      <StaffList
        title={titleOf(kind)}
        add={{ label: add, to: pages.add }}
        empty={empty}
        path={pages.list}
        page={page}
        intro={intro?.(page.rows)}
      >
        {page.rows.map((record) => {
          const name = nameOrNone(nameOf(kind, record));
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
              {factsOf(record)}
            </Row>
          );
        })}
      </StaffList>
    );
  };
}
