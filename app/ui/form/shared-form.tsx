import { type ComponentProps, lazy, Suspense } from "react";
import { t } from "#say";
import type { EditConflict } from "~/forms/edit-conflict";
import type ConflictNotice from "./conflict-notice";
import { PostForm } from "./post-form";
import { Restored } from "./restored";

export interface SharedFormProps
  extends Omit<ComponentProps<typeof PostForm>, "token" | "errors" | "below" | "id" | "submit"> {
  id: string;
  form: ComponentProps<typeof Restored>["form"] & { token: string };
  answer: { errors?: Record<string, string>; conflict?: EditConflict } | undefined;
  what: string;
  submit?: string;
}

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
    <>
      <Restored form={form} when={!answer} />
      <PostForm
        id={id}
        token={form.token}
        errors={answer?.errors}
        problem={problem ?? (conflict ? t("Another person changed it") : undefined)}
        below={conflict ? <LateConflictNotice what={what} conflict={conflict} form={id} /> : null}
        submit={submit}
        {...rest}
      />
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
