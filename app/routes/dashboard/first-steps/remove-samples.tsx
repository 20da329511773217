import { redirect } from "@remix-run/node";
import { msg, t } from "#say";
import { trashDays } from "~/capabilities/trash/days";
import { mayDo } from "~/session/roles";
import { CancelLink } from "~/ui/form/cancel-link";
import { PostForm, useForm } from "~/ui/form/post-form";
import { titled } from "~/ui/page/page-meta";
import { staffAction, staffLoader } from "../staff-page.server";
import { listSampleChoices, removeSamples, type SampleChoice } from "./remove-samples.server";
import { firstStepsPath } from "./step";

const field = "samples";

export const loader = staffLoader("editor", async ({ staff, db, issueToken }) => {
  const choices = await listSampleChoices(db, mayDo(staff.role, "administrator"));
  if (choices.length === 0) throw redirect(firstStepsPath);
  return { choices, trashDays, token: issueToken() };
});

export const action = staffAction({ role: "editor" }, async ({ context, staff, db, fields }) => {
  const possible = await listSampleChoices(db, mayDo(staff.role, "administrator"));
  const asked = fields.getAll(field);
  if (asked.length === 0) return { errors: { [field]: t("Tick at least one box.") }, typed: {} };
  const chosen = possible.map(({ value }) => value).filter((value) => asked.includes(value));
  return {
    work: async (trx) =>
      chosen.length > 0
        ? removeSamples(context, trx, { who: staff.username, chosen })
        : { location: firstStepsPath, message: t("No sample content is left.") },
  };
});

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = titled(msg("Remove sample content"));

export default function RemoveSamples() {
  const {
    form: { choices, trashDays: days, token },
    problem,
  } = useForm<typeof loader, typeof action>();
  return (
    <>
      <h1>{t("Remove sample content")}</h1>
      <p className="lead">
        {t("Untick what should stay for now. The trash keeps removed records for {days} days.", { days })}{" "}
        {t("Name, address, phone and e-mail of the sample stay until you change them.")}
      </p>
      <PostForm
        token={token}
        errors={problem?.errors}
        tone="danger"
        sticky
        submit={t("Remove sample content")}
        aside={<CancelLink to={firstStepsPath} />}
      >
        <fieldset id={field} tabIndex={-1}>
          <legend className="sr-only">{t("Sample content")}</legend>
          <ul className="grid gap-x-8 lg:grid-cols-2">
            {choices.map((choice) => (
              <Choice key={choice.value} choice={choice} />
            ))}
          </ul>
        </fieldset>
      </PostForm>
    </>
  );
}

function Choice({ choice: { value, title, count, without } }: { choice: SampleChoice }) {
  const id = `${field}-${value.replace(" ", "-")}`;
  return (
    <li className="check items-start border-t border-line py-1">
      <input id={id} type="checkbox" name={field} value={value} defaultChecked />
      <label htmlFor={id} className="min-w-0">
        <span className="font-semibold">{title}</span> <span className="text-ink-soft">({count})</span>
        <span className="block text-sm/snug text-ink-soft">{without}</span>
      </label>
    </li>
  );
}
