import { Fragment, type ReactNode } from "react";
import { t } from "#say";
import { shortDate } from "~/dates/dates";
import { type FormState, inputsOf } from "~/ui/form/fields";
import { MoreFields } from "~/ui/form/more-fields";
import { RadioField } from "~/ui/form/radio-field";
import { getPart, type PartKey } from "./parts";

interface SettingInputsProps {
  part: PartKey;
  state: FormState;
}

/** The inputs of a page, in sections. */
export function SettingInputs({ part, state }: SettingInputsProps) {
  const { fields } = getPart(part);
  const input = inputsOf(fields, state);
  const names = Object.keys(fields);
  const further = names.filter((name) => fields[name]?.further);
  const isDense = further.length > 0;
  const shown = names
    .filter((name) => !further.includes(name))
    .map((name) => <SettingInput key={name} {...{ name, part, state }} input={input(name)} />);
  return (
    <>
      {isDense ? <div className="field-row">{shown}</div> : shown}
      {isDense ? (
        <MoreFields
          title={t("More")}
          open={further.some((name) => state.errors?.[name])}
          className="field-row px-4 pb-4"
        >
          {further.map((name) => (
            <Fragment key={name}>{input(name)}</Fragment>
          ))}
        </MoreFields>
      ) : null}
    </>
  );
}

interface SettingInputProps extends SettingInputsProps {
  name: string;
  input: ReactNode;
}

/** A change that erases records must be confirmed by saving again. */
function SettingInput({ name, part, state, input }: SettingInputProps) {
  const section = getPart(part).fields[name]?.section;
  const asked = state.typed?.[`${name}_asked`];
  return (
    <>
      {section ? <h2 className="mt-8 mb-0 text-lg first:mt-0">{t(section)}</h2> : null}
      {input}
      {asked ? <input type="hidden" name={`${name}_asked`} value={asked} /> : null}
      {name === "resume_months" ? <ErasingQuestion state={state} /> : null}
    </>
  );
}

/** Shown if a shorter retention would erase resumes, with the date. */
function ErasingQuestion({ state }: { state: FormState }) {
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
