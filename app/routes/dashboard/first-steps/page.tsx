import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { msg, t } from "#say";
import { notFound, refusal } from "~/http/refusal";
import { staffKinds } from "~/kinds/registry";
import { keepSampleTexts } from "~/page-texts/queries.server";
import type { loader as rootLoader } from "~/root";
import { readSettings } from "~/settings/queries.server";
import { ButtonLink } from "~/ui/form/button";
import { titled } from "~/ui/page/page-meta";
import { offerUndo, type UndoStep } from "~/undo/undo.server";
import type { Database } from "~db/connection.server";
import { takeAsOwn } from "~db/starter-marks";
import type { MessageLink } from "../layout";
import { staffAction, staffLoader } from "../staff-page.server";
import { kindsOfStep } from "./record-steps.server";
import { settingsOfStep } from "./setting-steps.server";
import { StageSection } from "./stage-section";
import { firstStepsPath } from "./step";
import { findNextStep, listFirstSteps } from "./steps.server";
import { textsOfStep } from "./text-steps.server";

export const loader = staffLoader("editor", async ({ staff, services, issueToken }) => {
  const stages = await listFirstSteps(services, staff);
  const next = findNextStep(stages);
  const messageLink: MessageLink["messageLink"] = next && {
    label: t(/* {step} is the title of a step. */ "Next: {step}", { step: next.title }),
    to: next.link.to,
  };
  return { stages, messageLink, token: issueToken() };
});

export const action = staffAction({ role: "editor" }, async ({ staff, services, fields, recordEvent }) => {
  const steps = (await listFirstSteps(services, staff)).flatMap((stage) => stage.steps);
  const step = steps.find(({ key }) => key === fields.get("keep"));
  if (!step) throw notFound();
  return {
    work: async (trx) => {
      if (!step.canKeep) throw refusal(403, t("This sample content cannot stay. Please add your own."));
      const undo = await offerUndo(trx, await keepSamples(trx, step.key));
      await recordEvent({ verb: "kept samples", subject: step.name }, trx);
      return { location: firstStepsPath, message: t("{step}: kept as they are", { step: step.title }), undo };
    },
  };
});

export const meta = titled(msg("First steps"));

export default function FirstSteps() {
  const { stages, messageLink, token } = useLoaderData<typeof loader>();
  const hasMessage = useRouteLoaderData<typeof rootLoader>("root")?.message;
  const current = stages.findIndex(({ all, done }) => done < all);
  return (
    <>
      <h1>{t("First steps")}</h1>
      <p className="lead">
        {t("Make the website your own. Finished steps get a tick. You can stop and continue another day.")}
      </p>
      {current === -1 ? <p className="panel font-semibold">{t("All steps are done.")}</p> : null}
      {messageLink && !hasMessage ? (
        <p>
          <ButtonLink variant="primary" to={messageLink.to}>
            {messageLink.label}
          </ButtonLink>
        </p>
      ) : null}
      {stages.map((stage, index) => (
        <StageSection key={stage.key} stage={stage} isOpen={index === current} token={token} />
      ))}
    </>
  );
}

type KeptSamples = Extract<UndoStep, { type: "kept samples" }>;

/** Marks the samples of a step as the school's own; call it in a transaction. @param key of the step */
async function keepSamples(trx: Database, key: string): Promise<KeptSamples> {
  const type = "kept samples";
  const names = textsOfStep(key);
  if (names) return { type, source: "texts", texts: await keepSampleTexts(trx, names) };
  const settings = settingsOfStep(key);
  if (settings) {
    const kept = await takeAsOwn(trx, "settings", settings);
    const saved = Object.entries(await readSettings(trx)).filter(([name]) => kept.includes(name));
    return { type, source: "settings", settings: Object.fromEntries(saved) };
  }
  const records = [];
  for (const { key: kindKey, table } of staffKinds)
    if (kindsOfStep(key).includes(kindKey)) records.push({ source: table, ids: await takeAsOwn(trx, table) });
  if (records.length === 0) throw new Error(`There are no samples of ${key}.`);
  return { type, source: "records", records };
}
