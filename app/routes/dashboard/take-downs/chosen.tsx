import type { ProofHandle } from "~/content/staff/proof/proof-handle";
import { deleteTakeDown, findTakeDowns } from "~/content/take-downs/queries.server";
import { takeDown } from "~/content/take-downs/take-down";
import { eraseReceived } from "../received/chosen.server";

export const handle: ProofHandle = { proof: "none" };

const page = eraseReceived(takeDown, {
  find: findTakeDowns,
  erase: deleteTakeDown,
  consequence: "What you chose is erased with who asked. What the requests are about stays as it is.",
});
export const loader = page.loader;
export const action = page.action;

export { ChosenPage as default, chosenMeta as meta } from "../chosen/page";
