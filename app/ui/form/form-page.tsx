import type { ComponentProps, ReactNode } from "react";
import { type Message, t } from "#say";
import type { FieldSpecs } from "~/forms/field-specs";
import { allInputs, type FormState } from "./fields";
import { useForm } from "./post-form";
import { SharedForm } from "./shared-form";

type Form = Parameters<typeof SharedForm>[0]["form"];
type Answer = ComponentProps<typeof SharedForm>["answer"];

interface FormPage<Loaded> {
  /** All inputs of these fields in their order, or inputs of its own. */
  fields: FieldSpecs | ((state: FormState) => ReactNode);
  /** Heading; of some pages it follows from what the loader returns. */
  title: Message | ((form: Loaded) => string);
  /** In a sentence: somebody changed … */
  what: Message;
  /** Page that the link "Cancel" opens. */
  back: string | ((form: Loaded) => string);
}

/** Page of a `staffForm`: its heading, its inputs and a link back. */
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
          cancel={typeof back === "function" ? back(form as Loaded) : back}
        >
          {typeof fields === "function" ? fields(state ?? {}) : allInputs(fields, state ?? {})}
        </SharedForm>
      </>
    );
  };
}
