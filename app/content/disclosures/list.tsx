import { t } from "#say";
import { editPathOf } from "~/content/records/kind";
import { fileSize } from "~/text/file-size";
import { languageProps } from "~/text/language";
import { Icon } from "~/ui/icons/icon";
import { EditLink } from "~/ui/records/edit-link";
import { disclosure as disclosureWords } from "./disclosure";
import type { Disclosure } from "./disclosure.server";

/** Grid of 1, 2 or 3 columns (specification section 2). */
export function DisclosureGrid({ disclosures, site }: { disclosures: Disclosure[]; site: string }) {
  return (
    <ul className="grid gap-5 max-sm:gap-3 sm:grid-cols-2 md:grid-cols-3">
      {disclosures.map((disclosure) => (
        <li key={disclosure.id} className="card max-sm:flex max-sm:gap-3 max-sm:p-4">
          <Icon name="file-text" size={28} className="flex-none text-marigold-deep" />
          <div>
            <h2 className="text-lg sm:my-2" {...languageProps(disclosure.name)}>
              {disclosure.name}
            </h2>
            <p>
              {/* Visible text from the specification; screen readers also hear the document's name. */}
              <a className="tap font-semibold" href={disclosure.url} target="_blank" rel="noopener">
                {t("Click Here")}
                <span className="sr-only">
                  {t(/* Behind the words of a link, only heard. */ ": {document}, PDF, opens in a new tab", {
                    document: disclosure.name,
                  })}
                </span>
              </a>
              {disclosure.bytes > 0 ? (
                <span className="hint"> {t("PDF, {size}", { size: fileSize(disclosure.bytes) })}</span>
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
