import { type ActionFunctionArgs, type AppLoadContext, data, type LoaderFunctionArgs } from "@remix-run/node";
import { type Message, t } from "#say";
import { type ProofHandle, requireProof } from "~/accounts/proof/require-proof.server";
import { type ActivityEvent, recordEvent, recordView } from "~/activity-log/record-event.server";
import { openedField } from "~/forms/edit-conflict";
import { type FieldSpecs, typedOf } from "~/forms/field-specs";
import { type FieldErrors, invalid, type Parsed, type Typed } from "~/forms/fields.server";
import { hashValues, mergeEdits, pick } from "~/forms/merge-edits.server";
import { type Answer, issueToken, runOnce } from "~/forms/one-time.server";
import { resubmittedFormField } from "~/forms/resubmitted-form-field";
import { redirectWithMessage } from "~/http/flash.server";
import { readForm } from "~/http/read-form.server";
import { notFound } from "~/http/refusal";
import { requireStaff } from "~/http/require-staff.server";
import { openForm, unsaved } from "~/http/save-form.server";
import { saving } from "~/http/unavailable.server";
import { type Services, servicesOf } from "~/services/services.server";
import { deleteDraftOfForm } from "~/session/saved-drafts.server";
import type { LoggedIn } from "~/session/session.server";
import type { Database, Transaction } from "~db/connection.server";
import type { Role } from "~db/schema";

type Viewed = Parameters<typeof recordView>[1];

interface Opened {
  staff: LoggedIn;
  services: Services;
  db: Database;
  /** Logs what the user does, in the transaction. */
  recordEvent: (event: Omit<ActivityEvent, "who">, trx: Database) => Promise<number | undefined>;
  /** Logs access to personal data. */
  recordView: (event: Omit<Viewed, "who">, db?: Database) => Promise<void>;
  /** Values of a form, or those typed before the session ended, with a one-time token. @param saved for edit conflicts */
  openForm: (values: Typed, saved?: Typed) => ReturnType<typeof openForm>;
  issueToken: () => string;
}

export type StaffArgs = LoaderFunctionArgs & Opened;
export type StaffFormArgs<Body = object> = ActionFunctionArgs &
  Opened & { fields: URLSearchParams; body: Body };

/** Lowest role that can open a page; of some pages it follows from the address. */
type Least = Role | ((args: LoaderFunctionArgs) => Role);

/** Loader of a dashboard page or file. @param least lowest role that can open it */
export function staffLoader<Result>(least: Least, load: (args: StaffArgs) => Promise<Result>) {
  return async (args: LoaderFunctionArgs): Promise<Result> => load(await openPage(args, least));
}

async function openPage<Args extends LoaderFunctionArgs>(args: Args, least: Least) {
  const role = typeof least === "string" ? least : least(args);
  const staff = await requireStaff(args.request, args.context, role);
  const services = servicesOf(args.context);
  const { request, context } = args;
  const opened: Opened = {
    staff,
    services,
    db: services.db,
    recordEvent: (event, trx) => recordEvent(context, { ...event, who: staff.username }, trx),
    recordView: (event, trx) => recordView(context, { ...event, who: staff.username }, trx),
    openForm: (values, saved) =>
      openForm(request, context, staff, { ...values, ...(saved && { [openedField]: hashValues(saved) }) }),
    issueToken: () => issueToken(services.db, staff.id),
  };
  return { ...args, ...opened };
}

/** Saves a form. Runs once for it, in its transaction. */
interface Work {
  work: (trx: Transaction) => Promise<Answer>;
  /** SHA-256 of the form's files: another file makes another form. */
  fileHashes?: string[];
  /** True if the browser must load its scripts again. */
  reloads?: boolean;
  /** Runs after the transaction. */
  after?: () => Promise<void> | undefined;
}

/** Work whose result is shown once instead of a redirect, such as a secret. Undefined if the form was sent before. */
interface ShownWork<Shown> extends Work {
  shown: () => Shown | undefined;
}

/** Result of a function that saves by itself, such as one that stores files first. */
interface Saved {
  answer: Answer;
  headers?: Headers;
}

