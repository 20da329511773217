import { Link } from "@remix-run/react";
import { t } from "#say";
import { ProgressBar } from "~/ui/pictures/progress-bar";
import { firstStepsPath, type Stage } from "../first-steps/step";
import { findNextStep } from "../first-steps/steps.server";

export interface FirstStepsCardProps {
  done: number;
  all: number;
  /** Title of the next step. */
  next: string;
  /** True if the website still has the sample's name. */
  isNew: boolean;
}

/** Returns undefined for a school that has done half of the steps. */
export function countFirstSteps(stages: readonly Stage[], isNew: boolean): FirstStepsCardProps | undefined {
  const sum = (key: "done" | "all") => stages.reduce((total, stage) => total + stage[key], 0);
  const [done, all] = [sum("done"), sum("all")];
  const next = findNextStep(stages)?.title;
  return next && (isNew || done * 2 < all) ? { done, all, next, isNew } : undefined;
}

const countId = "first-steps-count";

/** First card of the start page, until half of the steps are done. */
export function FirstStepsCard({ done, all, next, isNew }: FirstStepsCardProps) {
  return (
    <section className="panel">
      <h2>{isNew ? t("Welcome. Your website is ready.") : t("First steps")}</h2>
      <p>
        {isNew
          ? t("It shows a sample school now. Start with: {step}.", { step: next })
          : t(/* {step} is the title of a step. */ "Next: {step}", { step: next })}
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-3">
        <div className="flex-[1_1_7rem]">
          <p id={countId} className="mb-1 text-sm text-ink-soft">
            {t("{done} of {all} are done.", { done, all })}
          </p>
          <ProgressBar done={done} all={all} labelledBy={countId} />
        </div>
        <Link className="button button-primary" to={firstStepsPath}>
          {isNew ? t("First steps") : t("Go on")}
        </Link>
      </div>
    </section>
  );
}
