import { msg } from "#message";
import { parserOf } from "~/forms/fields.server";
import { isSitePath } from "~/links/site-path";
import { recordsOf } from "~/records/records.server";
import { popup } from "../../kinds/popup";

/** The home page shows the newest (specification section 4). */
export const popups = recordsOf(popup);

export type Popup = Awaited<ReturnType<typeof popups.list>>[number];

const defaultLabel = "More about this";

/** True for a path of this site or an `https:` URL. */
function isTaken(address: string): boolean {
  if (isSitePath(address)) return true;
  return /^https:\/\//i.test(address) && URL.canParse(address);
}

/** Only the photo is required (specification section 5); it is checked separately. A button needs a URL. */
export const parsePopup = parserOf(popup.fields, {
  fields: ({ link_url }) => ({
    link_url: link_url
      .transform((value) => (/^www\./i.test(value) ? `https://${value}` : value))
      .refine(
        (value) => value === "" || isTaken(value),
        msg("Enter a page of this site, such as /contact, or a full address that begins with https://"),
      ),
  }),
  whole: (form) =>
    form
      .refine(({ link_label, link_url }) => link_label === "" || link_url !== "", {
        path: ["link_url"],
        message: msg("Enter the page that the button opens, or leave both empty"),
      })
      .transform((values) => ({
        ...values,
        link_label: values.link_url ? values.link_label || defaultLabel : "",
      })),
});
