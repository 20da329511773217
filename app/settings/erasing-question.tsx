import { t } from "#say";
import { shortDate } from "~/dates/dates";
import type { FormState } from "~/ui/form/fields";
import { RadioField } from "~/ui/form/radio-field";

/** Shown if a shorter retention would erase resumes, with the date. */
export function ErasingQuestion({ state }: { state: FormState }) {
  const { resumes_asked: count, resumes_day: day } = state.typed ?? {};
  if (!count || !day) return null;
  const them = t("{count, plural, one {# resume} other {# resumes}}", { count: Number(count) });
  const options = [
    {
      value: "week",
      label: t(/* {them} such as: 3 resumes. */ "Erase {them} in a week, on {day}", {
        them,
        day: shortDate(day),
      }),
    },
    {
      value: "now",
      label: t(/* {them} such as: 3 resumes. */ "Yes, erase {them} now. They cannot be restored.", { them }),
    },
  ];
  return (
    <RadioField name="erase_resumes" legend={t("When to erase them")} options={options} state={state}>
      <input type="hidden" name="resumes_asked" value={count} />
      <input type="hidden" name="resumes_day" value={day} />
    </RadioField>
  );
}
