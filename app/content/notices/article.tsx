import type { ReactNode } from "react";
import { t } from "#say";
import { sayFixed } from "~/capabilities/translations/fixed-vocabulary";
import { OnlyInEnglish } from "~/capabilities/translations/only-in-english";
import { Photo } from "~/files/photo";
import { type Block, wordsOfBlocks } from "~/text/formatted-text";
import { languageProps } from "~/text/language";
import { Icon } from "~/ui/icons/icon";
import { FormattedText } from "~/ui/text/formatted-text";
import { EventLine } from "./event-line";
import { NoticeMeta } from "./list";
import { notice as noticeWords } from "./notice";
import type { Notice } from "./notice.server";
import { fileFacts, fileTitle, type NoticeFile } from "./notice-file";

interface NoticeArticleProps {
  notice: Pick<Notice, "title" | "details" | "date" | "category" | "priority" | "event_date" | "event_time">;
  blocks: Block[];
  files: NoticeFile[];
  /** Origin of the site, for print. */
  site: string;
  /** Calendar links of a notice with an event. */
  eventLinks?: ReactNode;
}

/** Shared by page and preview. */
export function NoticeArticle({ notice, blocks, files, site, eventLinks }: NoticeArticleProps) {
  const name = noticeWords.nameOf(notice);
  return (
    <>
      <h1 className="my-2" {...languageProps(name)}>
        {name}
      </h1>
      <NoticeMeta notice={notice} />
      <EventLine event={notice}>{eventLinks}</EventLine>
      <div className="prose mt-6 text-base">
        <OnlyInEnglish text={wordsOfBlocks(blocks)} />
        <FormattedText blocks={blocks} />
      </div>
      <NoticeDocuments files={files.filter(({ picture }) => !picture)} site={site} />
      <NoticePhotos files={files.filter(({ picture }) => picture)} />
    </>
  );
}

function NoticeDocuments({ files, site }: { files: NoticeFile[]; site: string }) {
  if (files.length === 0) return null;
  return (
    <ul className="mt-6 grid gap-3" aria-label={t("Files")}>
      {files.map((file) => {
        const title = sayFixed(fileTitle(file));
        return (
          <li key={file.id}>
            <a
              className="flex min-h-14 items-center gap-3 rounded-card border border-line bg-sheet px-4 py-2.5 no-underline hover:bg-green-mist"
              href={file.url}
              type="application/pdf"
            >
              <Icon name="file-text" size={28} className="text-marigold-deep" />
              <span className="min-w-0 [overflow-wrap:anywhere]">
                <span className="font-semibold underline" {...languageProps(title)}>
                  {title}
                </span>{" "}
                <span className="hint block">{fileFacts(file)}</span>
              </span>
            </a>{" "}
            <span className="hidden text-sm break-all print:block">{`${site}${file.url}`}</span>
          </li>
        );
      })}
    </ul>
  );
}

function NoticePhotos({ files }: { files: NoticeFile[] }) {
  if (files.length === 0) return null;
  const several = files.length > 1;
  return (
    <ul className={several ? "mt-6 grid gap-4 sm:grid-cols-2" : "mt-6 grid"} aria-label={t("Photos")}>
      {files.map(({ id, picture, title }, index) => {
        const words = title || t("Photo {number} of this notice", { number: index + 1 });
        return (
          <li key={id}>
            {picture ? (
              <a className="block" href={`/uploads/${picture.stem}-1600.jpg`}>
                <Photo
                  picture={picture}
                  alt={words}
                  sizes={several ? "(width < 40rem) 92vw, 24rem" : "(width < 52rem) 92vw, 48rem"}
                  className="w-full rounded-card"
                  inLink
                />
              </a>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
