import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { msg } from "#message";
import { t } from "#say";
import { recordEvent } from "~/capabilities/activity/record-event.server";
import { issueToken, runOnce } from "~/forms/one-time.server";
import { tokenFieldName } from "~/forms/token-field";
import { redirectWithMessage } from "~/http/flash.server";
import { readForm } from "~/http/read-form.server";
import { notFound } from "~/http/refusal";
import { requireStaff } from "~/http/require-staff.server";
import { saving } from "~/http/unavailable.server";
import { servicesOf } from "~/services/services.server";
import { Icon } from "~/ui/icons/icon";
import { titled } from "~/ui/page/page-meta";
import { keepSamples } from "./keep-samples.server";
import { countProgress, listFirstSteps, type Step } from "./steps.server";

const path = "/dashboard/first-steps";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, context, "editor");
  const services = servicesOf(context);
  const groups = await listFirstSteps(services, staff);
  return { groups, ...countProgress(groups), token: issueToken(services.db, staff.id) };
}

/** Keeps the samples of a step. */
export const action = saving(async ({ request, context }: ActionFunctionArgs) => {
  const staff = await requireStaff(request, context, "editor");
  const services = servicesOf(context);
  const fields = await readForm(request, context);
  const steps = (await listFirstSteps(services, staff)).flatMap((group) => group.steps);
  const step = steps.find(({ key }) => key === fields.get("keep"));
  if (!step) throw notFound();
  const answer = await runOnce(services.db, fields, async (trx) => {
    await keepSamples(trx, step.key);
    await recordEvent(context, { who: staff.username, verb: "kept samples", subject: step.name }, trx);
    return { location: `${path}#${step.key}`, message: t("{step}: kept as they are", { step: step.title }) };
  });
  return redirectWithMessage(request, context, answer);
});

export const meta = titled(msg("First steps"));

const progressClass =
  "mt-1.5 block h-2.5 w-full appearance-none overflow-hidden rounded-pill border-0 bg-line [&::-moz-progress-bar]:bg-green [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-green";

export default function FirstSteps() {
  const { groups, all, done, token } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{t("First steps")}</h1>
      <p className="lead">
        {t(
          "Replace the sample content with your own, in any order. Finished steps get a tick. You can stop and continue another day.",
        )}
      </p>
      <p className="panel">
        <label htmlFor="steps-done" className="block font-semibold">
          {done === all ? t("All steps are done.") : t("{done} of {all} steps are done.", { done, all })}
        </label>
        <progress id="steps-done" className={progressClass} max={all} value={done} />
      </p>
      {groups.map(({ title, steps }) => (
        <section key={title} className="mt-6">
          <h2 className="text-lg">{title}</h2>
          <ul className="rows">
            {steps.map((step) => (
              <StepRow key={step.key} step={step} token={token} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function StepRow({ step, token }: { step: Step; token: string }) {
  const { key, title, left, link, deleteAll, isSample } = step;
  const isDone = left === "";
  return (
    <li
      id={key}
      className="flex flex-wrap items-start gap-x-3 scroll-mt-28 border-t border-line py-1.5 target:bg-marigold-mist"
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
          <Link className="block py-1 no-underline hover:underline" to={link.to}>
            {title}
          </Link>
        </h3>
        <p className="m-0 text-sm/snug text-ink-soft">{left}</p>
      </div>
      {isDone ? null : (
        <div className="ml-auto flex basis-full flex-wrap items-center justify-end self-center md:basis-auto">
          {isSample ? (
            <form method="post" action={path}>
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
          ) : null}{" "}
          {deleteAll ? (
            <Link className="row-action" to={deleteAll.to} aria-label={`${deleteAll.label}: ${title}`}>
              <Icon name="trash" size={16} />
              {deleteAll.label}
            </Link>
          ) : (
            <Link className="row-action" to={link.to} aria-label={`${link.label}: ${title}`}>
              {link.label}
            </Link>
          )}
        </div>
      )}
    </li>
  );
}
