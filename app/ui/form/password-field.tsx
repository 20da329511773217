import { type ComponentProps, useEffect, useState } from "react";
import { t } from "#say";
import { TextField } from "./fields";

/** New password that can be shown: typed once, a typing error would lock the user out. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, "type" | "autoComplete">) {
  const [shown, setShown] = useState(false);
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return (
    <div className="grid justify-items-start gap-2 *:first:w-full">
      <TextField {...props} type={shown ? "text" : "password"} autoComplete="new-password" />
      {hydrated ? (
        <button
          type="button"
          className="button button-quiet aria-pressed:bg-green-mist"
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {t("Show password")}
        </button>
      ) : null}
    </div>
  );
}
