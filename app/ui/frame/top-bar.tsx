import { Fragment } from "react";
import { t } from "#say";
import { splitPhones } from "~/links/phone";
import { PhoneLink } from "../contact/phone-link";
import { VisitorIcon } from "../icons/visitor-icon";
import type { FrameData } from "./frame-data";
import { SchoolMails } from "./school-mails";
import { SocialLinks } from "./social-links";

/** One row on phones, whatever the language. */
const oneRowClass = "2xs:max-md:flex-nowrap *:not-first:flex-none";
/** The number wraps out of sight if it does not fit; "Call" is in the quick links. */
const phoneClass =
  "whitespace-nowrap max-md:h-11 max-md:min-w-4 max-md:flex-wrap max-md:content-start max-md:overflow-hidden max-md:leading-11 max-md:[&_svg]:h-11";

/** Phone, three e-mail addresses, social links, Login, or Dashboard and Logout (specification section 2). */
export function TopBar({ school, staff, languages }: Pick<FrameData, "school" | "staff" | "languages">) {
  return (
    <section className="bg-green-deep text-sm text-white print:hidden" aria-label={t("School contacts")}>
      <div
        className={`shell flex flex-wrap items-center gap-x-5 max-2xl:gap-x-3 max-md:gap-x-2 ${staff ? "" : oneRowClass}`}
      >
        {school.phone ? (
          <PhoneLink number={school.phone} className={`dark-link ${phoneClass}`}>
            <VisitorIcon name="phone" size={16} />
            <span className="max-narrow:sr-only">{splitPhones(school.phone)[0]}</span>
          </PhoneLink>
        ) : null}
        {/* Before the e-mail addresses, so that nothing moves when it arrives. */}
        <div className="ml-auto flex gap-x-5 max-2xl:gap-x-3 md:order-1 max-md:contents">
          {languages.length > 0 ? <LanguageSwitch languages={languages} /> : null}
          {staff ? (
            <div className="flex gap-4 font-semibold max-md:ml-auto max-md:gap-3 max-2xl:[&_svg]:hidden">
              <a className="dark-link" href="/dashboard">
                <VisitorIcon name="layout-dashboard" size={16} />
                {t("Dashboard")}
              </a>{" "}
              <a className="dark-link" href="/logout">
                <VisitorIcon name="logout" size={16} />
                {t("Logout")}
              </a>
            </div>
          ) : (
            <a className="dark-link font-semibold max-md:ml-auto max-2xl:[&_svg]:hidden" href="/login">
              <VisitorIcon name="login-2" size={16} />
              {t("Login")}
            </a>
          )}
        </div>
        {/* On phones these are in the footer: one line leaves more room for the page. */}
        <SchoolMails
          school={school}
          className="flex flex-wrap gap-x-3 max-md:hidden 2xl:gap-x-4"
          labelClassName="text-sm"
        />
        <SocialLinks
          school={school}
          className={staff ? "max-2xl:hidden" : "max-lg:hidden"}
          linkClassName="dark-link"
        />
      </div>
    </section>
  );
}

/** Languages in their own names; `/language` stores the choice. */
function LanguageSwitch({ languages }: Pick<FrameData, "languages">) {
  return (
    <p className="flex gap-x-3 max-md:gap-x-2 max-md:text-sm">
      {languages.map(({ code, name, current }) =>
        current ? null : (
          <Fragment key={code}>
            <a className="dark-link" href={`/language?to=${code}`} lang={code} rel="nofollow">
              {name}
            </a>{" "}
          </Fragment>
        ),
      )}
    </p>
  );
}
