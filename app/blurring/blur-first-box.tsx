import { t } from "#say";
import type { FormState } from "~/ui/form/fields";
import { blurFirstField } from "./blur-first";

export function BlurFirst({ state }: { state: FormState }) {
  return (
    <div className="check">
      <input
        type="checkbox"
        id={blurFirstField}
        name={blurFirstField}
        value="1"
        defaultChecked={state.typed?.[blurFirstField] === "1"}
      />
      <label htmlFor={blurFirstField}>{t("Blur faces before anybody sees them")}</label>
    </div>
  );
}
