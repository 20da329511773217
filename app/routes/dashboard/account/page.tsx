import { useLoaderData } from "@remix-run/react";
import { msg, t } from "#say";
import { findStaffById } from "~/accounts/queries.server";
import { findSteps } from "~/accounts/second-step/steps.server";
import { roleWords } from "~/session/roles";
import { listDevices } from "~/session/session-list.server";
import { staffLabel } from "~/session/staff-labels";
import { ActionForm } from "~/ui/form/action-form";
import { Button } from "~/ui/form/button";
import type { FormState } from "~/ui/form/fields";
import { PostForm, useForm } from "~/ui/form/post-form";
import { LinkPanel } from "~/ui/page/link-panel";
import { titled } from "~/ui/page/page-meta";
import { PersonNameField } from "../staff/person-fields";
import { staffAction, staffLoader } from "../staff-page.server";
import { DeviceList } from "./device-list";
import { endDevices } from "./end-devices.server";
import { chooseLanguage, dashboardLanguages, saveOwnName } from "./own-account.server";

export const loader = staffLoader("editor", async ({ request, context, staff, db }) => {
  const { id, username, role, language } = staff;
  const { phone, asked } = await findSteps(db, id);
  const devices = await listDevices(request, context, id);
  const steps = { hasSecondStep: phone !== undefined, byPasskey: asked && !phone };
  const name = (await findStaffById(db, id))?.name ?? "";
  return { username, name, role, devices, language, languages: dashboardLanguages, ...steps };
});

export const action = staffAction({ role: "editor" }, async ({ request, context, staff, fields }) => {
  if (fields.has("name")) return saveOwnName(request, context, staff, fields);
  if (fields.has("language")) return chooseLanguage(request, context, staff, fields.get("language"));
  return endDevices(request, context, { staff, person: staff, fields, location: "/dashboard/account" });
});

export const meta = titled(msg("Your account"));

export default function OwnAccount() {
  const { username, name, role, devices, language, languages, hasSecondStep, byPasskey } =
    useLoaderData<typeof loader>();
  const { problem: answer } = useForm<typeof loader, typeof action>();
  const problem = answer && "typed" in answer ? answer : undefined;
  const { label } = roleWords[role];
  return (
    <>
      <h1>{t("Your account")}</h1>
      <p className="lead">{`${staffLabel({ name, username })}, ${t(label).toLowerCase()}`}</p>
      <NameForm state={problem ?? { typed: { name } }} />
      <LanguageForm language={language} languages={languages} />
      <LinkPanel
        title={t("Password")}
        words={t("Change it if another person may know it. This logs out all your other devices.")}
        to="/dashboard/staff/password"
        action={t("Change password")}
      />
      <LinkPanel
        title={t(/* Of the login: a code after the password. */ "Second step")}
        words={
          hasSecondStep
            ? t("It is on: after your password the website asks for a code from your phone.")
            : byPasskey
              ? t(
                  "Your passkey protects you, even if another person knows your password. A code from your phone can be another way.",
                )
              : t(
                  "It is off. Anyone who learns your password can log in. A code from your phone prevents that.",
                )
        }
        to="/dashboard/staff/second-step"
        action={hasSecondStep ? t("Recovery codes, new phone, switch off") : t("Set up a second step")}
      />
      <LinkPanel
        title={t("Passkeys")}
        words={t(
          "Log in with your fingerprint, your face or the PIN of your device, without password and code.",
        )}
        to="/dashboard/staff/passkeys"
        action={t("Your passkeys")}
      />
      <DeviceList devices={devices} />
    </>
  );
}

function NameForm({ state }: { state: FormState }) {
  return (
    <section className="panel">
      <h2>{t("Your name")}</h2>
      <PostForm errors={state.errors} submit={t("Save")}>
        <PersonNameField state={state} />
      </PostForm>
    </section>
  );
}

interface LanguageFormProps {
  language: string;
  languages: { code: string; name: string }[];
}

function LanguageForm({ language, languages }: LanguageFormProps) {
  return (
    <section className="panel">
      <h2>{t("Language of the dashboard")}</h2>
      <p>{t("For your account alone. What the school writes stays as it is.")}</p>
      {/* Reloads the document, because it contains the messages. */}
      <ActionForm reloadDocument className="actions">
        {languages.map(({ code, name }) => {
          const isCurrent = code === (language || "en");
          return (
            <Button
              key={code}
              name="language"
              value={code}
              lang={code}
              variant={isCurrent ? "primary" : "quiet"}
              aria-current={isCurrent ? "true" : undefined}
            >
              {name}
            </Button>
          );
        })}
      </ActionForm>
    </section>
  );
}
