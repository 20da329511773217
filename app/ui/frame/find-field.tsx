import { Form, useLocation } from "@remix-run/react";
import { t } from "#say";
import { Icon } from "../icons/icon";

export const findPath = "/dashboard/find";

/** Finds pages, records, settings and help; a GET form in the bar of every staff page. */
export function FindField() {
  const { pathname, search } = useLocation();
  const asked = pathname === findPath ? (new URLSearchParams(search).get("q") ?? "") : "";
  return (
    <Form
      key={asked}
      action={findPath}
      role="search"
      aria-label={t(/* The verb: names a search field. */ "Find")}
      className="flex h-10 min-w-0 flex-1 items-center rounded-md bg-sheet text-ink sm:max-w-96"
    >
      <label className="sr-only" htmlFor="find">
        {t("Find")}
      </label>
      <input
        className="h-full min-w-0 flex-1 rounded-md bg-transparent px-2.5 font-normal text-ellipsis placeholder:text-ink-soft"
        id="find"
        name="q"
        type="search"
        defaultValue={asked}
        maxLength={100}
        placeholder={t(/* In an empty search field; at most 25 letters. */ "Find: fees, logo, password")}
        required
      />
      <button
        type="submit"
        className="inline-flex h-full w-11 flex-none cursor-pointer items-center justify-center rounded-md text-ink-soft hover:text-link"
      >
        <Icon name="search" size={18} />
        <span className="sr-only">{t("Find")}</span>
      </button>
    </Form>
  );
}
