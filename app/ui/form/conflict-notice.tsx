import { useLocation } from "@remix-run/react";
import { t } from "#say";
import type { EditConflict } from "~/forms/edit-conflict";
import { momentAtSchool } from "../../dates/dates";
import { Button, ButtonLink } from "./button";

interface ConflictNoticeProps {
  what: string;
  conflict: EditConflict;
  form: string;
}

/** On phones, cells are stacked with their labels. */
const cellClass =
  "px-3 py-2.5 text-left align-top [overflow-wrap:anywhere] whitespace-pre-line max-sm:block max-sm:px-2 max-sm:py-1";
const headClass = `${cellClass} font-semibold sm:w-[22%]`;

/** Shows both versions above a form after an edit conflict. */
export default function ConflictNotice({ what, conflict, form }: ConflictNoticeProps) {
  const { pathname } = useLocation();
  const { deleted, fields, savedAt } = conflict;
  return (
    <section className="panel" aria-label={t("Both versions")}>
      {fields.length > 0 ? (
        <>
          <h2 className="mb-3 text-lg">{`${t("Saved by another person")}${savedAt ? `, ${momentAtSchool(savedAt)}` : ""}`}</h2>
          <table className="w-full border-collapse">
            <thead className="max-sm:hidden">
              <tr>
                <th className={headClass} scope="col">
                  {t("Field")}
                </th>
                <th className={headClass} scope="col">
                  {t("Saved")}
                </th>
                <th className={headClass} scope="col">
                  {t("What you typed")}
                </th>
              </tr>
            </thead>
            <tbody className="max-sm:block">
              {fields.map(({ label, saved, typed }) => (
                <tr key={label} className="max-sm:block max-sm:border-t max-sm:border-line max-sm:py-2">
                  <th className={`${headClass} sm:border-t sm:border-line`} scope="row">
                    {label}
                  </th>
                  <td
                    className={`${cellClass} before:text-sm before:text-ink-soft before:content-[attr(data-label)_':_'] sm:border-t sm:border-line sm:before:hidden`}
                    data-label={t("Saved")}
                  >
                    {saved || "–"}
                  </td>
                  <td
                    className={`${cellClass} before:text-sm before:text-ink-soft before:content-[attr(data-label)_':_'] sm:border-t sm:border-line sm:before:hidden`}
                    data-label={t("What you typed")}
                  >
                    {typed || "–"}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      ) : null}
      {deleted ? (
        <p>
          {deleted === "trash"
            ? t(
                "Another person moved {what} to the trash. What you typed is in the form below. Restore the record with it, or save it as a new one.",
                { what },
              )
            : t(
                "Another person erased {what}. What you typed is in the form below. You can save it as a new record.",
                { what },
              )}
        </p>
      ) : (
        <div className="actions mt-4">
          <Button form={form} variant="primary">
            {t("Save what I typed")}
          </Button>
          {/* Full page load: the form must show saved values, not typed ones. */}
          <ButtonLink href={pathname}>{t("Take what is saved")}</ButtonLink>
          <ButtonLink href={`#${form}`}>{t("Go on editing mine")}</ButtonLink>
        </div>
      )}
    </section>
  );
}
