import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { rich, t } from "#say";
import { EditTextLink } from "~/capabilities/texts/edit-text-link";
import { readTexts } from "~/capabilities/texts/queries.server";
import { servicesOf } from "~/services/services.server";
import { formatText } from "~/text/format-text.server";
import { pageMeta } from "~/ui/page/page-meta";
import { TextPage } from "~/ui/page/text-page";
import { FormattedText } from "~/ui/text/formatted-text";

export async function loader({ context }: LoaderFunctionArgs) {
  const { accessibility } = await readTexts(servicesOf(context).db, ["accessibility"]);
  return { own: formatText(accessibility) };
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, t(/* for people with a disability */ "Accessibility"));

export default function Accessibility() {
  const { own } = useLoaderData<typeof loader>();
  return (
    <TextPage title={t("Accessibility")}>
      <ul className="bullets">
        <li>
          {t("Every page reads and every form works without JavaScript, on old phones and slow lines.")}
        </li>
        <li>{t("Everything can be reached and used with the keyboard alone.")}</li>
        <li>
          {t("Colours, sizes and labels follow the Web Content Accessibility Guidelines 2.2, level AA.")}
        </li>
        <li>
          {t(
            "Moving texts and pictures can be paused, and stand still where your device asks for less motion.",
          )}
        </li>
      </ul>
      <FormattedText blocks={own} />
      <EditTextLink name="accessibility" />
      <p>
        {rich("Something does not work for you? <a>Tell us</a>, and we shall mend it.", {
          a: (words) => <a href="/contact">{words}</a>,
        })}
      </p>
    </TextPage>
  );
}
