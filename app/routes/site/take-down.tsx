import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useRouteLoaderData } from "@remix-run/react";
import { type Message, msg, t } from "#say";
import { type AskableKind, askableKind, findAskable } from "~/capabilities/take-downs/askable.server";
import { relations } from "~/capabilities/take-downs/states";
import { type TakeDownOutcome, takeDown } from "~/capabilities/take-downs/take.server";
import { parseTakeDown } from "~/capabilities/take-downs/take-down.server";
import { noStore } from "~/http/no-store";
import { idOf, notFound } from "~/http/refusal";
import { visitorAction } from "~/http/visitor-form.server";
import { wasErased } from "~/records/erased.server";
import type { loader as rootLoader } from "~/root";
import { servicesOf } from "~/services/services.server";
import { readSettings } from "~/settings/queries.server";
import { languageProps } from "~/text/language";
import { PhoneLink } from "~/ui/contact/phone-link";
import { ButtonLink } from "~/ui/form/button";
import { ContactFields } from "~/ui/form/contact-fields";
import { type FormState, TextArea, TextField } from "~/ui/form/fields";
import { MessageEnd } from "~/ui/form/message-end";
import { PostForm, useForm } from "~/ui/form/post-form";
import { RadioField } from "~/ui/form/radio-field";
import { PageHeader } from "~/ui/page/page-header";
import { noIndex, titled } from "~/ui/page/page-meta";
import { Photo } from "~/ui/pictures/photo";

/** Not cached: each page has a form of its own. */
export const handle = { cached: false };

const failure: Message = msg("Your request could not be sent");

function askedKind(params: LoaderFunctionArgs["params"]): AskableKind {
  const kind = askableKind(params.kind);
  if (!kind) throw notFound();
  return kind;
}

const getNoun = (kind: AskableKind) => t(kind.names.one as Message);

/** Describes the requested record; a hidden one in words only. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { db } = servicesOf(context);
  const [kind, id] = [askedKind(params), idOf(params)];
  const record = await findAskable(db, kind, id);
  const months = (await readSettings(db)).message_months;
  const facts = { noun: getNoun(kind), page: kind.page ?? "/", months };
  if (record) return data({ ...facts, record });
  const status = (await wasErased(db, kind.table, id)) ? 410 : 404;
  return data({ ...facts, record: undefined, layout: "wide" }, { status, headers: noStore() });
}

const told: Record<TakeDownOutcome, (noun: string) => string> = {
  hidden: (noun) =>
    t(
      /* {noun} is photo, result or testimonial. */ "Thank you. The {noun} is off the website. The school will decide if it is erased for good.",
      { noun },
    ),
  waiting: () =>
    t("Thank you. The school has your request and will look at it. If it cannot wait, call the school."),
  gone: (noun) =>
    t(/* {noun} is photo, result or testimonial. */ "This {noun} is not on the website any more.", { noun }),
};

/** Accepts the request and hides the record at once. */
export const action = visitorAction({
  parse: parseTakeDown,
  async take(values, { params, context, fields }) {
    const [kind, id] = [askedKind(params), idOf(params)];
    const outcome = await takeDown(context, kind, id, { fields, values });
    const location = outcome === "waiting" ? (kind.page ?? "/") : `/take-down/${kind.key}/${id}`;
    return { location, message: told[outcome](getNoun(kind)) };
  },
  failure,
});

export { noStore as headers };

export const meta = titled<typeof loader>(
  (data) =>
    data?.record
      ? t(/* {noun} is photo, result or testimonial. */ "Remove this {noun}", { noun: data.noun })
      : t(/* From the website. */ "Remove from the website"),
  { tags: () => [noIndex] },
);

export default function TakeDown() {
  const {
    form: { noun, page, months, record },
    problem,
  } = useForm<typeof loader, typeof action>();
  const school = useRouteLoaderData<typeof rootLoader>("root")?.school;
  if (!record) {
    return (
      <>
        <PageHeader
          title={t(/* {noun} is photo, result or testimonial. */ "This {noun} is not on the website", {
            noun,
          })}
        />
        <div className="shell section-narrow">
          <p>
            {t(
              "Nobody can open it here any more. If you still see it, your browser has kept it: load the page again. If it is shown elsewhere on this website, please tell the school.",
            )}
          </p>
          {school?.phone ? (
            <p className="my-3">
              {`${t("Phone:")} `}
              <PhoneLink number={school.phone} className="underline" />
            </p>
          ) : null}
          <p className="actions">
            <ButtonLink href={page}>{t("Back to the page")}</ButtonLink>{" "}
            <ButtonLink href="/contact">{t("Write to the school")}</ButtonLink>
          </p>
        </div>
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={t("Remove this {noun}", { noun })}
        lead={t("Tell us who you are. We remove it at once. You do not have to give a reason.")}
      />
      <div className="shell section-narrow">
        <div className="mb-6 flex items-center gap-4">
          <Photo
            picture={record.picture}
            alt=""
            offer={record.name || t("The photo")}
            sizes="9rem"
            className="aspect-4/3 w-36 flex-none rounded-card bg-sand object-cover"
          />
          <p className="min-w-0 font-semibold wrap-anywhere" {...languageProps(record.name || record.words)}>
            {record.name || record.words || t("A photo without words")}
          </p>
        </div>
        <PostForm errors={problem?.errors} problem={t(failure)} submit={t("Remove it")}>
          <TakeDownFields state={problem ?? {}} />
          <MessageEnd email={school?.email_office} months={months} />
        </PostForm>
      </div>
    </>
  );
}

function TakeDownFields({ state }: { state: FormState }) {
  return (
    <>
      <TextField
        name="name"
        label={t("Your name")}
        autoComplete="name"
        required
        maxLength={100}
        state={state}
      />
      <RadioField
        name="relation"
        legend={t("Who are you?")}
        options={relations.map(({ value, label }) => ({ value, label: t(label) }))}
        required
        state={state}
      />
      <ContactFields state={state} />
      <TextArea name="reason" label={t("Why")} optional rows={3} maxLength={1000} state={state} />
    </>
  );
}
