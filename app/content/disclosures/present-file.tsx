import { t } from "#say";
import { shortDate } from "~/dates/dates";
import { fileSize } from "~/text/file-size";
import { Icon } from "~/ui/icons/icon";
import type { Disclosure } from "./disclosure.server";

export type PresentFileFacts = Pick<Disclosure, "url" | "bytes" | "original_name" | "updated_at"> & {
  pages: number | null;
};

export function PresentFile({ file }: { file: PresentFileFacts }) {
  const { url, bytes, original_name, updated_at, pages } = file;
  const facts = [
    t("PDF"),
    bytes > 0 ? fileSize(bytes) : "",
    pages === null ? "" : pages === 1 ? t("1 page") : t("{count} pages", { count: pages }),
  ];
  return (
    <div className="flex items-start gap-3 rounded-md border border-line bg-sheet p-3">
      <Icon name="file-text" size={28} className="text-marigold-deep" />
      <p className="min-w-0 [overflow-wrap:anywhere]">
        {t("Current file:")}{" "}
        <a className="tap font-semibold underline" href={url} target="_blank" rel="noopener">
          {original_name || url.slice(url.lastIndexOf("/") + 1)}
          <span className="sr-only"> {t("(opens in a new tab)")}</span>
        </a>{" "}
        <span className="hint block">
          {t(/* {facts} such as: PDF, 240 KB, 3 pages. */ "{facts}. Last changed on {date}.", {
            facts: facts.filter(Boolean).join(", "),
            date: shortDate(updated_at),
          })}
        </span>
      </p>
    </div>
  );
}
