import { t } from "#say";
import { languageProps } from "../../text/language";
import { Button } from "../form/button";

interface SearchBoxProps {
  asked?: string;
}

export function SearchBox({ asked }: SearchBoxProps) {
  return (
    <form action="/search" className="flex flex-wrap gap-2">
      <label className="sr-only" htmlFor="q">
        {t("Search this site")}
      </label>{" "}
      <input
        className="control flex-[1_1_12rem] text-ellipsis placeholder:text-ink-soft"
        id="q"
        name="q"
        type="search"
        defaultValue={asked}
        {...languageProps(asked)}
        maxLength={100}
        placeholder={t(/* In the empty search box; at most 22 letters. */ "Holidays, fees, bus")}
        required
      />{" "}
      <Button variant="primary">{t("Search")}</Button>
    </form>
  );
}
