import { Icon } from "../icon";
import { PhoneLink } from "../phone-link";
import type { FrameData } from "./frame-data";
import { SocialLinks } from "./social-links";

/** School phone, three e-mail addresses, social links, Login, or Dashboard and Logout (specification section 2). */
export function TopBar({ school, staffName }: Pick<FrameData, "school" | "staffName">) {
  const mails = [
    { label: "Office", address: school.email_office },
    { label: "Admissions", address: school.email_admissions },
    { label: "Principal", address: school.email_principal },
  ].filter((mail) => mail.address);
  return (
    <section className="top-bar" aria-label="School contacts">
      <div className="shell">
        {school.phone ? (
          <PhoneLink number={school.phone}>
            <Icon name="phone" size={16} />
            {school.phone}
          </PhoneLink>
        ) : null}
        <ul className="mails" aria-label="E-mail">
          {mails.map((mail) => (
            <li key={mail.label}>
              <a href={`mailto:${mail.address}`}>
                <span className="mail-label">{mail.label}</span>
                <span className="mail-address">{mail.address}</span>
              </a>
            </li>
          ))}
        </ul>
        <SocialLinks school={school} />
        <div className="account">
          {staffName ? (
            <>
              <a href="/dashboard">
                <Icon name="layout-dashboard" size={16} />
                Dashboard
              </a>
              <a href="/logout">
                <Icon name="logout" size={16} />
                Logout
              </a>
            </>
          ) : (
            <a href="/login">
              <Icon name="login-2" size={16} />
              Login
            </a>
          )}
        </div>
      </div>
    </section>
  );
}
