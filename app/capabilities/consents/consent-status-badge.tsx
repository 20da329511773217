import { Link } from "@remix-run/react";
import { t } from "#say";
import { type ConsentStatus, consentStatusLabels } from "./consent-status";
import { consentsPathOf } from "./consents-path";

interface ConsentBadgeProps {
  status: ConsentStatus | undefined;
  kind: string;
  id: number;
  of: string;
}

export function ConsentBadge({ status, kind, id, of }: ConsentBadgeProps) {
  if (!status || status === "given") return null;
  return (
    <Link
      className="tag bg-marigold-mist text-marigold-deep underline"
      to={consentsPathOf(kind, id)}
      aria-label={`${t(consentStatusLabels[status])}: ${of}`}
    >
      {t(consentStatusLabels[status])}
    </Link>
  );
}
