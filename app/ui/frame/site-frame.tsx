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
      <a href="#main" className="absolute -top-16 left-4 z-30 bg-white px-4 py-3 focus:top-2 print:hidden">
        Skip to content
      </a>
      <TopBar school={frame.school} staffName={frame.staffName} />
      <SiteHeader school={frame.school} site={frame.site} />
      <Marquee marquee={frame.marquee} />
      <main id="main" tabIndex={-1}>
        {frame.message ? <Message message={frame.message} /> : null}
        {children}
      </main>
      {footer ? <SiteFooter school={frame.school} /> : null}
    </>
  );
}

/** What the form before this page has to say, with an Undo where something was deleted. */
function Message({ message }: { message: NonNullable<FrameData["message"]> }) {
  return (
    <div className="shell">
      <div className="message" role="status">
        <Icon name="circle-check" />
        {message.undoName ? `${message.text}: ${message.undoName}` : message.text}
        {message.undo ? (
          <form method="post" action="/dashboard/trash">
            <input type="hidden" name="item" value={message.undo} />
            <button type="submit" className="-my-2.5 min-h-11 cursor-pointer px-2 underline">
              Undo
            </button>
          </form>
        ) : null}
      </div>
    </div>
  );
}
