import { useEffect, useRef } from "react";
import { type Message, msg, t } from "#say";

/** Size of the two windows in pixels, and their scale. */
const windows = [
  {
    label: msg("On a phone"),
    boxClass: "h-[666px] w-[324px] xs:h-[740px] xs:w-[360px] xl:h-[555px] xl:w-[270px]",
    frameClass: "h-[740px] w-[360px] scale-[0.9] xs:scale-[1] xl:scale-[0.75]",
  },
  {
    label: msg("On a computer"),
    boxClass:
      "h-[250px] w-[320px] xs:h-[330px] xs:w-[422px] sm:h-[450px] sm:w-[576px] md:h-[520px] md:w-[666px] lg:h-[500px] lg:w-[640px] xl:h-[440px] xl:w-[563px]",
    frameClass:
      "h-[1000px] w-[1280px] scale-[0.25] xs:scale-[0.33] sm:scale-[0.45] md:scale-[0.52] lg:scale-[0.5] xl:scale-[0.44]",
  },
] as const satisfies { label: Message; boxClass: string; frameClass: string }[];

export default function PreviewFrames({ src }: { src: string }) {
  const section = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another preview is looked at again
  useEffect(() => {
    section.current?.focus();
    section.current?.scrollIntoView();
  }, [src]);
  return (
    <section
      className="mt-8 scroll-mt-24 border-t border-line pt-6 focus-visible:outline-none"
      aria-labelledby="preview"
      tabIndex={-1}
      ref={section}
      // biome-ignore lint/a11y/noAutofocus: without script this is where the page is to be looked at
      autoFocus
    >
      <h2 id="preview">{t("Preview")}</h2>
      <p className="mt-2">
        {t(
          "This is how visitors will see it. It is not saved yet, and only you can see it. Continue in the form above.",
        )}
      </p>
      <div className="mt-4 flex flex-wrap gap-6">
        {windows.map(({ label, boxClass, frameClass }) => (
          <figure key={label} className="min-w-0">
            <figcaption className="mb-2 font-semibold">{t(label)}</figcaption>
            <div className={`max-w-full overflow-hidden rounded-md border border-line bg-white ${boxClass}`}>
              <iframe
                key={src}
                className={`max-w-none origin-top-left ${frameClass}`}
                src={src}
                title={t(/* {window} is: on a phone, on a computer. */ "Preview: {window}", {
                  window: t(label).toLowerCase(),
                })}
              />
            </div>
          </figure>
        ))}
      </div>
    </section>
  );
}
