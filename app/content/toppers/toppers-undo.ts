import { momentUndo } from "~/forms/moment-undo";

/** Results that were imported together. */
export const toppersUndo = momentUndo("imported-results");
