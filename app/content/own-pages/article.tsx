import type { ReactNode } from "react";
import type { AttachedFile } from "~/capabilities/attached-files/attached-file";
import { AttachedDocuments, AttachedPhotos } from "~/capabilities/attached-files/lists";
import { OnlyInEnglish } from "~/capabilities/translations/only-in-english";
import { type Block, wordsOfBlocks } from "~/text/formatted-text";
import { PageHeader } from "~/ui/page/page-header";
import { FormattedText } from "~/ui/text/formatted-text";
import { page } from "../../kinds/own-page";

interface PageArticleProps {
  title: string;
  blocks: Block[];
  files: AttachedFile[];
  site: string;
  above?: ReactNode;
  children?: ReactNode;
}

export function PageArticle({ title, blocks, files, site, above, children }: PageArticleProps) {
  return (
    <article>
      <PageHeader title={title} />
      <div className="shell section">
        {above}
        <div className="prose text-base">
          <OnlyInEnglish text={wordsOfBlocks(blocks)} />
          <FormattedText blocks={blocks} />
        </div>
        <AttachedDocuments files={files} site={site} />
        <AttachedPhotos kind={page} files={files} captioned />
        {children}
      </div>
    </article>
  );
}
