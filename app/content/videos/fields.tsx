import { type FormState, SelectField, TextArea, TextField } from "~/ui/form/fields";
import { PhotoField } from "~/ui/form/photo-field";
import { videoCategories } from "./categories";

/** The inputs of a video, to add one and to edit one. */
export function VideoFields({ state, adding }: { state: FormState; adding: boolean }) {
  return (
    <>
      <PhotoField state={state} adding={adding} />
      <TextField name="title" label="Title" required maxLength={200} state={state} />
      <TextArea name="description" label="Description" optional rows={4} maxLength={500} state={state} />
      <TextField
        name="video_id"
        label="Address of the video"
        hint="Paste its address on YouTube. Empty: the card leads to the channel."
        optional
        maxLength={200}
        state={state}
      />
      <TextField
        name="duration"
        label="Length"
        hint="For example 4:35"
        optional
        maxLength={10}
        state={state}
      />
      <TextField
        name="views"
        label="Views"
        hint="As the channel shows them today. Empty: nothing is shown."
        optional
        inputMode="numeric"
        maxLength={11}
        state={state}
      />
      <TextField
        name="published_on"
        label="Published on"
        type="date"
        hint="Empty: nothing is shown."
        optional
        state={state}
      />
      <SelectField name="category" label="Category" options={videoCategories} state={state} />
      <TextField
        name="position"
        label="Place in the order"
        hint="1 comes first, and is the featured one."
        required
        inputMode="numeric"
        maxLength={4}
        state={state}
      />
    </>
  );
}
