import { useState } from "react";
import { t } from "#say";
import { Button } from "~/ui/form/button";
import type { FormState } from "~/ui/form/fields";
import { previewField } from "../colour-fields";

const pageField = "preview_page";
const widthField = "preview_width";

/** Height of the visible part; a computer's page is reduced to the width of the column. */
const boxClass =
  "mt-2 h-(--box) overflow-hidden rounded-card border border-line bg-sheet [--box:26rem] lg:[--box:min(38rem,100vh-19rem)]";
const widthClasses: Record<string, string> = {
  phone: "mx-auto block h-full w-full max-w-90",
  computer:
    "block h-[calc(var(--box)*4)] w-[1280px] max-w-none origin-top-left [transform:scale(0.25)] md:h-[calc(var(--box)*2)] md:[transform:scale(0.5)] lg:h-[calc(var(--box)*4)] lg:[transform:scale(0.25)] xl:h-[calc(var(--box)*2.667)] xl:[transform:scale(0.375)]",
};

interface LookPreviewProps {
  state: FormState;
  /** Query by which a public page has the look of the form. */
  query: string;
  isAdjusted: boolean;
}

/** Pages of the site in the look of the form. Without script, the button shows it. */
export function LookPreview({ state, query, isAdjusted }: LookPreviewProps) {
  const [path, setPath] = useState(state.typed?.[pageField] ?? "/");
  const [width, setWidth] = useState(state.typed?.[widthField] ?? "phone");
  const shownPath = path === "/fees" ? "/fees" : "/";
  return (
    <section className="lg:sticky lg:top-16">
      <h2 className="text-lg">{t("Preview")}</h2>
      <p className="hint">
        {isAdjusted
          ? t("With the nearest colours that can be read. Visitors see them once you save.")
          : t("Visitors see this look once you save.")}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <Switch
          name={pageField}
          legend={t(/* The page that a preview shows. */ "Page")}
          value={shownPath}
          onChoose={setPath}
          options={[
            { value: "/", label: t("Home") },
            { value: "/fees", label: t("Fees") },
          ]}
        />
        <Switch
          name={widthField}
          legend={t(/* The width of a preview. */ "Screen")}
          value={width}
          onChoose={setWidth}
          options={[
            { value: "phone", label: t(/* A screen. */ "Phone") },
            { value: "computer", label: t(/* A screen. */ "Computer") },
          ]}
        />
        <Button className="px-3.5 text-sm" name={previewField} value="yes" formNoValidate>
          {t("Show the preview")}
        </Button>
      </div>
      <div className={boxClass}>
        {/* Without script, so that no pop-up or slide moves, and without a place in the tab order. */}
        <iframe
          aria-hidden="true"
          tabIndex={-1}
          sandbox="allow-same-origin"
          className={widthClasses[width] ?? widthClasses.phone}
          src={`${shownPath}${query}`}
          title={t("A page of the site in this look")}
        />
      </div>
    </section>
  );
}

interface SwitchProps {
  name: string;
  legend: string;
  value: string;
  options: { value: string; label: string }[];
  onChoose: (value: string) => void;
}

function Switch({ name, legend, value: chosen, options, onChoose }: SwitchProps) {
  return (
    <fieldset className="inline-flex rounded-lg border border-line bg-sheet">
      <legend className="sr-only">{legend}</legend>
      {options.map(({ value, label }) => (
        <label
          key={value}
          className="tap cursor-pointer rounded-lg px-3.5 text-sm font-semibold text-link has-checked:bg-green has-checked:text-white has-focus-visible:focus-ring"
        >
          <input
            type="radio"
            className="sr-only"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
