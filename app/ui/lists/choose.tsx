import { Form, Link, useLocation } from "@remix-run/react";
import { Fragment, type ReactNode, useState } from "react";
import { t } from "#say";
import { allField, chooseFormId, chosenField, doField, withoutTicks } from "~/lists/selection";
import { Button } from "../form/button";

export interface ChoiceButton {
  value: string;
  label: string;
  danger?: true;
}

const hasAllIn = (search: string) => new URLSearchParams(search).has(allField);

interface ChooseBoxProps {
  value: string | number;
  name: string;
}

export function ChooseBox({ value, name }: ChooseBoxProps) {
  const { search } = useLocation();
  return (
    <span className="relative -ml-2.5 inline-flex size-11 flex-none items-center justify-center self-start md:self-center lg:h-8 print:hidden">
      <label htmlFor={`choose-${value}`} className="absolute inset-0 cursor-pointer">
        <span className="sr-only">{t("Choose {name}", { name })}</span>
      </label>
      <input
        id={`choose-${value}`}
        className="relative size-5 cursor-pointer accent-link checked:[counter-increment:chosen]"
        type="checkbox"
        form={chooseFormId}
        name={chosenField}
        value={value}
        defaultChecked={hasAllIn(search)}
      />
    </span>
  );
}

interface ChooseProps {
  path: string;
  buttons: readonly ChoiceButton[];
  children: ReactNode;
}

/** The action buttons appear with the first tick, by CSS. "Select all" reloads, or ticks by script. */
export function Choose({ path, buttons, children }: ChooseProps) {
  const { search } = useLocation();
  const [hasAll, setHasAll] = useState(hasAllIn(search));
  const query = withoutTicks(search);
  const other = hasAll ? query : `${query || "?"}${query ? "&" : ""}${allField}=yes`;
  const tickAll = () => {
    for (const box of document.querySelectorAll<HTMLInputElement>(`input[form="${chooseFormId}"]`)) {
      box.checked = !hasAll;
    }
    setHasAll(!hasAll);
  };
  return (
    <div className="group/choose [counter-reset:chosen]">
      <p className="print:hidden">
        <Link
          className="tap text-sm text-ink-soft no-underline hover:underline"
          to={`${path}${other}`}
          onClick={(event) => {
            event.preventDefault();
            tickAll();
          }}
        >
          {hasAll ? t("Clear the selection") : t("Select all on this page")}
        </Link>
      </p>
      {children}
      <Form
        id={chooseFormId}
        action={`${path}/chosen`}
        aria-label={t("With the chosen ones")}
        className="sticky bottom-0 z-20 -mx-2 flex-wrap items-center gap-x-2 gap-y-1 rounded-t-lg border border-line bg-sheet px-3 py-2 elevation-bar supports-[selector(:has(a))]:hidden group-has-[[name=id]:checked]/choose:flex print:hidden"
      >
        {query ? <input type="hidden" name="list" value={query} /> : null}
        <p
          data-chosen={t(/* Behind a number: 3 chosen: */ "chosen:")}
          className="basis-full font-semibold sm:mr-2 sm:basis-auto before:content-[counter(chosen)_'_'_attr(data-chosen)]"
        />
        {buttons.map(({ value, label, danger }) => (
          <Fragment key={value}>
            <Button name={doField} value={value} variant={danger ? "danger" : "quiet"} className="px-4">
              {label}
            </Button>{" "}
          </Fragment>
        ))}
      </Form>
    </div>
  );
}
