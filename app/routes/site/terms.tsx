import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { msg, t } from "#say";
import { EditTextLink } from "~/page-texts/edit-text-link";
import { readTexts } from "~/page-texts/queries.server";
import { servicesOf } from "~/services/services.server";
import { formatText } from "~/text/format-text.server";
import { titled } from "~/ui/page/page-meta";
import { TextPage } from "~/ui/page/text-page";
import { FormattedText } from "~/ui/text/formatted-text";

export const handle = { layout: "wide" };

export async function loader({ context }: LoaderFunctionArgs) {
  const { terms } = await readTexts(servicesOf(context).db, ["terms"]);
  return { terms: formatText(terms) };
}

export const meta = titled(msg("Terms"));

export default function Terms() {
  const { terms } = useLoaderData<typeof loader>();
  return (
    <TextPage title={t("Terms")}>
      <FormattedText blocks={terms} />
      <EditTextLink name="terms" />
    </TextPage>
  );
}
