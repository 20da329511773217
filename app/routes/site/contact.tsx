import type { LoaderFunctionArgs } from "@remix-run/node";
import { useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { type Message, msg, t } from "#say";
import { parseMessage } from "~/content/messages/message.server";
import { takeMessage } from "~/content/messages/send.server";
import { unbrokenTimes } from "~/dates/indian-dates";
import { issueToken, visitor } from "~/forms/one-time.server";
import { visitorAction } from "~/http/visitor-form.server";
import { splitPhones } from "~/links/phone";
import { type PageQuery, readQuery } from "~/lists/page-query";
import { PageSection } from "~/page-texts/page-section";
import { readTexts } from "~/page-texts/queries.server";
import type { loader as rootLoader } from "~/root";
import { servicesOf } from "~/services/services.server";
import { settingsOnPage } from "~/settings/queries.server";
import { formatText } from "~/text/format-text.server";
import { wordsOfBlocks } from "~/text/formatted-text";
import { languageProps } from "~/text/language";
import { affiliation } from "~/ui/contact/affiliation";
import { Childline } from "~/ui/contact/childline";
import { MailLink } from "~/ui/contact/mail-link";
import { PhoneLink } from "~/ui/contact/phone-link";
import { WhatsappLink } from "~/ui/contact/whatsapp-link";
import { ButtonLink } from "~/ui/form/button";
import { ContactFields } from "~/ui/form/contact-fields";
import { type FormState, TextArea, TextField } from "~/ui/form/fields";
import { MessageEnd } from "~/ui/form/message-end";
import { PostForm, useForm } from "~/ui/form/post-form";
import type { FrameData } from "~/ui/frame/frame-data";
import { SocialLinks } from "~/ui/frame/social-links";
import { VisitorIcon, type VisitorIconName } from "~/ui/icons/visitor-icon";
import { PageHeader } from "~/ui/page/page-header";
import { titled } from "~/ui/page/page-meta";
import { FormattedText } from "~/ui/text/formatted-text";

/** Spelled as in the product (specification section 8). */
const failure: Message = msg(/* Spelled so in the product: “message” is meant. */ "Failed to send messgae");

const visitRequest: Message = msg(
  /* Stands in the form for those who want to visit the school; they fill it in. */ "We would like to visit the school. A day and time that would suit us:\n\nNumber of visitors:\nClass we are interested in:",
);

const query = { about: (value) => value === "visit" } satisfies PageQuery;
export const handle = { query, layout: "alone" };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visit = readQuery(request, query).about;
  const { db } = servicesOf(context);
  const [settings, texts] = await Promise.all([settingsOnPage(db), readTexts(db, ["complaints"])]);
  return {
    token: issueToken(db, visitor),
    months: settings.message_months,
    complaints: formatText(texts.complaints),
    typed: visit ? { message: t(visitRequest) } : {},
  };
}

export const action = visitorAction({
  parse: parseMessage,
  take: (values, { request, context, fields }) =>
    takeMessage(context, fields, values, readQuery(request, query).about ? "visit" : "contact"),
  failure,
});

export { noStore as headers } from "~/http/no-store";

export const meta = titled(msg("Contact"));

export default function Contact() {
  const { form, problem } = useForm<typeof loader, typeof action>();
  const root = useRouteLoaderData<typeof rootLoader>("root");
  const school = root?.school;
  return (
    <>
      <PageHeader title={t("Contact")} />
      <div className="shell section with-sidebar">
        {root ? <ContactFacts {...root} /> : null}
        <div className="lg:order-first">
          {root?.message?.next ? (
            <ButtonLink href="/contact">{t("Write another message")}</ButtonLink>
          ) : (
            <>
              <h2>{t("Send a message")}</h2>
              <PostForm
                token={form.token}
                errors={problem?.errors}
                problem={t(failure)}
                submit={t("Send message")}
              >
                <MessageFields state={problem ?? form} />
                <MessageEnd email={school?.email_office} months={form.months} />
              </PostForm>
            </>
          )}
          <p className="mt-6">
            <a className="tap underline" href="/application">
              {t("Applied for a job? Check your application")}
            </a>
          </p>
          <div className="mt-8">
            <PageSection
              heading={msg("Complaints and child safety")}
              name="complaints"
              isEmpty={false}
              text={wordsOfBlocks(form.complaints)}
            >
              <div className="prose max-w-176">
                <FormattedText blocks={form.complaints} />
              </div>
              <p className="mt-3 flex flex-wrap gap-x-6">
                {school?.phone ? (
                  <PhoneLink number={school.phone} className="tap font-semibold underline">
                    {t("Call the school: {number}", { number: splitPhones(school.phone)[0] ?? "" })}
                  </PhoneLink>
                ) : null}{" "}
                <Childline />
              </p>
            </PageSection>
          </div>
        </div>
      </div>
    </>
  );
}

