import { Fragment } from "react";
import { t } from "#say";
import type { FrameData } from "./frame-data";

interface SchoolMailsProps extends Pick<FrameData, "school"> {
  className: string;
  /** Size of the labels. */
  labelClassName: string;
}

/** The school's three e-mail addresses; those left empty are not shown. */
export function SchoolMails({ school, className, labelClassName }: SchoolMailsProps) {
  const mails = [
    { label: t("Office"), address: school.email_office },
    { label: t("Admissions"), address: school.email_admissions },
    { label: t("Principal"), address: school.email_principal },
  ].filter((mail) => mail.address);
  return (
    <address className={`not-italic ${className}`} aria-label={t("E-mail")}>
      {mails.map((mail) => (
        <Fragment key={mail.label}>
          <a className="dark-link max-xl:icon-only" href={`mailto:${mail.address}`}>
            <span className={`${labelClassName} xl:hidden`}>{mail.label}</span> {mail.address}
          </a>{" "}
        </Fragment>
      ))}
    </address>
  );
}
