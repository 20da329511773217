import { data } from "@remix-run/node";
import { useLocation } from "@remix-run/react";
import { msg, t } from "#say";
import { type ProofHandle, requireProof, requireProofToOpen } from "~/accounts/proof/require-proof.server";
import { WrongCodeError, withCode } from "~/accounts/second-step/check-code.server";
import {
  addSecondStep,
  findSecondStep,
  removeSecondStep,
  sealSecret,
} from "~/accounts/second-step/queries.server";
import { RecoveryCodes } from "~/accounts/second-step/recovery-codes";
import {
  countRecoveryCodes,
  makeRecoveryCodes,
  storeRecoveryCodes,
} from "~/accounts/second-step/recovery-codes.server";
import { SecondStepIsOff, SecondStepIsOn } from "~/accounts/second-step/sections";
import { beginSetup, checkFirstCode, openSetup } from "~/accounts/second-step/setup.server";
import { findSteps } from "~/accounts/second-step/steps.server";
import { appAddress } from "~/accounts/second-step/totp.server";
import { checkCredentials, WrongCredentialsError } from "~/accounts/sign-in.server";
import { shortDate } from "~/dates/dates";
import { type FieldErrors, invalid, type Typed } from "~/forms/fields.server";
import { answersForm } from "~/http/answers-form";
import { samePath } from "~/http/same-site-path";
import { TooManyTriesError } from "~/limits/too-many-tries";
import type { Services } from "~/services/services.server";
import { secondStepPage as path } from "~/session/second-step-page";
import type { Staff } from "~/session/session.server";
import { requiresTwoFactorSetUp } from "~/session/two-factor-required.server";
import { readSettings } from "~/settings/queries.server";
import { useForm } from "~/ui/form/post-form";
import { titled } from "~/ui/page/page-meta";
import { createQrCode } from "~/ui/pictures/qr-code.server";
import { type StaffFormArgs, staffAction, staffLoader } from "../staff-page.server";

export const handle: ProofHandle = { proof: "asked" };

const wayOn = (request: Request) =>
  samePath(new URL(request.url).searchParams.get("next"), request.url) ?? "/dashboard";

/** Secret for the app; a refused form keeps the secret of its QR code. */
async function createSetup({ db }: Services, staff: Staff, given?: { secret: string; sealed: string }) {
  const { secret, sealed } = given ?? beginSetup(db, staff.id);
  const address = appAddress(secret, (await readSettings(db)).school_name, staff.username);
  return { sealed, address, qr: createQrCode(address), letters: secret.replace(/.{4}(?!$)/g, "$& ") };
}

export const loader = staffLoader("editor", async ({ request, context, staff, services }) => {
  const required = (await readSettings(services.db)).second_step === "everybody";
  const on = await findSecondStep(services.db, staff.id);
  if (on) {
    const codesLeft = await countRecoveryCodes(services.db, staff.id);
    return { required, owed: false, on: { since: shortDate(on.since), codesLeft }, setup: undefined };
  }
  if (!answersForm(request)) await requireProofToOpen(request, context);
  const owed = await requiresTwoFactorSetUp(services.db, staff.id);
  return { required, owed, on: undefined, setup: await createSetup(services, staff) };
});

/** Connects a phone (`connect`), creates recovery codes (`codes`), or disables it (`off`). */
export const action = staffAction({ role: "editor" }, async (args) => {
  const { request, context, staff, fields } = args;
  const intent = fields.get("intent");
  if (intent === "off") return switchOff(args);
  await requireProof(request, context, staff, fields);
  return intent === "codes" ? renewCodes(args) : connectPhone(args);
});

const shown = ({ username }: Staff, codes: string[], next: string) =>
  data({ username, codes, next }, { headers: { "Cache-Control": "no-store" } });

async function connectPhone({ request, staff, services, db, fields, recordEvent }: StaffFormArgs) {
  const sealed = fields.get("setup");
  const secret = openSetup(db, staff.id, sealed);
  if (!secret || !sealed) {
    const message = t("This page stood open for too long. Please scan the new picture.");
    return refused({ code: message });
  }
  const first = checkFirstCode(secret, fields.get("code") ?? "");
  if ("problem" in first) {
    return refused({ code: first.problem }, await createSetup(services, staff, { secret, sealed }));
  }
  const kept = sealSecret(db, staff.id, secret);
  const recovery = await makeRecoveryCodes();
  const isOn = await db.transaction().execute(async (trx) => {
    const made = await addSecondStep(trx, staff.id, kept, first.timeStep, recovery);
    if (made) await recordEvent({ verb: "switched on second step" }, trx);
    return made;
  });
  return isOn
    ? shown(staff, recovery.codes, wayOn(request))
    : refused({ "": t("Your second step is on already.") });
}

async function renewCodes({ request, staff, db, recordEvent }: StaffFormArgs) {
  const recovery = await makeRecoveryCodes();
  const isDone = await db.transaction().execute(async (trx) => {
    const { phone, hasPasskey } = await findSteps(trx, staff.id);
    if (!phone && !hasPasskey) return false;
    await recordEvent({ verb: "made recovery codes" }, trx);
    await storeRecoveryCodes(trx, staff.id, recovery);
    return true;
  });
  return isDone
    ? shown(staff, recovery.codes, wayOn(request))
    : refused({ "": t("Your second step is off, so there are no recovery codes.") });
}

/** Always requires both factors, even after a recent proof. */
async function switchOff({ request, context, staff, db, fields, recordEvent }: StaffFormArgs) {
  try {
    const password = fields.get("password") ?? "";
    await checkCredentials(request, context, { username: staff.username, password });
    await withCode(context, staff, fields.get("code") ?? "", async () => {
      await db.transaction().execute(async (trx) => {
        if (!(await removeSecondStep(trx, staff.id))) return;
        await recordEvent({ verb: "switched off second step" }, trx);
      });
    });
  } catch (error) {
    if (error instanceof WrongCredentialsError) return refused({ password: t("This is not your password") });
    if (error instanceof WrongCodeError) return refused({ code: error.message });
    if (!(error instanceof TooManyTriesError)) throw error;
    context.retryAfter = error.waitSeconds;
    return refused({ "": error.message }, undefined, 429);
  }
  return { answer: { location: "/dashboard/account", message: t("Your second step is off") } };
}

function refused(errors: FieldErrors, setup?: Awaited<ReturnType<typeof createSetup>>, status = 422) {
  return invalid({ errors, typed: {} as Typed, setup }, status);
}

export { keepFormOnNetworkError as clientAction } from "~/ui/form/network-error";

export const meta = titled(msg("Your second step"));

export default function SecondStep() {
  const {
    form: { required, owed, on, setup },
    problem: answer,
  } = useForm<typeof loader, typeof action>();
  const { search } = useLocation();
  if (answer && "codes" in answer) return <RecoveryCodes {...answer} />;
  const problem = answer && "errors" in answer ? answer : undefined;
  const shownSetup = problem?.setup ?? setup;
  if (on) return <SecondStepIsOn {...on} required={required} problem={problem} path={path} />;
  return shownSetup ? (
    <SecondStepIsOff
      setup={shownSetup}
      required={owed}
      problem={problem}
      passkeysPage={`/dashboard/staff/passkeys${search}`}
    />
  ) : null;
}
