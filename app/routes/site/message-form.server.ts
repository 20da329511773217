import type { LoaderFunctionArgs } from "@remix-run/node";
import { t } from "#say";
import { issueToken, visitor } from "~/forms/one-time.server";
import { visitorAction } from "~/http/visitor-form.server";
import { takeInbound } from "~/records/take-inbound.server";
import { servicesOf } from "~/services/services.server";
import { settingsOnPage } from "~/settings/queries.server";

type VisitorForm<Values> = Parameters<typeof visitorAction<Values>>[0];

interface MessageForm<Values> extends Omit<VisitorForm<Values>, "take"> {
  /** Default: adds a record to `records`. */
  take?: VisitorForm<Values>["take"];
  records?: Parameters<typeof takeInbound<Values & object>>[1]["records"];
}

/** Loader and action of a page with nothing but a form of visitors (`messagePage`). The page exports both. */
export const messageForm = <Values extends object>({ records, ...form }: MessageForm<Values>) => ({
  async loader({ context }: LoaderFunctionArgs) {
    const { db } = servicesOf(context);
    return { token: issueToken(db, visitor), months: (await settingsOnPage(db)).message_months };
  },
  action: visitorAction({
    async take(values, { context, fields }) {
      if (!records) throw new Error("A form has `take` or `records`.");
      const answer = { location: "/", message: t("Message Sent") };
      return takeInbound(context, { fields, values, records, answer });
    },
    ...form,
  }),
});
