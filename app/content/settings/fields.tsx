import { type FormState, TextArea, TextField } from "~/ui/form/fields";
import { ErasingQuestion } from "./erasing-question";
import { settingLimits } from "./settings";

/** The inputs of the site settings, in the groups that a clerk would look for. */
export function SettingsFields({ state }: { state: FormState }) {
  return (
    <>
      <fieldset className="group">
        <legend>The school</legend>
        <TextField name="school_name" label="Name" required maxLength={settingLimits.line} state={state} />
        <TextField name="motto" label="Motto" optional maxLength={settingLimits.line} state={state} />
        <TextField name="address" label="Address" maxLength={settingLimits.line} state={state} />
        <TextField
          name="sample_notice"
          label="Line at the foot of each page"
          optional
          hint="Empty it once the sample content has been replaced."
          maxLength={settingLimits.line}
          state={state}
        />
      </fieldset>
      <fieldset className="group">
        <legend>Phone and e-mail</legend>
        <TextField name="phone" label="Phone" type="tel" maxLength={settingLimits.line} state={state} />
        <TextField
          name="email_office"
          label="E-mail of the office"
          type="email"
          maxLength={settingLimits.line}
          state={state}
        />
        <TextField
          name="email_admissions"
          label="E-mail for admissions"
          type="email"
          maxLength={settingLimits.line}
          state={state}
        />
        <TextField
          name="email_principal"
          label="E-mail of the principal"
          type="email"
          maxLength={settingLimits.line}
          state={state}
        />
      </fieldset>
      <fieldset className="group">
        <legend>Elsewhere on the web</legend>
        <TextField
          name="facebook_url"
          label="Facebook"
          type="url"
          optional
          maxLength={settingLimits.line}
          state={state}
        />
        <TextField
          name="instagram_url"
          label="Instagram"
          type="url"
          optional
          maxLength={settingLimits.line}
          state={state}
        />
        <TextField
          name="youtube_url"
          label="YouTube"
          type="url"
          optional
          maxLength={settingLimits.line}
          state={state}
        />
        <TextField name="x_url" label="X" type="url" optional maxLength={settingLimits.line} state={state} />
        <TextField
          name="channel_url"
          label="Video channel (Show More)"
          type="url"
          optional
          maxLength={settingLimits.line}
          state={state}
        />
        <TextField
          name="campus_video_id"
          label="Campus video (Start Virtual Tour)"
          optional
          hint="The part after watch?v= in its address."
          maxLength={settingLimits.line}
          state={state}
        />
      </fieldset>
      <fieldset className="group">
        <legend>Texts</legend>
        <TextArea
          name="about_text"
          label="About the school"
          rows={4}
          maxLength={settingLimits.paragraphs}
          state={state}
        />
        <TextArea
          name="story_text"
          label="Our story"
          rows={10}
          optional
          hint="An empty line ends a chapter; the first line of a chapter is its heading."
          maxLength={settingLimits.paragraphs}
          state={state}
        />
        <TextArea
          name="mission_text"
          label="Mission"
          rows={4}
          maxLength={settingLimits.paragraphs}
          state={state}
        />
        <TextArea
          name="vision_text"
          label="Vision"
          rows={4}
          maxLength={settingLimits.paragraphs}
          state={state}
        />
        <TextArea
          name="mission_points"
          label="What that means every day"
          rows={4}
          optional
          hint="One point on each line."
          maxLength={settingLimits.paragraphs}
          state={state}
        />
        <TextField
          name="principal_name"
          label="Principal's name"
          hint="The portrait beside the message is that of the faculty member whose title is Principal."
          maxLength={settingLimits.line}
          state={state}
        />
        <TextArea
          name="principal_message"
          label="Principal's message"
          rows={10}
          maxLength={settingLimits.paragraphs}
          state={state}
        />
      </fieldset>
      <fieldset className="group">
        <legend>Figures</legend>
        <p className="hint">A figure left empty is not shown.</p>
        <div className="field-row">
          <TextField
            name="stat_years"
            label="Years of excellence"
            maxLength={settingLimits.line}
            state={state}
          />
          <TextField name="stat_alumni" label="Alumni network" maxLength={settingLimits.line} state={state} />
          <TextField
            name="count_students"
            label="Students"
            inputMode="numeric"
            maxLength={settingLimits.line}
            state={state}
          />
          <TextField
            name="count_teachers"
            label="Teachers"
            inputMode="numeric"
            maxLength={settingLimits.line}
            state={state}
          />
          <TextField
            name="count_classrooms"
            label="Classrooms"
            inputMode="numeric"
            maxLength={settingLimits.line}
            state={state}
          />
          <TextField
            name="count_activities"
            label="Activities"
            inputMode="numeric"
            maxLength={settingLimits.line}
            state={state}
          />
          <TextField
            name="count_awards"
            label="Awards"
            inputMode="numeric"
            maxLength={settingLimits.line}
            state={state}
          />
          <TextField
            name="count_countries"
            label="Countries"
            inputMode="numeric"
            maxLength={settingLimits.line}
            state={state}
          />
          <TextField
            name="count_programs"
            label="Programs"
            inputMode="numeric"
            maxLength={settingLimits.line}
            state={state}
          />
          <TextField
            name="count_years"
            label="Years"
            inputMode="numeric"
            maxLength={settingLimits.line}
            state={state}
          />
        </div>
      </fieldset>
      <fieldset className="group">
        <legend>Resumes</legend>
        <TextField
          name="resume_months"
          label="Months that a resume is kept"
          hint="After that it is erased by itself. The dashboard tells you a week before."
          inputMode="numeric"
          maxLength={settingLimits.line}
          state={state}
        />
        <ErasingQuestion state={state} />
      </fieldset>
      <fieldset className="group">
        <legend>Backups</legend>
        <TextField
          name="backup_time"
          label="Time of the nightly backup"
          type="time"
          required
          hint="Best at a time when nobody works here."
          state={state}
        />
        <TextField
          name="backup_folder"
          label="Folder of the backups on the server"
          optional
          hint="Empty: the folder backups beside the uploads. Another disk is safer, such as /mnt/usb/backups."
          maxLength={settingLimits.line}
          state={state}
        />
      </fieldset>
    </>
  );
}
