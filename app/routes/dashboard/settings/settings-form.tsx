import type { ComponentProps, ReactNode } from "react";
import { type Message, t } from "#say";
import { openedField } from "~/forms/edit-conflict";
import { getPart, type PartKey } from "~/settings/parts";
import { CancelLink } from "~/ui/form/cancel-link";
import { PostForm, useForm } from "~/ui/form/post-form";
import { Restored } from "~/ui/form/restored";

type Typed = Readonly<Record<string, string | undefined>>;

interface SettingsFormProps extends Pick<ComponentProps<typeof PostForm>, "sticky" | "upload" | "other"> {
  part: PartKey;
  lead?: string;
  form: ComponentProps<typeof Restored>["form"] & { token: string; typed?: Typed | undefined };
  problem: { errors?: Record<string, string> | undefined; typed?: Typed | undefined } | undefined;
  children: ReactNode;
}

/** Page of one part of the settings: its heading, and the form with hashes of the values when it was opened. */
export function SettingsForm({ part, lead, form, problem, children, ...post }: SettingsFormProps) {
  const { title, where } = getPart(part);
  return (
    <>
      <h1>{t(title)}</h1>
      <p className="lead">{lead ?? t(where)}</p>
      <Restored form={form} when={!problem} />
      <PostForm
        token={form.token}
        errors={problem?.errors}
        submit={t("Save")}
        aside={<CancelLink to={`/dashboard/settings#${part}`} />}
        {...post}
      >
        <input type="hidden" name={openedField} value={(problem ?? form).typed?.[openedField] ?? ""} />
        {children}
      </PostForm>
    </>
  );
}

type Problem = NonNullable<SettingsFormProps["problem"]>;

interface PartPage<Loaded> extends Pick<SettingsFormProps, "part" | "sticky"> {
  lead: Message;
  inputs: (typed: Typed, loaded: Loaded, errors: Problem["errors"]) => ReactNode;
}

/** Page of a `partForm`. */
export function partPage<Loaded>({ part, lead, inputs, sticky }: PartPage<Loaded>) {
  return function Page() {
    const { form, problem } = useForm<() => SettingsFormProps["form"], () => Problem>();
    return (
      <SettingsForm part={part} lead={t(lead)} form={form} problem={problem} {...(sticky && { sticky })}>
        {inputs((problem ?? form).typed ?? {}, form as Loaded, problem?.errors)}
      </SettingsForm>
    );
  };
}
