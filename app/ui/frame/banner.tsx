import { t } from "#say";
import { languageProps } from "../../text/language";
import type { FrameData } from "./frame-data";

/** Emergency banner; screen readers announce it first. */
export function Banner({ banner }: { banner: NonNullable<FrameData["banner"]> }) {
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
