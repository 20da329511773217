import type { Block } from "~/forms/formatted-text";
import { FormattedText } from "~/ui/formatted-text";
import { Icon } from "~/ui/icon";
import { EditTextLink } from "./edit-text-link";

interface AimsProps {
  mission: Block[];
  vision: Block[];
  /** Of their headings. */
  level: "h2" | "h3";
}

const headingClass = { h2: "my-2 text-3xl", h3: "my-2 text-2xl" };

/** The cards of mission and vision. */
export function Aims({ mission, vision, level: Heading }: AimsProps) {
  const aims = [
    { icon: "target-arrow", title: "Our mission", blocks: mission, name: "mission" },
    { icon: "bulb", title: "Our vision", blocks: vision, name: "vision" },
  ] as const;
  return aims.map(({ icon, title, blocks, name }) => (
    <section key={title} className="card">
      <Icon name={icon} size={32} className="text-marigold-deep" />
      <Heading className={headingClass[Heading]}>{title}</Heading>
      <FormattedText blocks={blocks} />
      <EditTextLink name={name} />
    </section>
  ));
}
