import { t } from "#say";
import { type FormState, TextField } from "~/ui/form/fields";
import { MoreFields } from "~/ui/form/more-fields";
import type { StaffKind } from "../../kinds/kind";
import { pinnedUntil, publishOn, takeOffOn } from "./publishing-form";

interface WhenShownProps {
  kind: Pick<StaffKind<never>, "publishing">;
  state: FormState;
}

/** Publishing fields; closed if the record is public at once and without end. */
export function WhenShown({ kind, state }: WhenShownProps) {
  const fields = [publishOn, takeOffOn, pinnedUntil];
  const isOpen = fields.some((field) => state.typed?.[field] || state.errors?.[field]);
  return (
    <MoreFields title={t("When it is shown")} open={isOpen} className="field-row px-4 pb-4">
      <TextField
        name={publishOn}
        label={t("Publish on")}
        type="datetime-local"
        hint={t("Leave empty to publish at once.")}
        optional
        state={state}
      />
      <TextField
        name={takeOffOn}
        label={t("Take off on")}
        type="datetime-local"
        hint={
          kind.publishing?.archive
            ? t("Leave empty to keep it on the site. After this moment it stays under Old notices.")
            : t("Leave empty to keep it on the site.")
        }
        optional
        state={state}
      />
      {kind.publishing?.pin ? (
        <TextField
          name={pinnedUntil}
          label={t("Pinned until")}
          type="date"
          hint={t("First in the list until this day ends.")}
          optional
          state={state}
        />
      ) : null}
    </MoreFields>
  );
}
