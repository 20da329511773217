import { Link, useFetcher } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { msg, t } from "#say";
import { weekdayAndDay } from "~/agenda/school-today";
import { sayFixed } from "~/capabilities/translations/fixed-vocabulary";
import { nextIssueAt } from "~/channels/newsletter/issue.server";
import { newsletterState } from "~/channels/newsletter/state";
import { addDays, localMoment, longMoment, todayAtSchool } from "~/dates/dates";
import { tokenFieldName } from "~/forms/token-field";
import type { Services } from "~/services/services.server";
import { bannerAt, maxBannerLength } from "~/settings/banner";
import { partPath } from "~/settings/parts";
import { readSettings } from "~/settings/queries.server";
import { Button } from "~/ui/form/button";
import { type FormState, inputsOf, SelectField, TextArea, TextField } from "~/ui/form/fields";
import { MoreFields } from "~/ui/form/more-fields";
import { PostForm, useForm } from "~/ui/form/post-form";
import { RadioField } from "~/ui/form/radio-field";
import { Restored } from "~/ui/form/restored";
import { titled } from "~/ui/page/page-meta";
import { staffAction, staffLoader } from "../staff-page.server";
import { classNames, closedPath, otherDay, places, reasons } from "./closing";
import { parseClosing, type Said, sayClosing } from "./closing.server";
import { saveClosing } from "./save.server";

/** Button that shows the texts without saving. */
const show = "show";

/** School time until which today is proposed. */
const morning = "08:00";

/** A query with choices shows the texts for them. */
export const loader = staffLoader("editor", async ({ request, services, db, openForm }) => {
  const { config } = services;
  const settings = await readSettings(db);
  const asked = new URL(request.url).searchParams;
  const today = todayAtSchool();
  const tomorrow = addDays(today, 1);
  const isEarly = localMoment(new Date().toISOString()).slice(11) < morning;
  const sends = newsletterState(config, settings) === "sends";
  const possible = Object.keys(places).filter((name) => sends || name !== "newsletter");
  const chosen = Object.fromEntries(possible.map((name) => [name, "1"]));
  const { typed, said } = asked.has("day")
    ? proposeTexts(services, asked)
    : { typed: { day: isEarly ? today : tomorrow, ...chosen }, said: [] };
  return {
    ...(await openForm(typed)),
    said,
    present: bannerAt(settings)?.text,
    days: [
      { value: today, label: t("Today, {day}", { day: weekdayAndDay(today) }) },
      { value: tomorrow, label: t("Tomorrow, {day}", { day: weekdayAndDay(tomorrow) }) },
      { value: otherDay, label: t("Another day") },
    ],
    classes: classNames.map((value) => ({ value, label: sayFixed(value) })),
    nextIssue: sends ? longMoment(new Date(await nextIssueAt(db, settings, Date.now())).toISOString()) : null,
  };
});

/** Fills in the English texts, unless staff wrote their own. */
function proposeTexts(
  services: Services,
  fields: URLSearchParams,
): { typed: Record<string, string>; said: Said[] } {
  const typed = Object.fromEntries(fields);
  const parsed = parseClosing(fields);
  if (!parsed.ok) return { typed, said: [] };
  const said = sayClosing(services, parsed.values);
  const [proposed] = sayClosing(services, { ...parsed.values, title: "", text: "" });
  const { title, text } = said[0];
  return {
    typed: { ...typed, title, text, proposed_title: proposed.title, proposed_text: proposed.text },
    said,
  };
}

export const action = staffAction(
  { role: "editor", failure: msg("This could not be saved. Please try again.") },
  async ({ context, staff, services, fields }) => {
    const parsed = parseClosing(fields);
    if (!parsed.ok) return { ...parsed, said: undefined };
    if (fields.has(show)) return { errors: undefined, ...proposeTexts(services, fields) };
    const said = sayClosing(services, parsed.values);
    const closing = { who: staff.username, closing: parsed.values, said };
    return { work: (trx) => saveClosing(context, trx, closing) };
  },
);

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = titled(msg("School closed"));

