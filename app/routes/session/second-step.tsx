import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { msg, t } from "#say";
import { PasskeyForm } from "~/accounts/passkeys/passkey-form";
import { passkeySite } from "~/accounts/passkeys/passkey-site.server";
import { signInByPasskey, WrongPasskeyError } from "~/accounts/passkeys/sign-in.server";
import { WrongCodeError, withCode } from "~/accounts/second-step/check-code.server";
import { dropPasswordNote, findPasswordNote } from "~/accounts/second-step/password-was-right.server";
import { findSteps } from "~/accounts/second-step/steps.server";
import { openSession } from "~/accounts/sign-in.server";
import { type FieldErrors, invalid } from "~/forms/fields.server";
import { readForm, shortForm } from "~/http/read-form.server";
import { refusedTooOften } from "~/http/too-many-tries.server";
import { saving } from "~/http/unavailable.server";
import { TooManyTriesError } from "~/limits/too-many-tries";
import type { PageQuery } from "~/lists/page-query";
import { servicesOf } from "~/services/services.server";
import type { FormState } from "~/ui/form/fields";
import { PhoneCodeField, RecoveryCodeField } from "~/ui/form/own-password";
import { PostForm, useForm } from "~/ui/form/post-form";
import { titled } from "~/ui/page/page-meta";
import { wayBack } from "./way-back";

/** Query parameter that asks for a recovery code instead of one from the phone. */
const recoveryParameter = "recovery";

const query = {
  next: (value) => value !== "",
  [recoveryParameter]: () => true,
} satisfies PageQuery;
export const handle = { query };

const formatAddress = (path: string, query: Record<string, string | undefined>) => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
};

/** @throws a redirect to the login if no password was entered in this browser recently */
async function requirePassword({ request, context }: LoaderFunctionArgs | ActionFunctionArgs) {
  const note = await findPasswordNote(request, context);
  if (note) {
    const steps = await findSteps(servicesOf(context).db, note.staff.id);
    if (steps.asked) return { ...note, steps };
  }
  throw redirect(formatAddress("/login", { next: wayBack(request) }), 303);
}

export async function loader(args: LoaderFunctionArgs) {
  const { steps } = await requirePassword(args);
  const next = wayBack(args.request);
  const hasPhone = steps.phone !== undefined;
  const byRecoveryCode = !hasPhone || new URL(args.request.url).searchParams.has(recoveryParameter);
  const byPasskey = steps.hasPasskey && passkeySite(args.request, args.context) !== undefined;
  return {
    hasPhone,
    byPasskey,
    byRecoveryCode,
    otherWay: formatAddress("/login/second-step", {
      next,
      [recoveryParameter]: byRecoveryCode ? undefined : "yes",
    }),
    again: formatAddress("/login", { next }),
  };
}

/** Handles the second step: the password was right, and there is no session yet. */
export const action = saving(async (args: ActionFunctionArgs) => {
  const { request, context } = args;
  const fields = await readForm(request, context, { characters: shortForm });
  const { staff, remember } = await requirePassword(args);
  const passkey = fields.get("passkey");
  const code = fields.get("code")?.trim() ?? "";
  if (passkey === null && code === "")
    return invalid({
      errors: { code: t(/* Said where the field was left empty. */ "Type the code") },
      typed: {},
    });
  try {
    const headers =
      passkey === null
        ? await withCode(context, staff, code, () => openSession(request, context, staff, remember))
        : await openByPasskey(args, passkey, { remember, only: staff.id });
    headers.append("Set-Cookie", await dropPasswordNote(request, context));
    return redirect(wayBack(request) ?? "/dashboard", { status: 303, headers });
  } catch (error) {
    if (error instanceof WrongCodeError) return invalid({ errors: { code: error.message }, typed: {} });
    if (error instanceof WrongPasskeyError) {
      const words = t("The passkey was not accepted. Try again, or type a code.");
      return invalid({ errors: { "": words } as FieldErrors, typed: {} });
    }
    if (error instanceof TooManyTriesError) return refusedTooOften(context, error, {});
    throw error;
  }
});

async function openByPasskey(
  { request, context }: ActionFunctionArgs,
  typed: string,
  whose: { remember: boolean; only: number },
): Promise<Headers> {
  const site = passkeySite(request, context);
  if (!site) throw new WrongPasskeyError("Passkeys work at the site's own name only.");
  return signInByPasskey(request, context, site, { typed, ...whose });
}

export { noStore as headers } from "~/http/no-store";

export const meta = titled(msg("Second step"), { description: () => t("For the school's staff.") });

export default function SecondStep() {
  const { form, problem } = useForm<typeof loader, typeof action>();
  const { hasPhone, byPasskey, byRecoveryCode, otherWay, again } = form;
  const state = problem as FormState | undefined;
  return (
    <div className="shell grid grid-cols-1 justify-items-center py-[clamp(1.5rem,6vw,4rem)]">
      <div className="card w-full max-w-108">
        <h1>{t("Second step")}</h1>
        <p className="lead mb-4">
          {byRecoveryCode
            ? t("Type one of the recovery codes that you printed or wrote down.")
            : t("Open the app with the codes on your phone.")}
          {byPasskey ? ` ${t(/* Behind a sentence about codes. */ "Or use your passkey.")}` : null}
        </p>
        <PostForm errors={state?.errors} submit={t(/* On a button. */ "Log in")}>
          {byRecoveryCode ? (
            <RecoveryCodeField
              label={t("Recovery code")}
              hint={t("16 letters and digits, such as abcd-efgh-jkmn-pqrs. Each works once.")}
              autoComplete="off"
              state={state ?? {}}
            />
          ) : (
            <PhoneCodeField state={state ?? {}} />
          )}
        </PostForm>
        {byPasskey ? <PasskeyForm label={t("Use your passkey")} /> : null}
        <ul className="mt-4 flex flex-wrap justify-between gap-x-4">
          {hasPhone ? (
            <li>
              <a className="tap underline" href={otherWay}>
                {byRecoveryCode
                  ? t("Use the code from your phone")
                  : t("Phone not here? Use a recovery code")}
              </a>
            </li>
          ) : null}
          <li>
            <a className="tap underline" href="/login-help#phone">
              {t(/* Neither the phone nor a recovery code is there. */ "Neither of them?")}
            </a>
          </li>
          <li>
            <a className="tap underline" href={again}>
              {t("Log in with another account")}
            </a>
          </li>
        </ul>
      </div>
    </div>
  );
}
