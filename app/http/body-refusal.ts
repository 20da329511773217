import { t } from "#say";
import { BodyTooLargeError, MalformedBodyError } from "~/files/body-errors";
import { refusal } from "./refusal";

/**
 * What a form whose body could not be read is answered, to be thrown; any other error stays what it is.
 * @param tooLarge what is said where it is larger than its limit
 */
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
