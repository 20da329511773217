import { type ComponentProps, lazy, Suspense } from "react";
import { t } from "#say";
import { type EditConflict, openedField } from "~/forms/edit-conflict";
import { CancelLink } from "./cancel-link";
import type ConflictNotice from "./conflict-notice";
import { PostForm } from "./post-form";
import { Restored } from "./restored";

type Typed = Readonly<Record<string, string | undefined>> | undefined;

export interface SharedFormProps
  extends Omit<ComponentProps<typeof PostForm>, "token" | "errors" | "below" | "id" | "submit"> {
  id: string;
  form: ComponentProps<typeof Restored>["form"] & { token: string; typed?: Typed };
  answer: { errors?: Record<string, string>; conflict?: EditConflict; typed?: Typed } | undefined;
  what: string;
  submit?: string;
  /** Page that the link "Cancel" opens, instead of `aside`. */
  cancel?: string;
}

/** Form of staff with its errors, edit conflict and restored draft, and the hashes of the values that it changes. */
export function SharedForm({
  id,
  form,
  answer,
  what,
  problem,
  submit = t("Save"),
  cancel,
  aside = cancel && <CancelLink to={cancel} />,
  children,
  ...rest
}: SharedFormProps) {
  const conflict = answer?.conflict;
  const opened = (answer ?? form).typed?.[openedField];
  return (
    <>
      <Restored form={form} when={!answer} />
      <PostForm
        id={id}
        token={form.token}
        errors={answer?.errors}
        problem={problem ?? (conflict ? t("Another person changed it") : undefined)}
        below={conflict ? <LateConflictNotice what={what} conflict={conflict} form={id} /> : null}
        submit={submit}
        aside={aside}
        {...rest}
      >
        {opened === undefined ? null : <input type="hidden" name={openedField} value={opened} />}
        {children}
      </PostForm>
    </>
  );
}

const Notice = lazy(() => import("./conflict-notice"));

/** Loads the conflict notice only when needed. */
function LateConflictNotice(props: ComponentProps<typeof ConflictNotice>) {
  return (
    <Suspense>
      <Notice {...props} />
    </Suspense>
  );
}
