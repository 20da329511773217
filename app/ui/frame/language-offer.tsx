import type { FrameData } from "./frame-data";

export function LanguageOffer({ offer }: { offer: NonNullable<FrameData["offer"]> }) {
  return (
    <p className="shell bg-sheet text-center print:hidden" lang={offer.code}>
      <a className="tap font-semibold" href={`/language?to=${offer.code}`} rel="nofollow">
        {offer.words}
      </a>
    </p>
  );
}
