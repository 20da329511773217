import { type ComponentType, useEffect, useRef, useState } from "react";
import { t } from "#say";
import { controlAttributes, Field, type FormState } from "~/ui/form/fields";
import type ChosenFiles from "./chosen-files";
import { FileRow } from "./file-row";
import { filesField, formKeyField, maxNoticeFiles, type NoticeFile, noticeFileTypes } from "./notice-file";

interface NoticeFilesFieldProps {
  formKey: string;
  shown: NoticeFile[];
  state: FormState;
}

/** Lists files with their titles and adds more. Without script, files are sent with the form. */
export function NoticeFilesField({ formKey, shown, state }: NoticeFilesFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const hint = t("PDF (at most 10 MB) or photos (at most 15 MB each), up to {max}.", { max: maxNoticeFiles });
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
          accept={noticeFileTypes}
          multiple
          ref={input}
        />
      </Field>
      <ul ref={list} className="grid gap-3 empty:hidden" aria-label={t("Files of this notice")}>
        {shown.map((file) => (
          <FileRow key={file.id} file={file} state={state} />
        ))}
      </ul>
      {Chosen ? <Chosen formKey={formKey} shown={shown} state={state} input={input} list={list} /> : null}
    </div>
  );
}
