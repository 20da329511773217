import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { recordEvent } from "~/content/activity/record-event.server";
import { readSettings } from "~/content/settings/queries.server";
import { AddPasskey } from "~/content/staff/passkeys/add-passkey";
import { passkeySite } from "~/content/staff/passkeys/passkey-site.server";
import { addPasskey, listPasskeys, removePasskey } from "~/content/staff/passkeys/queries.server";
import { checkRegistration, registrationOptions } from "~/content/staff/passkeys/register.server";
import { requireProof, requireProofToOpen } from "~/content/staff/proof/require-proof.server";
import { excerpt } from "~/forms/excerpt";
import { invalid } from "~/forms/fields.server";
import { answersForm } from "~/http/answers-form";
import { redirectWithMessage } from "~/http/flash.server";
import { readForm } from "~/http/read-form.server";
import { notFound } from "~/http/refusal";
import { requireStaff } from "~/http/require-staff.server";
import { saving } from "~/http/unavailable.server";
import { servicesOf } from "~/services/services.server";
import type { Staff } from "~/session/session.server";
import { shortDate } from "~/ui/dates";
import { EmptyList } from "~/ui/empty-list";
import { titled } from "~/ui/page-meta";

const path = "/dashboard/staff/passkeys";
/** Passkeys of one person at most. */
const most = 20;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const staff = await requireStaff(request, context, "editor");
  if (!answersForm(request)) await requireProofToOpen(request, context);
  const { db } = servicesOf(context);
  const site = passkeySite(request, context);
  const known = await listPasskeys(db, staff.id);
  const school = (await readSettings(db)).school_name;
  const isFull = known.length >= most;
  const options = site && !isFull ? await registrationOptions(context, site, staff, school) : null;
  return {
    options: options && JSON.stringify(options),
    isFull,
    passkeys: known.map(({ id, name, created_at, last_used_at }) => ({ id, name, created_at, last_used_at })),
  };
}

/** Adds a passkey that the browser made (`passkey`), or removes one (`remove`). */
export const action = saving(async ({ request, context }: ActionFunctionArgs) => {
  const staff = await requireStaff(request, context, "editor");
  const { db } = servicesOf(context);
  const fields = await readForm(request, context);
  await requireProof(request, context, staff, fields);
  const removing = fields.get("remove");
  if (removing !== null) {
    const name = await db.transaction().execute(async (trx) => {
      const removed = await removePasskey(trx, staff.id, removing);
      if (removed !== undefined)
        await recordEvent(
          context,
          { who: staff.username, action: "removed a passkey", subject: removed },
          trx,
        );
      return removed;
    });
    const message = name === undefined ? "It was removed already" : `Removed the passkey ${name}`;
    return redirectWithMessage(request, context, { location: path, message });
  }
  const site = passkeySite(request, context);
  if (!site) throw notFound();
  const name = excerpt((fields.get("name") ?? "").trim() || "Passkey", 60);
  const passkey = await checkRegistration(context, site, staff, fields.get("passkey") ?? "");
  const isKept = passkey && (await keepPasskey(context, staff, name, passkey));
  if (!isKept) {
    const words = "The passkey was not accepted. Please press the button again.";
    return invalid({ errors: { "": words } as Record<string, string>, typed: { name } });
  }
  return redirectWithMessage(request, context, { location: path, message: `Added the passkey ${name}` });
});

async function keepPasskey(
  context: ActionFunctionArgs["context"],
  staff: Staff,
  name: string,
  passkey: Parameters<typeof addPasskey>[3],
): Promise<boolean> {
  return servicesOf(context)
    .db.transaction()
    .execute(async (trx) => {
      if ((await listPasskeys(trx, staff.id)).length >= most) return false;
      if (!(await addPasskey(trx, staff.id, name, passkey))) return false;
      await recordEvent(context, { who: staff.username, action: "added a passkey", subject: name }, trx);
      return true;
    });
}

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = titled("Your passkeys");

export default function Passkeys() {
  const { options, isFull, passkeys } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  return (
    <>
      <h1>Your passkeys</h1>
      <p className="lead">
        With a passkey you log in by your finger, your face or the PIN of your device, without password and
        code. Your password stays, for other devices.
      </p>
      {passkeys.length === 0 ? <EmptyList icon="shield-check">You have no passkeys yet.</EmptyList> : null}
      <ul className="rows">
        {passkeys.map(({ id, name, created_at, last_used_at }) => (
          <li key={id}>
            <div>
              <h2>{name}</h2>
              <p className="hint">
                {`since ${shortDate(created_at)} · ${last_used_at ? `last used ${shortDate(last_used_at)}` : "not used yet"}`}
              </p>
            </div>
            <Form method="post" action={path} className="actions">
              <input type="hidden" name="remove" value={id} />
              <button
                type="submit"
                className="button button-quiet text-red"
                aria-label={`Remove the passkey ${name}`}
              >
                Remove
              </button>
            </Form>
          </li>
        ))}
      </ul>
      {options ? <AddPasskey options={options} problem={problem} /> : null}
      {options === null ? (
        <p>
          {isFull
            ? "Remove one that you do not use before you add another one."
            : "Passkeys cannot be added here: they need the website's own name and an encrypted connection (https)."}
        </p>
      ) : null}
      <p>
        <Link to="/dashboard/account">Back to your account</Link>
      </p>
    </>
  );
}
