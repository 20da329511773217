import type { MetaFunction } from "@remix-run/node";
import { legalLinks, menu } from "~/ui/frame/menu";
import { pageMeta } from "~/ui/page-meta";
import { TextPage } from "~/ui/text-page";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, "Sitemap", "All pages of this website.");

const more = [
  { label: "All notices", to: "/notices" },
  { label: "Career", to: "/career" },
  { label: "Newsletter", to: "/newsletter" },
  ...legalLinks,
];

function Links({ links }: { links: readonly { label: string; to: string }[] }) {
  return (
    <ul className="bullets">
      {links.map((link) => (
        <li key={link.to}>
          <a href={link.to}>{link.label}</a>
        </li>
      ))}
    </ul>
  );
}

export default function Sitemap() {
  return (
    <TextPage title="Sitemap" lead="All pages of this website.">
      <Links links={menu.filter((entry) => "to" in entry)} />
      {menu.map((entry) =>
        "links" in entry ? (
          <section key={entry.label}>
            <h2>{entry.label}</h2>
            <Links links={entry.links} />
          </section>
        ) : null,
      )}
      <h2>More</h2>
      <Links links={more} />
    </TextPage>
  );
}
