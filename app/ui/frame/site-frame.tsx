import type { ReactNode } from "react";
import { t } from "#say";
import { useDocumentProps } from "../page/document-context";
import { Banner } from "./banner";
import type { FrameData } from "./frame-data";
import { LanguageOffer } from "./language-offer";
import { Marquee } from "./marquee";
import { PageMessage } from "./page-message";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";
import { SkipLink } from "./skip-link";
import { TopBar } from "./top-bar";
import { WaysIn } from "./ways-in";

export function SiteFrame({ frame, children }: { frame: FrameData; children: ReactNode }) {
  const { light } = useDocumentProps();
  return (
    <>
      <SkipLink />
      {frame.banner ? <Banner banner={frame.banner} /> : null}
      {frame.offer ? <LanguageOffer offer={frame.offer} /> : null}
      <TopBar school={frame.school} staff={frame.staff} languages={frame.languages} />
      <SiteHeader
        school={frame.school}
        site={frame.site}
        colours={frame.colours}
        hidden={frame.hidden}
        facilities={frame.facilities}
      />
      <div className="bg-marigold print:hidden">
        <div className="lg:shell lg:flex lg:items-center lg:gap-8">
          <Marquee marquee={frame.marquee} />
          <WaysIn hidden={frame.hidden} phone={frame.school.phone} />
        </div>
      </div>
      {light ? (
        <p className="border-b border-line bg-sheet text-sm print:hidden">
          <span className="shell flex flex-wrap items-center gap-x-2">
            {t("Text version: saves data.")}{" "}
            <a className="tap font-semibold" href="/light-version?to=off" rel="nofollow">
              {t("Show pictures")}
            </a>
          </span>
        </p>
      ) : null}
      <main id="main" tabIndex={-1}>
        {frame.message ? (
          <div className="shell">
            <PageMessage message={frame.message} />
          </div>
        ) : null}
        {children}
      </main>
      <SiteFooter school={frame.school} hidden={frame.hidden} facilities={frame.facilities} />
    </>
  );
}
