import { languageProps } from "../../text/language";

/** A paragraph of what staff typed, with its language; nothing if they typed nothing. */
export function StaffText({ text, className }: { text: string | null | undefined; className?: string }) {
  if (!text) return null;
  return (
    <p className={className} {...languageProps(text)}>
      {text}
    </p>
  );
}