const factLinkClass = "justify-self-start pt-1 pb-2.5 text-base underline";

/** Lists other ways to reach the school, without those that staff left empty. */
function ContactFacts({ school, officeHours }: Pick<FrameData, "school" | "officeHours">) {
  const emails = [
    { label: t("Office"), address: school.email_office },
    { label: t("Admissions"), address: school.email_admissions },
    { label: t("Principal"), address: school.email_principal },
  ];
  const numbers = affiliation(school);
  const isEmpty = ![school.phone, school.whatsapp, officeHours, school.address, numbers].some(Boolean);
  if (isEmpty && !emails.some(({ address }) => address)) return null;
  return (
    <aside className="sidebar gap-3 max-lg:p-3 md:max-lg:grid-cols-2" aria-labelledby="reach-heading">
      <h2 className="col-span-full text-lg" id="reach-heading">
        {t("Reach us")}
      </h2>
      {school.phone ? (
        <Fact icon="phone" label={t("Phone")}>
          <PhoneLink number={school.phone} className={factLinkClass} />
        </Fact>
      ) : null}
      {school.whatsapp ? (
        <Fact icon="message" label={t("WhatsApp")}>
          <WhatsappLink number={school.whatsapp} className={factLinkClass}>
            {school.whatsapp}
          </WhatsappLink>
        </Fact>
      ) : null}
      {officeHours ? (
        <Fact icon="clock" label={t("Office hours")}>
          <p>{unbrokenTimes(officeHours)}</p>
          <a className={factLinkClass} href="/timings">
            {t("All timings")}
          </a>
        </Fact>
      ) : null}
      {emails
        .filter(({ address }) => address)
        .map(({ label, address }) => (
          <Fact key={label} icon="mail" label={label}>
            <MailLink address={address} className={factLinkClass} />
          </Fact>
        ))}
      {school.address ? (
        <Fact icon="map-pin" label={t("Address")}>
          <address className="scroll-mt-24 not-italic" id="address" {...languageProps(school.address)}>
            {school.address}
          </address>
          <a
            className={factLinkClass}
            href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${school.school_name}, ${school.address}`)}`}
          >
            {t("Show on a map")}
          </a>
        </Fact>
      ) : null}
      {numbers ? (
        <Fact icon="school" label={t("CBSE")}>
          <p>{numbers}</p>
        </Fact>
      ) : null}
      <a className={factLinkClass} href="#complaints">
        {t("Complaints and child safety")}
      </a>
      <SocialLinks school={school} className="-ml-3" linkClassName="tap" />
    </aside>
  );
}

function Fact({ icon, label, children }: { icon: VisitorIconName; label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-2.5 [&>:not(svg)]:col-start-2">
      <VisitorIcon name={icon} className="mt-0.5 text-link" />
      <p className="hint">{label}</p>
      {children}
    </div>
  );
}

function MessageFields({ state }: { state: FormState }) {
  return (
    <>
      <div className="field-row">
        <TextField
          name="first_name"
          label={t("First name")}
          autoComplete="given-name"
          maxLength={100}
          state={state}
        />
        <TextField
          name="last_name"
          label={t("Last name")}
          autoComplete="family-name"
          maxLength={100}
          state={state}
        />
      </div>
      <ContactFields state={state} />
      <TextArea name="message" label={t("Message")} rows={6} required maxLength={5000} state={state} />
    </>
  );
}