export default function SchoolClosed() {
  const { form, problem, state } = useForm<typeof loader, typeof action>();
  const fetcher = useFetcher<typeof loader>();
  const choices = useProposedTexts(fetcher.load);
  const shown = problem && "said" in problem ? problem.said : undefined;
  const said = fetcher.data?.said ?? shown ?? form.said;
  const input = inputsOf(places, state);
  return (
    <>
      <h1>{t("School closed")}</h1>
      <p className="lead">
        {t("Choose the day and the reason. The text is ready in every language of the website.")}
      </p>
      <Restored form={form} when={!problem} />
      <PostForm
        token={form.token}
        action={closedPath}
        errors={problem?.errors}
        submit={t("Put it on the website")}
        other={
          <Button name={show} value="yes" formNoValidate>
            {t("Show the texts")}
          </Button>
        }
        aside={<Link to={partPath("banner")}>{t("Emergency banner")}</Link>}
      >
        <div ref={choices} className="grid gap-4">
          <RadioField name="day" legend={t("Day")} options={form.days} state={state} />
          <MoreFields
            title={t("Another day, or several days")}
            open={["other_day", "last_day"].some((name) => state.typed?.[name] || state.errors?.[name])}
            className="field-row px-4 pb-4"
          >
            <TextField name="other_day" label={t("Another day")} type="date" optional state={state} />
            <TextField name="last_day" label={t("Last day")} type="date" optional state={state} />
          </MoreFields>
          <SelectField
            name="reason"
            label={t("Reason")}
            options={[
              { value: "", label: t("Choose the reason") },
              ...reasons.map(({ value, label }) => ({ value, label: t(label) })),
            ]}
            state={state}
          />
          <MoreFields
            title={t("Another reason, or some classes only")}
            open={["own_reason", "from_class", "until_class"].some(
              (name) => state.typed?.[name] || state.errors?.[name],
            )}
          >
            <TextField
              name="own_reason"
              label={t("Reason in your own words")}
              hint={t("It is the same in every language.")}
              optional
              maxLength={60}
              state={state}
            />
            <div className="field-row mt-3">
              <SelectField
                name="from_class"
                label={t("Closed for")}
                options={[{ value: "", label: t("Everyone") }, ...form.classes]}
                state={state}
              />
              <SelectField
                name="until_class"
                label={t("Up to class")}
                options={[{ value: "", label: t("This class only") }, ...form.classes]}
                state={state}
              />
            </div>
          </MoreFields>
        </div>
        <fieldset className="field">
          <legend className="mb-1 font-semibold">{t("Where it is shown")}</legend>
          {input("banner", {
            hint: form.present
              ? t("It replaces the banner that is on now: “{text}”", { text: form.present })
              : t("At the top of every page, until the end of the last day."),
          })}
          {input("notice", {
            hint: t(
              "With high priority, in the category Holidays. Phones that receive notices get it at once.",
            ),
          })}
          {input("calendar")}
          {input("newsletter", {
            hint: form.nextIssue
              ? t("With the notice, in the mail of {moment}.", { moment: form.nextIssue })
              : t("The newsletter is not sent at present."),
          })}
        </fieldset>
        <Texts said={said} state={fetcher.data ? { ...state, typed: fetcher.data.typed } : state} />
      </PostForm>
    </>
  );
}

/** Loads the texts when a choice changes. @returns ref of the choices */
function useProposedTexts(load: (path: string) => void) {
  const choices = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const node = choices.current;
    const form = node?.closest("form");
    if (!node || !form) return undefined;
    let timer = 0;
    const loadTexts = () => {
      const query = new URLSearchParams(new FormData(form) as never);
      query.delete(tokenFieldName);
      load(`${closedPath}?${query}`);
    };
    const propose = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.name === "other_day" && target.value)
        form.querySelector<HTMLInputElement>(`[name=day][value=${otherDay}]`)?.click();
      // Restored text fills one field after the other: the staff's own texts come last.
      window.clearTimeout(timer);
      timer = window.setTimeout(loadTexts);
    };
    node.addEventListener("change", propose);
    return () => {
      window.clearTimeout(timer);
      node.removeEventListener("change", propose);
    };
  }, [load]);
  return choices;
}

function Texts({ said, state }: { said: readonly Said[]; state: FormState }) {
  const { proposed_title = "", proposed_text = "" } = state.typed ?? {};
  const [, ...others] = said;
  return (
    <section className="panel grid gap-4" aria-label={t("Texts")}>
      <div key={`${proposed_title}\n${proposed_text}`} className="grid gap-4">
        <input type="hidden" name="proposed_title" value={proposed_title} />
        <input type="hidden" name="proposed_text" value={proposed_text} />
        <TextField
          name="title"
          label={t("Title in English")}
          hint={t("Leave it empty, and it is made from your choices.")}
          optional
          maxLength={maxBannerLength}
          state={state}
        />
        <TextArea name="text" label={t("Text in English")} optional rows={2} maxLength={500} state={state} />
      </div>
      {others.map(({ code, name, title, text }) => (
        <div key={code} lang={code}>
          <h2 className="font-sans text-base">{name}</h2>
          <p>
            <b>{title}</b>
            <br />
            {text}
          </p>
        </div>
      ))}
    </section>
  );
}
