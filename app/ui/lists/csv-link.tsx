import { t } from "#say";
import type { ListChoice } from "~/lists/list-choice";
import { ButtonLink } from "../form/button";

interface CsvLinkProps {
  file: string;
  choices?: readonly ListChoice[];
}

export function CsvLink({ file, choices = [] }: CsvLinkProps) {
  const chosen = choices.filter(({ value }) => value).map(({ name, value }) => [name, value]);
  const query = chosen.length > 0 ? `?${new URLSearchParams(chosen)}` : "";
  return (
    <ButtonLink icon="download" href={file + query}>
      {t("Download as CSV")}
    </ButtonLink>
  );
}
