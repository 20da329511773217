import { type FormState, SpecField } from "~/ui/form/fields";
import { PhotoField } from "~/ui/form/photo-field";
import { video } from "./video";

/** The inputs of a video, to add one and to edit one. */
export function VideoFields({ state, adding }: { state: FormState; adding: boolean }) {
  const { fields } = video;
  return (
    <>
      <PhotoField state={state} adding={adding} />
      <SpecField specs={fields} name="title" state={state} />
      <SpecField specs={fields} name="description" rows={4} state={state} />
      <SpecField
        specs={fields}
        name="video_id"
        hint="Paste the YouTube link of the video. Leave it empty to show only the picture and the words."
        state={state}
      />
      <SpecField specs={fields} name="duration" hint="For example 4:35" state={state} />
      <SpecField
        specs={fields}
        name="views"
        hint="The number that the channel shows today. Leave it empty to show nothing."
        inputMode="numeric"
        state={state}
      />
      <SpecField specs={fields} name="published_on" hint="Leave it empty to show nothing." state={state} />
      <SpecField specs={fields} name="category" state={state} />
      <SpecField
        specs={fields}
        name="position"
        hint="1 comes first, and is the featured one."
        state={state}
      />
    </>
  );
}
