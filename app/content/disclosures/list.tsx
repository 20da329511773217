import { type Message, t } from "#say";
import { editPathOf } from "~/kinds/kind";
import { fileSize } from "~/text/file-size";
import { languageProps } from "~/text/language";
import { Icon } from "~/ui/icons/icon";
import { EditLink } from "~/ui/records/edit-link";
import { disclosure as disclosureWords } from "../../kinds/disclosure";
import { notPublished } from "./appendix-ix/answer-words";
import type { ListedDisclosure } from "./disclosure.server";
import { SampleMark } from "./sample-mark";

const cardClass =
  "relative flex items-center gap-3 max-sm:min-h-14 max-sm:flex-wrap max-sm:gap-y-0 max-sm:border-b max-sm:border-line max-sm:py-1 sm:rounded-card sm:border sm:border-line sm:bg-sheet sm:px-4 sm:py-2.5";

interface DisclosureGridProps {
  disclosures: ListedDisclosure[];
  missing: readonly Message[];
  site: string;
}

/** Grid of 1, 2 or 3 columns (specification section 2); on phones rows of 56 px. */
export function DisclosureGrid({ disclosures, missing, site }: DisclosureGridProps) {
  const isAllSample = disclosures.length > 0 && disclosures.every(({ isSample }) => isSample);
  return (
    <>
      {isAllSample ? (
        <p className="mb-3 flex items-center gap-2">
          <SampleMark /> {t("Documents of a sample school: they are not real.")}
        </p>
      ) : null}
      <ul className="grid sm:grid-cols-2 sm:gap-3 md:grid-cols-3">
        {disclosures.map((disclosure) => (
          <li key={disclosure.id} className={cardClass}>
            <Icon name="file-text" size={28} className="flex-none text-marigold-deep max-lg:hidden" />
            <div className="min-w-0 flex-1 max-sm:contents">
              <h2
                className="min-w-26 flex-1 text-base max-2xs:basis-full"
                {...languageProps(disclosure.name)}
              >
                {disclosure.name} {disclosure.isSample && !isAllSample ? <SampleMark /> : null}
              </h2>
              <p
                className="text-sm leading-snug max-sm:order-1 max-sm:ml-auto max-sm:text-right sm:mt-0.5 sm:inline-block print:after:shown-label"
                data-label={` ${disclosure.url.startsWith("/") ? site + disclosure.url : disclosure.url}`}
              >
                {/* Visible text from the specification; screen readers also hear the document's name. */}
                <a
                  className="font-semibold after:absolute after:inset-0"
                  href={disclosure.url}
                  target="_blank"
                  rel="noopener"
                >
                  {t("Click Here")}
                  <span className="sr-only">
                    {t(
                      /* Behind the words of a link, only heard. */ ": {document}, PDF, opens in a new tab",
                      {
                        document: disclosure.name,
                      },
                    )}
                  </span>
                </a>
                {disclosure.bytes > 0 ? (
                  <span className="hint max-sm:block">
                    {" "}
                    {t("PDF, {size}", { size: fileSize(disclosure.bytes) })}
                  </span>
                ) : null}
              </p>
              <EditLink to={editPathOf(disclosureWords, disclosure.id)} of={disclosure.name} />
            </div>
          </li>
        ))}
      </ul>
      {missing.length > 0 ? (
        <details className="group mt-4">
          <summary className="more-link fold text-link">
            {t(/* Documents. */ "{count, number} not published yet", { count: missing.length })}
          </summary>
          <ul className="grid sm:grid-cols-2 sm:gap-3 md:grid-cols-3">
            {missing.map((name) => (
              <li key={name} className={cardClass}>
                <Icon name="file-text" size={28} className="flex-none text-ink-soft max-lg:hidden" />
                <div className="min-w-0 flex-1 max-sm:contents">
                  <h2 className="min-w-26 flex-1 text-base text-ink-soft max-2xs:basis-full">{t(name)}</h2>
                  <p className="hint">{t(notPublished)}</p>
                </div>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}
