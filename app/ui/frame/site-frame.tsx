import type { ReactNode } from "react";
import { t } from "#say";
import { languageProps } from "~/text/language";
import { useDocumentProps } from "../page/document-context";
import { SharedStyle } from "../page/shared-style";
import type { FrameData } from "./frame-data";
import { Marquee } from "./marquee";
import { PageMessage } from "./page-message";
import { RelatedLinks } from "./related-links";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";
import { SkipLink } from "./skip-link";
import { TopBar } from "./top-bar";
import { WaysIn } from "./ways-in";

/** `handle = { layout }`: by default, related links fill the right third. `alone` is wide, without them. */
export type PageLayout = "home" | "wide" | "alone";

interface SiteFrameProps {
  frame: FrameData;
  layout?: PageLayout | undefined;
  children: ReactNode;
}

export function SiteFrame({ frame, layout, children }: SiteFrameProps) {
  const { light } = useDocumentProps();
  const page = (
    <main id="main" tabIndex={-1}>
      {frame.message ? (
        <div className="shell">
          <PageMessage message={frame.message} />
        </div>
      ) : null}
      {children}
    </main>
  );
  return (
    <>
      <SkipLink />
      {/* The service worker shows it on stored pages, with their age. */}
      {frame.offline ? (
        <p
          data-enhance="offline"
          role="status"
          className="bg-ink px-4 py-2 text-center text-sm font-semibold text-balance text-paper [&_a]:tap [&_a]:text-inherit [&_a]:underline"
          hidden
        />
      ) : null}
      {frame.banner ? <Banner banner={frame.banner} /> : null}
      {frame.offer ? <LanguageOffer offer={frame.offer} /> : null}
      <TopBar school={frame.school} staff={frame.staff} languages={frame.languages} />
      <SiteHeader
        school={frame.school}
        site={frame.site}
        colours={frame.colours}
        hidden={frame.hidden}
        records={frame.records}
      />
      {layout === "home" ? null : <NoticeStrip frame={frame} />}
      {light ? (
        <p data-text-version className="border-b border-line bg-sheet text-sm print:hidden">
          <span className="shell flex flex-wrap items-center gap-x-2">
            {t("Text version: saves data.")}{" "}
            <a className="tap font-semibold" href="/light-version?to=off" rel="nofollow">
              {t("Show pictures")}
            </a>
          </span>
        </p>
      ) : null}
      {layout === "home" ? (
        page
      ) : (
        <div className={layout ? "flex-1" : "page-columns flex-1"}>
          {page}
          {layout === "alone" ? null : <RelatedLinks frame={frame} isBelow={layout === "wide"} />}
        </div>
      )}
      {layout === "home" ? null : <SharedStyle />}
      <SiteFooter {...frame} />
    </>
  );
}

function LanguageOffer({ offer }: { offer: NonNullable<FrameData["offer"]> }) {
  return (
    <p className="shell bg-sheet text-center print:hidden" lang={offer.code}>
      <a className="tap font-semibold" href={`/language?to=${offer.code}`} rel="nofollow">
        {offer.words}
      </a>
    </p>
  );
}

/** Newest notice and quick links: one line on laptops. */
function NoticeStrip({ frame }: { frame: FrameData }) {
  return (
    <div
      className={frame.marquee ? "bg-marigold print:hidden" : "border-b border-line bg-sheet print:hidden"}
    >
      <div className="lg:shell lg:flex lg:items-center lg:gap-8">
        <Marquee marquee={frame.marquee} />
        {frame.look.links ? null : <WaysIn hidden={frame.hidden} phone={frame.school.phone} />}
      </div>
    </div>
  );
}

/** Emergency banner; screen readers announce it first. */
function Banner({ banner }: { banner: NonNullable<FrameData["banner"]> }) {
  return (
    <div role="alert" className="bg-danger py-2.5 font-semibold text-white print:text-ink">
      <p className="shell">
        <span {...languageProps(banner.text)}>
          {banner.text}
          {banner.link ? (
            <>
              {" "}
              <a className="text-inherit underline" href={banner.link}>
                {t("Read more")}
              </a>
            </>
          ) : null}
        </span>
      </p>
    </div>
  );
}
