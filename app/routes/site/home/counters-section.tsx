import { figure } from "~/ui/figures";

/** The achievements counters (specification sections 3 and 9), final values in the HTML. */
export function CountersSection({
  counters,
}: {
  counters: { label: string; value: string; plus?: boolean }[];
}) {
  const known = counters.filter((counter) => /^\d+$/.test(counter.value));
  if (known.length === 0) return null;
  return (
    <section className="counters" aria-labelledby="counters-heading" data-enhance="counters">
      <div className="shell">
        <h2 id="counters-heading">Our achievements</h2>
        <dl>
          {known.map((counter) => (
            <div key={counter.label}>
              <dt>{counter.label}</dt>
              <dd data-count={counter.value}>{figure(`${counter.value}${counter.plus ? "+" : ""}`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
