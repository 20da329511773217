import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { EditTextLink } from "~/content/texts/edit-text-link";
import { readTexts } from "~/content/texts/queries.server";
import { formatText } from "~/forms/format-text.server";
import { servicesOf } from "~/services/services.server";
import { FormattedText } from "~/ui/formatted-text";
import { titled } from "~/ui/page-meta";
import { TextPage } from "~/ui/text-page";

export async function loader({ context }: LoaderFunctionArgs) {
  const { terms } = await readTexts(servicesOf(context).db, ["terms"]);
  return { terms: formatText(terms) };
}

export const meta = titled("Terms");

export default function Terms() {
  const { terms } = useLoaderData<typeof loader>();
  return (
    <TextPage title="Terms">
      <FormattedText blocks={terms} />
      <EditTextLink name="terms" />
    </TextPage>
  );
}
