import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type Message, msg } from "#message";
import { t } from "#say";
import { recordEvent } from "~/capabilities/activity/record-event.server";
import type { Verb } from "~/capabilities/activity/verbs";
import { requireProof } from "~/content/staff/proof/require-proof.server";
import type { Picture } from "~/files/picture";
import { resubmittedFormField } from "~/forms/carried-field";
import { issueToken, runOnce } from "~/forms/one-time.server";
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

/** One record among those that were chosen. */
export interface ChosenRow {
  /** As its box names it. */
  value: string;
  name: string;
  picture?: Picture | undefined;
}

/** What can be done with many records at once. */
export interface ChosenAction<Row extends ChosenRow> {
  /** As in "Delete 12 photos", on the page that asks and on its button. @param count such as "12 photos" */
  titleOf(count: string): string;
  danger?: true;
  /** What it means, said before it is done. */
  consequence: Message | (() => string);
  verb: Verb;
  /** The message afterwards, such as "{count} deleted". */
  done: Message;
  /** The role that it takes, with a proof of who it is. */
  proof?: Role;
  /** What is asked besides, as a list to choose from. */
  ask?(db: Database): Promise<{ label: string; options: { value: string; label: string }[] }>;
  /**
   * Does it, in a transaction.
   * @param staff who does it
   * @param asked what was chosen, where it asks
   * @returns which of them it was done to; what the trash calls it, to undo it; what there is to add for the person; what
   * the activity log says behind their names; why it was done to none, where that has a reason of its own; and what is to
   * be done after the transaction
   */
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

/** A list whose records are chosen by check boxes. */
export interface ChosenList<Row extends ChosenRow> {
  /** The role that its pages take. */
  role: Role;
  /** Its address. */
  path: string;
  /** Key of the kind; missing if they are of several. */
  kind?: string;
  /** As in "12 photos". */
  noun: Message;
  /** What was chosen and is still there, in the order of the list. */
  find(db: Database, chosen: string[]): Promise<Row[]>;
  actions: Record<string, ChosenAction<Row>>;
  /** What the activity log calls them; nothing if it is not to know. */
  subjectOf?(rows: Row[]): string;
}

const nothing: Message = msg("Nothing was chosen. Tick the boxes of the ones you mean first.");
const gone: Message = msg("What you chose is not in the list any more.");

/**
 * The loader and the action of the page that says how many and which before something is done with what was chosen in a
 * list; all of it is one line of activity, and is undone at once.
 * @param listOf the list that an address below it belongs to
 */
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
      // A form that comes back with its proof has what was chosen inside.
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
        // Their names stand in the activity log, and nobody reads them here.
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
