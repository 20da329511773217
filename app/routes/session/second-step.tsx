import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { checkCode, WrongCodeError } from "~/content/staff/second-step/check-code.server";
import { dropPasswordNote, findPasswordNote } from "~/content/staff/second-step/password-was-right.server";
import { findSecondStep } from "~/content/staff/second-step/queries.server";
import { openSession } from "~/content/staff/sign-in.server";
import { invalid } from "~/forms/fields.server";
import { readForm, shortForm } from "~/http/read-form.server";
import { refusedTooOften } from "~/http/too-many-tries.server";
import { saving } from "~/http/unavailable.server";
import { TooManyTriesError } from "~/limits/too-many-tries";
import { servicesOf } from "~/services/services.server";
import type { FormState } from "~/ui/form/fields";
import { PhoneCodeField, RecoveryCodeField } from "~/ui/form/own-password";
import { PostForm } from "~/ui/form/post-form";
import { titled } from "~/ui/page-meta";
import { wayBack } from "./way-back";

/** Asks for a recovery code in the place of one from the phone. */
const recoveryParameter = "recovery";

const addressOf = (path: string, query: Record<string, string | undefined>) => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
};

/** @throws a redirect to the login where no password was entered in this browser lately */
async function requirePassword({ request, context }: LoaderFunctionArgs | ActionFunctionArgs) {
  const note = await findPasswordNote(request, context);
  if (note && (await findSecondStep(servicesOf(context).db, note.staff.id))) return note;
  throw redirect(addressOf("/login", { next: wayBack(request) }), 303);
}

export async function loader(args: LoaderFunctionArgs) {
  await requirePassword(args);
  const next = wayBack(args.request);
  const byRecoveryCode = new URL(args.request.url).searchParams.has(recoveryParameter);
  return {
    byRecoveryCode,
    otherWay: addressOf("/login/second-step", {
      next,
      [recoveryParameter]: byRecoveryCode ? undefined : "yes",
    }),
    again: addressOf("/login", { next }),
  };
}

/** The second step of a login: the password was right, and there is no session yet. */
export const action = saving(async (args: ActionFunctionArgs) => {
  const { request, context } = args;
  const fields = await readForm(request, context, shortForm);
  const { staff, remember } = await requirePassword(args);
  const code = fields.get("code")?.trim() ?? "";
  if (code === "") return invalid({ errors: { code: "Type the code" }, typed: {} });
  try {
    await checkCode(context, staff, code);
  } catch (error) {
    if (error instanceof WrongCodeError) return invalid({ errors: { code: error.message }, typed: {} });
    if (error instanceof TooManyTriesError) return refusedTooOften(context, error, {});
    throw error;
  }
  const headers = await openSession(request, context, staff, remember);
  headers.append("Set-Cookie", await dropPasswordNote(request, context));
  return redirect(wayBack(request) ?? "/dashboard", { status: 303, headers });
});

export { noStore as headers } from "~/http/no-store";

export const meta = titled("Second step", "For the school's staff.");

export default function SecondStep() {
  const { byRecoveryCode, otherWay, again } = useLoaderData<typeof loader>();
  const state = useActionData<typeof action>() as FormState | undefined;
  return (
    <div className="shell grid grid-cols-1 justify-items-center py-[clamp(1.5rem,6vw,4rem)]">
      <div className="card w-full max-w-108">
        <h1>Second step</h1>
        <p className="lead mb-4">
          {byRecoveryCode
            ? "Type one of the recovery codes that you printed or wrote down."
            : "Open the app with the codes on your phone."}
        </p>
        <PostForm errors={state?.errors} submit="Log in">
          {byRecoveryCode ? (
            <RecoveryCodeField
              label="Recovery code"
              hint="16 letters and digits, such as abcd-efgh-jkmn-pqrs. Each works once."
              autoComplete="off"
              state={state ?? {}}
            />
          ) : (
            <PhoneCodeField state={state ?? {}} />
          )}
        </PostForm>
        <ul className="mt-4 flex flex-wrap justify-between gap-x-4">
          <li>
            <a className="tap underline" href={otherWay}>
              {byRecoveryCode ? "Use the code from your phone" : "Phone not here? Use a recovery code"}
            </a>
          </li>
          <li>
            <a className="tap underline" href="/login-help#phone">
              Neither of them?
            </a>
          </li>
          <li>
            <a className="tap underline" href={again}>
              Log in as somebody else
            </a>
          </li>
        </ul>
      </div>
    </div>
  );
}
