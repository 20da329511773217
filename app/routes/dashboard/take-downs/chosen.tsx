import type { ProofHandle } from "~/content/staff/proof/proof-handle";
import { deleteTakeDown, findTakeDowns } from "~/content/take-downs/queries.server";
import { takeDown } from "~/content/take-downs/take-down";
import { chosenReceived, eraseChosen } from "../received/chosen.server";

export const handle: ProofHandle = { proof: "none" };

const words = {
  verb: "Delete",
  done: "deleted",
  consequence: "What you chose is erased with who asked. What the requests are about stays as it is.",
};

const page = chosenReceived(
  takeDown,
  async (db, ids) => (await findTakeDowns(db, ids)).map(({ id, name }) => ({ id, name })),
  { delete: eraseChosen(words, deleteTakeDown) },
);
export const loader = page.loader;
export const action = page.action;

export { ChosenPage as default, chosenMeta as meta } from "../chosen/page";
