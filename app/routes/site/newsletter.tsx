import type { LoaderFunctionArgs } from "@remix-run/node";
import { useRouteLoaderData } from "@remix-run/react";
import { msg, t } from "#say";
import { daysToConfirm, newsletterState } from "~/channels/newsletter/state";
import { takeSubscription } from "~/channels/newsletter/subscription.server";
import { subscriberRoom } from "~/content/subscribers/room.server";
import { parseSubscription } from "~/content/subscribers/subscriber.server";
import { samePath } from "~/http/same-site-path";
import { visitorAction } from "~/http/visitor-form.server";
import { needRoom } from "~/limits/room.server";
import { countForm, type FormLimit } from "~/limits/visitor-forms.server";
import type { loader as rootLoader } from "~/root";
import { type Services, servicesOf } from "~/services/services.server";
import { readSettings } from "~/settings/queries.server";
import { EmailField } from "~/ui/form/contact-fields";
import { Honeypot, honeypotField } from "~/ui/form/honeypot";
import { PostForm, useForm } from "~/ui/form/post-form";
import { PrivacyNote } from "~/ui/form/privacy-note";
import { PageHeader } from "~/ui/page/page-header";
import { titled } from "~/ui/page/page-meta";

const limit: FormLimit = {
  name: "newsletter",
  tooMany: {
    network: msg(/* E-mail addresses. */ "Very many addresses came from your network lately."),
    total: msg(/* E-mail addresses. */ "Very many addresses came in lately."),
  },
  network: 60,
  customer: 240,
  total: 1200,
};

async function readNewsletterDetails({ db, config }: Pick<Services, "db" | "config">) {
  const settings = await readSettings(db);
  return { months: settings.subscriber_months, isSent: newsletterState(config, settings) === "sends" };
}

export const handle = { layout: "wide" };

/** Handles the newsletter box of the footer and redirects back to its page. */
export const action = visitorAction({
  parse: parseSubscription,
  async take({ email }, { request, context, fields }) {
    await countForm(context, limit);
    // Thanks bots, too, so that they learn nothing.
    if (!fields.get(honeypotField)) {
      await needRoom(context, subscriberRoom, email.length);
      await takeSubscription(servicesOf(context), email, context.clientAddress ?? "");
    }
    const thanks = t("Thank you. Your address is on the list for school news.");
    const { isSent } = await readNewsletterDetails(servicesOf(context));
    return {
      location: samePath(request.headers.get("Referer"), request.url) ?? "/",
      // Same answer for known and new addresses: it must not reveal subscribers.
      message: isSent
        ? `${thanks} ${t("If it is new there, please open the link in the mail that we send you.")}`
        : thanks,
    };
  },
  failure: msg("Your address could not be saved. Please try again."),
});

export const meta = titled(msg("Newsletter"));

export async function loader({ context }: LoaderFunctionArgs) {
  return readNewsletterDetails(servicesOf(context));
}

export default function Newsletter() {
  const {
    form: { months, isSent },
    problem,
  } = useForm<typeof loader, typeof action>();
  const school = useRouteLoaderData<typeof rootLoader>("root")?.school;
  return (
    <>
      <PageHeader title={t("Newsletter")} />
      <div className="shell section-narrow">
        <PostForm errors={problem?.errors} submit={t(/* To the newsletter. */ "Subscribe")}>
          <EmailField label={t("E-mail address")} required state={problem ?? {}} />
          <Honeypot />
          <PrivacyNote email={school?.email_office}>
            {[
              t("We use your address for school news only."),
              isSent
                ? t(
                    "We ask you by e-mail to confirm it, and send nothing before. If you do not confirm, it is erased after {days} days.",
                    { days: daysToConfirm },
                  )
                : "",
              t(/* The e-mail address. */ "It is erased when you unsubscribe, or after {months} months.", {
                months,
              }),
            ]
              .filter(Boolean)
              .join(" ")}
          </PrivacyNote>
        </PostForm>
      </div>
    </>
  );
}
