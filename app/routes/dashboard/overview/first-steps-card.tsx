import { Link } from "@remix-run/react";
import { t } from "#say";
import { ProgressBar } from "~/ui/pictures/progress-bar";
import { type FirstStepsCount, firstStepsPath } from "../first-steps/step";

const countId = "first-steps-count";

export function FirstStepsCard({ done, all, next, isNew }: FirstStepsCount) {
  return (
    <section className="panel">
      <h2>{isNew ? t("Welcome. Your website is ready.") : t("First steps")}</h2>
      <p>
        {isNew
          ? t("It still shows a sample school. Start with: {step}.", { step: next })
          : t(/* {step} is the title of a step. */ "Next: {step}", { step: next })}
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-3">
        <div className="flex-[1_1_7rem]">
          <p id={countId} className="mb-1 text-sm text-ink-soft">
            {t("{done} of {all} steps are done.", { done, all })}
          </p>
          <ProgressBar done={done} all={all} labelledBy={countId} />
        </div>
        <Link className="button button-primary" to={firstStepsPath}>
          {isNew ? t("First steps") : t("Continue")}
        </Link>
      </div>
    </section>
  );
}
