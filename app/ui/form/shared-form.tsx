import type { ComponentProps } from "react";
import { t } from "#say";
import type { EditConflict } from "~/forms/edit-conflict";
import { LateConflictNotice } from "./late-conflict-notice";
import { PostForm } from "./post-form";

interface SharedFormProps
  extends Omit<ComponentProps<typeof PostForm>, "token" | "errors" | "below" | "id" | "submit"> {
  id: string;
  form: { token: string };
  /** What the form's action answered. */
  answer: { errors?: Record<string, string>; conflict?: EditConflict } | undefined;
  /** What it is the form of, as in "this notice". */
  what: string;
  submit?: string;
}

/** The form of what several people may have open at once: shows what somebody else saved meanwhile. */
export function SharedForm({
  id,
  form,
  answer,
  what,
  problem,
  submit = t("Save"),
  ...rest
}: SharedFormProps) {
  const conflict = answer?.conflict;
  return (
    <PostForm
      id={id}
      token={form.token}
      errors={answer?.errors}
      problem={problem ?? (conflict ? t("Somebody else changed it") : undefined)}
      below={conflict ? <LateConflictNotice what={what} conflict={conflict} form={id} /> : null}
      submit={submit}
      {...rest}
    />
  );
}
