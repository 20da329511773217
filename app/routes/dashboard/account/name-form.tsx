import { t } from "#say";
import type { FormState } from "~/ui/form/fields";
import { PostForm } from "~/ui/form/post-form";
import { PersonNameField } from "../staff/person-fields";

export function NameForm({ state }: { state: FormState }) {
  return (
    <section className="panel">
      <h2>{t("Your name")}</h2>
      <PostForm errors={state.errors} submit={t("Save")}>
        <PersonNameField state={state} />
      </PostForm>
    </section>
  );
}
