import { t } from "#say";
import { BodyTooLargeError, MalformedBodyError } from "~/files/upload/body-errors";
import { refusal } from "./refusal";

/** Converts a body error into the response to throw; returns other errors unchanged. */
export function bodyRefusal(error: unknown, tooLarge: string, what: "form" | "request" = "form"): unknown {
  if (error instanceof BodyTooLargeError) return refusal(413, tooLarge);
  if (error instanceof MalformedBodyError) {
    const words =
      what === "form"
        ? t("The form arrived broken or incomplete. Please send it again.")
        : t("The request arrived broken or incomplete. Please send it again.");
    return refusal(400, words);
  }
  return error;
}
