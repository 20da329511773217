import { t } from "#say";

export function ReplicaPanel({ isLate, words }: { isLate: boolean; words: string }) {
  return (
    <section className={isLate ? "panel care" : "panel"} id="replica">
      <h2>{t("Replica")}</h2>
      <p>{words}</p>
      {isLate && (
        <p className="hint">{t("Ask the person who looks after the server to read docs/replication.md.")}</p>
      )}
    </section>
  );
}
