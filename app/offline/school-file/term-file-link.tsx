import { useRouteLoaderData } from "@remix-run/react";
import { t } from "#say";
import { whatsappShareLink } from "~/links/share-links";
import type { FrameData } from "~/ui/frame/frame-data";
import { Icon } from "~/ui/icons/icon";

const path = "/school.html";

/** Offers everything of the term in one file, for parents who pass it from phone to phone. */
export function TermFileLink() {
  const root = useRouteLoaderData<FrameData>("root");
  const address = `${root?.site ?? ""}${path}`;
  return (
    <p className="mt-4 flex flex-wrap gap-x-5 print:hidden">
      <a className="more-link" href={path} download>
        <Icon name="file-text" size={18} />
        {t("This term in one file, to send by WhatsApp")}
      </a>{" "}
      <a className="more-link" href={whatsappShareLink(`${root?.school.school_name ?? ""}\n${address}`)}>
        {t(/* The verb; after the link to the file of the term. */ "Send its link")}
      </a>
    </p>
  );
}