interface StaffActionOptions {
  role: Least;
  /** "asked" requires it before the action; pages of administrators must say it (tests/requests/proof.test.ts). */
  proof?: ProofHandle["proof"];
  /** Maximum characters of the form, if it is a short one. */
  characters?: number;
  /** Shown with the typed text after an unexpected error; an error page otherwise. */
  failure?: Message;
  /** Returns the errors of the fields that an error stands for, such as a refused file. */
  refused?: (error: unknown) => FieldErrors | undefined;
}

interface FormBody {
  fields: URLSearchParams;
  /** Removes files that were not stored. */
  discard: () => Promise<void>;
}

interface ReadOptions<Body extends FormBody, Again extends object> {
  /** Reads a form with files. */
  read?: (request: Request, context: AppLoadContext, staff: LoggedIn) => Promise<Body>;
  /** Returns what the page shows besides the form, whenever that is shown again. */
  again?: (args: StaffFormArgs<Body>, typed: Typed) => Again | Promise<Again>;
}

type Shown<Refusal, Again extends object> =
  Refusal extends ReturnType<typeof data<infer Problem>>
    ? ReturnType<typeof data<Problem & Again>>
    : Refusal extends Problem
      ? ReturnType<typeof data<Refusal & Again>>
      : Refusal;

/**
 * Action of a dashboard form: checks the session, role, origin and size, asks for a proof, saves once and redirects.
 * @param decide returns the work of a valid form, its answer if it is saved, or its errors or a response that shows it again
 */
export function staffAction<
  Refusal extends object = never,
  Once extends object = never,
  Body extends FormBody = FormBody,
  // biome-ignore lint/complexity/noBannedTypes: adds nothing
  Again extends object = {},
>(
  { role, proof, characters, failure, refused, read, again }: StaffActionOptions & ReadOptions<Body, Again>,
  decide: (args: StaffFormArgs<Body>) => Promise<Work | ShownWork<Once> | Saved | Refusal>,
) {
  const readBody =
    read ??
    (async (request, context) => {
      const words: FormBody = {
        fields: await readForm(request, context, { characters }),
        discard: async () => {},
      };
      return words as Body;
    });

  async function showAgain<Problem>(problem: Problem, args: StaffFormArgs<Body>) {
    if (!again || !isData(problem)) return problem as Shown<Problem, Again>;
    const more = await again(args, problem.data.typed ?? Object.fromEntries(args.fields));
    return data({ ...more, ...problem.data }, problem.init ?? {}) as Shown<Problem, Again>;
  }

  const act = async (args: ActionFunctionArgs) => {
    const { request, context } = args;
    const opened = await openPage(args, role);
    const body = await readBody(request, context, opened.staff);
    const { fields } = body;
    const all = { ...opened, fields, body };
    try {
      // A resubmitted form contains the typed values.
      if (proof === "asked" || fields.has(resubmittedFormField))
        await requireProof(request, context, opened.staff, fields);
      const decided = await decide(all);
      if ("answer" in decided)
        return await redirectWithMessage(request, context, decided.answer, decided.headers);
      if (isRefused(decided)) return (await showAgain(invalid(decided), all)) as Shown<Refusal, Again>;
      if (!("work" in decided)) return await showAgain(decided, all);
      const answer = await runOnce(opened.db, fields, decided.work, decided.fileHashes);
      await decided.after?.();
      const shown = "shown" in decided ? decided.shown() : undefined;
      if (shown) await deleteDraftOfForm(request, context);
      if (shown) return shown;
      const headers = new Headers(decided.reloads ? { "X-Remix-Reload-Document": "true" } : {});
      return await redirectWithMessage(request, context, answer, headers);
    } catch (error) {
      const errors = refused?.(error);
      if (errors) return showAgain(invalid({ errors, typed: Object.fromEntries(fields) as Typed }), all);
      if (!failure) throw error;
      return showAgain(unsaved(context, error, fields, t(failure)), all);
    } finally {
      await body.discard();
    }
  };
  return Object.assign(failure ? act : saving(act), { proof });
}

const isRefused = (decided: object): decided is Required<Problem> => "errors" in decided;

