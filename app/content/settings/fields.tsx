import { type FormState, SelectField, TextField } from "~/ui/form/fields";
import { ErasingQuestion } from "./erasing-question";
import { settingLabels, settingLimits } from "./settings";

interface MonthsProps {
  name: "message_months" | "subscriber_months" | "activity_months";
  hint: string;
  state: FormState;
}

/** A number of months; where a shorter time erases something, saving once more says that this is meant. */
function MonthsField({ name, hint, state }: MonthsProps) {
  const asked = state.typed?.[`${name}_asked`];
  return (
    <>
      <TextField
        name={name}
        label={settingLabels[name]}
        hint={hint}
        inputMode="numeric"
        maxLength={settingLimits.line}
        state={state}
      />
      {asked ? <input type="hidden" name={`${name}_asked`} value={asked} /> : null}
    </>
  );
}

/** The inputs of the site settings, in the groups that a clerk would look for. */
export function SettingsFields({ state }: { state: FormState }) {
  return (
    <>
      <fieldset className="field-group">
        <legend>The school</legend>
        <TextField
          name="school_name"
          label={settingLabels.school_name}
          required
          maxLength={settingLimits.line}
          state={state}
        />
        <TextField
          name="motto"
          label={settingLabels.motto}
          optional
          maxLength={settingLimits.line}
          state={state}
        />
        <TextField
          name="address"
          label={settingLabels.address}
          maxLength={settingLimits.line}
          state={state}
        />
        <TextField
          name="time_zone"
          label={settingLabels.time_zone}
          optional
          hint="For example Asia/Kolkata. The website shows all dates and times in this time zone."
          maxLength={settingLimits.line}
          state={state}
        />
        <TextField
          name="sample_notice"
          label={settingLabels.sample_notice}
          optional
          hint="Delete this text when you have replaced the sample content."
          maxLength={settingLimits.line}
          state={state}
        />
      </fieldset>
      <fieldset className="field-group">
        <legend>Phone and e-mail</legend>
        <TextField
          name="phone"
          label={settingLabels.phone}
          type="tel"
          maxLength={settingLimits.line}
          state={state}
        />
        <TextField
          name="email_office"
          label={settingLabels.email_office}
          type="email"
          maxLength={settingLimits.line}
          state={state}
        />
        <TextField
          name="email_admissions"
          label={settingLabels.email_admissions}
          type="email"
          maxLength={settingLimits.line}
          state={state}
        />
        <TextField
          name="email_principal"
          label={settingLabels.email_principal}
          type="email"
          maxLength={settingLimits.line}
          state={state}
        />
      </fieldset>
      <fieldset className="field-group">
        <legend>Social media and video channel</legend>
        <TextField
          name="facebook_url"
          label={settingLabels.facebook_url}
          type="url"
          optional
          maxLength={settingLimits.line}
          state={state}
        />
        <TextField
          name="instagram_url"
          label={settingLabels.instagram_url}
          type="url"
          optional
          maxLength={settingLimits.line}
          state={state}
        />
        <TextField
          name="youtube_url"
          label={settingLabels.youtube_url}
          type="url"
          optional
          maxLength={settingLimits.line}
          state={state}
        />
        <TextField
          name="x_url"
          label={settingLabels.x_url}
          type="url"
          optional
          maxLength={settingLimits.line}
          state={state}
        />
        <TextField
          name="channel_url"
          label={settingLabels.channel_url}
          type="url"
          optional
          maxLength={settingLimits.line}
          state={state}
        />
        <TextField
          name="campus_video_id"
          label={settingLabels.campus_video_id}
          optional
          hint="Paste the YouTube link of the campus tour. Leave it empty to start a tour of the facility pages."
          maxLength={settingLimits.line}
          state={state}
        />
      </fieldset>
      <fieldset className="field-group">
        <legend>Figures</legend>
        <p className="hint">A figure left empty is not shown.</p>
        <div className="field-row">
          <TextField
            name="stat_years"
            label={settingLabels.stat_years}
            maxLength={settingLimits.line}
            state={state}
          />
          <TextField
            name="stat_alumni"
            label={settingLabels.stat_alumni}
            maxLength={settingLimits.line}
            state={state}
          />
          <TextField
            name="count_students"
            label={settingLabels.count_students}
            inputMode="numeric"
            maxLength={settingLimits.line}
            state={state}
          />
          <TextField
            name="count_teachers"
            label={settingLabels.count_teachers}
            inputMode="numeric"
            maxLength={settingLimits.line}
            state={state}
          />
          <TextField
            name="count_classrooms"
            label={settingLabels.count_classrooms}
            inputMode="numeric"
            maxLength={settingLimits.line}
            state={state}
          />
          <TextField
            name="count_activities"
            label={settingLabels.count_activities}
            inputMode="numeric"
            maxLength={settingLimits.line}
            state={state}
          />
          <TextField
            name="count_awards"
            label={settingLabels.count_awards}
            inputMode="numeric"
            maxLength={settingLimits.line}
            state={state}
          />
          <TextField
            name="count_countries"
            label={settingLabels.count_countries}
            inputMode="numeric"
            maxLength={settingLimits.line}
            state={state}
          />
          <TextField
            name="count_programs"
            label={settingLabels.count_programs}
            inputMode="numeric"
            maxLength={settingLimits.line}
            state={state}
          />
          <TextField
            name="count_years"
            label={settingLabels.count_years}
            inputMode="numeric"
            maxLength={settingLimits.line}
            state={state}
          />
        </div>
      </fieldset>
      <fieldset className="field-group">
        <legend>How long personal data is kept</legend>
        <TextField
          name="resume_months"
          label={settingLabels.resume_months}
          hint="After that time it is erased. The dashboard tells you a week before."
          inputMode="numeric"
          maxLength={settingLimits.line}
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
      </fieldset>
      <fieldset className="field-group">
        <legend>Backups</legend>
        <TextField
          name="backup_time"
          label={settingLabels.backup_time}
          type="time"
          required
          hint="Choose a time when nobody works here."
          state={state}
        />
        <TextField
          name="backup_folder"
          label={settingLabels.backup_folder}
          optional
          hint="Leave it empty to use the folder backups beside the uploads. Another disk is safer, such as /mnt/usb/backups."
          maxLength={settingLimits.line}
          state={state}
        />
      </fieldset>
      <fieldset className="field-group">
        <legend>Login of the staff</legend>
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
      </fieldset>
    </>
  );
}
