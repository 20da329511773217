import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { msg, t } from "#say";
import { OnlyInEnglish } from "~/capabilities/translations/only-in-english";
import { findSampleFocus } from "~/content/facilities/sample-photos";
import { shareOf } from "~/files/pictures/focus/share-picture";
import { splitChapters } from "~/page-texts/chapters.server";
import { EditTextLink } from "~/page-texts/edit-text-link";
import { readTexts, savedTexts } from "~/page-texts/queries.server";
import { servicesOf } from "~/services/services.server";
import { formatText } from "~/text/format-text.server";
import { wordsOfBlocks } from "~/text/formatted-text";
import { plainText } from "~/text/plain-text";
import { AskSchool } from "~/ui/contact/ask-school";
import { PageHeader } from "~/ui/page/page-header";
import { titled } from "~/ui/page/page-meta";
import { Chapters } from "~/ui/page/text-page";
import { FixedPicture } from "~/ui/pictures/fixed-picture";
import { FormattedText } from "~/ui/text/formatted-text";

export async function loader({ context }: LoaderFunctionArgs) {
  const { db } = servicesOf(context);
  const [{ about, story }, saved] = await Promise.all([readTexts(db, ["about", "story"]), savedTexts(db)]);
  // The drawing is of the sample school.
  const isSample = Boolean(saved.get("story")?.is_sample);
  const sharePicture = shareOf(
    { stem: "about-school", focus: findSampleFocus("about-school") ?? "" },
    t("The school building among palash trees in flower"),
  );
  return {
    summary: plainText(about),
    about: formatText(about),
    story: splitChapters(story),
    ...(isSample && { sharePicture }),
  };
}

export const meta = titled<typeof loader>(msg("Our Story"), { description: (data) => data?.summary });

export default function AboutUs() {
  const { about, story, sharePicture } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("Our Story")} />
      <div
        className={
          sharePicture
            ? "shell section grid gap-8 lg:grid-cols-[1fr_1.2fr] lg:items-start lg:gap-14"
            : "shell section-narrow"
        }
      >
        {sharePicture ? (
          <FixedPicture
            name="about-school"
            alt={t("The school building among palash trees in flower")}
            sizes="(width < 64rem) 92vw, 36rem"
            className="w-full rounded-petal"
            priority
          />
        ) : null}
        {about.length === 0 && story.length === 0 ? (
          <AskSchool missing={t("The school's story is not on this website yet.")} />
        ) : null}
        <div className="prose [&_h2]:mb-2">
          <OnlyInEnglish text={[about, ...story.map(({ blocks }) => blocks)].map(wordsOfBlocks).join(" ")} />
          <FormattedText blocks={about} />
          <EditTextLink name="about" />
          <Chapters chapters={story} />
          <EditTextLink name="story" />
          <p>
            <a href="/mission">{t("Our mission and vision")}</a>
          </p>
        </div>
      </div>
    </>
  );
}
