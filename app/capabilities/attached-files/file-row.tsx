import { t } from "#say";
import { english, translations } from "~/languages/languages";
import { FieldError, type FormState, SelectField } from "~/ui/form/fields";
import { Icon } from "~/ui/icons/icon";
import { Photo } from "~/ui/pictures/photo";
import {
  type AttachedFile,
  fileFacts,
  fileTitle,
  isRecording,
  languageField,
  type Owning,
  removeField,
  titleField,
  titleLength,
} from "./attached-file";

export const fileRowClass = "flex gap-4 rounded-md border border-line bg-sheet p-3";

interface FileRowProps {
  kind: Owning;
  file: AttachedFile;
  state: FormState;
}

export function FileRow({ kind, file, state }: FileRowProps) {
  const { id, picture, url, waiting } = file;
  const remove = removeField(id);
  return (
    <li className={fileRowClass}>
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
              ? t(
                  /* {facts} such as: PDF, 240 KB, 3 pages. */ "{facts}. Uploaded. It becomes part of the {noun} when you save.",
                  { facts: fileFacts(file), noun: t(kind.names.one) },
                )
              : fileFacts(file)}
          </span>
        </p>
        {isRecording(file) ? (
          <>
            <SelectField
              name={languageField(id)}
              label={t("Language")}
              options={[english, ...translations].map(({ code, name }) => ({ value: code, label: name }))}
              state={{ typed: { [languageField(id)]: file.language, ...state.typed } }}
            />
            {/* biome-ignore lint/a11y/useMediaCaption: it says what the text of the record says */}
            <audio controls preload="none" src={url} aria-label={t("Recording")} className="w-full" />
          </>
        ) : (
          <TitleField file={file} state={state} />
        )}
        <div className="check">
          <input
            id={remove}
            name={remove}
            type="checkbox"
            value="1"
            defaultChecked={state.typed?.[remove] === "1"}
          />
          <label htmlFor={remove}>
            {t("Remove")}
            <span className="sr-only">{` ${fileTitle(file)}`}</span>
          </label>
        </div>
      </div>
    </li>
  );
}

function TitleField({ file, state }: Omit<FileRowProps, "kind">) {
  const title = titleField(file.id);
  const error = state.errors?.[title];
  return (
    <div className={error ? "field field-wrong" : "field"}>
      <label htmlFor={title}>{file.picture ? t("What the photo shows") : t("Title")}</label>
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
  );
}
