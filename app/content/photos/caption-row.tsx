import { type FormEvent, useState } from "react";
import { t } from "#say";
import { type FormState, TextField } from "~/ui/form/fields";
import { Photo } from "~/ui/pictures/photo";
import { photo as photoWords } from "../../kinds/photo";
import type { AlbumPhoto } from "./album-photos.server";
import { altField, seenField, titleField } from "./captions";

interface CaptionRowProps {
  photo: Pick<AlbumPhoto, "id" | "picture">;
  number: number;
  of: number;
  state: FormState;
}

export function CaptionRow({ photo, number, of, state }: CaptionRowProps) {
  const { id, picture } = photo;
  const { title, alt } = photoWords.fields;
  const [caption, setCaption] = useState(state.typed?.[titleField(id)] ?? "");

  function suggest({ target }: FormEvent) {
    if (target instanceof HTMLInputElement && target.name === titleField(id)) setCaption(target.value);
  }

  return (
    <li className="grid items-start gap-x-5 gap-y-2 border-t border-line pt-4 sm:grid-cols-[12rem_1fr]">
      <Photo
        picture={picture}
        alt={t("Photo {number} of {all}", { number, all: of })}
        sizes="15rem"
        className="aspect-4/3 w-full max-w-60 rounded-md bg-sand object-contain"
      />
      <div className="grid gap-3" onInput={suggest}>
        <input type="hidden" name={seenField(id)} value={state.typed?.[seenField(id)] ?? ""} />
        <TextField name={titleField(id)} label={t("Caption")} maxLength={title.max} state={state} />
        <TextField
          name={altField(id)}
          label={t(alt.label)}
          maxLength={alt.max}
          placeholder={caption}
          state={state}
        />
      </div>
    </li>
  );
}
