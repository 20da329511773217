import { Link, useLocation } from "@remix-run/react";
import { t } from "#say";
import { readReturnPath } from "~/forms/return-path";

interface CancelLinkProps {
  /** Page if the form's address has none to return to. */
  to: string;
  label?: string;
}

export function CancelLink({ to, label = t("Cancel") }: CancelLinkProps) {
  const { search } = useLocation();
  return <Link to={readReturnPath(search) ?? to}>{label}</Link>;
}
