import { Fragment } from "react";
import { rich, t } from "#say";
import { splitPhones } from "~/links/phone";
import { unbrokenTimes } from "../../dates/indian-dates";
import { languageProps } from "../../text/language";
import { affiliation } from "../contact/affiliation";
import { PhoneLink } from "../contact/phone-link";
import { WhatsappLink } from "../contact/whatsapp-link";
import { Button } from "../form/button";
import { Honeypot } from "../form/honeypot";
import { Icon } from "../icons/icon";
import { useDocumentProps } from "../page/document-context";
import type { FrameData } from "./frame-data";
import { frameInputClass } from "./input-class";
import { legalLinks, type MenuLink } from "./menu";
import { SchoolMails } from "./school-mails";
import { inWords, shownFooter } from "./shown-menu";
import { SocialLinks } from "./social-links";

const headingClass = "mb-2 text-lg text-white";

const foldedClass = "max-md:hidden max-md:pb-3 max-md:peer-open:block";

/** Specification section 2. The newsletter box needs no token: see subscribe(). */
export function SiteFooter({
  school,
  hidden,
  records,
  officeHours,
}: Pick<FrameData, "school" | "hidden" | "records" | "officeHours">) {
  const { light } = useDocumentProps();
  return (
    <footer className="below-fold-69 bg-green-deep text-on-deep print:hidden">
      <div className="shell grid grid-cols-1 pt-3 pb-1 md:grid-cols-2 md:gap-8 md:pt-12 md:pb-8 lg:grid-cols-[1.4fr_1fr_1fr_1fr_1.4fr] lg:gap-y-0">
        <section>
          <h2 className={`${headingClass} max-md:mb-0`} {...languageProps(school.school_name)}>
            {school.school_name}
          </h2>
          <div className="flex flex-wrap gap-x-4">
            {school.phone
              ? splitPhones(school.phone).map((number) => (
                  <PhoneLink key={number} number={number} className="dark-link">
                    <Icon name="phone" size={16} />
                    {number}
                  </PhoneLink>
                ))
              : null}
            {school.whatsapp ? (
              <WhatsappLink number={school.whatsapp} className="dark-link">
                {t("WhatsApp")}
              </WhatsappLink>
            ) : null}
          </div>
        </section>
        <details className="group peer md:hidden">
          <summary className="dark-link fold font-semibold">{t("Address, links and newsletter")}</summary>
        </details>
        <section className={`${foldedClass} md:col-start-1 md:-mt-6 lg:mt-0 lg:row-start-2`}>
          {officeHours ? <p>{t("Office: {hours}", { hours: unbrokenTimes(officeHours) })}</p> : null}
          {school.address ? (
            <address className="max-w-88 not-italic" {...languageProps(school.address)}>
              {school.address}
            </address>
          ) : null}
          <p className="text-sm">{affiliation(school)}</p>
          <SchoolMails
            school={school}
            className="flex flex-wrap gap-x-4 xl:flex-col xl:items-start"
            labelClassName="text-base"
          />
          <SocialLinks school={school} className="-ml-3" linkClassName="dark-link" />
        </section>
        {shownFooter(hidden, records).map((group) => (
          <nav
            key={group.label}
            aria-label={group.label}
            className={`${foldedClass} md:max-lg:first-of-type:col-start-2 md:max-lg:first-of-type:row-span-2 md:max-lg:first-of-type:row-start-1 lg:row-span-2 lg:row-start-1`}
          >
            <h2 className={headingClass}>{group.label}</h2>
            <ul className="2xs:columns-2 lg:columns-1">
              {group.links.map((link) => (
                <li key={link.to}>
                  <FooterLink {...link} />
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <section className={`${foldedClass} lg:row-span-2 lg:row-start-1`}>
          <h2 className={headingClass}>{t("Newsletter")}</h2>
          <form method="post" action="/newsletter">
            <label htmlFor="newsletter-email">{t("School news by e-mail")}</label>
            <div className="mt-2 flex flex-wrap gap-2">
              <input
                id="newsletter-email"
                type="email"
                name="email"
                autoComplete="email"
                placeholder={t("name@example.com")}
                required
                className={frameInputClass}
              />
              <Honeypot /> <Button variant="accent">{t("Subscribe")}</Button>
            </div>
            <p className="mt-2 text-sm">
              {rich("For school news only, until you unsubscribe. <a>Privacy</a>", {
                a: (words) => (
                  <a className="text-inherit underline" href="/privacy#newsletter">
                    {words}
                  </a>
                ),
              })}
            </p>
          </form>
        </section>
      </div>
      <div className="shell text-sm">
        <div className="flex flex-wrap items-center justify-between gap-x-8 border-t border-glass pb-2 md:pt-4">
          <p className="flex flex-wrap gap-x-4 md:gap-x-6">
            {inWords(legalLinks).map((link) => (
              <Fragment key={link.to}>
                <FooterLink {...link} />{" "}
              </Fragment>
            ))}
          </p>
          <p className="flex flex-wrap gap-x-4 max-md:w-full max-md:justify-between md:gap-x-6">
            {light ? null : (
              <a href="/light-version?to=on" rel="nofollow" className="dark-link">
                {t(/* of the page, without pictures, for slow lines */ "Save data: text only")}
              </a>
            )}{" "}
            <a href="#top" className="dark-link">
              <Icon name="arrow-up" size={18} />
              {t("Back to top")}
            </a>
          </p>
          {school.sample_notice ? (
            <p className="basis-full leading-snug" {...languageProps(school.sample_notice)}>
              {school.sample_notice}
            </p>
          ) : null}
        </div>
      </div>
    </footer>
  );
}

function FooterLink({ to, label }: MenuLink) {
  return (
    <a className="dark-link" href={to} {...languageProps(label)}>
      {label}
    </a>
  );
}
