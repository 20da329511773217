import { Link } from "@remix-run/react";
import { t } from "#say";
import { withReturnPath } from "~/forms/return-path";
import { figure } from "~/text/figures";

interface Figure {
  label: string;
  value: string;
  setting: string;
}

/** Figures of specification section 2 as one line, with links to their settings. */
export function Figures({ figures, editable }: { figures: Figure[]; editable: boolean }) {
  return (
    <dl className="mt-3 -mb-2 flex flex-wrap gap-x-5 text-sm sm:mb-3">
      {figures.map(({ label, value, setting }) => (
        <div key={label} className="relative flex min-h-11 items-center gap-x-1.5">
          <dt className="text-ink-soft">
            {editable ? (
              <Link
                className="no-underline after:absolute after:inset-0"
                to={withReturnPath(`/dashboard/settings/figures#${setting}`, "/dashboard")}
              >
                {label}
                <span className="sr-only">{t(": change the figure")}</span>
              </Link>
            ) : (
              label
            )}
          </dt>
          <dd className="font-bold">{value ? figure(value) : "–"}</dd>
        </div>
      ))}
    </dl>
  );
}
