import { t } from "#say";
import { VersionPage } from "~/page-texts/version-page";
import { useForm } from "~/ui/form/post-form";
import { titled } from "~/ui/page/page-meta";
import type { versionPage } from "./version-page.server";

type Page = ReturnType<typeof versionPage>;

export const versionMeta = titled<Page["loader"]>((data) =>
  data ? t("Earlier version: {label}", { label: data.label }) : t("Earlier version"),
);

export function EarlierVersion() {
  const { form, problem } = useForm<Page["loader"], Page["action"]>();
  return <VersionPage {...form} errors={problem?.errors} />;
}
