import { Link, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { t } from "#say";
import type { ListChoice } from "~/lists/list-choice";
import { withoutTicks } from "~/lists/selection";
import { languageProps } from "../../text/language";
import { ButtonLink } from "../form/button";
import { useCarryReturnPath } from "../form/use-carry-return-path";
import { Icon, type IconName } from "../icons/icon";
import { DeleteLink } from "../records/delete-link";
import { type ChoiceButton, Choose, ChooseBox } from "./choose";
import { EmptyList } from "./empty-list";
import { ListSearch } from "./list-search";
import { Pagination } from "./pagination";
import { RowMenu } from "./row-menu";

export interface StaffListProps {
  title: string;
  add?: { label: string; to: string };
  many?: string | undefined;
  empty: { icon: IconName; words: ReactNode };
  path: string;
  page: {
    rows: readonly unknown[];
    next?: string | undefined;
    first: boolean;
    search?: string;
    choices?: readonly ListChoice[];
  };
  intro?: ReactNode;
  below?: ReactNode;
  /** Bulk actions; rows then have check boxes. */
  choices?: readonly ChoiceButton[];
  className?: string;
  children: ReactNode;
}

export function StaffList({
  title,
  add,
  many,
  empty,
  path,
  page,
  intro,
  below,
  choices,
  className = "rows",
  children,
}: StaffListProps) {
  const { rows, next, first, search, choices: narrowing = [] } = page;
  const chosen = narrowing.filter(({ value }) => value);
  const isNarrowed = Boolean(search) || chosen.length > 0;
  const none = rows.length === 0;
  const query = (after?: string) => {
    const parameters = new URLSearchParams({
      ...(search && { q: search }),
      ...Object.fromEntries(chosen.map(({ name, value }) => [name, value])),
      ...(after && { after }),
    });
    return parameters.size > 0 ? `${path}?${parameters}` : path;
  };
  const list = <ul className={className}>{children}</ul>;
  const carry = useCarryReturnPath();
  return (
    <>
      <div className="page-title">
        <h1>{title}</h1>
        {add ? (
          <ButtonLink variant="primary" icon="plus" to={carry(add.to)}>
            {add.label}
          </ButtonLink>
        ) : null}
        {many ? <ButtonLink to={carry(many)}>{t("Add many")}</ButtonLink> : null}
      </div>
      {intro}
      {none && first && !isNarrowed ? (
        <EmptyList icon={empty.icon}>
          <span>{empty.words}</span> {add ? <ButtonLink to={carry(add.to)}>{add.label}</ButtonLink> : null}
        </EmptyList>
      ) : (
        (search !== undefined || narrowing.length > 0) && (
          <ListSearch
            key={`search ${query()}`}
            path={path}
            search={search}
            choices={narrowing}
            isNarrowed={isNarrowed}
          />
        )
      )}
      {none && isNarrowed ? (
        <EmptyList icon="search">
          {chosen.length === 0
            ? t("Nothing here with “{search}”.", { search: search ?? "" })
            : t("Nothing here fits this.")}{" "}
          <ButtonLink to={path}>{t("Show all")}</ButtonLink>
        </EmptyList>
      ) : null}
      {choices && !none ? (
        <Choose key={`rows ${query()}`} path={path} buttons={choices}>
          {list}
        </Choose>
      ) : (
        list
      )}
      {below}
      <Pagination newest={first ? undefined : query()} older={next && query(next)} />
    </>
  );
}

const rowClass =
  "relative flex flex-wrap items-center gap-x-3 scroll-mt-28 border-t border-line py-1 target:bg-marigold-mist has-checked:bg-green-mist md:flex-nowrap md:py-1.5";
/** On wide windows, dates are below each other, before the other details. */
const dateClass = "xl:[&_time]:order-first xl:[&_time]:min-w-26 xl:[&:not(:lang(en))_time]:min-w-32";
const wordsClass = `min-w-0 flex-1 2xl:flex 2xl:items-center 2xl:gap-x-4 [&_h2]:font-sans [&_h2]:text-base/snug [&_h2]:2xl:min-w-60 [&_h2]:2xl:flex-1 [&_h2_a]:block [&_h2_a]:py-1 [&_h2_a]:no-underline [&_h2_a]:wrap-anywhere [&_h2_a]:hover:underline [&>div]:2xl:w-104 [&>div]:2xl:min-w-0 [&_p]:m-0 [&_p]:gap-x-1.5 [&_p]:gap-y-0.5 [&_p]:text-sm/snug [&_.tag]:px-2 ${dateClass}`;
/** Phones have room for the words or, in other languages than English, for the icons of the titled buttons. */
const actionsClass =
  "ml-auto flex flex-wrap items-center justify-end wrap-normal max-sm:[&_.row-action:not([title])_svg]:hidden max-sm:[&:lang(en)_.row-action_svg]:hidden max-sm:[&_.row-action]:text-sm md:flex-nowrap md:basis-auto";

/** Query that brings users back to the same search and page (`redirectWithMessage`). */
function useListQuery(): string {
  const { search } = useLocation();
  const list = withoutTicks(search);
  return list ? `?${new URLSearchParams({ list })}` : "";
}

interface RowProps {
  /** Record ID, also the fragment `#row-12`. */
  id: number;
  name: string;
  /** Base path of `…/update` and `…/delete`. */
  path: string;
  picture?: ReactNode;
  buttons?: ReactNode;
  /** Further actions, above Delete in the menu *More*. */
  more?: ReactNode;
  children?: ReactNode;
}

export function Row({ id, name, path, picture, buttons, more, children }: RowProps) {
  const query = useListQuery();
  const carry = useCarryReturnPath();
  const form = carry(`${path}/update${query}`);
  return (
    <li id={`row-${id}`} className={rowClass}>
      <ChooseBox value={id} name={name} />
      {picture}
      <div className={wordsClass}>
        <h2 {...languageProps(name)}>
          <Link to={form}>{name}</Link>
        </h2>
        <div>{children}</div>
      </div>
      <div className={buttons || picture ? `basis-full ${actionsClass}` : actionsClass}>
        {buttons}{" "}
        <Link className="row-action" to={form} aria-label={t("Edit {name}", { name })}>
          <Icon name="pencil" size={16} />
          {t("Edit")}
        </Link>{" "}
        <RowMenu of={name}>
          {more} <DeleteLink to={carry(`${path}/delete${query}`)} of={name} inRow />
        </RowMenu>
      </div>
    </li>
  );
}
