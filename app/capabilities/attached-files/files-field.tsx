import { type ComponentType, useEffect, useRef, useState } from "react";
import { t } from "#say";
import { controlAttributes, Field, type FormState } from "~/ui/form/fields";
import {
  type AttachedFile,
  attachedFileTypes,
  filesField,
  formKeyField,
  maxFiles,
  type Owning,
  recordingTypes,
} from "./attached-file";
import type ChosenFiles from "./chosen-files";
import { FileRow } from "./file-row";

interface AttachedFilesFieldProps {
  kind: Owning;
  formKey: string;
  shown: AttachedFile[];
  state: FormState;
}

export function AttachedFilesField({ kind, formKey, shown, state }: AttachedFilesFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const hint = kind.files.recordings
    ? t(
        "PDF (at most 10 MB), photos (at most 15 MB each) or recordings (at most 150 KB and 60 seconds), up to {max}.",
        { max: maxFiles },
      )
    : t("PDF (at most 10 MB) or photos (at most 15 MB each), up to {max}.", { max: maxFiles });
  const [Chosen, setChosen] = useState<ComponentType<Parameters<typeof ChosenFiles>[0]>>();
  useEffect(() => {
    import("./chosen-files").then(
      (module) => setChosen(() => module.default),
      () => undefined,
    );
  }, []);
  return (
    <div className="grid min-w-0 gap-3">
      <input type="hidden" name={formKeyField} value={formKey} />
      <Field name={filesField} label={t("Files")} hint={hint} optional state={state}>
        <input
          {...controlAttributes({ name: filesField, hint, state })}
          type="file"
          accept={kind.files.recordings ? `${attachedFileTypes},${recordingTypes}` : attachedFileTypes}
          multiple
          ref={input}
        />
      </Field>
      <ul
        ref={list}
        className="grid gap-3 empty:hidden"
        aria-label={t(/* {noun} such as notice or page. */ "Files of this {noun}", {
          noun: t(kind.names.one),
        })}
      >
        {shown.map((file) => (
          <FileRow key={file.id} kind={kind} file={file} state={state} />
        ))}
      </ul>
      {Chosen ? (
        <Chosen kind={kind} formKey={formKey} shown={shown} state={state} input={input} list={list} />
      ) : null}
    </div>
  );
}
