import { t } from "#say";

export function SampleMark() {
  return (
    <>
      {" "}
      <span className="tag bg-marigold-mist text-marigold-deep">{t("Sample")}</span>
    </>
  );
}
