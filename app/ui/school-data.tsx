import type { FrameData } from "./frame/frame-data";

/** What search engines read of the school (schema.org). It is data, not script: the policy lets it be. */
export function SchoolData({ school, site }: Pick<FrameData, "school" | "site">) {
  const data = {
    "@context": "https://schema.org",
    "@type": "School",
    name: school.school_name,
    url: `${site}/`,
    logo: `${site}/icon-512.png`,
    image: `${site}/og.jpg`,
    ...(school.motto && { slogan: school.motto }),
    ...(school.phone && { telephone: school.phone }),
    ...(school.email_office && { email: school.email_office }),
    ...(school.address && { address: school.address }),
    sameAs: [school.facebook_url, school.instagram_url, school.youtube_url, school.x_url].filter(Boolean),
  };
  // A "<" in a text could otherwise end the element.
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own making, made harmless above
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
