import { useLocation } from "@remix-run/react";
import type { Meanwhile } from "~/forms/meanwhile";
import { momentAtSchool } from "../dates";

interface MeanwhileNoticeProps {
  /** What was changed, as in "this notice". */
  what: string;
  meanwhile: Meanwhile;
  /** The id of the form below. */
  form: string;
}

/** Above a form whose record somebody else changed or deleted while it was open: both versions, and what to do. */
export function MeanwhileNotice({ what, meanwhile, form }: MeanwhileNoticeProps) {
  const { pathname } = useLocation();
  const { deleted, fields, savedAt } = meanwhile;
  return (
    <section className="panel meanwhile" aria-label="Both versions">
      {fields.length > 0 ? (
        <>
          <h2>{`Saved by somebody else${savedAt ? `, ${momentAtSchool(savedAt)}` : ""}`}</h2>
          <div className="versions">
            <table>
              <thead>
                <tr>
                  <th scope="col">Field</th>
                  <th scope="col">Saved</th>
                  <th scope="col">What you typed</th>
                </tr>
              </thead>
              <tbody>
                {fields.map(({ label, saved, typed, differs }) => (
                  <tr key={label} className={differs ? "bg-marigold-mist" : undefined}>
                    <th scope="row">
                      {label}
                      {differs ? (
                        <span className="tag ms-1 bg-yellow-mist text-yellow-ink"> (differs)</span>
                      ) : null}
                    </th>
                    <td data-label="Saved">{saved || "–"}</td>
                    <td data-label="What you typed">{typed || "–"}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      ) : null}
      {deleted ? (
        <p>
          {deleted === "trash"
            ? `Somebody moved ${what} to the trash. What you typed is in the form below: restore the record with it, or save it as a new one.`
            : `Somebody erased ${what} for good. What you typed is in the form below: you can save it as a new record.`}
        </p>
      ) : (
        <div className="actions">
          <button type="submit" form={form} className="button button-primary">
            Save what I typed
          </button>
          {/* A whole page load: the form is to show what is saved, not what was typed. */}
          <a className="button button-quiet" href={pathname}>
            Take what is saved
          </a>
          <a className="button button-quiet" href={`#${form}`}>
            Go on editing mine
          </a>
        </div>
      )}
    </section>
  );
}
