import { useEffect, useState } from "react";
import { t } from "#say";
import { Button } from "../form/button";

/** Shown only if script and clipboard are available. @param label of the button */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [state, setState] = useState<"none" | "ready" | "copied">("none");
  useEffect(() => {
    if (navigator.clipboard) setState("ready");
  }, []);
  if (state === "none") return null;
  const copy = () => navigator.clipboard.writeText(text).then(() => setState("copied"));
  return (
    <Button type="button" onClick={copy}>
      {state === "copied" ? t("Copied") : label}
    </Button>
  );
}
