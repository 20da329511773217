import { useRef } from "react";
import { type Message, msg, t } from "#say";
import { Button } from "~/ui/form/button";
import { controlAttributes, Field, type FormState } from "~/ui/form/fields";
import { type ColourName, type ColourVerdict, colourFields, useField } from "../colour-fields";
import { settingFields } from "../parts";
import { maxSettingLength } from "../setting";

const hints: Record<ColourName, Message> = {
  colour_main: msg("Of the bars at the top and the foot, of buttons, links and headings: a dark colour."),
  colour_accent: msg("Of the line with the newest notice and the second kind of button: a light colour."),
};
const wrong: Record<ColourName, Message> = {
  colour_main: msg(
    "White words on this colour, and links in it, are hard to read. The nearest that works is {nearest}.",
  ),
  colour_accent: msg("Dark words on this colour are hard to read. The nearest that works is {nearest}."),
};

interface ColourFieldProps {
  name: ColourName;
  state: FormState;
  verdict: ColourVerdict;
}

/** Native chooser and text field; without script, the changed one counts. */
export function ColourField({ name, state, verdict }: ColourFieldProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const text = useRef<HTMLInputElement>(null);
  const label = t(settingFields[name].label);
  const hint = t(hints[name]);
  const { picked, before } = colourFields(name);
  const typed = state.typed?.[name];
  const shown = verdict.colour || "#ffffff";
  return (
    <div className="grid gap-2">
      <Field name={name} label={label} hint={hint} state={state}>
        <span className="flex items-center gap-2">
          <label className="sr-only" htmlFor={picked}>
            {t(/* A colour; {label} such as Main colour. Only heard. */ "{label}: choose", { label })}
          </label>{" "}
          <input
            ref={chooser}
            id={picked}
            type="color"
            name={picked}
            defaultValue={shown}
            className="size-11 flex-none cursor-pointer p-1"
            onInput={({ currentTarget }) => {
              if (text.current) text.current.value = currentTarget.value;
            }}
          />{" "}
          <input
            {...controlAttributes({ name, hint, state })}
            ref={text}
            type="text"
            defaultValue={typed}
            maxLength={maxSettingLength}
            autoCapitalize="none"
            spellCheck={false}
            className="max-w-40"
            onInput={({ currentTarget }) => {
              if (chooser.current && /^#[\da-f]{6}$/i.test(currentTarget.value))
                chooser.current.value = currentTarget.value;
            }}
          />
        </span>
        <input type="hidden" name={before} value={shown} />
      </Field>
      <div role="status">
        {verdict.nearest ? (
          <p className="message message-warning my-0 flex-wrap">
            <span className="flex-[1_1_14rem]">{t(wrong[name], { nearest: verdict.nearest })}</span>{" "}
            <Button name={useField} value={`${name} ${verdict.nearest}`} formNoValidate>
              <svg width={24} height={24} aria-hidden="true">
                <rect width={24} height={24} rx={4} fill={verdict.nearest} />
              </svg>
              {t("Take {nearest}", { nearest: verdict.nearest })}
            </Button>
          </p>
        ) : null}
      </div>
    </div>
  );
}
