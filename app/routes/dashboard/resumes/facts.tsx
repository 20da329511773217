import { type Message, msg, t } from "#say";
import type { Resume } from "~/content/resumes/queries.server";
import { addMonths, shortDate } from "~/dates/dates";
import type { ScanResult } from "~/files/documents/documents.server";
import { ButtonLink } from "~/ui/form/button";

/** Megabytes with 2 decimals (specification section 9). */
const inMegabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(2)} MB`;

/** A page says once that a server without a scanner scans no file. */
const scanWords: Partial<Record<ScanResult, Message>> = {
  clean: msg(/* Of a file. */ "no virus found"),
  failed: msg("not scanned for viruses: the scanner did not answer"),
};

/** Day of erasure. @param months retention */
export function getEraseDay(resume: Pick<Resume, "erase_on" | "received_at">, months: number): string {
  return resume.erase_on ?? addMonths(new Date(resume.received_at), months).toISOString();
}

/** Name, type, size and day of the file (specification section 9). */
export function formatFile(resume: Resume): string {
  return [
    resume.original_name,
    resume.file_name.replace(/^.*\./, "").toUpperCase(),
    inMegabytes(resume.file_size),
    shortDate(resume.uploaded_at),
  ].join(" · ");
}

export function formatMore(resume: Resume & { lastDay: string; writtenIn: string }): string {
  const words = scanWords[resume.scan];
  return [
    words ? t(words) : "",
    t("kept until {date}", { date: shortDate(resume.lastDay) }),
    resume.writtenIn,
  ]
    .filter(Boolean)
    .join(" · ");
}

export function UnscannedHint({ scans }: { scans: readonly ScanResult[] }) {
  if (!scans.includes("none")) return null;
  return <p className="hint">{t("Files are not scanned for viruses. Open only those that you expect.")}</p>;
}

export function FileLink({ resume }: { resume: Pick<Resume, "file_name" | "original_name"> }) {
  return (
    <ButtonLink
      icon="download"
      className="px-4"
      href={`/gdapi/uploads/${resume.file_name}`}
      download
      aria-label={t("Download {name}", { name: resume.original_name })}
    >
      {t("Download")}
    </ButtonLink>
  );
}
