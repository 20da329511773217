import { type Message, msg, t } from "#say";
import { shortDate } from "~/dates/dates";
import { allKinds } from "~/kinds/registry";
import { ActionForm } from "~/ui/form/action-form";
import { Button, ButtonLink } from "~/ui/form/button";
import type { ImportedState } from "~db/schema";
import { importPath } from "./paths";

interface RunSummaryProps {
  run: {
    id: number;
    source: string;
    state: "running" | "stopped" | "done" | "failed" | "undone";
    done: number;
    expected: number;
    problem: string;
    started_at: string;
  };
  counts: { kind: string; state: ImportedState; is_draft: number; count: number }[];
}

const states: Record<RunSummaryProps["run"]["state"], Message> = {
  running: msg(
    "The import is running, or its computer was switched off. Start the same command again to go on.",
  ),
  stopped: msg("The import was stopped. Start the same command again to go on."),
  failed: msg("The import could not go on. Start the same command again when the problem is solved."),
  done: msg("The import is complete. Visitors see a record after you publish it."),
  undone: msg("The import was undone."),
};

export function RunSummary({ run, counts }: RunSummaryProps) {
  const sum = (is: (count: RunSummaryProps["counts"][number]) => boolean) =>
    counts.filter(is).reduce((all, { count }) => all + count, 0);
  const waiting = sum(({ state, is_draft }) => state === "held" && is_draft === 0);
  const kinds = allKinds.flatMap(({ key, names }) => {
    const count = sum((one) => one.kind === key && one.state !== "left out");
    return count > 0 ? [t(names.count, { count })] : [];
  });
  return (
    <section className="panel">
      <h2 className="wrap-anywhere">{run.source}</h2>
      <p>{t(states[run.state])}</p>
      {run.problem ? <p lang="en">{run.problem}</p> : null}
      <p className="hint">
        {t(
          /* {count} of {all} records of an old website. */ "Started on {date}. {done} of {expected} records read.",
          {
            date: shortDate(run.started_at),
            done: run.done,
            expected: run.expected,
          },
        )}
      </p>
      {kinds.length > 0 ? <p>{kinds.join(", ")}</p> : null}
      <div className="actions">
        {waiting > 0 ? (
          <ActionForm>
            <Button variant="primary" name="run" value={run.id}>
              {t("{count, plural, one {Publish # record} other {Publish all # records}}", { count: waiting })}
            </Button>
          </ActionForm>
        ) : null}{" "}
        {run.state !== "undone" ? (
          <ButtonLink variant="delete" to={`${importPath}/${run.id}/undo`}>
            {t("Undo this import")}
          </ButtonLink>
        ) : null}
      </div>
    </section>
  );
}
