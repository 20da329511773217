import type { MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { Fragment, type ReactNode } from "react";
import { type Message, msg, t } from "#say";
import { type ConsentStatus, consentStatusLabels } from "~/capabilities/consents/consent-status";
import { consentsPathOf } from "~/capabilities/consents/consents-path";
import type { StaffRecord } from "~/capabilities/publishing/publishing";
import { PublishingActions } from "~/capabilities/publishing/publishing-actions";
import { statusBadges } from "~/capabilities/publishing/status-badge";
import { shortDate } from "~/dates/dates";
import type { Picture } from "~/files/pictures/picture";
import { getAddTitle, nameOf, nameOrNone, type StaffKind } from "~/kinds/kind";
import type { IconName } from "~/ui/icons/icon";
import type { ChoiceButton } from "~/ui/lists/choose";
import { MetaLine } from "~/ui/lists/meta-line";
import { Row, StaffList, type StaffListProps } from "~/ui/lists/row-list";
import { MoveToTop } from "~/ui/lists/row-order";
import { SampleTag } from "~/ui/lists/sample-tag";
import { titled } from "~/ui/page/page-meta";
import { Photo } from "~/ui/pictures/photo";

const getListTitle = ({ names }: StaffKind<never>) =>
  t(/* The title of a list. {records} is such as “notices”. */ "Manage {records}", {
    records: t(names.titles).toLowerCase(),
  });

export function listMeta(kind: StaffKind<never>): MetaFunction {
  return titled(() => getListTitle(kind));
}

function emptyText({ texts, names }: StaffKind<never>): string {
  if (texts?.empty) return t(texts.empty);
  return t(/* {noun} is a kind of record, such as notice. */ "No {noun} yet.", {
    noun: t(names.titles).toLowerCase(),
  });
}

export interface Empty {
  icon: IconName;
  words: Message;
}

export const addedOn = ({ created_at }: { created_at: string }) => (
  <time dateTime={created_at}>{shortDate(created_at)}</time>
);

/** Bulk action; the label is translated when rendered. */
type Choice = ChoiceButton & { label: Message };

export interface ListOptions<Record> {
  /** Label of the link that adds a record; default: title of that page. */
  add?: Message;
  intro?: (rows: Record[]) => ReactNode;
  linkOf?: (record: Record) => string;
  also?: readonly Choice[];
  /** Heading of consecutive rows that share it; a search has none. */
  headingOf?: (record: Record) => string;
  /** Badges, the most important first; a row shows one. */
  badgesOf?: (record: Record) => ReactNode[];
  more?: (record: Record) => ReactNode;
  /** Ordered lists: form after the rows, and buttons per row. */
  order?: {
    form: (rows: Record[]) => ReactNode;
    buttons: (record: Record, index: number, rows: Record[]) => ReactNode;
  };
}

export function rowName<Record extends object>(kind: StaffKind<NoInfer<Record>>, record: Record): string {
  return nameOrNone(nameOf(kind, record));
}

const consentChoice: Choice = { value: "consent", label: msg("Note a consent") };
const choices: Choice[] = [{ value: "delete", label: msg("Delete"), danger: true }];
const publishedChoices: Choice[] = [
  { value: "publish", label: msg("Publish") },
  { value: "take-off", label: msg(/* On a button: from the website; it is kept as a draft. */ "Take off") },
  ...choices,
];

function DownloadLinks({ list }: { list: string }) {
  return (
    <p className="hint mt-4 print:hidden">
      {t("Download this list:")}{" "}
      <a className="tap underline" href={`${list}.xlsx`} download>
        Excel (.xlsx)
      </a>{" "}
      <a className="tap underline" href={`${list}.csv`} download>
        CSV
      </a>
    </p>
  );
}

const thumbClass = "size-11 max-w-none flex-none rounded-md bg-sand object-cover lg:size-8";

/**
 * Staff list of a kind. A row has the name, at most one badge and one fact, and the actions Edit and More.
 * @param empty replaces icon and "No … yet." @param factOf most useful detail, such as the date
 */
export function recordList<Record extends { id: number; picture?: Picture }>(
  kind: StaffKind<NoInfer<Record>>,
  empty: Empty | undefined,
  factOf: (record: Record) => ReactNode,
  { add, intro, linkOf, also = [], headingOf, badgesOf, more, order }: ListOptions<NoInfer<Record>> = {},
) {
  const { pages } = kind;
  return function List() {
    const page = useLoaderData() as Omit<StaffListProps["page"], "rows"> & {
      rows: Record[];
      samples: number[];
      consents?: { [id: number]: ConsentStatus };
    };
    const badgeOf = (record: Record): ReactNode => {
      const { id } = record;
      const consent = page.consents?.[id];
      const [badge] = [
        ...(kind.publishing ? statusBadges(record as unknown as StaffRecord) : []),
        ...(consent
          ? [
              <ConsentBadge
                key="consent"
                {...{ status: consent, kind: kind.key, id }}
                of={rowName(kind, record)}
              />,
            ]
          : []),
        ...(page.samples.includes(id) ? [<SampleTag key="sample" />] : []),
        ...(badgesOf?.(record) ?? []),
      ];
      return badge ?? null;
    };
    return (
      <StaffList
        title={getListTitle(kind)}
        add={{ label: add ? t(add) : getAddTitle(kind), to: pages.add }}
        many={pages.many}
        empty={{ icon: empty?.icon ?? kind.menu.icon, words: empty ? t(empty.words) : emptyText(kind) }}
        path={pages.list}
        page={page}
        intro={intro?.(page.rows)}
        choices={[
          ...also,
          ...(page.consents && kind.children?.consent ? [consentChoice] : []),
          ...(kind.publishing ? publishedChoices : choices),
        ].map((choice) => ({
          ...choice,
          label: t(choice.label),
        }))}
        below={
          <>
            {order?.form(page.rows)}
            {page.rows.length > 0 ? <DownloadLinks list={pages.list} /> : null}
          </>
        }
      >
        {page.rows.map((record, index, rows) => {
          const name = rowName(kind, record);
          const heading = page.search ? undefined : headingOf?.(record);
          const before = rows[index - 1];
          return (
            <Fragment key={record.id}>
              {heading === undefined || (before && headingOf?.(before) === heading) ? null : (
                <li className="pt-4 pb-1 text-sm font-semibold text-ink-soft">{heading}</li>
              )}
              <Row
                id={record.id}
                name={name}
                path={`${pages.record}/${record.id}`}
                picture={
                  record.picture ? (
                    <Photo picture={record.picture} alt="" sizes="2.75rem" className={thumbClass} />
                  ) : undefined
                }
                buttons={order?.buttons(record, index, rows)}
                more={
                  <>
                    {linkOf ? <a href={linkOf(record)}>{t("See it as visitors do")}</a> : null}{" "}
                    {order ? <MoveToTop id={record.id} first={rows[0]?.id} /> : null} {more?.(record)}{" "}
                    {kind.publishing ? (
                      <PublishingActions
                        kind={kind}
                        record={record as unknown as StaffRecord & { id: number }}
                        of={name}
                      />
                    ) : null}
                  </>
                }
              >
                <MetaLine tight>
                  {badgeOf(record)}
                  {factOf(record)}
                </MetaLine>
              </Row>
            </Fragment>
          );
        })}
      </StaffList>
    );
  };
}

interface ConsentBadgeProps {
  status: ConsentStatus | undefined;
  kind: string;
  id: number;
  of: string;
}

function ConsentBadge({ status, kind, id, of }: ConsentBadgeProps) {
  if (!status || status === "given") return null;
  return (
    <Link
      className="tag bg-marigold-mist text-marigold-deep underline"
      to={consentsPathOf(kind, id)}
      aria-label={`${t(consentStatusLabels[status])}: ${of}`}
    >
      {t(consentStatusLabels[status])}
    </Link>
  );
}
