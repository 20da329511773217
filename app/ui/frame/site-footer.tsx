import { useDocumentFacts } from "../document-context";
import { Honeypot } from "../form/honeypot";
import { Icon } from "../icon";
import type { FrameData } from "./frame-data";
import { footerLinks, legalLinks } from "./menu";
import { SocialLinks } from "./social-links";

/** Links, newsletter box and back-to-top (specification section 2). The box needs no token: see subscribe(). */
export function SiteFooter({ school }: Pick<FrameData, "school">) {
  const { light } = useDocumentFacts();
  return (
    <footer className="site-footer">
      <div className="shell footer-columns">
        <section>
          <h2>{school.school_name}</h2>
          {school.address ? <address>{school.address}</address> : null}
          <SocialLinks school={school} />
        </section>
        {footerLinks.map((group) => (
          <nav key={group.label} aria-label={group.label}>
            <h2>{group.label}</h2>
            <ul>
              {group.links.map((link) => (
                <li key={link.to}>
                  <a href={link.to}>{link.label}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <section>
          <h2>Newsletter</h2>
          <form method="post" action="/newsletter" className="newsletter">
            <label htmlFor="newsletter-email">School news by e-mail</label>
            <div>
              <input
                id="newsletter-email"
                type="email"
                name="email"
                autoComplete="email"
                placeholder="name@example.com"
                required
              />
              <Honeypot />
              <button type="submit" className="button button-accent">
                Subscribe
              </button>
            </div>
          </form>
        </section>
      </div>
      <div className="shell footer-base">
        <ul>
          {legalLinks.map((link) => (
            <li key={link.to}>
              <a href={link.to}>{link.label}</a>
            </li>
          ))}
        </ul>
        <a href={`/light-version?to=${light ? "off" : "on"}`} rel="nofollow" className="version-link">
          {light ? "Full version" : "Light version"}
        </a>
        {school.sample_notice ? <p>{school.sample_notice}</p> : null}
        <a href="#top" className="back-to-top">
          <Icon name="arrow-up" size={18} />
          Back to top
        </a>
      </div>
    </footer>
  );
}
