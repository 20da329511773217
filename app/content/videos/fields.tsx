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
        label="Number of the video"
        hint="The part after watch?v= in its address. Empty: the card leads to the channel."
        optional
        maxLength={20}
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
