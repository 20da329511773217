import { languageProps } from "~/text/language";
import { StaffText } from "~/ui/text/staff-text";
import { EditTextLink } from "./edit-text-link";
import type { TextName } from "./texts";

/** Sections with a kind of text: `about` has `about_heading`. */
type SectionWith<Kind extends string> = TextName extends infer Name
  ? Name extends `${infer Section}_${Kind}`
    ? Section
    : never
  : never;

/** Its ID is `<of>-heading`. The line above is the text `<of>_eyebrow`, or fixed. */
type SectionHeadingProps = { heading: string; className?: string } & (
  | { of: SectionWith<"heading">; above?: string; eyebrow?: undefined }
  | { of: SectionWith<"heading"> & SectionWith<"eyebrow">; eyebrow: string; above?: undefined }
);

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
