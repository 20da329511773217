import { useDocumentProps } from "../page/document-context";
import { FormattedText } from "./formatted-text";
import { StaffText } from "./staff-text";

interface LongTextProps {
  text: string;
  className?: string;
}

/** Shows a field of type `long` with its lists, tables and marks, on pages without hydration. */
export function LongText({ text, className = "" }: LongTextProps) {
  const blocks = useDocumentProps().formatText?.(text) ?? [{ pieces: [text] }];
  const [first] = blocks;
  if (!first) return null;
  const isLine =
    blocks.length === 1 && "pieces" in first && first.pieces.every((piece) => typeof piece === "string");
  if (isLine) return <StaffText text={text} className={`${className} whitespace-pre-line`} />;
  return (
    <div className={`prose ${className}`}>
      <FormattedText blocks={blocks} />
    </div>
  );
}
