import { SectionHeading } from "~/page-texts/section-heading";
import { figure } from "~/text/figures";

/** Achievements counters (specification sections 3 and 9), with final values in the HTML. */
export function CountersSection({
  heading,
  counters,
}: {
  heading: string;
  counters: { label: string; value: string; plus?: boolean }[];
}) {
  const known = counters.filter((counter) => /^\d+$/.test(counter.value));
  if (known.length === 0) return null;
  return (
    <section
      className="below-fold-51 rounded-tr-[clamp(2.5rem,9vw,8rem)] bg-green-deep py-[clamp(1.25rem,4vw,3rem)] text-white"
      aria-labelledby="achievements-heading"
      data-enhance="counters"
    >
      <div className="shell">
        <SectionHeading of="achievements" className="text-white" heading={heading} />
        <ul className="mt-3 grid grid-cols-2 gap-x-1 gap-y-3 narrow:grid-cols-[repeat(4,auto)] md:grid-cols-4 xl:grid-cols-8 max-md:text-sm">
          {known.map((counter) => (
            <li key={counter.label}>
              <b
                className="block [--script-leading:1.2] font-serif text-xl/tight md:text-2xl/tight font-bold text-marigold [font-variant-numeric:tabular-nums]"
                data-count={counter.value}
              >
                {figure(`${counter.value}${counter.plus ? "+" : ""}`)}
              </b>{" "}
              {counter.label}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