function isData(problem: unknown): problem is ReturnType<typeof data<{ typed?: Typed }>> {
  return (
    typeof problem === "object" && problem !== null && !(problem instanceof Response) && "data" in problem
  );
}

/** Values that two people can edit at the same time. */
interface Edited {
  /** Present values by field name; undefined if the record is gone. */
  saved: object | undefined;
  fields: FieldSpecs;
  /** Name of the record, for the page. */
  name?: string | undefined;
  savedAt?: string | undefined;
  /** Replaces the usual message about an edit conflict. */
  conflict?: Message;
}

interface StaffForm<Values extends object, More extends object, Again extends object>
  extends StaffActionOptions,
    Pick<ReadOptions<FormBody, Again>, "again">,
    Pick<Work, "reloads"> {
  failure: Message;
  /** Present values, which fill the form; changes of others are merged. Undefined if something new is added. */
  edit?: (db: Database, args: StaffArgs) => Promise<Edited | undefined>;
  /** Values of a form that edits nothing, and further data of the page. */
  load?: (args: StaffArgs) => Promise<More & { values?: Typed }>;
  parse: (fields: URLSearchParams, args: StaffFormArgs) => Parsed<Values> | Promise<Parsed<Values>>;
  /** Refuses values for reasons outside the form, or requires a proof. @param values with the changes of others */
  check?: (values: Values, args: StaffFormArgs) => Promise<Problem | undefined>;
  save: (trx: Transaction, values: Values, args: StaffFormArgs) => Promise<Answer>;
  /** Runs after the transaction. */
  after?: (args: StaffFormArgs) => Promise<void>;
}

interface Problem {
  errors: FieldErrors;
  /** Default: the fields of the form. */
  typed?: Typed;
}

/**
 * Loader and action of a form page: session, limits, one-time token, typed text after an error, the draft after a lost
 * session, and edit conflicts. The page exports both, with `meta` and its component.
 */
// biome-ignore lint/complexity/noBannedTypes: adds nothing
export function staffForm<Values extends object, More extends object = object, Again extends object = {}>({
  edit,
  load,
  parse,
  check,
  save,
  after,
  reloads,
  ...options
}: StaffForm<Values, More, Again>) {
  const loader = staffLoader(options.role, async (args) => {
    const edited = await edit?.(args.db, args);
    if (edited && !edited.saved) throw notFound();
    const { values = {}, ...more } = (await load?.(args)) ?? ({} as More & { values?: Typed });
    const typed = edited?.saved && typedOf(edited.fields, edited.saved);
    const form = await args.openForm({ ...typed, ...values }, typed);
    return { name: edited?.name, ...(more as Omit<More, "values">), ...form };
  });

  /** Adds the changes of others to the typed values. @throws FormRefusedError if both changed one field */
  async function merge(db: Database, values: Values, args: StaffFormArgs): Promise<Values> {
    const edited = await edit?.(db, args);
    if (!edited) return values;
    if (!edited.saved) throw notFound();
    const { savedAt, conflict } = edited;
    const fields = pick(edited.fields, Object.keys(values));
    const typed = typedOf(fields, values);
    const saved = typedOf(fields, edited.saved);
    const message = conflict && t(conflict);
    const merged = mergeEdits({
      saved,
      typed,
      fields: args.fields,
      compare: fields,
      savedAt,
      ...(message && { message }),
    });
    if (Object.values(values).every((value) => typeof value === "string")) return { ...values, ...merged };
    const changed = new URLSearchParams({ ...Object.fromEntries(args.fields), ...merged });
    const reread = await parse(changed, args);
    return reread.ok ? reread.values : values;
  }

  const action = staffAction(options, async (args) => {
    const parsed = await parse(args.fields, args);
    if (!parsed.ok) return invalid(parsed);
    const problem = check && (await check(await merge(args.db, parsed.values, args), args));
    if (problem) return invalid({ typed: Object.fromEntries(args.fields), ...problem });
    return {
      ...(reloads && { reloads }),
      work: async (trx: Transaction) => save(trx, await merge(trx, parsed.values, args), args),
      after: () => after?.(args),
    };
  });
  return { loader, action };
}
