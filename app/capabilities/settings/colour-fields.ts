/** The settings that are colours. */
export type ColourName = "colour_main" | "colour_accent";

/** A chosen colour: what it is, whether it can be read, and if not the nearest one that can. */
export interface ColourVerdict {
  /** Empty if it is no colour. */
  colour: string;
  /** The one to take instead; empty if nothing is wrong with it. */
  nearest: string;
}

/** The fields of a colour: the text, the browser's chooser, and what both were opened with. */
export const colourFields = (name: ColourName) => ({
  text: name,
  picked: `${name}_picked`,
  before: `${name}_before`,
});

/** The buttons that put a colour into the form, and the one that shows the preview. */
export const useField = "use";
export const previewField = "preview";
