import { t } from "#say";
import { shortDate } from "~/ui/dates";
import type { FormState } from "~/ui/form/fields";
import { RadioField } from "~/ui/form/radio-field";

/** Asked when a shorter time for resumes would erase some: when they are to go. */
export function ErasingQuestion({ state }: { state: FormState }) {
  const { resumes_asked: count, resumes_day: day } = state.typed ?? {};
  if (!count || !day) return null;
  const them = count === "1" ? "1 resume" : `${count} resumes`;
  const options = [
    { value: "week", label: `Erase ${them} in a week, on ${shortDate(day)}` },
    { value: "now", label: `Yes, erase ${them} now. They cannot be restored.` },
  ];
  return (
    <RadioField name="erase_resumes" legend={t("When to erase them")} options={options} state={state}>
      <input type="hidden" name="resumes_asked" value={count} />
      <input type="hidden" name="resumes_day" value={day} />
    </RadioField>
  );
}
