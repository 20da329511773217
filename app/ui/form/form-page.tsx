import type { ComponentProps } from "react";
import type { Message } from "#message";
import { t } from "#say";
import type { FieldSpecs } from "~/forms/field-specs";
import { CancelLink } from "./cancel-link";
import { allInputs } from "./fields";
import { SharedForm } from "./shared-form";
import { useForm } from "./use-form";

type Form = Parameters<typeof SharedForm>[0]["form"];
type Answer = ComponentProps<typeof SharedForm>["answer"];

interface FormPage<Loaded> {
  fields: FieldSpecs;
  /** Heading; of some pages it follows from what the loader returns. */
  title: Message | ((form: Loaded) => string);
  /** In a sentence: somebody changed … */
  what: Message;
  /** Page that the link "Cancel" opens. */
  back: string;
}

/** Page of a `staffForm`: its heading, the inputs of all its fields in their order, and a link back. */
export function formPage<Loaded extends object = object>({ fields, title, what, back }: FormPage<Loaded>) {
  return function Page() {
    const { form, problem, state } = useForm<() => Loaded & Form, () => Answer>();
    return (
      <>
        <h1>{typeof title === "function" ? title(form as Loaded) : t(title)}</h1>
        <SharedForm
          id="staff-form"
          form={form as Form}
          answer={problem}
          what={t(what)}
          aside={<CancelLink to={back} />}
        >
          {allInputs(fields, state ?? {})}
        </SharedForm>
      </>
    );
  };
}
