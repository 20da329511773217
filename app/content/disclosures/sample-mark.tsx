import { t } from "#say";

/** Marks content of the sample school. */
export function SampleMark() {
  return (
    <>
      {" "}
      <span className="tag bg-marigold-mist text-marigold-deep">{t("Sample")}</span>
    </>
  );
}
