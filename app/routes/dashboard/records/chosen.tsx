import { chosenRecords } from "../chosen/kept.server";
import { chosenPage } from "../chosen/page.server";

const page = chosenPage(chosenRecords);
export const loader = page.loader;
export const action = page.action;

export { ChosenPage as default, chosenMeta as meta } from "../chosen/page";
