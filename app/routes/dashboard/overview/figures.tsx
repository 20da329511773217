import { Link } from "@remix-run/react";
import { t } from "#say";
import { figure } from "~/text/figures";

interface Figure {
  label: string;
  value: string;
  setting: string;
}

/** Cards of specification section 2, with links to their settings. */
export function Figures({ figures, editable }: { figures: Figure[]; editable: boolean }) {
  return (
    <dl className="my-4 grid grid-cols-3 gap-2">
      {figures.map(({ label, value, setting }) => (
        <div key={label} className="relative rounded-md border border-line bg-sheet px-3 py-1.5">
          <dt className="text-sm text-ink-soft">
            {editable ? (
              <Link
                className="no-underline after:absolute after:inset-0"
                to={`/dashboard/settings/figures#${setting}`}
              >
                {label}
                <span className="sr-only">{t(": change the figure")}</span>
              </Link>
            ) : (
              label
            )}
          </dt>
          <dd className="text-lg/tight font-bold text-heading">{value ? figure(value) : "–"}</dd>
        </div>
      ))}
    </dl>
  );
}
