import { t } from "#say";
import { sayFixed } from "~/capabilities/translations/fixed-vocabulary";
import { editPathOf } from "~/content/records/kind";
import { PersonCard, peopleRows } from "~/files/person-card";
import { languageProps } from "~/text/language";
import { EmptyList } from "~/ui/lists/empty-list";
import { EditLink } from "~/ui/records/edit-link";
import { TakeDownLink } from "~/ui/records/take-down-link";
import { groupResults } from "./groups";
import { topper as topperWords } from "./topper";
import type { Topper } from "./topper.server";

/** Headings by class and year, if there are several. */
export function TopperGrid({ toppers }: { toppers: Topper[] }) {
  if (toppers.length === 0) return <EmptyList icon="trophy">{t("No student results found.")}</EmptyList>;
  const groups = groupResults(toppers);
  if (groups.length === 1) return <Grid toppers={toppers} heading="h2" />;
  return groups.map(({ heading, results }) => (
    <section key={heading} className="mt-8 first:mt-0">
      <h2 className="mb-4">
        {sayFixed(heading) || t(/* Of exams, of a class that is not known. */ "Other results")}
      </h2>
      <Grid toppers={results} heading="h3" />
    </section>
  ));
}

function Grid({ toppers, heading }: { toppers: Topper[]; heading: "h2" | "h3" }) {
  return (
    <ul className={peopleRows(toppers.length)}>
      {toppers.map((topper) => {
        const std = sayFixed(topper.std);
        return (
          <PersonCard key={topper.id} name={topper.name} picture={topper.picture} heading={heading}>
            <p className="text-ink-soft" {...languageProps(std)}>
              {std}
            </p>
            <p className="font-bold text-link" {...languageProps(topper.marks)}>
              {topper.marks}
            </p>
            <TakeDownLink
              kind={topperWords.key}
              id={topper.id}
              words={t(topperWords.children.takeDown)}
              of={topper.name}
            />
            <EditLink to={editPathOf(topperWords, topper.id)} of={topper.name} />
          </PersonCard>
        );
      })}
    </ul>
  );
}
