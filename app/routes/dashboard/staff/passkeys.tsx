import { data } from "@remix-run/node";
import { Link } from "@remix-run/react";
import { msg, t } from "#say";
import { AddPasskey } from "~/accounts/passkeys/add-passkey";
import { passkeySite } from "~/accounts/passkeys/passkey-site.server";
import { addPasskey, listPasskeys, removePasskey } from "~/accounts/passkeys/queries.server";
import { checkRegistration, registrationOptions } from "~/accounts/passkeys/register.server";
import { requireProofToOpen } from "~/accounts/proof/require-proof.server";
import { RecoveryCodes } from "~/accounts/second-step/recovery-codes";
import {
  countRecoveryCodes,
  makeRecoveryCodes,
  storeRecoveryCodes,
} from "~/accounts/second-step/recovery-codes.server";
import { RecoveryCodesPanel } from "~/accounts/second-step/sections";
import { findSteps } from "~/accounts/second-step/steps.server";
import { shortDate } from "~/dates/dates";
import { answersForm } from "~/http/answers-form";
import { notFound } from "~/http/refusal";
import { samePath } from "~/http/same-site-path";
import { readSettings } from "~/settings/queries.server";
import { excerpt } from "~/text/excerpt";
import { ActionForm } from "~/ui/form/action-form";
import { Button } from "~/ui/form/button";
import { useForm } from "~/ui/form/post-form";
import { EmptyList } from "~/ui/lists/empty-list";
import { titled } from "~/ui/page/page-meta";
import { type StaffFormArgs, staffAction, staffLoader } from "../staff-page.server";

const path = "/dashboard/staff/passkeys";
const maxPasskeys = 20;

export const loader = staffLoader("editor", async ({ request, context, staff, db }) => {
  if (!answersForm(request)) await requireProofToOpen(request, context);
  const site = passkeySite(request, context);
  const known = await listPasskeys(db, staff.id);
  const school = (await readSettings(db)).school_name;
  const isFull = known.length >= maxPasskeys;
  const options = site && !isFull ? await registrationOptions(context, site, staff, school) : null;
  const { asked } = await findSteps(db, staff.id);
  return {
    codesLeft: asked ? await countRecoveryCodes(db, staff.id) : null,
    options: options && JSON.stringify(options),
    isFull,
    passkeys: known.map(({ id, name, created_at, last_used_at }) => ({ id, name, created_at, last_used_at })),
  };
});

/** Adds (`passkey`) or removes (`remove`) a passkey. */
export const action = staffAction({ role: "editor", proof: "asked" }, async (args) => {
  const { request, context, staff, db, fields, recordEvent } = args;
  const removing = fields.get("remove");
  if (removing !== null) {
    const name = await db.transaction().execute(async (trx) => {
      const removed = await removePasskey(trx, staff.id, removing);
      if (removed !== undefined) await recordEvent({ verb: "removed passkey", subject: removed }, trx);
      return removed;
    });
    const message =
      name === undefined ? t("It was removed already") : t("Removed the passkey {name}", { name });
    return { answer: { location: path, message } };
  }
  const site = passkeySite(request, context);
  if (!site) throw notFound();
  const name = excerpt(
    (fields.get("name") ?? "").trim() || t(/* The name of a passkey that was given none. */ "Passkey"),
    60,
  );
  const passkey = await checkRegistration(context, site, staff, fields.get("passkey") ?? "");
  const kept = passkey && (await keepPasskey(args, name, passkey));
  if (!kept) {
    const words = t("The passkey was not accepted. Please press the button again.");
    return { errors: { "": words } as Record<string, string>, typed: { name } };
  }
  if (kept.codes) {
    const shown = { username: staff.username, codes: kept.codes, next: wayOn(request) };
    return data(shown, { headers: { "Cache-Control": "no-store" } });
  }
  const answer = { location: wayOn(request), message: t("Added the passkey {name}", { name }) };
  return { answer };
});

/** Page to return to after a required two-factor set-up. */
const wayOn = (request: Request) =>
  samePath(new URL(request.url).searchParams.get("next"), request.url) ?? path;

/** @returns undefined if not stored; recovery codes if it is the first second factor */
async function keepPasskey(
  { staff, db, recordEvent }: StaffFormArgs,
  name: string,
  passkey: Parameters<typeof addPasskey>[3],
): Promise<{ codes?: string[] } | undefined> {
  const recovery = await makeRecoveryCodes();
  return db.transaction().execute(async (trx) => {
    if ((await listPasskeys(trx, staff.id)).length >= maxPasskeys) return undefined;
    if (!(await addPasskey(trx, staff.id, name, passkey))) return undefined;
    await recordEvent({ verb: "added passkey", subject: name }, trx);
    if (!(await findSteps(trx, staff.id)).asked) return {};
    if ((await countRecoveryCodes(trx, staff.id)) > 0) return {};
    await storeRecoveryCodes(trx, staff.id, recovery);
    return { codes: recovery.codes };
  });
}

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = titled(msg("Your passkeys"));

export default function Passkeys() {
  const {
    form: { options, isFull, passkeys, codesLeft },
    problem: answer,
  } = useForm<typeof loader, typeof action>();
  if (answer && "codes" in answer) return <RecoveryCodes {...answer} what={t("Your passkey is added.")} />;
  const problem = answer;
  return (
    <>
      <h1>{t("Your passkeys")}</h1>
      <p className="lead">
        {t(
          "With a passkey you log in with your fingerprint, your face or the PIN of your device. You need no password and no code. Your password still works on other devices.",
        )}
      </p>
      {passkeys.length === 0 ? (
        <EmptyList icon="shield-check">{t("You have no passkeys yet.")}</EmptyList>
      ) : null}
      <ul className="rows">
        {passkeys.map(({ id, name, created_at, last_used_at }) => (
          <li key={id}>
            <div>
              <h2>{name}</h2>
              <p className="hint">
                {`${t("since {date}", { date: shortDate(created_at) })} · ${last_used_at ? t("last used {date}", { date: shortDate(last_used_at) }) : t("not used yet")}`}
              </p>
            </div>
            <ActionForm action={path} className="actions">
              <input type="hidden" name="remove" value={id} />
              <Button variant="delete" aria-label={t("Remove the passkey {name}", { name })}>
                {t("Remove")}
              </Button>
            </ActionForm>
          </li>
        ))}
      </ul>
      {options ? <AddPasskey options={options} problem={problem} /> : null}
      {options === null ? (
        <p>
          {isFull
            ? t("Remove one that you do not use before you add another one.")
            : t(
                "Passkeys cannot be added here: they need the website's own name and an encrypted connection (https).",
              )}
        </p>
      ) : null}
      {codesLeft === null ? null : <RecoveryCodesPanel codesLeft={codesLeft} />}
      <p>
        <Link to="/dashboard/account">{t("Back to your account")}</Link>
      </p>
    </>
  );
}
