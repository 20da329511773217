import { t } from "#say";
import { OnlyInEnglish } from "~/capabilities/translations/only-in-english";
import { type Block, wordsOfBlocks } from "~/text/formatted-text";
import { VisitorIcon } from "~/ui/icons/visitor-icon";
import { FormattedText } from "~/ui/text/formatted-text";
import { EditTextLink } from "./edit-text-link";

interface AimsProps {
  mission: Block[];
  vision: Block[];
  level: "h2" | "h3";
}

const headingClass = {
  h2: "mb-3 flex items-center gap-2.5",
  h3: "mb-1 flex items-center gap-2.5 text-lg",
};

export function Aims({ mission, vision, level: Heading }: AimsProps) {
  const aims = [
    { icon: "target-arrow", title: t("Our mission"), blocks: mission, name: "mission" },
    { icon: "bulb", title: t("Our vision"), blocks: vision, name: "vision" },
  ] as const;
  return aims
    .filter(({ blocks }) => blocks.length > 0)
    .map(({ icon, title, blocks, name }) => (
      <section key={title} className="border-t-4 border-marigold pt-3">
        <Heading className={headingClass[Heading]}>
          <VisitorIcon name={icon} size={28} className="text-marigold-deep" />
          {title}
        </Heading>
        {Heading === "h2" ? <OnlyInEnglish text={wordsOfBlocks(blocks)} /> : null}
        <FormattedText blocks={blocks} />
        <EditTextLink name={name} />
      </section>
    ));
}
