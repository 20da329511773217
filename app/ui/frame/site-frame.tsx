import type { ReactNode } from "react";
import { Icon } from "../icon";
import type { FrameData } from "./frame-data";
import { Marquee } from "./marquee";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";
import { TopBar } from "./top-bar";

/** What stands around every page; dashboard pages go without the footer. */
export function SiteFrame({
  frame,
  footer,
  children,
}: {
  frame: FrameData;
  footer: boolean;
  children: ReactNode;
}) {
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <TopBar school={frame.school} staffName={frame.staffName} />
      <SiteHeader school={frame.school} />
      <Marquee marquee={frame.marquee} />
      <main id="main" tabIndex={-1}>
        {frame.message ? (
          <div className="shell">
            <p className="message" role="status">
              <Icon name="circle-check" />
              {frame.message}
            </p>
          </div>
        ) : null}
        {children}
      </main>
      {footer ? <SiteFooter school={frame.school} /> : null}
    </>
  );
}
