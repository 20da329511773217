import { chosenRecords } from "../bulk-actions/kept.server";
import { chosenPage } from "../bulk-actions/page.server";

const page = chosenPage(chosenRecords);
export const loader = page.loader;
export const action = page.action;

export { ChosenPage as default, chosenMeta as meta } from "../bulk-actions/page";
