import type { ReactNode } from "react";
import { OwnPasswordField, PhoneCodeField } from "~/ui/form/own-password";
import { PostForm } from "~/ui/form/post-form";
import { carriedField, type ProofAsked, proofFields } from "./proof-fields";

interface ProofFormProps {
  asked: ProofAsked;
  /** Where it is sent to, where that is not the address that asks. */
  action?: string | undefined;
  aside: ReactNode;
}

/** The heading of whatever asks for a proof. */
export const proofTitle = "Please confirm that it is you";

/** Asks for the password, or the code from the phone, before something that matters is done. */
export function ProofForm({ asked, action, aside }: ProofFormProps) {
  const state = { errors: asked.errors };
  return (
    <>
      <h1>{proofTitle}</h1>
      <p className="lead">
        {asked.carried
          ? "This needs your password, so that nobody else does it on a device that was left open. What you typed is kept, and goes on by itself afterwards."
          : "This needs your password, so that nobody else does it on a device that was left open."}
      </p>
      <PostForm action={action} errors={asked.errors} submit="Continue" aside={aside}>
        {asked.carried ? <input type="hidden" name={carriedField} value={asked.carried} /> : null}
        <OwnPasswordField
          name={proofFields.password}
          required={!asked.hasSecondStep}
          hint={asked.hasSecondStep ? undefined : "You are not asked again for ten minutes."}
          state={state}
        />
        {asked.hasSecondStep ? (
          <PhoneCodeField
            name={proofFields.code}
            label="Or the code from your phone"
            hint="One of the two is enough. You are not asked again for ten minutes."
            required={false}
            state={state}
          />
        ) : null}
      </PostForm>
    </>
  );
}
