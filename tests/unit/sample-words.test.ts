import { expect, test } from "vitest";
import { translations } from "~/languages/languages";
import { disclosures } from "~db/seed/disclosures";
import { facilities } from "~db/seed/facilities";
import { illustrated } from "~db/seed/illustrated";
import { amenities } from "~db/seed/programs";
import { translated } from "../support/languages";

/** Names from the specification, which remain with a school's own content. */
const named = new Set(
  [
    ...facilities.flatMap((row) => [row.title, row.menu_label, row.beside, row.footer_label]),
    ...illustrated.facility_cards.flatMap((card) => [card.title, card.description, card.features]),
    ...amenities.map(({ label }) => label),
    ...disclosures.map(({ name }) => name),
  ].filter((text) => text !== undefined),
);

test.each(translations)(
  "names of the specification have translations in $english, line by line",
  ({ code }) => {
    for (const english of named) {
      const said = translated(code, english);
      expect([english, said.split("\n").length]).toEqual([english, english.split("\n").length]);
      expect(said.split("\n").every((line) => line.trim() === line && line !== "")).toBe(true);
    }
  },
);
