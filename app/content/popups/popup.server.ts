import { z } from "zod";
import { msg } from "#message";
import { recordsOf } from "~/content/records/records.server";
import { checksOf, parseFields } from "~/forms/fields.server";
import { isSitePath } from "~/links/site-path";
import { popup } from "./popup";

/** Pop-ups; the newest is the one that the home page shows (specification section 4). */
export const popups = recordsOf(popup);

export type Popup = Awaited<ReturnType<typeof popups.list>>[number];

const checks = checksOf(popup.fields);

/** What the button says where nobody wrote it. */
const defaultLabel = "More about this";

/** A path of this site, or an address elsewhere that is encrypted. */
function isTaken(address: string): boolean {
  if (isSitePath(address)) return true;
  return /^https:\/\//i.test(address) && URL.canParse(address);
}

/**
 * A photo is required, its words are not (specification section 5); the photo is looked at on its own. A button needs an
 * address.
 */
const schema = z
  .object({
    ...checks,
    link_url: checks.link_url
      .transform((value) => (/^www\./i.test(value) ? `https://${value}` : value))
      .refine(
        (value) => value === "" || isTaken(value),
        msg("Enter a page of this site, such as /contact, or a full address that begins with https://"),
      ),
  })
  .refine(({ link_label, link_url }) => link_label === "" || link_url !== "", {
    path: ["link_url"],
    message: msg("Enter the page that the button opens, or leave both empty"),
  })
  .transform((values) => ({
    ...values,
    link_label: values.link_url ? values.link_label || defaultLabel : "",
  }));

/** Checks the form of a pop-up. */
export function parsePopup(fields: URLSearchParams) {
  return parseFields(schema, fields);
}
