import type { ComponentProps, ReactNode } from "react";
import { t } from "#say";
import { openedField } from "~/forms/edit-conflict";
import type { PartKey } from "~/settings/parts";
import { CancelLink } from "~/ui/form/cancel-link";
import { PostForm } from "~/ui/form/post-form";
import { Restored } from "~/ui/form/restored";

type Typed = Readonly<Record<string, string | undefined>>;

interface SettingsFormProps
  extends Pick<ComponentProps<typeof PostForm>, "errors" | "sticky" | "upload" | "other"> {
  part: PartKey;
  form: ComponentProps<typeof Restored>["form"] & { token: string };
  answered: boolean;
  typed: Typed | undefined;
  children: ReactNode;
}

/** Form with hashes of the values when it was opened. */
export function SettingsForm({ part, form, answered, typed, children, ...post }: SettingsFormProps) {
  return (
    <>
      <Restored form={form} when={!answered} />
      <PostForm
        token={form.token}
        submit={t("Save")}
        aside={<CancelLink to={`/dashboard/settings#${part}`} />}
        {...post}
      >
        <input type="hidden" name={openedField} value={typed?.[openedField] ?? ""} />
        {children}
      </PostForm>
    </>
  );
}
