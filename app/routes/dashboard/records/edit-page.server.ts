import { type ActionFunctionArgs, type AppLoadContext, data, type LoaderFunctionArgs } from "@remix-run/node";
import { t } from "#say";
import { recordEvent } from "~/activity-log/record-event.server";
import {
  type AddedConsent,
  readAddedConsent,
  readShownConsent,
} from "~/capabilities/consents/at-adding.server";
import type { Publishing, StaffRecord } from "~/capabilities/publishing/publishing";
import { copyParameter, publishingSpecs, typedPublishing } from "~/capabilities/publishing/publishing-form";
import { parsePublishing } from "~/capabilities/publishing/publishing-form.server";
import { tellAdded, tellChanged } from "~/capabilities/publishing/publishing-words";
import { readLanguageLineById } from "~/capabilities/translations/line.server";
import { findMissingLanguage } from "~/capabilities/translations/overview.server";
import type { OtherLanguage } from "~/capabilities/translations/same-form";
import {
  otherLanguages,
  parseTranslations,
  saveTranslations,
} from "~/capabilities/translations/same-form.server";
import { copyWords } from "~/capabilities/translations/save.server";
import { siteLanguages } from "~/capabilities/translations/site-languages.server";
import { saveFocus } from "~/files/pictures/focus/focus.server";
import type { Picture } from "~/files/pictures/picture";
import { openedField } from "~/forms/edit-conflict";
import { type FieldSpecs, listTranslated, typedOf } from "~/forms/field-specs";
import { invalid, type Parsed, type Typed } from "~/forms/fields.server";
import { hashValues } from "~/forms/merge-edits.server";
import type { Answer } from "~/forms/one-time.server";
import { answersForm } from "~/http/answers-form";
import { redirectWithMessage } from "~/http/flash.server";
import { idOf, notFound } from "~/http/refusal";
import { requireStaff } from "~/http/require-staff.server";
import { openForm, unsaved } from "~/http/save-form.server";
import { editPathOf, getDoneMessage, getFailureMessage, listOf, nameOf, type StaffKind } from "~/kinds/kind";
import type { Language } from "~/languages/languages";
import type { Records } from "~/records/records.server";
import { siteOrigin } from "~/services/public-address.server";
import { servicesOf } from "~/services/services.server";
import type { Staff } from "~/session/session.server";
import type { Transaction } from "~db/connection.server";
import { afterSaving } from "./after-saving.server";
import { type Body, type ReadBody, refusedFile } from "./bodies.server";
import { changeRecord, FileMissingError } from "./change-record.server";
import { keepTexts, listEarlierTexts } from "./earlier-texts.server";

interface EditOptions<Row> {
  defaults?: (asked: URLSearchParams) => Typed;
  /** Form values of a record; default: its fields. */
  typed?: (row: Row) => Typed;
  /** Reads a form after the session has ended, to save it as a draft. */
  readLate?: (request: Request, context: AppLoadContext) => Promise<URLSearchParams>;
  /** Initial values of a copy, by `?copy=`; copying is not offered without it. */
  copied?: (row: Row) => Typed;
  /** Extra links shown with the success message. @param to edit path */
  asks?: (values: NoInfer<Row>, to: string) => NonNullable<Answer["links"]>;
  /** Extra links shown with the success message of a record that is on the site. @param page its address */
  share?: (values: NoInfer<Row> & { id: number }, page: string) => NonNullable<Answer["links"]>;
  /** Query of the form that adds another one like it. */
  another?: (values: NoInfer<Row>) => Record<string, string>;
  /** True if a new record can be written in other languages in the same form. */
  inLanguages?: boolean;
  /** Handles other buttons: a response, or undefined to save. */
  instead?: (args: ActionFunctionArgs, staff: Staff, fields: URLSearchParams) => Promise<object | undefined>;
}

export function readCopiedId(request: Request): number | undefined {
  const copy = new URL(request.url).searchParams.get(copyParameter) ?? "";
  return /^[1-9]\d{0,14}$/.test(copy) ? Number(copy) : undefined;
}

interface By {
  context: AppLoadContext;
  who: string;
  origin: string;
  languages: readonly Language[];
}

/** @param read reads the form, with or without a file */
export function editPage<
  Fields extends FieldSpecs,
  Row extends Record<keyof Fields, unknown>,
  Values extends Record<keyof Fields, unknown>,
  File extends object,
