import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type Message, msg, t } from "#say";
import { requireProof } from "~/accounts/proof/require-proof.server";
import { recordEvent } from "~/activity-log/record-event.server";
import type { Verb } from "~/activity-log/verbs";
import type { Picture } from "~/files/pictures/picture";
import { issueToken, runOnce } from "~/forms/one-time.server";
import { resubmittedFormField } from "~/forms/resubmitted-form-field";
import { redirectWithMessage } from "~/http/flash.server";
import { readForm } from "~/http/read-form.server";
import { notFound } from "~/http/refusal";
import { requireRole, requireStaff } from "~/http/require-staff.server";
import { saving } from "~/http/unavailable.server";
import { speakingEnglish } from "~/languages/current";
import { askedField, doField, readChosen } from "~/lists/selection";
import { type Services, servicesOf } from "~/services/services.server";
import type { Staff } from "~/session/session.server";
import type { Database } from "~db/connection.server";
import type { Role } from "~db/schema";

export interface ChosenRow {
  value: string;
  name: string;
  picture?: Picture | undefined;
}

export interface ChosenAction<Row extends ChosenRow> {
  /** Heading and button, such as "Delete 12 photos". @param count such as "12 photos" */
  titleOf(count: string): string;
  danger?: true;
  consequence: Message | (() => string);
  verb: Verb;
  /** Such as "{count} deleted". */
  done: Message;
  proof?: Role;
  /** Without options, the answer is typed. */
  ask?(db: Database): Promise<{
    label: string;
    hint?: string;
    options?: { value: string; label: string }[];
  }>;
  /** @param asked chosen option or typed answer @returns processed records; `behind`: addition for the activity log */
  run(
    trx: Database,
    rows: Row[],
    staff: Staff,
    asked: string,
  ): Promise<{
    rows: Row[];
    undo?: string;
    note?: string;
    behind?: string;
    refused?: string;
    after?: (services: Services) => Promise<void>;
  }>;
}

export interface ChosenList<Row extends ChosenRow> {
  role: Role;
  path: string;
  kind?: string;
  noun: Message;
  /** Existing chosen records, in list order. */
  find(db: Database, chosen: string[]): Promise<Row[]>;
  actions: Record<string, ChosenAction<Row>>;
  /** Subject for the activity log; missing for personal data. */
  subjectOf?(rows: Row[]): string;
}

const nothing: Message = msg("Nothing was chosen. Tick the boxes of the ones you mean first.");
const gone: Message = msg("What you chose is not in the list any more.");

/** Loader and action of a page that confirms a bulk action; logs it as one entry. */
export function chosenPage<Row extends ChosenRow>(listOf: (request: Request) => ChosenList<Row>) {
  const actionOf = ({ actions }: ChosenList<Row>, name: string | null) => {
    const action = name !== null && Object.hasOwn(actions, name) ? actions[name] : undefined;
    if (!action) throw notFound();
    return action;
  };

  return {
    async loader({ request, context }: LoaderFunctionArgs) {
      const list = listOf(request);
      const staff = await requireStaff(request, context, list.role);
      const { db } = servicesOf(context);
      const asked = new URL(request.url).searchParams;
      const chosen = readChosen(asked);
      const back = (message: string) =>
        redirectWithMessage(request, context, { location: list.path, message });
      if (chosen.length === 0) throw await back(t(nothing));
      const action = actionOf(list, asked.get(doField));
      if (action.proof) await requireRole(context, staff, action.proof);
      const rows = await list.find(db, chosen);
      if (rows.length === 0) throw await back(t(gone));
      const { danger, consequence, ask } = action;
      return {
        title: action.titleOf(t(list.noun, { count: rows.length })),
        danger,
        consequence: typeof consequence === "string" ? t(consequence) : consequence(),
        rows: rows.map(({ value, name, picture }) => ({ value, name, picture })),
        missing: chosen.length - rows.length,
        path: list.path,
        action: asked.get(doField) ?? "",
        ask: await ask?.(db),
        token: issueToken(db, staff.id),
      };
    },

    action: saving(async ({ request, context }: ActionFunctionArgs) => {
      const list = listOf(request);
      const staff = await requireStaff(request, context, list.role);
      const services = servicesOf(context);
      const fields = await readForm(request, context);
      // The resubmitted form contains the selection.
      if (fields.has(resubmittedFormField)) await requireProof(request, context, staff, fields);
      const chosen = readChosen(fields);
      if (chosen.length === 0) {
        return redirectWithMessage(request, context, { location: list.path, message: t(nothing) });
      }
      const action = actionOf(list, fields.get(doField));
      if (action.proof) {
        await requireRole(context, staff, action.proof);
        await requireProof(request, context, staff, fields);
      }
      let afterwards: ((services: Services) => Promise<void>) | undefined;
      const answer = await runOnce(services.db, fields, async (trx) => {
        // The activity log is in English.
        const rows = await speakingEnglish(() => list.find(trx, chosen));
        const done = await action.run(trx, rows, staff, fields.get(askedField) ?? "");
        if (done.rows.length === 0) return { location: list.path, message: done.refused ?? t(gone) };
        afterwards = done.after;
        const subject = (list.subjectOf?.(done.rows) ?? "") + (done.behind ?? "");
        const event = { who: staff.username, verb: action.verb, count: done.rows.length, subject };
        await recordEvent(context, { ...event, ...(list.kind && { kind: list.kind }) }, trx);
        const { undo, note } = done;
        const said = t(action.done, { count: t(list.noun, { count: done.rows.length }) });
        const message = [said, note].filter(Boolean).join(". ");
        return { location: list.path, message, ...(undo && { undo }) };
      });
      await afterwards?.(services);
      return redirectWithMessage(request, context, answer);
    }),
  };
}
