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
  head: ["email", "since", "unsubscribe", "confirmed", "language"],
  async *pages(db, request, context) {
    const site = siteOrigin(request, context);
    for await (const page of exportSubscribers(db)) {
      yield page.map(({ email, token, created_at, confirmed_at, language }) => [
        email,
        created_at.slice(0, 10),
        `${site}${addressIn({ code: language }, `/newsletter/unsubscribe?token=${token}`)}`,
        confirmed_at?.slice(0, 10) ?? "",
        languageInEnglish(language),
      ]);
    }
  },
});
