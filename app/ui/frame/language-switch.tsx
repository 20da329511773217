import type { FrameData } from "./frame-data";

/** The languages of the site, each in its own words and script; `/language` remembers the choice. */
export function LanguageSwitch({ languages }: Pick<FrameData, "languages">) {
  return (
    <ul className="flex gap-x-3">
      {languages.map(({ code, name, current }) =>
        current ? null : (
          <li key={code}>
            <a className="dark-link" href={`/language?to=${code}`} lang={code} rel="nofollow">
              {name}
            </a>
          </li>
        ),
      )}
    </ul>
  );
}

/** Before everything else on an English page: it comes in a language that the browser asks for. */
export function LanguageOffer({ offer }: { offer: NonNullable<FrameData["offer"]> }) {
  return (
    <p className="shell bg-sheet text-center print:hidden" lang={offer.code}>
      <a className="tap font-semibold" href={`/language?to=${offer.code}`} rel="nofollow">
        {offer.words}
      </a>
    </p>
  );
}
