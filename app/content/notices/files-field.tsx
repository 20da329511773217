import { Photo } from "~/files/photo";
import { fileSize } from "~/ui/file-size";
import { controlAttributes, Field, FieldError, type FormState } from "~/ui/form/fields";
import { Icon } from "~/ui/icon";
import { type ChosenFile, useFileUpload } from "./file-upload";
import {
  fileFacts,
  filesField,
  fileTitle,
  formKeyField,
  maxNoticeFiles,
  type NoticeFile,
  noticeFileTypes,
  removeField,
  titleField,
  titleLength,
} from "./notice-file";

interface NoticeFilesFieldProps {
  formKey: string;
  /** The files of the notice, and those that arrived with its form. */
  shown: NoticeFile[];
  state: FormState;
}

const hint = `PDF (at most 10 MB) or photos (at most 15 MB each), up to ${maxNoticeFiles}.`;

/** The files of a notice: those that are there, with their titles, and a way to add more. */
export function NoticeFilesField({ formKey, shown, state }: NoticeFilesFieldProps) {
  const { files, chosen, surplus, held, input, choose, tryAgain, leaveOut } = useFileUpload(formKey, shown);
  return (
    <div className="grid min-w-0 gap-3">
      <input type="hidden" name={formKeyField} value={formKey} />
      <Field name={filesField} label="Files" hint={hint} optional state={state}>
        <input
          {...controlAttributes({ name: filesField, hint, state })}
          type="file"
          accept={noticeFileTypes}
          multiple
          ref={input}
          onChange={choose}
        />
      </Field>
      {files.length + chosen.length > 0 ? (
        <ul className="grid gap-3" aria-label="Files of this notice">
          {files.map((file) => (
            <FileRow key={file.id} file={file} state={state} />
          ))}
          {chosen.map((file) => (
            <ChosenRow key={file.key} chosen={file} tryAgain={tryAgain} leaveOut={leaveOut} />
          ))}
        </ul>
      ) : null}
      {surplus > 0 ? (
        <p className="field-error" role="alert">
          {`A notice has at most ${maxNoticeFiles} files: ${surplus} of those you chose were not taken.`}
        </p>
      ) : null}
      <p className="hint" role="status">
        {statusOf(chosen, held)}
      </p>
    </div>
  );
}

function statusOf(chosen: ChosenFile[], held: boolean): string {
  if (held) return "The notice is saved as soon as its files have arrived.";
  const failed = chosen.filter(({ state }) => state === "failed").length;
  if (failed > 0) return "Try again what could not be sent, or leave it out: then the notice can be saved.";
  return chosen.length > 0 ? "Files are on their way. You can go on typing." : "";
}

const rowClass = "flex gap-4 rounded-md border border-line bg-sheet p-3";

function FileRow({ file, state }: { file: NoticeFile; state: FormState }) {
  const { id, picture, url, waiting } = file;
  const [title, remove] = [titleField(id), removeField(id)];
  const error = state.errors?.[title];
  return (
    <li className={rowClass}>
      {picture ? (
        <Photo picture={picture} alt="" sizes="5rem" className="row-photo" />
      ) : (
        <Icon name="file-text" size={40} className="text-marigold-deep" />
      )}
      <div className="grid min-w-0 flex-1 gap-2">
        <p className="[overflow-wrap:anywhere]">
          {url ? (
            <a className="tap font-semibold underline" href={url} target="_blank" rel="noopener">
              {file.original_name}
            </a>
          ) : (
            <span className="font-semibold">{file.original_name}</span>
          )}{" "}
          <span className="hint block">
            {waiting
              ? `${fileFacts(file)}. It is here, and belongs to the notice once you save.`
              : fileFacts(file)}
          </span>
        </p>
        <div className={error ? "field field-wrong" : "field"}>
          <label htmlFor={title}>{picture ? "What the photo shows" : "Title"}</label>
          <FieldError id={`${title}-error`} error={error} />
          <input
            id={title}
            type="text"
            name={title}
            maxLength={titleLength}
            defaultValue={state.typed?.[title] ?? file.title}
            aria-describedby={error ? `${title}-error` : undefined}
            aria-invalid={error ? true : undefined}
          />
        </div>
        <div className="check">
          <input
            id={remove}
            name={remove}
            type="checkbox"
            value="1"
            defaultChecked={state.typed?.[remove] === "1"}
          />
          <label htmlFor={remove}>
            Remove<span className="sr-only">{` ${fileTitle(file)}`}</span>
          </label>
        </div>
      </div>
    </li>
  );
}

const stateWords: Record<ChosenFile["state"], string> = {
  waiting: "Waiting…",
  shrinking: "Making it ready…",
  sending: "Sending…",
  failed: "Not sent",
};

interface ChosenRowProps {
  chosen: ChosenFile;
  tryAgain: (key: number) => void;
  leaveOut: (key: number) => void;
}

function ChosenRow({ chosen, tryAgain, leaveOut }: ChosenRowProps) {
  const { key, file, state, progress, words } = chosen;
  const failed = state === "failed";
  return (
    <li className={failed ? `${rowClass} border-red` : rowClass}>
      <Icon
        name={file.type.startsWith("image/") ? "photo" : "file-text"}
        size={40}
        className="text-ink-soft"
      />
      <div className="grid min-w-0 flex-1 gap-2">
        <p className="font-semibold [overflow-wrap:anywhere]">
          {file.name} <span className="hint">{fileSize(file.size)}</span>
        </p>
        {failed ? <p className="field-error">{words}</p> : <p>{stateWords[state]}</p>}
        {failed ? (
          <div className="flex flex-wrap gap-2">
            <button
              type="button"
              className="button button-quiet"
              onClick={() => tryAgain(key)}
              aria-label={`Try again: ${file.name}`}
            >
              Try again
            </button>
            <button
              type="button"
              className="button button-quiet"
              onClick={() => leaveOut(key)}
              aria-label={`Leave out ${file.name}`}
            >
              Leave out
            </button>
          </div>
        ) : (
          <progress
            className="w-full accent-green"
            value={progress}
            max={1}
            aria-label={`${file.name}: sent`}
          />
        )}
      </div>
    </li>
  );
}
