import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { type Message, msg, rich, t } from "#say";
import {
  consents,
  createConsent,
  listConsents,
  maySeeSlip,
  parseConsent,
  takesConsent,
} from "~/capabilities/consents/consent.server";
import { consentFields as fields } from "~/capabilities/consents/consent-fields";
import { consentsPathOf } from "~/capabilities/consents/consents-path";
import { refusedSlip, saveWithSlip, slipLimits } from "~/capabilities/consents/slip.server";
import { consentKind, findSubject } from "~/capabilities/consents/subjects.server";
import { todayAtSchool } from "~/dates/dates";
import { readFilesForm } from "~/http/files-form.server";
import { idOf, notFound } from "~/http/refusal";
import { editPathOf, nameOrNone } from "~/kinds/kind";
import { excerpt } from "~/text/excerpt";
import { languageProps } from "~/text/language";
import { FieldError, type FormState, inputsOf, TextField } from "~/ui/form/fields";
import { PostForm, useForm } from "~/ui/form/post-form";
import { Restored } from "~/ui/form/restored";
import { titled } from "~/ui/page/page-meta";
import { Thumb } from "~/ui/pictures/thumb";
import type { Database } from "~db/connection.server";
import { staffAction, staffLoader } from "../staff-page.server";
import { ConsentList } from "./consent-list";

const tooLarge: Message = msg("That is more than this form takes. Please choose a slip of at most 10 MB.");

async function findConsentSubject(db: Database, params: LoaderFunctionArgs["params"]) {
  const kind = consentKind(params.kind);
  const subject = kind && (await findSubject(db, kind, idOf(params)));
  if (!kind || !subject) throw notFound();
  return { kind, subject };
}

export const loader = staffLoader("editor", async ({ params, staff, db, openForm, recordView }) => {
  const { kind, subject } = await findConsentSubject(db, params);
  const rows = await listConsents(db, kind.key, subject.id);
  if (rows.length > 0) {
    const record = { kind: kind.key, id: subject.id };
    await recordView({ verb: consents.viewed, record });
  }
  const start = { given_on: todayAtSchool(), for_site: "1" };
  return {
    ...(await openForm(start)),
    kind: kind.key,
    noun: t(kind.names.one),
    back: subject.inTrash ? "/dashboard/trash" : editPathOf(kind, subject.id),
    subject,
    rows: rows.map(({ slip, ...row }) => ({
      ...row,
      hasSlip: slip !== "" && maySeeSlip(staff, row),
    })),
    today: todayAtSchool(),
  };
});

const readSlip = (request: Request, context: AppLoadContext) =>
  readFilesForm(request, context, { limits: slipLimits, tooLarge: t(tooLarge) });

export const action = staffAction(
  {
    role: "editor",
    proof: "none",
    failure: msg("The consent could not be saved. Please try again."),
    read: readSlip,
    refused: refusedSlip,
  },
  async ({ context, params, staff, db, body, fields, recordEvent }) => {
    const { kind, subject } = await findConsentSubject(db, params);
    const parsed = parseConsent(fields);
    if (!parsed.ok) return { errors: parsed.errors, typed: parsed.typed };
    const about = { kind: kind.key, record_id: subject.id, created_by: staff.username };
    if (!(await takesConsent(db, about.kind, about.record_id))) {
      const errors = { "": t("This has as many consents as it takes. Erase those that have ended.") };
      return { errors, typed: Object.fromEntries(fields) };
    }
    const answer = await saveWithSlip(context, body, async (trx, kept) => {
      await createConsent(trx, about, { ...parsed.values, ...kept });
      const record = { kind: kind.key, id: subject.id };
      await recordEvent({ verb: "noted consent", record }, trx);
      return { location: consentsPathOf(kind.key, subject.id), message: t("Consent saved") };
    });
    return { answer };
  },
);
const formatTitle = (noun: string, name: string) =>
  t("Consents: {noun} {name}", { noun, name: excerpt(nameOrNone(name), 60) });

export const meta = titled<typeof loader>((data) =>
  data ? formatTitle(data.noun, data.subject.name) : t("Consents"),
);

export default function ConsentsOfRecord() {
  const { form, problem } = useForm<typeof loader, typeof action>();
  const { subject, noun } = form;
  const name = subject.name || subject.words;
  return (
    <>
      <h1>{t("Consents")}</h1>
      <div className="panel flex items-center gap-4">
        <Thumb picture={subject.picture} sizes="6rem" className="w-20 flex-none rounded-md bg-sand" />
        <p className="m-0 min-w-0 wrap-anywhere">
          {rich(
            /* A page of consents: for the photo Sports Day. */ "For the {noun} <a>{name}</a>",
            {
              a: (words) => (
                <Link to={form.back} {...languageProps(name)}>
                  {words}
                </Link>
              ),
            },
            { noun, name: nameOrNone(name) },
          )}
        </p>
      </div>
      {form.rows.length > 0 ? (
        <ConsentList rows={form.rows} today={form.today} />
      ) : (
        <p>{t("No consent is noted for this {noun}.", { noun })}</p>
      )}
      <h2 className="mt-8">{t("Add a consent")}</h2>
      <Restored form={form} when={!problem} />
      <PostForm
        upload
        token={form.token}
        errors={problem?.errors}
        problem={t("The consent is not saved")}
        submit={t("Save")}
        aside={<Link to={form.back}>{t("Cancel")}</Link>}
      >
        <ConsentFields state={problem ?? form} />
      </PostForm>
    </>
  );
}

function ConsentFields({ state }: { state: FormState }) {
  const input = inputsOf(fields, state);
  return (
    <>
      {input("given_by", { hint: t("Such as: Mrs. Rina Ghosh, mother") })}
      {input("of_whom", {
        hint: t("Such as: Arjun Ghosh, class VI. Leave it empty where the record says it."),
      })}
      {input("given_on")}
      <fieldset className="field">
        <legend className="mb-1 font-semibold">{t("What for")}</legend>
        <FieldError id="for_site-problem" error={state.errors?.for_site} />
        {input("for_site")}
        {input("for_newsletter")}
        {input("for_print")}
      </fieldset>
      {input("valid_until", { hint: t("Leave it empty if it has no end. It can be withdrawn at any time.") })}
      <TextField
        name="slip"
        label={t("Signed slip")}
        optional
        hint={t("A photo of it or a PDF, at most 10 MB. Only the staff can open it.")}
        type="file"
        accept="image/jpeg,image/png,image/webp,application/pdf"
        state={state}
      />
      {input("note", { hint: t("Such as: by telephone, form in folder 7") })}
    </>
  );
}
