import { Form, Link } from "@remix-run/react";
import { Fragment } from "react";
import { t } from "#say";
import type { ListChoice } from "~/lists/list-choice";
import { Button, buttonClass } from "../form/button";

interface ListSearchProps {
  path: string;
  search: string | undefined;
  choices?: readonly ListChoice[];
  isNarrowed: boolean;
  names?: { form: string; box: string };
}

/** Search and filters; a GET form, so that the URL can be bookmarked. On phones, unused filters are folded. */
export function ListSearch({ path, search, choices = [], isNarrowed, names }: ListSearchProps) {
  const isFolding = search !== undefined && choices.length > 0;
  const isFiltered = choices.some(({ value }) => value);
  return (
    <Form
      action={path}
      role="search"
      aria-label={names?.form ?? t("This list")}
      className="mt-2 mb-3 flex flex-wrap items-center gap-2"
    >
      {search === undefined ? null : (
        <>
          <label className="sr-only" htmlFor="q">
            {names?.box ?? t("Search this list")}
          </label>{" "}
          <input
            className={`control ${isFolding ? "flex-[1_1_100%]" : "flex-[1_1_7rem]"} sm:max-w-96 sm:flex-[1_1_12rem]`}
            id="q"
            name="q"
            type="search"
            defaultValue={search}
            maxLength={100}
            placeholder={t("Search")}
          />{" "}
        </>
      )}
      {isFolding ? (
        <details className="peer sm:hidden" open={isFiltered}>
          <summary className={buttonClass("quiet", "list-none px-3.5 [&::-webkit-details-marker]:hidden")}>
            {t(/* On a button: shows the filters of a list. */ "Filter")}
          </summary>
        </details>
      ) : null}{" "}
      {choices.map(({ name, label, every, value, options }) => (
        <Fragment key={name}>
          <label className="sr-only" htmlFor={`filter-${name}`}>
            {label}
          </label>{" "}
          <select
            className={
              isFolding
                ? "control flex-[1_1_9rem] max-sm:hidden max-sm:peer-open:block sm:max-w-44"
                : "control flex-[1_1_9rem] sm:max-w-44"
            }
            id={`filter-${name}`}
            name={name}
            defaultValue={value}
          >
            <option value="">{every}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>{" "}
        </Fragment>
      ))}
      <Button icon="search">{search === undefined ? t("Show") : t("Search")}</Button>{" "}
      {isNarrowed ? (
        <Link className="tap" to={path}>
          {t("Show all")}
        </Link>
      ) : null}
    </Form>
  );
}
