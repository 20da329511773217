import { t } from "#say";
import type { FrameData } from "./frame-data";

interface SchoolMailsProps extends Pick<FrameData, "school"> {
  className: string;
}

/** The school's three e-mail addresses; those left empty are not shown. */
export function SchoolMails({ school, className }: SchoolMailsProps) {
  const mails = [
    { label: t("Office"), address: school.email_office },
    { label: t("Admissions"), address: school.email_admissions },
    { label: t("Principal"), address: school.email_principal },
  ].filter((mail) => mail.address);
  return (
    <ul className={className} aria-label={t("E-mail")}>
      {mails.map((mail) => (
        <li key={mail.label}>
          <a className="dark-link" href={`mailto:${mail.address}`}>
            <span className="xl:hidden">{mail.label}</span>{" "}
            <span className="max-xl:hidden">{mail.address}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
