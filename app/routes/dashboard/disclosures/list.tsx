import type { LoaderFunctionArgs } from "@remix-run/node";
import { msg, t } from "#say";
import { type Disclosure, disclosures } from "~/content/disclosures/disclosure.server";
import { getValidity, type Validity } from "~/content/disclosures/validity";
import { todayAtSchool } from "~/dates/dates";
import { disclosure } from "~/kinds/disclosure";
import { fileSize } from "~/text/file-size";
import { orderedPage } from "../records/list-page.server";
import { moveRecord } from "../records/move-record.server";
import { orderedList } from "../records/ordered-list";
import { listMeta } from "../records/record-list";

const readPage = orderedPage(disclosure, disclosures);

/** Uses the server's day, because the user's clock can be wrong. */
export async function loader(args: LoaderFunctionArgs) {
  const page = await readPage(args);
  const today = todayAtSchool();
  return { ...page, rows: page.rows.map((row) => ({ ...row, validity: getValidity(row, today) })) };
}

export const action = moveRecord(disclosure, disclosures);

export const meta = listMeta(disclosure);

export default orderedList<Disclosure & { validity: Validity | undefined }>(
  disclosure,
  { icon: "file-text", words: msg("No documents yet.") },
  (row) => (row.bytes > 0 ? t("PDF, {size}", { size: fileSize(row.bytes) }) : null),
  {
    linkOf: (row) => row.url,
    badgesOf: ({ validity }) => (validity ? [<ValidityBadge key="validity" validity={validity} />] : []),
  },
);

const badgeClasses: Record<Validity["status"], string> = {
  valid: "bg-leaf-mist text-leaf",
  "ends soon": "bg-marigold-mist text-marigold-deep",
  ended: "bg-rose-mist text-rose",
};

function ValidityBadge({ validity: { status, words } }: { validity: Validity }) {
  return <span className={`tag ${badgeClasses[status]}`}>{words}</span>;
}
