import { t } from "#say";
import { editPathOf } from "~/content/records/kind";
import { PersonCard } from "~/files/person-card";
import { languageProps } from "~/text/language";
import { EmptyList } from "~/ui/lists/empty-list";
import { EditLink } from "~/ui/records/edit-link";
import { TakeDownLink } from "~/ui/records/take-down-link";
import { topper as topperWords } from "./topper";
import type { Topper } from "./topper.server";

export function TopperGrid({ toppers }: { toppers: Topper[] }) {
  if (toppers.length === 0) return <EmptyList icon="trophy">{t("No student results found.")}</EmptyList>;
  return (
    <ul className="grid gap-4 2xs:grid-cols-2 md:grid-cols-3 md:gap-6 lg:grid-cols-4 print:grid-cols-4">
      {toppers.map((topper) => (
        <PersonCard key={topper.id} name={topper.name} picture={topper.picture}>
          <p className="text-ink-soft" {...languageProps(topper.std)}>
            {topper.std}
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
      ))}
    </ul>
  );
}
