import { type ChangeEvent, lazy, Suspense, useState } from "react";
import { t } from "#say";
import { fileSize } from "../../text/file-size";
import { controlAttributes, Field, type FormState } from "./fields";

const PhotoPart = lazy(() => import("./photo-part"));

export const photoTypes = "image/jpeg,image/png,image/webp,image/avif";

/** A PDF, or a photo of a paper, which becomes one. */
export const documentOrPhoto = "application/pdf,.pdf,image/jpeg,image/png,image/webp";

interface PhotoFieldProps {
  state: FormState;
  adding: boolean;
  wide?: boolean;
  /** Makes the photo optional; hint about the default. */
  without?: string;
}

/** Photo input: images only, required for new records (specification section 5). */
export function PhotoField({ state, adding, wide, without }: PhotoFieldProps) {
  const [note, setNote] = useState("");
  const [chosen, setChosen] = useState<File>();
  const hint = [
    adding ? without : t("Choose a file only to change the photo."),
    t("JPEG, PNG, WebP or AVIF, at most 15 MB."),
    (state.errors || state.restored) && t("Please choose the file again. The browser did not keep it."),
  ]
    .filter(Boolean)
    .join(" ");

  /** Replaces the photo by a smaller copy; if sent before, the original is uploaded. */
  async function shrink({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const file = input.files?.[0];
    setNote("");
    setChosen(file);
    if (!file) return;
    const { shrinkPhoto } = await import("./shrink-photo");
    const small = await shrinkPhoto(file, wide);
    if (small === file || input.files?.[0] !== file) return;
    const files = new DataTransfer();
    files.items.add(small);
    input.files = files.files;
    setNote(
      t(/* Sizes of a photo: 4.2 MB became 380 KB. */ "Made smaller for sending: {before} became {after}.", {
        before: fileSize(file.size),
        after: fileSize(small.size),
      }),
    );
  }

  return (
    <Field
      name="photo"
      label={t("Photo")}
      hint={hint}
      optional={!adding || without !== undefined}
      state={state}
    >
      <input
        {...controlAttributes({ name: "photo", hint, state })}
        type="file"
        accept={photoTypes}
        required={adding && without === undefined}
        onChange={shrink}
      />
      {chosen ? (
        <Suspense>
          <PhotoPart file={chosen} />
        </Suspense>
      ) : null}
      {note ? (
        <p className="hint" role="status">
          {note}
        </p>
      ) : null}
    </Field>
  );
}
