import { Link } from "@remix-run/react";
import { t } from "#say";
import { firstStepsPath } from "../first-steps/step";

/** First panel of a new school. @param step title of the first step */
export function Welcome({ step }: { step: string }) {
  return (
    <section className="panel">
      <h2>{t("Welcome. Your website is ready.")}</h2>
      <p>{t("It shows a sample school now. Start with: {step}.", { step })}</p>
      <p className="mt-3">
        <Link className="button button-primary" to={firstStepsPath}>
          {t("First steps")}
        </Link>
      </p>
    </section>
  );
}
