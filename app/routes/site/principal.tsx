import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { t } from "#say";
import { EditTextLink } from "~/capabilities/texts/edit-text-link";
import { readTexts } from "~/capabilities/texts/queries.server";
import { OnlyInEnglish } from "~/capabilities/translations/only-in-english";
import { findPortrait } from "~/content/faculty/faculty-member.server";
import { Photo } from "~/files/photo";
import { servicesOf } from "~/services/services.server";
import { excerptInWords } from "~/text/excerpt";
import { formatText } from "~/text/format-text.server";
import { wordsOfBlocks } from "~/text/formatted-text";
import { languageProps } from "~/text/language";
import { plainText } from "~/text/plain-text";
import { PageHeader } from "~/ui/page/page-header";
import { pageMeta } from "~/ui/page/page-meta";
import { FormattedText } from "~/ui/text/formatted-text";

export async function loader({ context }: LoaderFunctionArgs) {
  const { db } = servicesOf(context);
  const [texts, portrait] = await Promise.all([
    readTexts(db, ["principal_name", "principal_message"]),
    findPortrait(db, "Principal"),
  ]);
  return {
    name: texts.principal_name,
    summary: excerptInWords(plainText(texts.principal_message), 150),
    message: formatText(texts.principal_message),
    portrait,
  };
}

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, t("Principal's message"), data?.summary);

export default function Principal() {
  const { name, message, portrait } = useLoaderData<typeof loader>();
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
            className="w-full max-w-88 rounded-card"
            priority
          />
        ) : null}
        <div className="prose">
          <OnlyInEnglish text={wordsOfBlocks(message)} />
          <FormattedText blocks={message} />
          <EditTextLink name="principal_message" />
          {name ? (
            <p className="border-t-3 border-marigold pt-4">
              <strong {...languageProps(name)}>{name}</strong>
              <br />
              {t("Principal")}
              <EditTextLink name="principal_name" />
            </p>
          ) : null}
        </div>
      </div>
    </>
  );
}
