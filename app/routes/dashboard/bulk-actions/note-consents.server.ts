import { msg, t } from "#say";
import { noteConsent } from "~/capabilities/consents/at-adding.server";
import { takesConsent } from "~/capabilities/consents/consent.server";
import type { StaffKind } from "~/kinds/kind";
import type { ChosenAction, ChosenRow } from "./page.server";

type Row = ChosenRow & { id: number };
type Kind = Pick<StaffKind<never>, "key" | "table" | "children">;

/** Notes one consent for several records; those without it are left out of the choice. */
export function createConsentAction(kind: Kind): ChosenAction<Row> {
  return {
    titleOf: (count) => t("Note a consent for {count}", { count }),
    consequence: msg(
      "It is noted for each, as given today for the website. Leave out those that it does not cover.",
    ),
    verb: "noted consent",
    done: msg("Consent noted for {count}"),
    ask: async () => ({ label: t("Who has agreed"), hint: t("Such as: Mrs. Rina Ghosh, mother") }),
    async run(trx, rows, { username }, asked) {
      const by = asked.trim().slice(0, 100);
      if (!by) return { rows: [], refused: t("Nothing was saved. Write who has agreed.") };
      const noted: Row[] = [];
      for (const row of rows) {
        if (!(await takesConsent(trx, kind.key, row.id))) continue;
        await noteConsent(trx, kind, row.id, { who: username, by });
        noted.push(row);
      }
      return { rows: noted };
    },
  };
}
