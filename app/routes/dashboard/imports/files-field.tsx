import { type ChangeEvent, useState } from "react";
import { msg, t } from "#say";
import type { ImportedFiles } from "~/capabilities/imports/importer";
import { documentOrPhoto } from "~/ui/form/photo-field";

/** Equals `photoTypes`, whose module would add a component. */
const accepted = {
  picture: "image/jpeg,image/png,image/webp,image/avif",
  document: documentOrPhoto,
  certificate: documentOrPhoto,
} as const;

const hints = {
  picture: msg(
    "Name each file after the person, such as Asha Das.jpg. You can correct the others before you save.",
  ),
  document: msg("Choose all files at once. You can correct each name before you save."),
  certificate: msg(
    "Up to 60 files, 5 MB each. Name each by number and date of birth, such as TC-2026-014_2010-05-31.pdf, or enter both in the next step.",
  ),
} as const;

interface FilesFieldProps {
  type: ImportedFiles["type"];
  problems?: string[];
  form?: string;
  /** Sends the form as soon as files are chosen. */
  sendAtOnce?: boolean;
}

export function FilesField({ type, problems = [], form, sendAtOnce = false }: FilesFieldProps) {
  const [isSending, setSending] = useState(false);
  /** Replaces chosen photos by smaller copies. */
  async function choose({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const files = [...(input.files ?? [])];
    if (files.length === 0) return;
    // Files of an earlier visit are shown with "Discard" before they are sent.
    const sends = sendAtOnce && !input.dataset.restored;
    delete input.dataset.restored;
    setSending(sends);
    if (type === "picture") {
      const { shrinkPhoto } = await import("~/ui/form/shrink-photo");
      const small = new DataTransfer();
      for (const file of files) small.items.add(await shrinkPhoto(file));
      if (files.every((file, index) => input.files?.[index] === file)) input.files = small.files;
    }
    if (sends) input.form?.requestSubmit();
  }

  return (
    <div className={problems.length > 0 ? "field field-wrong" : "field"}>
      <label htmlFor="files">
        {type === "picture" ? t("Photos") : t("PDF files")} <span className="hint">{t("(optional)")}</span>
      </label>
      <p className="hint" id="files-hint">
        {t(hints[type])}
      </p>
      <input
        id="files"
        name="files"
        type="file"
        form={form}
        accept={accepted[type]}
        multiple
        aria-describedby="files-hint files-status"
        onChange={choose}
      />
      <p className="field-error empty:absolute" id="files-status" role="status">
        {isSending ? t("Sending…") : problems.join(" ")}
      </p>
    </div>
  );
}
