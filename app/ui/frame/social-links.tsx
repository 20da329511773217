import { Fragment } from "react";
import { msg } from "#message";
import { VisitorIcon } from "../icons/visitor-icon";
import type { FrameData } from "./frame-data";

interface SocialLinksProps extends Pick<FrameData, "school"> {
  className: string;
  linkClassName: string;
}

/** Links that staff left empty are not shown. */
export function SocialLinks({ school, className, linkClassName }: SocialLinksProps) {
  const links = [
    { icon: "brand-facebook", label: msg("Facebook"), url: school.facebook_url },
    { icon: "brand-instagram", label: msg("Instagram"), url: school.instagram_url },
    { icon: "brand-youtube", label: msg("YouTube"), url: school.youtube_url },
    { icon: "brand-x", label: msg("X"), url: school.x_url },
  ] as const;
  return (
    <p className={`flex flex-wrap ${className}`}>
      {links
        .filter((link) => link.url)
        .map((link) => (
          <Fragment key={link.label}>
            <a className={`icon-only min-w-11 justify-center ${linkClassName}`} href={link.url}>
              <VisitorIcon name={link.icon} size={18} />
              {link.label}
            </a>{" "}
          </Fragment>
        ))}
    </p>
  );
}
