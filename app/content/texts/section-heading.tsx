import { languageOf } from "~/ui/language";
import { StaffText } from "~/ui/staff-text";
import { EditTextLink } from "./edit-text-link";
import type { TextName } from "./texts";

interface SectionHeadingProps {
  id: string;
  /** The small line above it. */
  above?: string;
  /** The text that this line is, where staff write it. */
  aboveName?: TextName;
  heading: string;
  /** The text that the heading is. */
  name: TextName;
  className?: string;
}

/** The heading of a section of the home page, as staff write it. */
export function SectionHeading({ id, above, aboveName, heading, name, className }: SectionHeadingProps) {
  return (
    <>
      <StaffText text={above} className="eyebrow" />
      {aboveName ? <EditTextLink name={aboveName} /> : null}
      <h2 id={id} className={className} lang={languageOf(heading)}>
        {heading}
      </h2>
      <EditTextLink name={name} />
    </>
  );
}
