import { t } from "#say";
import { sayFixed } from "~/capabilities/translations/fixed-vocabulary";
import { editPathOf } from "~/kinds/kind";
import { boardClassIn, examYearIn } from "~/spreadsheets/school-class";
import { languageProps } from "~/text/language";
import { EmptyList } from "~/ui/lists/empty-list";
import { PersonCard, peopleRows } from "~/ui/pictures/person-card";
import { EditLink } from "~/ui/records/edit-link";
import { TakeDownLink } from "~/ui/records/take-down-link";
import { topper as topperWords } from "../../kinds/topper";
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

/** Results of one class and year; the heading is empty if neither is known. */
interface ResultGroup<Result> {
  heading: string;
  results: Result[];
}

/** Groups by class and year: newest year first, XII before X, other results last. */
function groupResults<Result extends { std: string }>(results: readonly Result[]): ResultGroup<Result>[] {
  const groups = new Map<string, ResultGroup<Result> & { year: number; isLower: boolean }>();
  for (const result of results) {
    const [board, year = 0] = [boardClassIn(result.std), examYearIn(result.std)];
    const heading = board ? [`Class ${board}`, ...(year ? [year] : [])].join(", ") : "";
    const group = groups.get(heading) ?? {
      heading,
      results: [],
      year: board ? year : -1,
      isLower: board !== "XII",
    };
    group.results.push(result);
    groups.set(heading, group);
  }
  return [...groups.values()].sort(
    (one, other) => other.year - one.year || Number(one.isLower) - Number(other.isLower),
  );
}
