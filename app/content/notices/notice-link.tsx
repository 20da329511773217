import { languageProps } from "~/text/language";
import { noticePath } from "./address";
import { notice as noticeWords } from "./notice";

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
