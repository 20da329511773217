import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { msg, rich, t } from "#say";
import { EditTextLink } from "~/page-texts/edit-text-link";
import { readTexts } from "~/page-texts/queries.server";
import { servicesOf } from "~/services/services.server";
import { formatText } from "~/text/format-text.server";
import { titled } from "~/ui/page/page-meta";
import { TextPage } from "~/ui/page/text-page";
import { FormattedText } from "~/ui/text/formatted-text";

export const handle = { layout: "wide" };

export async function loader({ context }: LoaderFunctionArgs) {
  const { accessibility } = await readTexts(servicesOf(context).db, ["accessibility"]);
  return { own: formatText(accessibility) };
}

export const meta = titled(msg(/* for people with a disability */ "Accessibility"));

export default function Accessibility() {
  const { own } = useLoaderData<typeof loader>();
  return (
    <TextPage title={t("Accessibility")}>
      <ul className="bullets">
        <li>
          {t(
            "You can read every page and use every form without JavaScript, on old phones and slow connections.",
          )}
        </li>
        <li>{t("Everything can be reached and used with the keyboard alone.")}</li>
        <li>
          {t("Colours, sizes and labels follow the Web Content Accessibility Guidelines 2.2, level AA.")}
        </li>
        <li>
          {t(
            "You can pause moving texts and pictures. They do not move if your device asks for less motion.",
          )}
        </li>
      </ul>
      <FormattedText blocks={own} />
      <EditTextLink name="accessibility" />
      <p>
        {rich("Is something not working? <a>Tell us</a> and we will fix it.", {
          a: (words) => <a href="/contact">{words}</a>,
        })}
      </p>
    </TextPage>
  );
}