>(
  kind: StaffKind<NoInfer<Row & Values>> & { fields: Fields },
  records: Records<Row, Values & File>,
  parse: (fields: URLSearchParams) => Parsed<Values> | Promise<Parsed<Values>>,
  read: ReadBody<File>,
  {
    defaults = () => ({}),
    typed = (row) => typedOf(kind.fields, row),
    readLate,
    instead,
    copied,
    asks = () => [],
    share = () => [],
    another,
    inLanguages = false,
  }: EditOptions<Row> = {},
) {
  const { pages, publishing } = kind;
  const noun = kind.names.one;
  const translated = listTranslated(kind.fields);
  const isTranslated = translated.length > 0;
  interface Sent {
    values: Values;
    body: Body<File>;
    file: File | undefined;
  }
  interface Added extends Sent {
    from: number | undefined;
    consent: AddedConsent;
    inOthers: ReturnType<typeof parseTranslations> | undefined;
  }
  const specs = { ...kind.fields, ...publishingSpecs(kind) };
  const typedWithTimes = (row: Row) => ({
    ...typed(row),
    ...(publishing && typedPublishing(row as unknown as Publishing)),
  });

  return {
    async loader({ request, context, params }: LoaderFunctionArgs) {
      const staff = await requireStaff(request, context, "editor");
      const form = (values: Typed) => openForm(request, context, staff, values);
      const { db } = servicesOf(context);
      const nothing = {
        picture: undefined,
        croppedPicture: undefined as Picture | undefined,
        staffRecord: undefined,
        versions: [],
        consent: undefined,
        consentRule: undefined,
        languages: undefined,
        others: undefined as OtherLanguage[] | undefined,
      };
      if (params.id === undefined) {
        const older = copied && (await records.find(db, readCopiedId(request) ?? 0));
        return {
          ...(await form({ ...defaults(new URL(request.url).searchParams), ...(older && copied(older)) })),
          ...nothing,
          consent: await readShownConsent(db, kind),
          others: inLanguages
            ? otherLanguages(siteLanguages(servicesOf(context)).languages, kind.fields)
            : undefined,
        };
      }
      const record = await records.find(db, idOf(params));
      // Shows an action's response even if the record is gone, to keep typed values.
      if (!record && !answersForm(request)) throw notFound();
      if (!record) return { ...(await form({})), ...nothing };
      const { picture } = record as Row & { picture?: Picture };
      const values = typedWithTimes(record);
      const staffRecord = publishing && (record as unknown as StaffRecord & { id: number });
      return {
        ...(await form({ ...values, [openedField]: hashValues(values) })),
        others: undefined,
        picture,
        croppedPicture: picture,
        staffRecord,
        consent: await readShownConsent(db, kind, Number(params.id)),
        versions: await listEarlierTexts(db, kind, record as Row & { id: number }),
        languages: await readLanguageLineById(servicesOf(context), kind, Number(params.id)),
      };
    },

    async action(args: ActionFunctionArgs) {
      const { request, context, params } = args;
      const staff = await requireStaff(request, context, "editor", readLate);
      const id = params.id === undefined ? undefined : idOf(params);
      const body = await read(request, context, staff);
      const sent = Object.fromEntries(body.fields) as Typed;
      try {
        if (id !== undefined && (await saveFocus(servicesOf(context).db, body.fields))) {
          return data({ focusSaved: true, typed: sent });
        }
        const saved = id === undefined ? undefined : await records.findAnywhere(servicesOf(context).db, id);
        const { parsed, times } = await check(body.fields, saved);
        const consent =
          id === undefined ? await readAddedConsent(servicesOf(context).db, kind, body.fields) : undefined;
        const inOthers =
          inLanguages && id === undefined ? parseTranslations(kind.fields, body.fields) : undefined;
        const errors = {
          ...inOthers?.errors,
          ...body.problemsOf(id === undefined),
          ...(parsed.ok ? {} : parsed.errors),
          ...(times.ok ? {} : times.errors),
          ...consent?.errors,
        };
        if (!parsed.ok || !times.ok || Object.keys(errors).length > 0) {
          return invalid({ errors, typed: sent });
        }
        const answered = await instead?.(args, staff, body.fields);
        if (answered) return data({ ...answered, typed: sent });
        const values = { ...parsed.values, ...times.values };
        const by = {
          context,
          who: staff.username,
          origin: siteOrigin(request, context),
          languages: siteLanguages(servicesOf(context)).languages,
        };
        const answer = await body.save((trx, file) =>
          consent
            ? add(trx, by, {
                ...{ values, body, file, consent, inOthers },
                from: copied && readCopiedId(request),
              })
            : change(trx, by, { id: id as number, values, body, file, before: saved }),
        );
        return redirectWithMessage(request, context, answer);
      } catch (error) {
        return refused(context, error, body.fields, id);
      } finally {
        await body.discard();
      }
    },
  };

  async function check(fields: URLSearchParams, saved: object | undefined) {
    const parsed = await parse(fields);
    return { parsed, times: parsePublishing(fields, kind, saved as Publishing | undefined) };
  }

  async function add(
    trx: Transaction,
    by: By,
    { values, body, file, from, consent, inOthers }: Added,
  ): Promise<Answer> {
    if (!file) throw new Error(`A new ${noun} has a file.`);
    const id = await records.create(trx, { ...values, ...file });
    await body.attach?.(trx, id, from);
    await keepTexts(trx, kind, id, { after: values, who: by.who });
    await consent.note(trx, id, by.who);
    const older = from === undefined ? undefined : await records.find(trx, from);
    if (from !== undefined && older) {
      await copyWords(
        trx,
        { table: kind.table, fields: translated },
        { id: from, record: older },
        { id, record: values },
      );
    }
    if (inOthers) await saveTranslations(trx, { table: kind.table, id, values, who: by.who }, inOthers);
    const subject = nameOf(kind, values as Row & Values);
    const told = publishing && tellAdded(kind, values);
    const verb = told?.verb ?? "added";
    const event = { who: by.who, verb, subject, record: { kind: kind.key, id } };
    await recordEvent(by.context, event, trx);
    const message = told?.message ?? getDoneMessage(kind, "added");
    const location = pages.afterAdding === "list" ? pages.list : "/dashboard";
    const { name, links = [] } = afterSaving(
      kind,
      { ...(values as Row & Values), id },
      {
        ...{ isNew: true, share, another },
        missing: isTranslated ? by.languages.find(({ code }) => !inOthers?.byLanguage.has(code)) : undefined,
        origin: by.origin,
        back: location,
      },
    );
    return { location, message, name, links: [...consent.links(id), ...links] };
  }

  async function change(
    trx: Transaction,
    by: By,
    { before, ...form }: Sent & { id: number; before: object | undefined },
  ): Promise<Answer> {
    const { done, id, values } = await changeRecord(trx, {
      kind,
      records,
      specs,
      typed: typedWithTimes,
      read: async (fields) => {
        const { parsed, times } = await check(fields, before);
        return parsed.ok && times.ok ? { ...parsed.values, ...times.values } : undefined;
      },
      ...form,
    });
    await keepTexts(trx, kind, id, {
      before: done === "added" ? undefined : before,
      after: values,
      who: by.who,
    });
    const subject = nameOf(kind, values as Row & Values);
    const told = publishing && tellChanged(kind, done, before as Publishing | undefined, values);
    const verb = told?.verb ?? done;
    await recordEvent(by.context, { who: by.who, verb, subject, record: { kind: kind.key, id } }, trx);
    const record = { ...before, ...(values as Row & Values), id };
    const location = listOf(kind, record);
    const { name, links = [] } = afterSaving(kind, record, {
      ...{ isNew: done === "added", share, another },
      missing: isTranslated
        ? await findMissingLanguage(trx, kind.table, String(id), by.languages)
        : undefined,
      origin: by.origin,
      back: location,
    });
    return {
      location,
      message: told?.message ?? getDoneMessage(kind, done),
      name,
      links: [...asks(record, editPathOf(kind, id)), ...links],
    };
  }

  function refused(context: AppLoadContext, error: unknown, fields: URLSearchParams, id?: number) {
    const errors = error instanceof FileMissingError ? error.errors : refusedFile(error);
    if (errors) return invalid({ errors, typed: Object.fromEntries(fields) as Typed });
    return unsaved(context, error, fields, t(getFailureMessage(kind, id === undefined)));
  }
}
