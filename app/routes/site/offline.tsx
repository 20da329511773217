import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { msg, t } from "#say";
import { hasTerm } from "~/offline/school-file/term.server";
import { listStoredLinks } from "~/offline/stored-pages.server";
import { servicesOf } from "~/services/services.server";
import { languageProps } from "~/text/language";
import type { MenuLink } from "~/ui/frame/menu";
import { noIndex, titled } from "~/ui/page/page-meta";
import { TextPage } from "~/ui/page/text-page";

/** `/offline`: the pages that a phone stores. The service worker shows it instead of pages that are not stored. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { db } = servicesOf(context);
  const [links, hasFile] = await Promise.all([listStoredLinks(db), hasTerm(db)]);
  return { ...links, hasFile };
}

export const meta = titled(msg("Reading without a connection"), { tags: () => [noIndex] });

export default function Offline() {
  const { pages, notices, hasFile } = useLoaderData<typeof loader>();
  return (
    <TextPage title={t("Reading without a connection")}>
      <p>
        {t(
          "Your phone stores these pages when you visit the website. You can read them without a connection.",
        )}
      </p>
      <Links links={pages} />
      {notices.length > 0 ? (
        <>
          <h2>{t("Newest notices")}</h2>
          <Links links={notices} />
        </>
      ) : null}
      <p className="hint">{t("Pictures are not stored.")}</p>
      {hasFile ? <WholeTerm /> : null}
    </TextPage>
  );
}

function Links({ links }: { links: readonly MenuLink[] }) {
  return (
    <ul>
      {links.map(({ label, to }) => (
        <li key={to}>
          <a className="tap" href={to} {...languageProps(label)}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

function WholeTerm() {
  return (
    <>
      <h2>{t("Everything in one file")}</h2>
      <p>
        {t(
          "Notices, dates, fees, timings and contacts of the term are also in one file, which you can keep and pass on.",
        )}
      </p>
      <ul>
        <li>
          <a className="tap" href="/school.html" download>
            {t("Download the newest file")}
          </a>
        </li>
        <li>
          <a className="tap" href="/school.html/check">
            {t("Is this file genuine?")}
          </a>
        </li>
      </ul>
    </>
  );
}
