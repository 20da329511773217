import { languageOf } from "~/ui/language";
import { StaffText } from "~/ui/staff-text";
import { EditTextLink } from "./edit-text-link";
import type { TextName } from "./texts";

interface SectionHeadingProps {
  id: string;
  /** The small line above it. */
  above?: string;
  heading: string;
  /** The text that the heading is. */
  name: TextName;
  className?: string;
}

/** The heading of a section of the home page, as staff write it. */
export function SectionHeading({ id, above, heading, name, className }: SectionHeadingProps) {
  return (
    <>
      <StaffText text={above} className="eyebrow" />
      <h2 id={id} className={className} lang={languageOf(heading)}>
        {heading}
      </h2>
      <EditTextLink name={name} />
    </>
  );
}
