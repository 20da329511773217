import type { RefObject } from "react";
import { createPortal } from "react-dom";
import { type Message, msg, t } from "#say";
import { fileSize } from "~/text/file-size";
import { Button } from "~/ui/form/button";
import type { FormState } from "~/ui/form/fields";
import { Icon } from "~/ui/icons/icon";
import { type AttachedFile, maxFiles, type Owning } from "./attached-file";
import { FileRow, fileRowClass } from "./file-row";
import { type ChosenFile, useFileUpload } from "./file-upload";
import { Recorder } from "./recorder";

interface ChosenFilesProps {
  kind: Owning;
  formKey: string;
  shown: AttachedFile[];
  state: FormState;
  input: RefObject<HTMLInputElement>;
  list: RefObject<HTMLUListElement>;
}

/** Sends files as soon as they are chosen and shows their progress. Loaded after hydration. */
export default function ChosenFiles({ kind, formKey, shown, state, input, list }: ChosenFilesProps) {
  const noun = t(kind.names.one);
  const { add, arrived, chosen, surplus, held, tryAgain, leaveOut } = useFileUpload(
    kind.files.form,
    formKey,
    shown,
    input,
  );
  return (
    <>
      {list.current
        ? createPortal(
            <>
              {arrived.map((file) => (
                <FileRow key={file.id} kind={kind} file={file} state={state} />
              ))}
              {chosen.map((file) => (
                <ChosenRow key={file.key} chosen={file} tryAgain={tryAgain} leaveOut={leaveOut} />
              ))}
            </>,
            list.current,
          )
        : null}
      {surplus > 0 ? (
        <p className="field-error" role="alert">
          {t("A {noun} has at most {max} files: {surplus} of those you chose were not taken.", {
            noun,
            max: maxFiles,
            surplus,
          })}
        </p>
      ) : null}
      {kind.files.recordings ? <Recorder onRecorded={(file) => add([file])} /> : null}
      <p className="hint" role="status">
        {describeStatus(noun, chosen, held)}
      </p>
    </>
  );
}

function describeStatus(noun: string, chosen: ChosenFile[], held: boolean): string {
  if (held) return t("The {noun} is saved as soon as its files have arrived.", { noun });
  const failed = chosen.filter(({ state }) => state === "failed");
  if (failed.some(({ canRetry }) => canRetry))
    return t("A file was not sent. Press Try again or Remove. Then save.");
  if (failed.length > 0)
    return t(
      "{count, plural, one {Remove the file that was refused. Then save.} other {Remove the # files that were refused. Then save.}}",
      { count: failed.length },
    );
  return chosen.length > 0 ? t("Files are on their way. You can go on typing.") : "";
}

const stateWords: Record<ChosenFile["state"], Message> = {
  waiting: msg("Waiting…"),
  shrinking: msg("Making it ready…"),
  sending: msg("Sending…"),
  failed: msg(/* A file. */ "Not sent"),
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
    <li className={failed ? `${fileRowClass} border-red` : fileRowClass}>
      <Icon
        name={file.type.startsWith("image/") ? "photo" : "file-text"}
        size={40}
        className="text-ink-soft"
      />
      <div className="grid min-w-0 flex-1 gap-2">
        <p className="font-semibold [overflow-wrap:anywhere]">
          {file.name} <span className="hint">{fileSize(file.size)}</span>
        </p>
        {failed ? <p className="field-error">{words}</p> : <p>{t(stateWords[state])}</p>}
        {failed ? (
          <div className="flex flex-wrap gap-2">
            {chosen.canRetry ? (
              <Button
                type="button"
                onClick={() => tryAgain(key)}
                aria-label={t("Try again: {name}", { name: file.name })}
              >
                {t("Try again")}
              </Button>
            ) : null}
            <Button
              type="button"
              onClick={() => leaveOut(key)}
              aria-label={t("Remove {name}", { name: file.name })}
            >
              {t(/* On a button. */ "Remove")}
            </Button>
          </div>
        ) : (
          <progress
            className="w-full accent-link"
            value={progress}
            max={1}
            aria-label={t(/* How far a file was sent; only heard. */ "{name}: sent", { name: file.name })}
          />
        )}
      </div>
    </li>
  );
}
