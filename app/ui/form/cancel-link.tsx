import { Link, useLocation } from "@remix-run/react";
import { t } from "#say";
import { isDashboardPath, readReturnPath } from "~/forms/return-path";

interface CancelLinkProps {
  /** Page if the form's address has none to return to. */
  to: string;
  label?: string;
}

export function CancelLink({ to, label = t("Cancel") }: CancelLinkProps) {
  const { search } = useLocation();
  const page = readReturnPath(search) ?? to;
  return (
    <Link to={page} reloadDocument={!isDashboardPath(page)}>
      {label}
    </Link>
  );
}
