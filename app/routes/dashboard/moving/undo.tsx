import { useLoaderData } from "@remix-run/react";
import { msg, t } from "#say";
import { removeUnusedFiles } from "~/capabilities/trash/erase.server";
import { removeOrLog } from "~/files/store/remove-or-log.server";
import { idOf, notFound } from "~/http/refusal";
import { findRun } from "~/old-site-import/runs.server";
import { undoImport } from "~/old-site-import/undo.server";
import { CancelLink } from "~/ui/form/cancel-link";
import { PostForm } from "~/ui/form/post-form";
import { titled } from "~/ui/page/page-meta";
import { staffAction, staffLoader } from "../staff-page.server";
import { runPath } from "./paths";

export const loader = staffLoader("office", async ({ params, db, issueToken }) => {
  const run = await findRun(db, idOf(params));
  if (!run) throw notFound();
  return { run, token: issueToken() };
});

export const action = staffAction(
  { role: "office", proof: "asked" },
  async ({ params, services, db, recordEvent }) => {
    const run = await findRun(db, idOf(params));
    if (!run) throw notFound();
    let files: { documents: string[]; resumes: string[] } = { documents: [], resumes: [] };
    return {
      work: async (trx) => {
        const { removed, kept, ...unused } = await undoImport(trx, run.id);
        files = unused;
        await recordEvent({ verb: "undid old site import", subject: run.source }, trx);
        const words = [
          t("{count, plural, one {# record was removed.} other {# records were removed.}}", {
            count: removed,
          }),
          kept > 0
            ? t(
                "{count, plural, one {# record was edited here and stays.} other {# records were edited here and stay.}}",
                {
                  count: kept,
                },
              )
            : "",
        ];
        return { location: runPath(run.id), message: words.filter(Boolean).join(" ") };
      },
      after: async () => {
        await removeUnusedFiles(services, files.documents);
        await removeOrLog(
          services,
          files.resumes.map((name) => ({ kind: "resumes" as const, name })),
        );
      },
    };
  },
);

const title = msg("Undo this import");

export const meta = titled<typeof loader>((data) => (data ? `${t(title)}: ${data.run.source}` : t(title)));

export default function UndoImport() {
  const { run, token } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>{t("Undo this import?")}</h1>
      <section className="panel">
        <h2 className="wrap-anywhere">{run.source}</h2>
      </section>
      <p>
        {t(
          "All its records are removed from this website, with their photos, files and redirects. This cannot be undone, but you can import again. Records that somebody edited here stay.",
        )}
      </p>
      <PostForm
        token={token}
        tone="danger"
        submit={t("Undo this import")}
        aside={<CancelLink to={runPath(run.id)} label={t("Keep it")} />}
      />
    </>
  );
}
