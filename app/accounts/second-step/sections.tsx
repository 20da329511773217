import { Link } from "@remix-run/react";
import { rich, t } from "#say";
import { secondStepPage } from "~/session/second-step-page";
import { OwnPasswordField, PhoneCodeField, RecoveryCodeField } from "~/ui/form/own-password";
import { PostForm } from "~/ui/form/post-form";
import { Icon } from "~/ui/icons/icon";
import { type QrCode, QrPicture } from "~/ui/pictures/qr-code";

interface Problem {
  errors: Record<string, string>;
}

interface SetupProps {
  passkeysPage: string;
  setup: { sealed: string; address: string; qr: QrCode; letters: string };
  required: boolean;
  problem: Problem | undefined;
}

export function SecondStepIsOff({ setup, required, problem, passkeysPage }: SetupProps) {
  const { sealed, address, qr, letters } = setup;
  return (
    <>
      <h1>{t("Your second step")}</h1>
      {required ? (
        <p className="message message-warning" role="status">
          <Icon name="info-circle" />
          <span>
            {rich(
              "The school asks every account for a second step. Please set yours up to go on. A <a>passkey</a> is one too.",
              {
                a: (words) => (
                  <Link className="underline" to={passkeysPage}>
                    {words}
                  </Link>
                ),
              },
            )}
          </span>
        </p>
      ) : null}
      <p className="lead">
        {t(
          "After your password, the website asks for a code from your phone. Your password alone is then not enough to log in.",
        )}
      </p>
      <PostForm
        errors={problem?.errors}
        submit={t("Switch on")}
        aside={<Link to="/dashboard/account">{t("Cancel")}</Link>}
      >
        <input type="hidden" name="intent" value="connect" />
        <input type="hidden" name="setup" value={sealed} />
        <ol className="grid list-decimal gap-6 ps-6 [&>li]:ps-1">
          <li>
            <p>
              {t(
                "Install an app for login codes (TOTP) on your phone, such as Google Authenticator, Microsoft Authenticator or Aegis. On an iPhone, Passwords can do it too.",
              )}
            </p>
          </li>
          <li>
            <p>{t("In the app, choose to add an account and scan this picture:")}</p>
            <QrPicture
              code={qr}
              label={t("QR code for the app on your phone")}
              className="my-3 w-56 rounded-md border border-line bg-white"
            />
            <p className="hint">
              {rich("On this phone: <a>open the app here</a>. Or type this key into the app:", {
                a: (words) => <a href={address}>{words}</a>,
              })}
            </p>
            <p className="text-base [overflow-wrap:anywhere]">
              <code>{letters}</code>
            </p>
          </li>
          <li>
            <PhoneCodeField label={t("Type the code that the app shows")} state={problem ?? {}} />
          </li>
        </ol>
      </PostForm>
    </>
  );
}

const fewCodes = 3;

export function RecoveryCodesPanel({ codesLeft }: { codesLeft: number }) {
  return (
    <section className={codesLeft <= fewCodes ? "panel care border-l-red" : "panel"}>
      <h2>{t("Recovery codes")}</h2>
      <p>
        {codesLeft === 0
          ? t("No recovery codes are left. You need one if you lose your phone.")
          : t(
              "{count, plural, one {# code is left} other {# codes are left}} for when your phone is lost or broken.",
              { count: codesLeft },
            )}{" "}
        {t("New ones take the place of all old ones.")}
      </p>
      <PostForm submit={t("Make new codes")} action={secondStepPage}>
        <input type="hidden" name="intent" value="codes" />
      </PostForm>
    </section>
  );
}

interface IsOnProps {
  since: string;
  codesLeft: number;
  required: boolean;
  problem: Problem | undefined;
  path: string;
}

export function SecondStepIsOn({ since, codesLeft, required, problem, path }: IsOnProps) {
  return (
    <>
      <h1>{t("Your second step")}</h1>
      <p className="lead">
        {t("It is on since {since}. After your password the website asks for a code from your phone.", {
          since,
        })}
      </p>
      <RecoveryCodesPanel codesLeft={codesLeft} />
      <section className="panel">
        <h2>{t("Switch it off")}</h2>
        <p>
          {required
            ? t(
                "For a new phone: switch it off, then set it up again with the new one. The school asks every account for a second step.",
              )
            : t("For a new phone: switch it off, then set it up again with the new one.")}
        </p>
        <PostForm submit={t("Switch off")} tone="danger" action={path} errors={problem?.errors}>
          <input type="hidden" name="intent" value="off" />
          <OwnPasswordField state={problem ?? {}} />
          <RecoveryCodeField
            label={t("Code from your phone, or a recovery code")}
            autoComplete="one-time-code"
            state={problem ?? {}}
          />
        </PostForm>
      </section>
    </>
  );
}
