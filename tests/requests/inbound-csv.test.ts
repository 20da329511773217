import type { AppLoadContext } from "@remix-run/node";
import { expect, test } from "vitest";
import { msg } from "#message";
import { inboundCsv } from "~/records/inbound.server";
import { openSite } from "../support/site";

test("an inbound kind that names its fields has a CSV file with them, the time and the language", async () => {
  const { db, visitor } = await openSite();
  const sent = { first_name: "Rina", phone: "98765 43210", message: "When is PTM?" };
  expect((await visitor().submit("/contact", sent)).status).toBe(303);
  const file = inboundCsv({
    name: "messages.csv",
    verb: "downloaded messages",
    fields: { phone: { label: msg("Phone") }, message: { label: msg("Message") } },
    rows: (from) => from.selectFrom("messages").selectAll(),
  });
  const rows: string[][] = [];
  for await (const page of file.lines(db, new Request("http://site"), {} as AppLoadContext))
    rows.push(...page);
  expect(file.headings).toEqual(["received", "phone", "message", "language"]);
  expect(rows.map(([received, ...cells]) => [received !== "", ...cells])).toEqual([
    [true, "98765 43210", "When is PTM?", "English"],
  ]);
});
