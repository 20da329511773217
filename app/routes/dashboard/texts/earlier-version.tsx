import { useActionData, useLoaderData } from "@remix-run/react";
import { t } from "#say";
import { VersionPage } from "~/page-texts/version-page";
import { titled } from "~/ui/page/page-meta";
import type { versionPage } from "./version-page.server";

type Page = ReturnType<typeof versionPage>;

export const versionMeta = titled<Page["loader"]>((data) =>
  data ? t("Earlier version: {label}", { label: data.label }) : t("Earlier version"),
);

export function EarlierVersion() {
  const page = useLoaderData<Page["loader"]>();
  return <VersionPage {...page} errors={useActionData<Page["action"]>()?.errors} />;
}
