import { type FormEvent, useEffect, useRef } from "react";
import { t } from "#say";
import { Button } from "~/ui/form/button";
import type { FormState } from "~/ui/form/fields";
import { MoreFields } from "~/ui/form/more-fields";
import { RadioField } from "~/ui/form/radio-field";
import { type ColourVerdict, useField } from "../colour-fields";
import { findLookKey, heroChoices, type Look, lookQuery, quickLinkChoices, typeChoices } from "../looks";
import { settingFields } from "../parts";
import { ColourField } from "./colour-field";
import { LookCards } from "./look-cards";
import { LookPreview } from "./look-preview";

export interface Judged {
  main: ColourVerdict;
  accent: ColourVerdict;
}

const choices = [
  { name: "look_type", options: typeChoices },
  { name: "look_hero", options: heroChoices },
  { name: "look_links", options: quickLinkChoices },
] as const;

const pauseMs = 300;

interface LookChoiceProps {
  state: FormState;
  saved: Look;
  /** Look in the form; standard colours are empty. */
  chosen: Look;
  shown: Look;
  standard: { main: string; accent: string };
  judged: Judged;
  onTry: (fields: FormData) => void;
}

/** Looks, preview and fields; from laptops on, the preview is next to the fields. */
export function LookChoice({ state, saved, chosen, shown, standard, judged, onTry }: LookChoiceProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  const tryLater = ({ currentTarget }: FormEvent) => {
    const form = currentTarget.closest("form");
    clearTimeout(timer.current);
    if (form) timer.current = setTimeout(() => onTry(new FormData(form)), pauseMs);
  };
  const isAdjusted = Boolean(judged.main.nearest || judged.accent.nearest);
  const hasError = Boolean(state.errors?.colour_main || state.errors?.colour_accent);
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] lg:gap-x-8 xl:grid-cols-[minmax(0,1fr)_30rem]">
      <LookCards saved={saved} chosen={chosen} standard={standard} />
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <LookPreview state={state} query={lookQuery(shown)} isAdjusted={isAdjusted} />
      </div>
      <div className="grid content-start gap-5" onChange={tryLater}>
        {choices.map(({ name, options }) => (
          <RadioField
            key={name}
            name={name}
            legend={t(settingFields[name].label)}
            state={state}
            options={options.map(({ value, label }) => ({ value, label: t(label) }))}
          />
        ))}
        <MoreFields
          title={t("Own colours")}
          open={hasError || isAdjusted || findLookKey(chosen) === undefined}
          className="grid gap-5 px-4 pb-4"
        >
          <ColourField name="colour_main" state={state} verdict={judged.main} />
          <ColourField name="colour_accent" state={state} verdict={judged.accent} />
          <p>
            <Button name={useField} value="theme" formNoValidate>
              {t("Standard colours")}
            </Button>
          </p>
        </MoreFields>
      </div>
    </div>
  );
}
