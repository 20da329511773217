export type ColourName = "colour_main" | "colour_accent";

/** Colour, and the nearest readable one if it is not. */
export interface ColourVerdict {
  colour: string;
  nearest: string;
}

/** Text, native chooser, and the initial value of both. */
export const colourFields = (name: ColourName) => ({
  text: name,
  picked: `${name}_picked`,
  before: `${name}_before`,
});

export const useField = "use";
export const previewField = "preview";
