import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { rich, t } from "#say";
import { EditTextLink } from "~/content/texts/edit-text-link";
import { readTexts } from "~/content/texts/queries.server";
import { formatText } from "~/forms/format-text.server";
import { servicesOf } from "~/services/services.server";
import { FormattedText } from "~/ui/formatted-text";
import { pageMeta } from "~/ui/page-meta";
import { TextPage } from "~/ui/text-page";

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
