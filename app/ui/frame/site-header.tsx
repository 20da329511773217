import { useLocation } from "@remix-run/react";
import { useDocumentFacts } from "../document-context";
import { Icon } from "../icon";
import type { FrameData } from "./frame-data";
import { Logo } from "./logo";
import { menu } from "./menu";

/**
 * Name and navigation. `<details name>` keeps one group open at a time without script; the enhancement closes
 * groups on Escape and outside clicks, and changes the bar's style after 50 px of scroll.
 */
export function SiteHeader({ school }: Pick<FrameData, "school">) {
  const { pathname } = useLocation();
  const { light } = useDocumentFacts();
  const current = (to: string) => (pathname === to ? "page" : undefined);
  return (
    <header className="site-header" data-enhance="site-header">
      <div className="shell">
        <a className="brand" href="/">
          {light ? null : <Logo />}
          <span>
            <strong>{school.school_name}</strong>
            {school.motto ? <small>{school.motto}</small> : null}
          </span>
        </a>
        <details className="nav-toggle">
          <summary>
            <Icon name="menu-2" />
            Menu
          </summary>
        </details>
        <nav aria-label="Main">
          <ul className="menu">
            {menu.map((entry) => (
              <li key={entry.label}>
                {"to" in entry ? (
                  <a href={entry.to} aria-current={current(entry.to)}>
                    {entry.label}
                  </a>
                ) : (
                  <details name="menu">
                    <summary>
                      {entry.label}
                      <Icon name="chevron-down" size={16} />
                    </summary>
                    <ul>
                      {entry.links.map((link) => (
                        <li key={link.to}>
                          <a href={link.to} aria-current={current(link.to)}>
                            {link.label}
                          </a>
                        </li>
                      ))}
                    </ul>
                  </details>
                )}
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
