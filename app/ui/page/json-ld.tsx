import { phoneNumbersIn } from "~/links/phone";
import type { FrameData } from "../frame/frame-data";
import { ownLogo } from "../frame/look";

type School = Pick<FrameData, "school" | "site">;

/** What search engines read (schema.org). It is data, not script: the policy lets it be. */
export function JsonLd({ data }: { data: object }) {
  // A "<" in a text could otherwise end the element.
  const json = JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own making, made harmless above
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

const addressOf = ({ school }: School) =>
  school.address ? { address: { "@type": "PostalAddress", streetAddress: school.address } } : {};

/** The school as the one who invites or employs. */
export const organizationData = ({ school, site }: School) => ({
  "@type": "School",
  name: school.school_name,
  url: `${site}/`,
});

/** Where the school is. */
export const placeData = (facts: School) => ({
  "@type": "Place",
  name: facts.school.school_name,
  ...addressOf(facts),
});

/** The school itself, on its home page; its logo is its own, or none. */
export function schoolData(facts: School) {
  const { school, site } = facts;
  const [telephone] = phoneNumbersIn(school.phone);
  const logo = ownLogo(school.logo);
  return {
    ...organizationData(facts),
    ...(logo && { logo: site + logo.file("512.png") }),
    ...(telephone && { telephone }),
    ...(school.email_office && { email: school.email_office }),
    ...addressOf(facts),
    sameAs: [school.facebook_url, school.instagram_url, school.youtube_url, school.x_url].filter(Boolean),
  };
}
