import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { t } from "#say";
import { EditTextLink } from "~/content/texts/edit-text-link";
import { readTexts } from "~/content/texts/queries.server";
import { formatText } from "~/forms/format-text.server";
import { servicesOf } from "~/services/services.server";
import { FormattedText } from "~/ui/formatted-text";
import { pageMeta } from "~/ui/page-meta";
import { TextPage } from "~/ui/text-page";

export async function loader({ context }: LoaderFunctionArgs) {
  const { terms } = await readTexts(servicesOf(context).db, ["terms"]);
  return { terms: formatText(terms) };
}

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, t("Terms"));

export default function Terms() {
  const { terms } = useLoaderData<typeof loader>();
  return (
    <TextPage title={t("Terms")}>
      <FormattedText blocks={terms} />
      <EditTextLink name="terms" />
    </TextPage>
  );
}
