import { type RefObject, useEffect, useRef, useState } from "react";
import { type Message, msg } from "#message";
import { t } from "#say";
import { controlAttributes, Field, type FormState } from "~/ui/form/fields";
import { RadioField } from "~/ui/form/radio-field";
import { type ColourName, type ColourVerdict, colourFields, previewField, useField } from "./colour-fields";
import { heroChoices, looks, quickLinkChoices, typeChoices } from "./looks";
import { maxSettingLength, settingLabels } from "./settings";

export interface Judged {
  main: ColourVerdict;
  accent: ColourVerdict;
}

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

const previewClass = "mt-2 block h-120 w-full rounded-card border border-line bg-sheet";

const choices = [
  { name: "look_type", options: typeChoices },
  { name: "look_hero", options: heroChoices },
  { name: "look_links", options: quickLinkChoices },
] as const;

interface ColourChoiceProps {
  state: FormState;
  /** Colours of the theme. */
  standard: { main: string; accent: string };
  judged: Judged;
  onTry: (main: string, accent: string) => void;
}

export function ColourChoice({ state, standard, judged, onTry }: ColourChoiceProps) {
  const main = useRef<HTMLInputElement>(null);
  const accent = useRef<HTMLInputElement>(null);
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    if (changes === 0) return;
    const timer = setTimeout(() => onTry(main.current?.value ?? "", accent.current?.value ?? ""), 300);
    return () => clearTimeout(timer);
  }, [changes, onTry]);
  const query = new URLSearchParams({
    main: judged.main.colour,
    accent: judged.accent.colour,
    type: state.typed?.look_type ?? "",
  });
  const changed = () => setChanges((count) => count + 1);
  return (
    <>
      <fieldset>
        <legend className="font-semibold">{t("Start from a finished look")}</legend>
        <p className="hint">{t("Fills in the fields below. Visitors see it once you save.")}</p>
        <p className="actions">
          {Object.entries(looks).map(([key, { name, look }]) => (
            <button
              key={key}
              type="submit"
              className="button button-quiet"
              name={useField}
              value={`look ${key}`}
              formNoValidate
            >
              <svg width={36} height={20} aria-hidden="true">
                <rect width={22} height={20} rx={4} fill={look.colour_main || standard.main} />
                <rect x={16} width={20} height={20} rx={4} fill={look.colour_accent || standard.accent} />
              </svg>
              {t(name)}
            </button>
          ))}
        </p>
      </fieldset>
      <ColourField name="colour_main" state={state} verdict={judged.main} text={main} onChange={changed} />
      <ColourField
        name="colour_accent"
        state={state}
        verdict={judged.accent}
        text={accent}
        onChange={changed}
      />
      {choices.map(({ name, options }) => (
        <RadioField
          key={name}
          name={name}
          legend={t(settingLabels[name])}
          state={state}
          options={options.map(({ value, label }) => ({ value, label: t(label) }))}
        />
      ))}
      <p className="actions">
        <button type="submit" className="button button-quiet" name={previewField} value="yes" formNoValidate>
          {t("Show the preview")}
        </button>{" "}
        <button type="submit" className="button button-quiet" name={useField} value="theme" formNoValidate>
          {t("Standard colours")}
        </button>
      </p>
      <div>
        <h2 className="text-lg">{t("Preview")}</h2>
        <p className="hint">
          {judged.main.nearest || judged.accent.nearest
            ? t("With the nearest colours that can be read. Visitors see them once you save.")
            : t("Visitors see these colours once you save.")}
        </p>
        {/* Decorative preview. */}
        <iframe
          aria-hidden="true"
          tabIndex={-1}
          className={previewClass}
          src={`/dashboard/colour-preview?${query}`}
          title={t("A page of the site in these colours")}
        />
      </div>
    </>
  );
}

interface ColourFieldProps {
  name: ColourName;
  state: FormState;
  verdict: ColourVerdict;
  text: RefObject<HTMLInputElement>;
  onChange: () => void;
}

/** Native chooser and text field; without script, the changed one counts. */
function ColourField({ name, state, verdict, text, onChange }: ColourFieldProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const label = t(settingLabels[name]);
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
              onChange();
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
              onChange();
            }}
          />
        </span>
        <input type="hidden" name={before} value={shown} />
      </Field>
      <div role="status">
        {verdict.nearest ? (
          <p className="message message-warning my-0 flex-wrap">
            <span className="flex-[1_1_14rem]">{t(wrong[name], { nearest: verdict.nearest })}</span>{" "}
            <button
              type="submit"
              className="button button-quiet"
              name={useField}
              value={`${name} ${verdict.nearest}`}
              formNoValidate
            >
              <svg width={24} height={24} aria-hidden="true">
                <rect width={24} height={24} rx={4} fill={verdict.nearest} />
              </svg>
              {t("Take {nearest}", { nearest: verdict.nearest })}
            </button>
          </p>
        ) : null}
      </div>
    </div>
  );
}
