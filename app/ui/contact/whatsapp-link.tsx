import type { ReactNode } from "react";
import { whatsappNumberIn } from "~/links/whatsapp";

export function WhatsappLink(props: { number: string; className: string; children: ReactNode }) {
  return (
    <a className={props.className} href={`https://wa.me/${whatsappNumberIn(props.number)}`}>
      {props.children}
    </a>
  );
}
