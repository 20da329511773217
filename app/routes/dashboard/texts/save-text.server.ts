import type { AppLoadContext } from "@remix-run/node";
import { t } from "#say";
import { recordEvent } from "~/capabilities/activity/record-event.server";
import { saveText } from "~/capabilities/texts/queries.server";
import { type TextName, textPages, textPath, textSpec } from "~/capabilities/texts/texts";
import { type Answer, runOnce } from "~/forms/one-time.server";
import { servicesOf } from "~/services/services.server";

interface Change {
  who: string;
  value: string;
  /** The version that the form was opened with. */
  opened?: number | undefined;
  /** Returns the message after a record was added, changed or deleted. */
  message: string;
}

/**
 * Saves a text, notes it in the activity log, and says where to go: to the list, where the text's row is.
 * @throws TextChangedError
 */
export function saveTextOnce(
  context: AppLoadContext,
  name: TextName,
  fields: URLSearchParams,
  { who, value, opened, message }: Change,
): Promise<Answer> {
  const { label, page } = textSpec(name);
  return runOnce(servicesOf(context).db, fields, async (trx) => {
    const before = await saveText(trx, name, value, { who, opened });
    if (before !== undefined) {
      const subject = `${textPages[page]}: ${label}`;
      const changes = [{ label, from: before, to: value }];
      await recordEvent(context, { who, verb: "changed text", subject, changes }, trx);
    }
    return {
      location: `/dashboard/texts#${name}`,
      message,
      name: t(label),
      links: [
        { label: t("See it on the site"), to: page },
        { label: t("Edit it again"), to: textPath(name) },
      ],
    };
  });
}
