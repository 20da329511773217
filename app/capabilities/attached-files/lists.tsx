import { pageLanguage, t } from "#say";
import { sayFixed } from "~/capabilities/translations/fixed-vocabulary";
import { findLanguage } from "~/languages/languages";
import { languageProps } from "~/text/language";
import { Icon } from "~/ui/icons/icon";
import { Photo } from "~/ui/pictures/photo";
import {
  type AttachedFile,
  fileFacts,
  fileTitle,
  isRecording,
  type Owning,
  recordingFacts,
} from "./attached-file";

/** Links to the PDFs among files. @param site origin, for print */
export function AttachedDocuments({ files: all, site }: { files: AttachedFile[]; site: string }) {
  const files = all.filter((file) => !file.picture && !isRecording(file));
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

/** Plays recordings without script, the one in the language of the page first. */
export function AttachedRecordings({ files }: { files: AttachedFile[] }) {
  const present = pageLanguage();
  const recordings = files
    .filter(isRecording)
    .sort((one, other) => Number(other.language === present) - Number(one.language === present));
  return recordings.map((file) => {
    const language = findLanguage(file.language);
    const name = `recording-${file.id}`;
    return (
      <div key={file.id} className="mt-4 print:hidden">
        <p id={name}>
          {t(/* A recording of a notice; {language} such as: English. */ "Listen: {language}", {
            language: language.name,
          })}{" "}
          <span className="hint">
            {[recordingFacts(file), file.title && sayFixed(file.title)].filter(Boolean).join(". ")}
          </span>
        </p>
        {/* biome-ignore lint/a11y/useMediaCaption: it says what the text below says */}
        <audio
          controls
          preload="none"
          src={file.url}
          lang={language.code}
          aria-labelledby={name}
          className="w-full"
        />
        <p className="hint">{t(/* Below a recording of a notice. */ "The text below says the same.")}</p>
      </div>
    );
  });
}

interface AttachedPhotosProps {
  kind: Owning;
  files: AttachedFile[];
  /** True to show the captions, which are otherwise only read aloud. */
  captioned?: boolean;
}

export function AttachedPhotos({ kind, files: all, captioned }: AttachedPhotosProps) {
  const files = all.filter(({ picture }) => picture);
  if (files.length === 0) return null;
  const several = files.length > 1;
  return (
    <ul
      className="mt-6 grid gap-4 sm:grid-cols-2 sm:[&>:first-child:nth-last-child(odd)]:col-span-full"
      aria-label={t("Photos")}
    >
      {files.map(({ id, picture, title }, index) => {
        const words =
          title ||
          t(/* {noun} such as notice or page. */ "Photo {number} of this {noun}", {
            noun: t(kind.names.one),
            number: index + 1,
          });
        return (
          <li key={id}>
            {picture ? (
              <a className="block" href={`/uploads/${picture.stem}-1600.jpg`}>
                <Photo
                  picture={picture}
                  alt={captioned && title ? "" : words}
                  sizes={several ? "(width < 40rem) 92vw, 24rem" : "(width < 52rem) 92vw, 48rem"}
                  className="w-full rounded-card"
                  inLink
                />
              </a>
            ) : null}
            {captioned && title ? (
              <p className="hint mt-1" {...languageProps(title)}>
                {title}
              </p>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
