import { t } from "#say";

export type SampleShare = "none" | "some" | "all";

/** Says that people of a page are samples, until the school has replaced the last one. */
export function SamplePeople({ samples }: { samples: SampleShare }) {
  if (samples === "none") return null;
  return (
    <p className="hint mb-4">
      {samples === "all"
        ? t("Sample: the people on this page are invented.")
        : t("Some people on this page are samples: they are invented.")}
    </p>
  );
}
