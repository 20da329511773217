import { rich, t } from "#say";
import { momentAtSchool } from "~/dates/dates";
import { whatsappAppLink } from "~/links/share-links";
import { CopyButton } from "~/ui/contact/copy-button";
import { ButtonLink } from "~/ui/form/button";
import { CancelLink } from "~/ui/form/cancel-link";
import { type QrCode, QrPicture } from "~/ui/pictures/qr-code";

export interface ShownLink {
  username: string;
  link: string;
  expires_at: string;
  code: QrCode;
}

/** A link for setting a password, with the ways to send it. @param back page after it */
export function NewLink({ made, back }: { made: ShownLink; back: string }) {
  const { username, link, expires_at, code } = made;
  return (
    <section className="panel" role="status">
      <h2>{t("Send this link to {username}", { username })}</h2>
      <p>
        {rich(
          /* <name></name> is replaced by the username. */ "The username is <name></name>. The link works once, until {moment}. It is shown only now.",
          { name: () => <b>{username}</b> },
          { moment: momentAtSchool(expires_at) },
        )}
      </p>
      <p className="my-3 rounded-md border border-line bg-field p-3 text-base break-all select-all">{link}</p>
      <p className="actions">
        <ButtonLink
          variant="primary"
          href={whatsappAppLink(
            t("Your username for the school website is {username}. Set your password here: {link}", {
              username,
              link,
            }),
          )}
        >
          {t("WhatsApp")}
        </ButtonLink>{" "}
        <CopyButton text={link} label={t("Copy the link")} />
      </p>
      <p className="mt-3">{t("Is the person next to you? Let their phone scan this code.")}</p>
      <QrPicture code={code} label={t("QR code of the link")} className="mt-2 w-48 rounded-md bg-white" />
      <p className="mt-3">
        <CancelLink to={back} label={t("Done")} />
      </p>
    </section>
  );
}
