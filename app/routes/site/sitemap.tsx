import { useRouteLoaderData } from "@remix-run/react";
import { type Message, msg, t } from "#say";
import { feedPath } from "~/content/notices/address";
import type { loader as rootLoader } from "~/root";
import { languageProps } from "~/text/language";
import { legalLinks, linksOfGroup, type OwnLink } from "~/ui/frame/menu";
import { inWords, shownMenu } from "~/ui/frame/shown-menu";
import { PageHeader } from "~/ui/page/page-header";
import { titled } from "~/ui/page/page-meta";

export const meta = titled(msg(/* a page that lists all others */ "Sitemap"));

const more: readonly OwnLink[] = [
  { label: msg("Search"), to: "/search" },
  { label: msg("Ask about admission"), to: "/admission/enquiry" },
  { label: msg("Newsletter"), to: "/newsletter" },
  { label: msg("Reading without a connection"), to: "/offline" },
  { label: msg("RSS feed"), to: feedPath("all", "xml") },
  { label: msg("JSON feed"), to: feedPath("all", "json") },
  ...legalLinks,
];

function Links({ links }: { links: readonly { label: string; to: string }[] }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.to}>
          <a className="tap" href={link.to} {...languageProps(link.label)}>
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  );
}

export default function Sitemap() {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  const menu = root ? shownMenu(root.hidden, root.records) : [];
  return (
    <>
      <PageHeader title={t("Sitemap")} />
      <div className="shell section grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        <section>
          <h2 className="mb-2">{t("Main pages")}</h2>
          <Links links={menu.filter((entry) => "to" in entry)} />
        </section>
        {menu.map((entry) =>
          "links" in entry ? (
            <section key={entry.label}>
              <h2 className="mb-2">{entry.label}</h2>
              <Links links={entry.links} />
            </section>
          ) : null,
        )}
        <section>
          <h2 className="mb-2">{t("More")}</h2>
          <Links
            links={[...(root ? linksOfGroup(root.records.pages, "" as Message) : []), ...inWords(more)]}
          />
        </section>
      </div>
    </>
  );
}
