import { useSubmit } from "@remix-run/react";
import { type FormEvent, useEffect, useState } from "react";
import { t } from "#say";
import { type FormState, TextField } from "~/ui/form/fields";
import { PostForm } from "~/ui/form/post-form";

interface AddPasskeyProps {
  options: string;
  problem: FormState | undefined;
}

/** Needs script and a browser with passkeys. */
export function AddPasskey({ options, problem }: AddPasskeyProps) {
  const submit = useSubmit();
  const [able, setAble] = useState(false);
  const [words, setWords] = useState("");
  useEffect(() => setAble("PublicKeyCredential" in window), []);

  async function make(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setWords("");
    const fields = new FormData(event.currentTarget);
    try {
      const { startRegistration } = await import("@simplewebauthn/browser");
      fields.set("passkey", JSON.stringify(await startRegistration({ optionsJSON: JSON.parse(options) })));
      submit(fields, { method: "post" });
    } catch (error) {
      const isKnown = error instanceof Error && error.name === "InvalidStateError";
      setWords(
        isKnown
          ? t("This device has a passkey for you already.")
          : t("No passkey was made. Please try again, or use another device."),
      );
    }
  }

  return (
    <section className="panel">
      <h2>{t("Add a passkey")}</h2>
      {able ? (
        <PostForm submit={t("Add a passkey")} errors={problem?.errors} onSubmit={make}>
          <TextField
            name="name"
            label={t("Name")}
            hint={t("So that you know it again, for example: my phone.")}
            maxLength={60}
            state={problem ?? {}}
          />
          {words ? <p role="alert">{words}</p> : null}
        </PostForm>
      ) : (
        <p>{t("Your browser cannot make passkeys, or JavaScript is off. Your password works as before.")}</p>
      )}
    </section>
  );
}
