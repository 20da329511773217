import { Fragment } from "react";
import { t } from "#say";
import { phoneNumbersIn } from "~/links/phone";
import { whatsappNumberIn } from "~/links/whatsapp";
import { ButtonLink } from "../form/button";
import type { IconName } from "../icons/icon";

export interface Reply {
  of: string;
  phone: string;
  email: string;
  subject: string;
  text: string;
}

interface ReplyButtonsProps extends Reply {
  /** Called when one of the ways is opened. @param isCall true if nobody may have picked up */
  onAnswer?: ((isCall: boolean) => void) | undefined;
}

export function ReplyButtons({ of, phone, email, subject, text, onAnswer }: ReplyButtonsProps) {
  const [first] = phoneNumbersIn(phone);
  const whatsapp = whatsappNumberIn(phone);
  const words = encodeURIComponent(text);
  const ways: { label: string; icon: IconName; href: string; outside?: true }[] = [
    ...(first ? [{ label: t("Call"), icon: "phone" as const, href: `tel:${first}` }] : []),
    ...(whatsapp
      ? [
          {
            label: "WhatsApp",
            icon: "message" as const,
            href: `https://wa.me/${whatsapp}?text=${words}`,
            outside: true as const,
          },
        ]
      : []),
    ...(email
      ? [
          {
            label: t("E-mail"),
            icon: "mail" as const,
            href: `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${words.replaceAll("%0A", "%0D%0A")}`,
          },
        ]
      : []),
  ];
  return ways.map(({ label, icon, href, outside }) => (
    <Fragment key={label}>
      <ButtonLink
        icon={icon}
        className="px-4"
        href={href}
        onClick={onAnswer && (() => onAnswer(icon === "phone"))}
        aria-label={`${label}: ${of}`}
        {...(outside && { target: "_blank", rel: "noopener noreferrer" })}
      >
        {label}
      </ButtonLink>{" "}
    </Fragment>
  ));
}
