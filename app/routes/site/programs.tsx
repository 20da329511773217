import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { msg, t } from "#say";
import { OnlyInEnglish } from "~/capabilities/translations/only-in-english";
import { programs as programRecords } from "~/content/programs/program.server";
import { editPathOf } from "~/kinds/kind";
import { program as programWords } from "~/kinds/program";
import { splitPoints } from "~/page-texts/chapters.server";
import { servicesOf } from "~/services/services.server";
import { formatText } from "~/text/format-text.server";
import { wordsOfBlocks } from "~/text/formatted-text";
import { languageProps } from "~/text/language";
import { EmptyList } from "~/ui/lists/empty-list";
import { PageHeader } from "~/ui/page/page-header";
import { titled } from "~/ui/page/page-meta";
import { EditLink } from "~/ui/records/edit-link";
import { FormattedText } from "~/ui/text/formatted-text";
import { StaffText } from "~/ui/text/staff-text";

const limit = 50;

export async function loader({ context }: LoaderFunctionArgs) {
  const rows = await programRecords.listOnSite(servicesOf(context).db, { limit });
  const programs = rows.map(({ id, title, grades, details, subjects }) => ({
    id,
    title,
    grades,
    blocks: formatText(details),
    learnt: splitPoints(subjects),
  }));
  return { programs };
}

export const meta = titled(msg("Programs"));

export default function Programs() {
  const { programs } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("Programs")} />
      {programs.length === 0 ? (
        <div className="shell section">
          <EmptyList icon="school">{t("No programs are listed yet. Please ask the school.")}</EmptyList>
        </div>
      ) : null}
      <ol className="shell section empty:hidden">
        {programs.map((program) => (
          <li
            key={program.id}
            className="relative grid border-l-3 border-marigold before:absolute before:top-1 before:-left-[0.6875rem] before:size-[1.1875rem] before:rounded-full before:border-3 before:border-marigold before:bg-paper gap-3 pb-10 pl-8 last:pb-0 md:grid-cols-[18rem_1fr] md:gap-8"
          >
            <div>
              <StaffText text={program.grades} className="eyebrow" />
              <h2 {...languageProps(program.title)}>{program.title}</h2>
              <EditLink to={editPathOf(programWords, program.id)} of={program.title} />
            </div>
            <div>
              <OnlyInEnglish text={wordsOfBlocks(program.blocks)} />
              <FormattedText blocks={program.blocks} />
              {program.learnt.length > 0 ? (
                <ul
                  className="mt-4 flex flex-wrap gap-2"
                  aria-label={t("What is learnt: {program}", { program: program.title })}
                >
                  {program.learnt.map((subject) => (
                    <li key={subject} className="plain-chip" {...languageProps(subject)}>
                      {subject}
                    </li>
                  ))}
                </ul>
              ) : null}
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
