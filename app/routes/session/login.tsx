import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { msg, t } from "#say";
import { parseLogin } from "~/accounts/form.server";
import { PasskeyForm } from "~/accounts/passkeys/passkey-form";
import { passkeySite } from "~/accounts/passkeys/passkey-site.server";
import { hasPasskeys } from "~/accounts/passkeys/queries.server";
import { signInByPasskey, WrongPasskeyError } from "~/accounts/passkeys/sign-in.server";
import { CodeRequiredError, signIn, WrongCredentialsError } from "~/accounts/sign-in.server";
import { invalid } from "~/forms/fields.server";
import { readForm, shortForm } from "~/http/read-form.server";
import { refusedTooOften } from "~/http/too-many-tries.server";
import { TooManyTriesError } from "~/limits/too-many-tries";
import type { PageQuery } from "~/lists/page-query";
import { servicesOf } from "~/services/services.server";
import { findStaff } from "~/session/session.server";
import { OwnPasswordField } from "~/ui/form/own-password";
import { PostForm, useForm } from "~/ui/form/post-form";
import { UsernameField } from "~/ui/form/username-field";
import { Icon } from "~/ui/icons/icon";
import { titled } from "~/ui/page/page-meta";
import { wayBack } from "./way-back";

const query = { next: (value) => value !== "" } satisfies PageQuery;
export const handle = { query };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const next = wayBack(request);
  if (await findStaff(request, context)) throw redirect(next ?? "/dashboard");
  const byPasskey =
    passkeySite(request, context) !== undefined && (await hasPasskeys(servicesOf(context).db));
  return { sentHere: next !== undefined, keptForm: next?.includes("restore=") ?? false, byPasskey };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const fields = await readForm(request, context, { characters: shortForm });
  const passkey = fields.get("passkey");
  if (passkey !== null) return logInByPasskey(request, context, passkey, fields.get("remember") === "on");
  const parsed = parseLogin(fields);
  if (!parsed.ok) return invalid(parsed);
  const typed = { username: parsed.values.username };
  try {
    const { headers } = await signIn(request, context, parsed.values);
    return redirect(wayBack(request) ?? "/dashboard", { status: 303, headers });
  } catch (error) {
    if (error instanceof WrongCredentialsError) {
      const message = t("Login failed. Please check your credentials.");
      return invalid({ errors: { username: message }, typed });
    }
    if (error instanceof CodeRequiredError) {
      const address = `/login/second-step${new URL(request.url).search}`;
      return redirect(address, { status: 303, headers: { "Set-Cookie": error.cookie } });
    }
    if (error instanceof TooManyTriesError) return refusedTooOften(context, error, typed);
    throw error;
  }
}

async function logInByPasskey(
  request: Request,
  context: ActionFunctionArgs["context"],
  passkey: string,
  remember: boolean,
) {
  const site = passkeySite(request, context);
  try {
    if (!site) throw new WrongPasskeyError("Passkeys work at the site's own name only.");
    const headers = await signInByPasskey(request, context, site, { typed: passkey, remember });
    return redirect(wayBack(request) ?? "/dashboard", { status: 303, headers });
  } catch (error) {
    if (error instanceof WrongPasskeyError) {
      const words = t("The passkey was not accepted. Try again, or log in with your password.");
      return invalid({ errors: { "": words } as Record<string, string>, typed: {} });
    }
    if (error instanceof TooManyTriesError) return refusedTooOften(context, error, {});
    throw error;
  }
}

export { noStore as headers } from "~/http/no-store";

export const meta = titled(msg("Login"), {
  description: () => t(/* What the login is for. */ "For the school's staff."),
});

export default function Login() {
  const {
    form: { sentHere, keptForm, byPasskey },
    problem,
  } = useForm<typeof loader, typeof action>();
  return (
    <div className="shell grid grid-cols-1 justify-items-center py-[clamp(1.5rem,6vw,4rem)]">
      <div className="card w-full max-w-108">
        <h1>{t("Login")}</h1>
        {sentHere && !problem ? (
          <p className="message message-warning" role="alert">
            <Icon name="alert-triangle" />
            {t("Kindly Login. To access Dashboard!")}
          </p>
        ) : null}
        {keptForm ? (
          <p className="hint">{t("What you had typed is kept and will be there after the login.")}</p>
        ) : null}
        <PostForm errors={problem?.errors} submit={t("Login")}>
          <UsernameField state={problem ?? {}} />
          <OwnPasswordField label={t("Password")} state={problem ?? {}} />
          <div className="check">
            <input type="checkbox" id="remember" name="remember" value="on" />
            <label htmlFor="remember">{t(/* Beside a box: one stays logged in. */ "Remember me")}</label>
          </div>
        </PostForm>
        {byPasskey ? (
          <PasskeyForm
            label={t(/* A passkey is a login by finger, face or PIN of a device. */ "Log in with a passkey")}
          />
        ) : null}
        <ul className="mt-4 flex flex-wrap justify-between gap-x-4">
          <li>
            <a className="tap underline" href="/login-help#forgot">
              {t("Forgot password?")}
            </a>
          </li>
          <li>
            <a className="tap underline" href="/login-help#sign-up">
              {t(/* Leads to how one gets an account. */ "Sign up")}
            </a>
          </li>
        </ul>
      </div>
    </div>
  );
}
