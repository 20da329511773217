import type { ProofHandle } from "~/accounts/proof/require-proof.server";
import { countSubscribers, exportSubscribers } from "~/content/subscribers/subscriber.server";
import { addressIn } from "~/languages/address";
import { languageInEnglish } from "~/languages/languages";
import { siteOrigin } from "~/services/public-address.server";
import { personalCsv } from "../inbound/csv-file.server";

export const handle: ProofHandle = { proof: "asked" };

export const loader = personalCsv({
  name: "newsletter.csv",
  list: "/dashboard/subscribers",
  verb: "downloaded addresses",
  subject: async (db) => `${await countSubscribers(db)} addresses`,
  async *pages(db, request, context) {
    const site = siteOrigin(request, context);
    for await (const page of exportSubscribers(db))
      yield page.map((row) => ({
        ...row,
        unsubscribe: `${site}${addressIn({ code: row.language }, `/newsletter/unsubscribe?token=${row.token}`)}`,
      }));
  },
  columns: {
    email: (row) => row.email,
    since: (row) => row.created_at.slice(0, 10),
    unsubscribe: (row) => row.unsubscribe,
    confirmed: (row) => row.confirmed_at?.slice(0, 10) ?? "",
    language: (row) => languageInEnglish(row.language),
  },
});
