import type { ReactNode } from "react";
import type { AttachedFile } from "~/capabilities/attached-files/attached-file";
import { AttachedDocuments, AttachedPhotos, AttachedRecordings } from "~/capabilities/attached-files/lists";
import { OnlyInEnglish } from "~/capabilities/translations/only-in-english";
import { type Block, wordsOfBlocks } from "~/text/formatted-text";
import { languageProps } from "~/text/language";
import { FormattedText } from "~/ui/text/formatted-text";
import { notice as noticeWords } from "../../kinds/notice";
import { AllNoticesLink } from "./all-notices-link";
import { EventLine } from "./event-line";
import { NoticeMeta } from "./list";
import type { Notice } from "./notice.server";

interface NoticeArticleProps {
  notice: Pick<
    Notice,
    "title" | "details" | "date" | "category" | "priority" | "event_date" | "event_time" | "event_end"
  >;
  blocks: Block[];
  files: AttachedFile[];
  site: string;
  eventLinks?: ReactNode;
}

export function NoticeArticle({ notice, blocks, files, site, eventLinks }: NoticeArticleProps) {
  const name = noticeWords.nameOf(notice);
  return (
    <>
      <h1 {...languageProps(name)}>{name}</h1>
      <div className="flex flex-wrap items-end justify-between gap-x-6">
        <NoticeMeta notice={notice} />
        <AllNoticesLink />
      </div>
      <EventLine event={notice}>{eventLinks}</EventLine>
      <AttachedRecordings files={files} />
      <div className="prose mt-6 text-base">
        <OnlyInEnglish text={wordsOfBlocks(blocks)} />
        <FormattedText blocks={blocks} />
      </div>
      <AttachedDocuments files={files} site={site} />
      <AttachedPhotos kind={noticeWords} files={files} />
    </>
  );
}
