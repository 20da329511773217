import { Link } from "@remix-run/react";
import { t } from "#say";
import { consentsPathOf } from "./consents-path";
import { type Standing, standingLabels } from "./standing";

interface StandingBadgeProps {
  standing: Standing | undefined;
  /** The key of the record's kind. */
  kind: string;
  id: number;
  /** Names the record, for who hears the link alone. */
  of: string;
}

/** If something is missing, and the way to mend it; nothing if a consent counts. */
export function StandingBadge({ standing, kind, id, of }: StandingBadgeProps) {
  if (!standing || standing === "given") return null;
  return (
    <Link
      className="tag bg-marigold-mist text-marigold-deep underline"
      to={consentsPathOf(kind, id)}
      aria-label={`${t(standingLabels[standing])}: ${of}`}
    >
      {t(standingLabels[standing])}
    </Link>
  );
}
