import { languageProps } from "~/text/language";
import { StaffText } from "~/ui/text/staff-text";
import { EditTextLink } from "./edit-text-link";
import type { TextName } from "./texts";

/** The sections with a text of a kind: `about` has the text `about_heading`. */
type SectionWith<Kind extends string> = TextName extends infer Name
  ? Name extends `${infer Section}_${Kind}`
    ? Section
    : never
  : never;

/** The section that it names: its id is `<of>-heading`. The small line above it is the text `<of>_eyebrow`, or always the same. */
type SectionHeadingProps = { heading: string; className?: string } & (
  | { of: SectionWith<"heading">; above?: string; eyebrow?: undefined }
  | { of: SectionWith<"heading"> & SectionWith<"eyebrow">; eyebrow: string; above?: undefined }
);

/** The heading of a section of the home page, as staff write it. */
export function SectionHeading({ heading, className, ...section }: SectionHeadingProps) {
  return (
    <>
      <StaffText text={section.eyebrow ?? section.above} className="eyebrow" />
      {section.eyebrow === undefined ? null : <EditTextLink name={`${section.of}_eyebrow`} />}
      <h2 id={`${section.of}-heading`} className={className} {...languageProps(heading)}>
        {heading}
      </h2>
      <EditTextLink name={`${section.of}_heading`} />
    </>
  );
}
