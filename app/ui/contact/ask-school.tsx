import { useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { rich, t } from "#say";
import type { FrameData } from "../frame/frame-data";
import { Icon } from "../icons/icon";
import { PhoneLink } from "./phone-link";

interface AskSchoolProps {
  /** Sentence that says what is missing. */
  missing: string;
  /** For a detail below other content. */
  plain?: boolean;
}

export function AskSchool({ missing, plain = false }: AskSchoolProps) {
  const phone = useRouteLoaderData<FrameData>("root")?.school.phone;
  return (
    <p className={plain ? "text-ink-soft" : "empty"}>
      {plain ? null : <Icon name={phone ? "phone" : "mail"} size={28} />}
      <span>
        {missing}{" "}
        {phone
          ? rich("Please call the school: <phone>{number}</phone>", { phone: schoolLink }, { number: phone })
          : rich("Please <a>write to the school</a>.", { a: schoolLink })}
      </span>
    </p>
  );
}

const schoolLink = (words: ReactNode) => (
  <SchoolLink className="tap font-semibold underline">{words}</SchoolLink>
);

/** Phone number, or a link to the contact form if there is none. */
export function SchoolLink({ className, children }: { className: string; children?: ReactNode }) {
  const phone = useRouteLoaderData<FrameData>("root")?.school.phone;
  return phone ? (
    <PhoneLink number={phone} className={className}>
      {children}
    </PhoneLink>
  ) : (
    <a className={className} href="/contact">
      {children ?? t("write to the school")}
    </a>
  );
}
