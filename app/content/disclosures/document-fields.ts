import { msg } from "#message";
import { documentLines } from "~/content/disclosures/appendix-ix/document-lines";
import type { StaffKind } from "~/kinds/kind";
import { disclosure } from "../../kinds/disclosure";

// Separate from disclosure.ts, which every staff page loads.

export const disclosureDocument = {
  ...disclosure,
  fields: {
    ...disclosure.fields,
    line: {
      label: msg("Line of Appendix IX"),
      max: 10,
      options: [
        { value: "", label: msg(/* No line is chosen. */ "None") },
        ...documentLines.map(({ key, number, label }) => ({
          value: key as string,
          label,
          before: `${key.charAt(0).toUpperCase()} ${number === "–" ? "" : `${number} `}`,
        })),
      ],
    },
    number: { label: msg("Number of the document"), max: 100, translated: false },
    issued_by: { label: msg("Issued by"), max: 200, translated: false },
    issued_on: { label: msg("Issued on"), type: "date" },
  },
} as const satisfies StaffKind<{ name: string; page: string }>;
