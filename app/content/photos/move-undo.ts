import { momentUndo } from "~/forms/moment-undo";

/** Photos that were moved together. */
export const moveUndo = momentUndo("moved-photos");
