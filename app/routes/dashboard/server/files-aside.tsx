import { type Message, msg, t } from "#say";
import { shortDate } from "~/dates/dates";
import { fileSize } from "~/text/file-size";

interface FilesAsideProps {
  count: number;
  files: {
    kind: keyof typeof nouns;
    name: string;
    bytes: number;
    since: string;
    until: string;
  }[];
}

const nouns = {
  pictures: msg("Picture"),
  resumes: msg("Resume"),
  documents: msg("Document"),
  certificates: msg("Transfer certificate"),
  slips: msg("Slip of a consent"),
  originals: msg("Original of a blurred picture"),
} as const satisfies Record<string, Message>;

/** Uploads without a record, kept for a while in case it is restored. */
export function FilesAside({ count, files }: FilesAsideProps) {
  return (
    <section className="panel" id="files">
      <h2>{t("Files without a record")}</h2>
      {count === 0 ? (
        <p>{t("Every uploaded file belongs to a record.")}</p>
      ) : (
        <p>
          {t(
            "These files belong to no record on this website, for example because the power went during an upload. The server keeps them aside for 30 days and then erases them. If a record needs one of them again, it comes back by itself. You need to do nothing, unless pictures are missing on the website: then ask the person who looks after the server.",
          )}
        </p>
      )}
      {files.length > 0 ? (
        <ul className="rows">
          {files.map(({ kind, name, bytes, since, until }) => (
            <li key={name}>
              <div>
                <h3>{`${t(nouns[kind])}, ${fileSize(bytes)}`}</h3>
                <p className="hint">{name}</p>
              </div>
              <p className="hint">
                {t("Aside since {since}, erased after {until}", {
                  since: shortDate(since),
                  until: shortDate(until),
                })}
              </p>
            </li>
          ))}
        </ul>
      ) : null}
      {count > files.length ? (
        <p className="hint">
          {t("{count} files in all; the oldest {listed} are listed.", { count, listed: files.length })}
        </p>
      ) : null}
    </section>
  );
}
