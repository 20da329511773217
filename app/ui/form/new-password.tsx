import { useEffect, useState } from "react";
import { t } from "#say";
import { Button } from "./button";
import { type FormState, TextField } from "./fields";

/** Can be shown: typed once, a typing error would lock the user out. */
export function NewPasswordField({ state }: { state: FormState }) {
  const [shown, setShown] = useState(false);
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return (
    <div className="grid justify-items-start gap-2 *:first:w-full">
      <TextField
        name="password"
        label={t("New password")}
        type={shown ? "text" : "password"}
        hint={t(/* Below the field of a new password. */ "10 characters or more; a short sentence is good.")}
        autoComplete="new-password"
        required
        state={state}
      />
      {hydrated ? (
        <Button
          type="button"
          className="aria-pressed:bg-green-mist"
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {t("Show password")}
        </Button>
      ) : null}
    </div>
  );
}
