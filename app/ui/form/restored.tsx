import { t } from "#say";
import { ActionForm } from "~/ui/form/action-form";
import { Icon } from "../icons/icon";
import { Button } from "./button";

interface RestoredProps {
  form: { restored: boolean; draft?: string | undefined; files?: readonly unknown[] };
  when: boolean;
}

export function Restored({ form, when }: RestoredProps) {
  if (!when || !form.restored) return null;
  return (
    <div className="message message-warning" role="status" data-restored="">
      <Icon name="info-circle" />
      <div>
        <p>
          {t("Your session had ended. What you typed is here again: please check it and send it once more.")}{" "}
          {form.files?.length
            ? t("The files that arrived are here too.")
            : t("A chosen file has to be chosen again.")}
        </p>
        {form.draft ? (
          <ActionForm action={`/dashboard/parked-forms/${form.draft}/discard`}>
            <Button>{t("Discard what I typed")}</Button>
          </ActionForm>
        ) : null}
      </div>
    </div>
  );
}
