import { type FormState, SpecField } from "~/ui/form/fields";
import { job } from "./job";

/** The inputs of a job post, to add one and to edit one. */
export function JobFields({ state }: { state: FormState }) {
  const { fields } = job;
  return (
    <>
      <SpecField specs={fields} name="title" state={state} />
      <SpecField specs={fields} name="details" rows={10} state={state} />
    </>
  );
}
