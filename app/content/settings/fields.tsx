import type { ComponentProps, ReactNode } from "react";
import { type FormState, SelectField, TextField } from "~/ui/form/fields";
import { consentRules } from "./consent-rules";
import { ErasingQuestion } from "./erasing-question";
import type { FormPart } from "./parts";
import { longestSetting, type Settings, settingLabels } from "./settings";

type FieldProps = Omit<ComponentProps<typeof TextField>, "name" | "label"> & { name: keyof Settings };

/** The input of a setting, with the label that every page calls it by. */
function SettingField({ name, ...rest }: FieldProps) {
  const maxLength = rest.type === "time" ? undefined : longestSetting;
  return <TextField name={name} label={settingLabels[name]} maxLength={maxLength} {...rest} />;
}

interface MonthsProps {
  name: "message_months" | "subscriber_months" | "activity_months" | "certificate_years";
  hint: string;
  state: FormState;
}

/** A number of months, or years; where a shorter time erases something, saving once more says that this is meant. */
function MonthsField({ name, hint, state }: MonthsProps) {
  const asked = state.typed?.[`${name}_asked`];
  return (
    <>
      <SettingField name={name} hint={hint} inputMode="numeric" state={state} />
      {asked ? <input type="hidden" name={`${name}_asked`} value={asked} /> : null}
    </>
  );
}

/** The inputs of each page of the settings that is a form of fields. */
export const settingInputs: Record<FormPart, (state: FormState) => ReactNode> = {
  school: (state) => (
    <>
      <SettingField name="school_name" required state={state} />
      <SettingField name="motto" optional state={state} />
      <SettingField name="address" state={state} />
      <SettingField
        name="time_zone"
        optional
        hint="For example Asia/Kolkata. The website shows all dates and times in this time zone."
        state={state}
      />
      <SettingField
        name="sample_notice"
        optional
        hint="Delete this text when you have replaced the sample content."
        state={state}
      />
    </>
  ),
  contact: (state) => (
    <>
      <SettingField name="phone" type="tel" state={state} />
      <SettingField name="email_office" type="email" state={state} />
      <SettingField name="email_admissions" type="email" state={state} />
      <SettingField name="email_principal" type="email" state={state} />
    </>
  ),
  social: (state) => (
    <>
      <SettingField name="facebook_url" type="url" optional state={state} />
      <SettingField name="instagram_url" type="url" optional state={state} />
      <SettingField name="youtube_url" type="url" optional state={state} />
      <SettingField name="x_url" type="url" optional state={state} />
    </>
  ),
  films: (state) => (
    <>
      <SettingField name="channel_url" type="url" optional state={state} />
      <SettingField
        name="campus_video_id"
        optional
        hint="Paste the YouTube link of the campus tour. Leave it empty to start a tour of the facility pages."
        state={state}
      />
      <SelectField
        name="film_facts"
        label={settingLabels.film_facts}
        hint="The website asks YouTube when you add a video by its link. Visitors are not told to YouTube by this."
        options={[
          { value: "", label: "Ask YouTube for them" },
          { value: "off", label: "We type them ourselves" },
        ]}
        state={state}
      />
    </>
  ),
  figures: (state) => (
    <div className="field-row">
      <SettingField name="stat_years" state={state} />
      <SettingField name="stat_alumni" state={state} />
      <SettingField name="count_students" inputMode="numeric" state={state} />
      <SettingField name="count_teachers" inputMode="numeric" state={state} />
      <SettingField name="count_classrooms" inputMode="numeric" state={state} />
      <SettingField name="count_activities" inputMode="numeric" state={state} />
      <SettingField name="count_awards" inputMode="numeric" state={state} />
      <SettingField name="count_countries" inputMode="numeric" state={state} />
      <SettingField name="count_programs" inputMode="numeric" state={state} />
      <SettingField name="count_years" inputMode="numeric" state={state} />
    </div>
  ),
  "personal-data": (state) => (
    <>
      <SettingField
        name="resume_months"
        hint="After that time it is erased. The dashboard tells you a week before."
        inputMode="numeric"
        state={state}
      />
      <ErasingQuestion state={state} />
      <MonthsField
        name="message_months"
        hint="After that time it is erased for good. Each message says until when."
        state={state}
      />
      <MonthsField
        name="subscriber_months"
        hint="Or until its owner unsubscribes, if that is earlier."
        state={state}
      />
      <MonthsField
        name="activity_months"
        hint="12 or more: after a break-in it shows what was done."
        state={state}
      />
      <MonthsField
        name="certificate_years"
        hint="From the day you add it; 0 keeps it until you delete it."
        state={state}
      />
    </>
  ),
  children: (state) => (
    <>
      <SelectField
        name="consent_rule"
        label={settingLabels.consent_rule}
        hint="When somebody adds a photo, an album, a result or a testimonial, and notes no consent of the parents."
        options={consentRules}
        state={state}
      />
      <SettingField
        name="take_down_daily"
        hint="When somebody says “That's my child”, the photo, result or testimonial goes from the website before anybody has looked. If there are more in a day, or more than half of them from one network, they stay until you decide. 0: you always decide first."
        inputMode="numeric"
        state={state}
      />
    </>
  ),
  links: (state) => (
    <SelectField
      name="link_checks"
      label={settingLabels.link_checks}
      hint="The website asks each of them once a week whether the page is still there, and tells nothing about your visitors. You can leave single links out in the report on Appendix IX."
      options={[
        { value: "", label: "Check them once a week" },
        { value: "off", label: "Do not check them" },
      ]}
      state={state}
    />
  ),
  newsletter: (state) => (
    <>
      <SelectField
        name="newsletter_mail"
        label={settingLabels.newsletter_mail}
        options={[
          { value: "", label: "Send them once a day" },
          { value: "off", label: "Send nothing" },
        ]}
        state={state}
      />
      <SettingField
        name="newsletter_time"
        type="time"
        required
        hint="On a day without new notices no mail is sent."
        state={state}
      />
    </>
  ),
  backups: (state) => (
    <>
      <SettingField
        name="backup_time"
        type="time"
        required
        hint="Choose a time when nobody works here."
        state={state}
      />
      <SettingField
        name="backup_folder"
        optional
        hint="Leave it empty to use the folder backups beside the uploads. Another disk is safer, such as /mnt/usb/backups."
        state={state}
      />
    </>
  ),
  login: (state) => (
    <SelectField
      name="second_step"
      label={settingLabels.second_step}
      hint="A code from the person's phone, after the password. Who has none is asked to set it up at the next click, and can do nothing else before."
      options={[
        { value: "", label: "Each person decides" },
        { value: "everybody", label: "Ask every account for a second step" },
      ]}
      state={state}
    />
  ),
};
