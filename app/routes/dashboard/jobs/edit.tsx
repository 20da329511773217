import { jobs, parseJob } from "~/content/jobs/job.server";
import { job } from "~/kinds/job";
import { type FormState, inputsOf } from "~/ui/form/fields";
import { wordsBody } from "../records/bodies.server";
import { editPage } from "../records/edit-page.server";
import { editMeta, editRecord } from "../records/edit-record";

const page = editPage(job, jobs, parseJob, wordsBody);
export const loader = page.loader;
export const action = page.action;

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = editMeta(job);

export default editRecord(job, JobFields);

function JobFields({ state }: { state: FormState }) {
  const input = inputsOf(job.fields, state);
  return (
    <>
      {input("title")}
      {input("details", { rows: 10 })}
    </>
  );
}
