import { type ComponentProps, Fragment, type ReactNode } from "react";
import { t } from "#say";
import { type FormState, SelectField, TextField } from "~/ui/form/fields";
import { MoreFields } from "~/ui/form/more-fields";
import { settingChoices } from "./choices";
import { ErasingQuestion } from "./erasing-question";
import type { FormPart } from "./parts";
import { maxSettingLength, type Settings, settingLabels } from "./settings";

type Extras = Omit<ComponentProps<typeof TextField>, "name" | "label" | "state">;
type MonthsName = "message_months" | "subscriber_months" | "activity_months" | "certificate_years";

function createInputs(state: FormState) {
  const setting = (name: keyof Settings, extras: Extras = {}) => {
    const maxLength = extras.type === "time" ? undefined : maxSettingLength;
    return (
      <TextField name={name} label={t(settingLabels[name])} maxLength={maxLength} state={state} {...extras} />
    );
  };
  const choice = (name: keyof typeof settingChoices, hint?: string) => {
    const options = settingChoices[name].map(({ value, label }) => ({ value, label: t(label) }));
    return (
      <SelectField name={name} label={t(settingLabels[name])} state={state} hint={hint} options={options} />
    );
  };
  /** Retention in months or years; a reduction that erases records must be confirmed by saving again. */
  const months = (name: MonthsName, hint: string) => {
    const asked = state.typed?.[`${name}_asked`];
    return (
      <>
        {setting(name, { hint, inputMode: "numeric" })}
        {asked ? <input type="hidden" name={`${name}_asked`} value={asked} /> : null}
      </>
    );
  };
  return { setting, choice, months, state };
}

export function SettingInputs({ part, state }: { part: FormPart; state: FormState }) {
  return parts[part](createInputs(state));
}

const furtherFigures = [
  "count_activities",
  "count_awards",
  "count_countries",
  "count_programs",
  "count_years",
] as const;

const parts: Record<FormPart, (inputs: ReturnType<typeof createInputs>) => ReactNode> = {
  school: ({ setting }) => (
    <>
      {setting("school_name", { required: true })}
      {setting("motto", { optional: true })}
      {setting("address")}
      {setting("affiliation_number", {
        optional: true,
        inputMode: "numeric",
        hint: t("From CBSE. The report on Appendix IX shows it too."),
      })}
      {setting("school_code", { optional: true, inputMode: "numeric" })}
      {setting("time_zone", {
        optional: true,
        hint: t("For example Asia/Kolkata. The website shows all dates and times in this time zone."),
      })}
      {setting("sample_notice", {
        optional: true,
        hint: t("Delete this text when you have replaced the sample content."),
      })}
    </>
  ),
  contact: ({ setting }) => (
    <>
      {setting("phone", { type: "tel", hint: t("Put a comma between two numbers.") })}
      {setting("whatsapp", {
        type: "tel",
        optional: true,
        hint: t("A mobile number of the school with WhatsApp. Visitors can write to it with one tap."),
      })}
      {setting("email_office", { type: "email" })}
      {setting("email_admissions", { type: "email" })}
      {setting("email_principal", { type: "email" })}
    </>
  ),
  social: ({ setting }) => (
    <>
      {setting("facebook_url", { type: "url", optional: true })}
      {setting("instagram_url", { type: "url", optional: true })}
      {setting("youtube_url", { type: "url", optional: true })}
      {setting("x_url", { type: "url", optional: true })}
    </>
  ),
  films: ({ setting, choice }) => (
    <>
      {setting("channel_url", { type: "url", optional: true })}
      {setting("campus_video_id", {
        optional: true,
        hint: t(
          "Paste the YouTube link of the campus tour. Leave it empty to start a tour of the facility pages.",
        ),
      })}
      {choice(
        "film_facts",
        t(
          "When you add a video by its link, the website asks YouTube. YouTube learns nothing about your visitors.",
        ),
      )}
    </>
  ),
  figures: ({ setting, state }) => (
    <>
      <div className="field-row">
        {setting("count_students", { inputMode: "numeric" })}
        {setting("count_teachers", { inputMode: "numeric" })}
        {setting("count_classrooms", { inputMode: "numeric" })}
        {setting("stat_years")}
        {setting("stat_alumni")}
      </div>
      <MoreFields
        title={t("More figures")}
        open={furtherFigures.some((name) => state.errors?.[name])}
        className="field-row px-4 pb-4"
      >
        {furtherFigures.map((name) => (
          <Fragment key={name}>{setting(name, { inputMode: "numeric" })}</Fragment>
        ))}
      </MoreFields>
    </>
  ),
  "personal-data": ({ setting, months, state }) => (
    <>
      {setting("resume_months", {
        hint: t("After that time it is erased. The dashboard tells you a week before."),
        inputMode: "numeric",
      })}
      <ErasingQuestion state={state} />
      {months("message_months", t("After that time it is erased for good. Each message says until when."))}
      {months("subscriber_months", t("Or until its owner unsubscribes, if that is earlier."))}
      {months("activity_months", t("12 or more: after a break-in it shows what was done."))}
      {months("certificate_years", t("From the day you add it; 0 keeps it until you delete it."))}
    </>
  ),
  children: ({ setting, choice }) => (
    <>
      {choice("consent_rule", t("For photos, albums, results and testimonials."))}
      {setting("take_down_daily", {
        hint: t(
          "If a visitor asks to remove a photo, result or testimonial, it is hidden at once. Requests above this number in a day wait for your decision, and so do many from one network. 0: you always decide first.",
        ),
        inputMode: "numeric",
      })}
    </>
  ),
  links: ({ choice }) =>
    choice(
      "link_checks",
      t(
        "Once a week the website checks if each page still exists. It sends nothing about your visitors. To leave out a link, open the report on Appendix IX.",
      ),
    ),
  newsletter: ({ setting, choice }) => (
    <>
      {choice("newsletter_mail")}
      {setting("newsletter_time", {
        type: "time",
        required: true,
        hint: t("On a day without new notices no mail is sent."),
      })}
    </>
  ),
  backups: ({ setting }) => (
    <>
      {setting("backup_time", {
        type: "time",
        required: true,
        hint: t("Choose a time when nobody works here."),
      })}
      {setting("backup_folder", {
        optional: true,
        hint: t(
          "Leave it empty to use the folder backups next to the uploads. Another disk is safer, such as /mnt/usb/backups.",
        ),
      })}
    </>
  ),
  login: ({ choice, setting }) => (
    <>
      {choice(
        "second_step",
        t(
          "After the password, the website asks for a code from the phone. Accounts without one must set it up before they can continue.",
        ),
      )}
      {setting("server_contact", {
        hint: t("Name and phone number. The login help shows them for when no administrator can log in."),
      })}
    </>
  ),
};
