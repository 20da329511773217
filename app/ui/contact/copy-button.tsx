import { useEffect, useState } from "react";
import { t } from "#say";

/** Shown only if script and clipboard are available. @param label of the button */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [state, setState] = useState<"none" | "ready" | "copied">("none");
  useEffect(() => {
    if (navigator.clipboard) setState("ready");
  }, []);
  if (state === "none") return null;
  const copy = () => navigator.clipboard.writeText(text).then(() => setState("copied"));
  return (
    <button type="button" className="button button-quiet" onClick={copy}>
      {state === "copied" ? t("Copied") : label}
    </button>
  );
}
