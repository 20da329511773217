import { languageProps } from "~/text/language";
import { notice as noticeWords } from "../../kinds/notice";
import { noticePath } from "./address";

export function NoticeLink({ notice }: { notice: { id: number; title: string; details: string } }) {
  const name = noticeWords.nameOf(notice);
  return (
    <a
      {...languageProps(name)}
      className="inline-block py-1 no-underline hover:underline"
      href={noticePath(notice)}
    >
      {name}
    </a>
  );
}
