import { t } from "#say";

/** Says that the people of a page are samples, until the school has replaced the last one. */
export function SamplePeople({ isShown }: { isShown: boolean }) {
  return isShown ? <p className="hint mb-4">{t("Sample: the people on this page are invented.")}</p> : null;
}
