import { languageProps } from "../../text/language";

export function StaffText({ text, className }: { text: string | null | undefined; className?: string }) {
  if (!text) return null;
  return (
    <p className={className} {...languageProps(text)}>
      {text}
    </p>
  );
}
