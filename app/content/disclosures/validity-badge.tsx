import type { Validity } from "./validity";

const badgeClasses: Record<Validity["status"], string> = {
  valid: "bg-leaf-mist text-leaf",
  "ends soon": "bg-marigold-mist text-marigold-deep",
  ended: "bg-rose-mist text-rose",
};

export function ValidityBadge({ validity: { status, words } }: { validity: Validity }) {
  return <span className={`tag ${badgeClasses[status]}`}>{words}</span>;
}
