import { findSubscribers, removeSubscriber } from "~/content/subscribers/queries.server";
import { subscriber } from "~/content/subscribers/subscriber";
import { idsOf } from "~/forms/chosen";
import { type ChosenRow, chosenPage } from "../chosen/page.server";

/** The addresses are kept out of the activity log. */
const page = chosenPage<ChosenRow & { id: number }>(() => ({
  role: "administrator",
  path: subscriber.pages.list,
  one: subscriber.names.one,
  async find(db, chosen) {
    return (await findSubscribers(db, idsOf(chosen))).map(({ id, email }) => ({
      id,
      value: String(id),
      name: email,
    }));
  },
  actions: {
    delete: {
      titleOf: (count) => `Remove ${count}`,
      danger: true,
      consequence: "They are taken off the newsletter list at once. Their owners can subscribe again.",
      done: ["deleted", "removed"],
      async run(trx, rows) {
        for (const { id } of rows) await removeSubscriber(trx, id);
        return { rows };
      },
    },
  },
}));
export const loader = page.loader;
export const action = page.action;

export { ChosenPage as default, chosenMeta as meta } from "../chosen/page";
