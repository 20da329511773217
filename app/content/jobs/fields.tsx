import { type FormState, inputsOf } from "~/ui/form/fields";
import { job } from "./job";

/** The inputs of a job post, to add one and to edit one. */
export function JobFields({ state }: { state: FormState }) {
  const input = inputsOf(job.fields, state);
  return (
    <>
      {input("title")}
      {input("details", { rows: 10 })}
    </>
  );
}
