import { msg, t } from "#say";
import { deletedAndKept } from "~/capabilities/trash/record";
import { ActionForm } from "~/ui/form/action-form";
import { Button } from "~/ui/form/button";

export const samplesKind = "samples";
export const samplesTitle = msg("Sample texts and settings");

export function RestoreButton({ name }: { name: string }) {
  return <Button aria-label={t("Restore {name}", { name })}>{t("Restore")}</Button>;
}

interface RemovedSamplesRowProps {
  samples: { key: string; at: string; texts: number; settings: number };
  mayRestore: boolean;
}

export function RemovedSamplesRow({ samples, mayRestore }: RemovedSamplesRowProps) {
  const { key, at, texts, settings } = samples;
  const counts = [
    texts && t("{count, plural, one {# text} other {# texts}}", { count: texts }),
    settings && t("{count, plural, one {# setting} other {# settings}}", { count: settings }),
  ];
  return (
    <li>
      <div>
        <h2>{t(samplesTitle)}</h2>
        <p className="hint">{[...counts, ...deletedAndKept(at)].filter(Boolean).join(" · ")}</p>
      </div>
      <ActionForm className="actions">
        <input type="hidden" name="samples" value={key} />
        {mayRestore ? (
          <RestoreButton name={t(samplesTitle)} />
        ) : (
          <span className="hint">{t("An administrator can restore this.")}</span>
        )}
      </ActionForm>
    </li>
  );
}
