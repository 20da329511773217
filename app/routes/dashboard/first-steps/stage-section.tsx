import { Link } from "@remix-run/react";
import { t } from "#say";
import { tokenFieldName } from "~/forms/token-field";
import { Icon } from "~/ui/icons/icon";
import { ProgressBar } from "~/ui/pictures/progress-bar";
import { firstStepsPath, type Stage, type Step } from "./step";

interface StageSectionProps {
  stage: Stage;
  isOpen: boolean;
  token: string;
}

export function StageSection({ stage: { key, title, steps, all, done }, isOpen, token }: StageSectionProps) {
  const id = `stage-${key}`;
  return (
    <details
      className="mt-3 rounded-card border border-line bg-sheet px-4 [&[open]>summary_svg]:rotate-180"
      open={isOpen}
    >
      <summary className="flex min-h-14 cursor-pointer items-center gap-3 py-2">
        <h2 className="m-0 text-lg">{title}</h2>
        {/* No label: a tap on it would not open the stage. */}
        <span id={id} className="text-sm text-ink-soft">
          {t("{done} of {all} steps are done.", { done, all })}
        </span>
        <Icon name="chevron-down" size={18} className="ml-auto flex-none" />
      </summary>
      <ProgressBar done={done} all={all} labelledBy={id} />
      <ul className="rows mt-2">
        {steps.map((step) => (
          <StepRow key={step.key} step={step} token={token} />
        ))}
      </ul>
    </details>
  );
}

function StepRow({ step, token }: { step: Step; token: string }) {
  const { key, title, words, link, other, canKeep } = step;
  const isDone = words === "";
  return (
    <li
      id={key}
      className="relative flex flex-wrap items-start gap-x-3 scroll-mt-28 border-t border-line py-1.5 target:bg-marigold-mist"
    >
      {isDone ? (
        <span className="mt-1 flex-none text-link">
          <Icon name="circle-check" size={22} />
          <span className="sr-only">{t("Done:")} </span>
        </span>
      ) : (
        <span className="mx-0.5 mt-1.5 size-[18px] flex-none rounded-full border-2 border-ink-soft">
          <span className="sr-only">{`${t("To do:")} `}</span>
        </span>
      )}{" "}
      <div className="min-w-0 flex-1 lg:flex lg:items-baseline lg:gap-x-4">
        <h3 className="font-sans text-base/snug lg:w-60 lg:flex-none">
          <Link className="block py-1 no-underline after:absolute after:inset-0 hover:underline" to={link.to}>
            {title}
          </Link>
        </h3>
        <p className="m-0 text-sm/snug text-ink-soft">{words}</p>
      </div>
      {isDone ? null : !(canKeep || other) ? (
        <Icon name="chevron-right" size={18} className="mt-2 ml-auto flex-none text-ink-soft" />
      ) : (
        <div className="relative ml-auto flex basis-full flex-wrap items-center justify-end self-center md:basis-auto max-md:[&_.row-action]:text-sm">
          {canKeep ? <KeepForm step={step} token={token} /> : null}{" "}
          {other ? (
            <Link className="row-action" to={other.to} aria-label={`${other.label}: ${title}`}>
              {other.label}
            </Link>
          ) : null}
        </div>
      )}
    </li>
  );
}

function KeepForm({ step: { key, title }, token }: { step: Step; token: string }) {
  return (
    <form method="post" action={firstStepsPath}>
      <input type="hidden" name={tokenFieldName} value={token} />
      <button
        type="submit"
        className="row-action"
        name="keep"
        value={key}
        aria-label={t("This is right for our school: {step}", { step: title })}
      >
        {t("This is right for our school")}
      </button>
    </form>
  );
}
