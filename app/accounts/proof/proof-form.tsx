import { useSubmit } from "@remix-run/react";
import { type ReactNode, useEffect, useState } from "react";
import { type Message, msg, t } from "#say";
import { resubmittedFormField } from "~/forms/resubmitted-form-field";
import { Button } from "~/ui/form/button";
import { OwnPasswordField, PhoneCodeField } from "~/ui/form/own-password";
import { PostForm } from "~/ui/form/post-form";
import { type ProofAsked, proofFields } from "./proof-fields";

interface ProofFormProps {
  asked: ProofAsked;
  action?: string | undefined;
  aside: ReactNode;
}

export const proofTitle: Message = msg("Please confirm that it is you");

export function ProofForm({ asked, action, aside }: ProofFormProps) {
  const state = { errors: asked.errors };
  const [able, setAble] = useState(false);
  const [words, setWords] = useState("");
  const submit = useSubmit();
  useEffect(() => setAble("PublicKeyCredential" in window), []);

  async function sendByPasskey(form: HTMLFormElement | null) {
    setWords("");
    try {
      const { proveByPasskey } = await import("./prove-by-passkey");
      if (form)
        submit(await proveByPasskey(form, asked.passkey ?? ""), {
          method: "post",
          ...(action && { action }),
        });
    } catch {
      setWords(t("No passkey was used. Try again, or type your password."));
    }
  }
  return (
    <>
      <h1>{t(proofTitle)}</h1>
      <p className="lead">
        {asked.resubmittedForm
          ? t(
              "Enter your password, in case someone else is using this device. What you typed is kept, and sent afterwards.",
            )
          : t("Enter your password, in case someone else is using this device.")}
      </p>
      {/* The guarded form has this address too; its typed text belongs to it alone. */}
      <PostForm
        id="proof-form"
        action={action}
        errors={asked.errors}
        submit={t(/* On a button. */ "Continue")}
        aside={aside}
      >
        {asked.resubmittedForm ? (
          <input type="hidden" name={resubmittedFormField} value={asked.resubmittedForm} />
        ) : null}
        <OwnPasswordField
          name={proofFields.password}
          required={!asked.hasSecondStep}
          hint={asked.hasSecondStep ? undefined : t("You are asked once while you work here.")}
          state={state}
        />
        {asked.hasSecondStep ? (
          <PhoneCodeField
            name={proofFields.code}
            label={t("Or the code from your phone")}
            hint={t("One of the two is enough. You are asked once while you work here.")}
            required={false}
            state={state}
          />
        ) : null}
        {able && asked.passkey ? (
          <div className="grid gap-2">
            <Button type="button" onClick={({ currentTarget: { form } }) => void sendByPasskey(form)}>
              {t("Use your passkey")}
            </Button>
            <p role="status">{words}</p>
          </div>
        ) : null}
      </PostForm>
    </>
  );
}
