import { t } from "#say";
import { Button } from "~/ui/form/button";
import { type NoticeChoice, type NoticeYear, periodLabel } from "./periods";

interface PeriodFilterProps extends NoticeChoice {
  page: string;
  years: readonly NoticeYear[];
}

/** Form that works without script. Renders nothing if there is only one month. */
export function PeriodFilter({ page, category, when, years }: PeriodFilterProps) {
  const isKnown = years.some(({ year, months }) => year === when || months.includes(when ?? ""));
  if (!when && years.flatMap(({ months }) => months).length < 2) return null;
  return (
    <form action={page} className="mb-5 flex flex-wrap items-center gap-2 print:hidden">
      {category === "all" ? null : <input type="hidden" name="category" value={category} />}
      <label className="font-semibold" htmlFor="when">
        {t("Month")}
      </label>{" "}
      <select
        className="control max-w-56 flex-[1_1_8rem]"
        id="when"
        name="when"
        defaultValue={when ?? ""}
        autoComplete="off"
      >
        <option value="">{t("All months")}</option>
        {when && !isKnown ? <option value={when}>{periodLabel(when)}</option> : null}
        {years.map(({ year, months }) => (
          <optgroup key={year} label={year}>
            {months.length > 1 ? (
              <option value={year}>{t(/* The whole year. */ "All of {year}", { year })}</option>
            ) : null}
            {months.map((month) => (
              <option key={month} value={month}>
                {periodLabel(month)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>{" "}
      <Button id="show-period">{t("Show")}</Button>
    </form>
  );
}
