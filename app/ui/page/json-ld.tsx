import { isFrontPage } from "~/links/front-page";
import { phoneNumbersIn } from "~/links/phone";
import { ownLogo } from "../frame/branding";
import type { FrameData } from "../frame/frame-data";

type School = Pick<FrameData, "school" | "site">;

/** Structured data (schema.org). Data needs no exception in the Content-Security-Policy. */
export function JsonLd({ data }: { data: object }) {
  // A "<" could end the element.
  const json = JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own making, made harmless above
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/** `Palashpur 700000`: the part of an address that has the PIN, with the place before it. */
const placeAndPin = /([^,\n]*?)[\s–-]*\b(\d{3} ?\d{3})\b/;

function formatAddress({ school: { address } }: School) {
  if (!address) return {};
  const [, place = "", pin = ""] = placeAndPin.exec(address) ?? [];
  return {
    address: {
      "@type": "PostalAddress",
      streetAddress: address,
      ...(place.trim() && { addressLocality: place.trim() }),
      ...(pin && { postalCode: pin.replace(" ", "") }),
      addressCountry: "IN",
    },
  };
}

export const organizationData = ({ school, site }: School) => ({
  "@type": "School",
  name: school.school_name,
  url: `${site}/`,
});

export const placeData = (facts: School) => ({
  "@type": "Place",
  name: facts.school.school_name,
  ...formatAddress(facts),
});

export function schoolData(facts: School) {
  const { school, site } = facts;
  const [telephone] = phoneNumbersIn(school.phone);
  const logo = ownLogo(school.logo);
  return {
    ...organizationData(facts),
    ...(logo && { logo: site + logo.file("512.png") }),
    ...(telephone && { telephone }),
    ...(school.email_office && { email: school.email_office }),
    ...formatAddress(facts),
    sameAs: [school.facebook_url, school.instagram_url, school.youtube_url, school.x_url].filter(
      (url) => url && !isFrontPage(url),
    ),
  };
}
