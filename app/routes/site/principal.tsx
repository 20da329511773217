import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { msg, t } from "#say";
import { OnlyInEnglish } from "~/capabilities/translations/only-in-english";
import { principalPath } from "~/content/faculty/principal";
import { findPrincipalPortrait } from "~/content/faculty/principal.server";
import { readTexts } from "~/page-texts/queries.server";
import { servicesOf } from "~/services/services.server";
import { excerptInWords } from "~/text/excerpt";
import { formatText } from "~/text/format-text.server";
import { wordsOfBlocks } from "~/text/formatted-text";
import { languageProps } from "~/text/language";
import { plainText } from "~/text/plain-text";
import { AskSchool } from "~/ui/contact/ask-school";
import { PageHeader } from "~/ui/page/page-header";
import { titled } from "~/ui/page/page-meta";
import { Photo } from "~/ui/pictures/photo";
import { EditLink } from "~/ui/records/edit-link";
import { FormattedText } from "~/ui/text/formatted-text";

export async function loader({ context }: LoaderFunctionArgs) {
  const { db } = servicesOf(context);
  const [texts, member] = await Promise.all([
    readTexts(db, ["principal_name", "principal_message"]),
    findPrincipalPortrait(db),
  ]);
  return {
    name: texts.principal_name,
    summary: excerptInWords(plainText(texts.principal_message), 150),
    message: formatText(texts.principal_message),
    portrait: member?.picture,
    qualification: member?.details ?? "",
  };
}

export const meta = titled<typeof loader>(msg("Principal's message"), {
  description: (data) => data?.summary,
});

export default function Principal() {
  const { name, message, portrait, qualification } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("Principal's message")} />
      <div
        className={
          portrait
            ? "shell section grid gap-8 md:grid-cols-[1fr_2fr] md:items-start lg:grid-cols-[22rem_1fr] lg:gap-14"
            : "shell section-narrow"
        }
      >
        {portrait ? (
          <Photo
            picture={portrait}
            alt=""
            offer={name || t(/* In the place of the name, where that is not known. */ "The principal")}
            sizes="(width < 48rem) 60vw, (width < 64rem) 30vw, 22rem"
            className="w-full max-w-88 rounded-petal"
            priority
          />
        ) : null}
        <div className="prose">
          {message.length === 0 ? (
            <AskSchool missing={t("The principal's message is not on this website yet.")} />
          ) : null}
          <OnlyInEnglish text={wordsOfBlocks(message)} />
          <FormattedText blocks={message} />
          {name ? (
            <p className="border-t-3 border-marigold pt-4">
              <strong {...languageProps(name)}>{name}</strong>
              <br />
              {t("Principal")}
              {qualification ? (
                <>
                  <br />
                  <span {...languageProps(qualification)}>{qualification}</span>
                </>
              ) : null}
            </p>
          ) : null}
          <EditLink to={principalPath} of={t("Principal's message")} />
        </div>
      </div>
    </>
  );
}
