import { currentSpeech, speaking } from "./current";
import { english } from "./languages";

/** Says in English what is stored, such as entries of the activity log: who reads it later may have chosen another language. */
export function inEnglishWords<Result>(act: () => Result): Result {
  return speaking({ ...currentSpeech(), language: english, staff: english }, act);
}
