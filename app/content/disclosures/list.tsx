import { t } from "#say";
import { editPathOf } from "~/content/records/kind";
import { fileSize } from "~/text/file-size";
import { languageProps } from "~/text/language";
import { Icon } from "~/ui/icons/icon";
import { EditLink } from "~/ui/records/edit-link";
import { disclosure as disclosureWords } from "./disclosure";
import type { Disclosure } from "./disclosure.server";

const rowClass =
  "sm:card max-sm:relative max-sm:flex max-sm:min-h-14 max-sm:items-center max-sm:gap-3 max-sm:border-b max-sm:border-line max-sm:py-1";
/** On phones, the link of a row fills it. */
const linkClass = "font-semibold max-sm:after:absolute max-sm:after:inset-0 sm:tap";

/** Grid of 1, 2 or 3 columns (specification section 2); on phones rows of 56 px. */
export function DisclosureGrid({ disclosures, site }: { disclosures: Disclosure[]; site: string }) {
  return (
    <ul className="grid sm:grid-cols-2 sm:gap-5 md:grid-cols-3">
      {disclosures.map((disclosure) => (
        <li key={disclosure.id} className={rowClass}>
          <Icon name="file-text" size={28} className="flex-none text-marigold-deep max-sm:hidden" />
          <div className="max-sm:contents">
            <h2
              className="min-w-0 flex-1 max-sm:text-base sm:my-2 sm:text-lg"
              {...languageProps(disclosure.name)}
            >
              {disclosure.name}
            </h2>
            <p className="max-sm:text-right max-sm:text-sm max-sm:leading-snug">
              {/* Visible text from the specification; screen readers also hear the document's name. */}
              <a className={linkClass} href={disclosure.url} target="_blank" rel="noopener">
                {t("Click Here")}
                <span className="sr-only">
                  {t(/* Behind the words of a link, only heard. */ ": {document}, PDF, opens in a new tab", {
                    document: disclosure.name,
                  })}
                </span>
              </a>
              {disclosure.bytes > 0 ? (
                <span className="hint max-sm:block">
                  {" "}
                  {t("PDF, {size}", { size: fileSize(disclosure.bytes) })}
                </span>
              ) : null}{" "}
              <span className="hidden text-sm break-all print:block">
                {disclosure.url.startsWith("/") ? site + disclosure.url : disclosure.url}
              </span>
            </p>
            <EditLink to={editPathOf(disclosureWords, disclosure.id)} of={disclosure.name} />
          </div>
        </li>
      ))}
    </ul>
  );
}
