import type { MetaFunction } from "@remix-run/node";
import { useRouteLoaderData } from "@remix-run/react";
import { t } from "#say";
import type { loader as rootLoader } from "~/root";
import { legalLinks, type OwnLink } from "~/ui/frame/menu";
import { inWords, shownMenu } from "~/ui/frame/shown-menu";
import { languageProps } from "~/ui/language";
import { PageHeader } from "~/ui/page-header";
import { pageMeta } from "~/ui/page-meta";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, t("Sitemap"));

const more: readonly OwnLink[] = [
  { label: "Search", to: "/search" },
  { label: "All notices", to: "/notices" },
  { label: "Ask about admission", to: "/admission/enquiry" },
  { label: "Career", to: "/career" },
  { label: "Newsletter", to: "/newsletter" },
  { label: "Transfer certificates", to: "/transfer-certificates" },
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
  const menu = shownMenu(root?.hidden ?? [], root?.facilities.menu ?? []);
  return (
    <>
      <PageHeader title={t("Sitemap")} />
      <div className="shell section grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        <section>
          <h2 className="mb-2 text-3xl">{t("Main pages")}</h2>
          <Links links={menu.filter((entry) => "to" in entry)} />
        </section>
        {menu.map((entry) =>
          "links" in entry ? (
            <section key={entry.label}>
              <h2 className="mb-2 text-3xl">{entry.label}</h2>
              <Links links={entry.links} />
            </section>
          ) : null,
        )}
        <section>
          <h2 className="mb-2 text-3xl">{t("More")}</h2>
          <Links links={inWords(more)} />
        </section>
      </div>
    </>
  );
}
