import { t } from "#say";
import { Button } from "~/ui/form/button";

interface DayFormProps {
  on: string | null;
  first: string;
  today: string;
}

export function DayForm({ on, first, today }: DayFormProps) {
  return (
    <form action="/mandatory-public-disclosure#appendix-ix" className="flex flex-wrap items-end gap-3">
      <div className="field m-0">
        <label htmlFor="on">{t(/* The label of a field for a day. */ "Show the tables as of")}</label>
        <input
          id="on"
          name="on"
          type="date"
          required
          min={first}
          max={today}
          defaultValue={on ?? undefined}
        />
      </div>
      <Button>{t("Show")}</Button>
    </form>
  );
}
