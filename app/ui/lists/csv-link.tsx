import { t } from "#say";
import type { ListChoice } from "~/lists/list-choice";
import { Icon } from "../icons/icon";

interface CsvLinkProps {
  file: string;
  choices?: readonly ListChoice[];
}

export function CsvLink({ file, choices = [] }: CsvLinkProps) {
  const chosen = choices.filter(({ value }) => value).map(({ name, value }) => [name, value]);
  const query = chosen.length > 0 ? `?${new URLSearchParams(chosen)}` : "";
  return (
    <a className="button button-quiet" href={file + query}>
      <Icon name="download" />
      {t("Download as CSV")}
    </a>
  );
}
