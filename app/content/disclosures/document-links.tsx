import { t } from "#say";
import { editPathOf } from "~/kinds/kind";
import { fileSize } from "~/text/file-size";
import { languageProps } from "~/text/language";
import { Icon } from "~/ui/icons/icon";
import { EditLink } from "~/ui/records/edit-link";
import { disclosure } from "../../kinds/disclosure";
import type { listPageDocuments } from "./disclosure.server";

interface DocumentLinksProps {
  documents: Awaited<ReturnType<typeof listPageDocuments>>;
}

export function DocumentLinks({ documents }: DocumentLinksProps) {
  if (documents.length === 0) return null;
  return (
    <ul className="grid gap-3 sm:grid-cols-2 print:hidden">
      {documents.map(({ id, name, url, bytes }) => (
        <li key={id} className="rounded-card border border-line bg-sheet">
          <a
            className="flex min-h-14 items-center gap-3 px-4 py-2 font-semibold max-2xs:flex-wrap"
            href={url}
            target="_blank"
            rel="noopener"
          >
            <Icon name="file-text" size={26} className="text-marigold-deep" />
            <span className="min-w-28 wrap-anywhere" {...languageProps(name)}>
              {name}
            </span>{" "}
            <span className="hint ml-auto flex-none">
              {bytes > 0 ? t("PDF, {size}", { size: fileSize(bytes) }) : t("PDF")}
              <span className="sr-only">{t(", opens in a new tab")}</span>
            </span>
          </a>
          <EditLink to={editPathOf(disclosure, id)} of={name} />
        </li>
      ))}
    </ul>
  );
}
