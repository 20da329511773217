import { z } from "zod";

/** How many characters a field takes; stated by `text` and `longText`, and kept by zod through later refinements. */
const limits = z.registry<{ characters: number }>();

/** Characters of a field that states no limit: a date, a choice, a position. */
const unstated = 100;
/**
 * Bytes that a character takes at the most on its way here: four in UTF-8, each written as `%XX` by a form; two `\uXXXX`
 * in JSON.
 */
const bytesPerCharacter = 12;
/** Bytes beside the text: names of fields, tokens, boundaries. */
const overhead = 64 * 1024;
/** A text is read up to this many times its form's limits, so that the answer can say how much of it is too much. */
const readPast = 2;

/** The most characters that a form of this site takes. Forms are declared when their modules load. */
let longestForm = 0;

/** Notes on a field's schema how many characters it takes. */
export function takesCharacters<Schema extends z.ZodType>(schema: Schema, characters: number): Schema {
  limits.add(schema, { characters });
  return schema;
}

/** Declares the fields of a form; what it says it takes, in any script, is then read and not refused for its size. */
export function declareForm<Shape extends z.ZodRawShape>(shape: Shape): Shape {
  longestForm = Math.max(longestForm, charactersOf(shape));
  return shape;
}

/** How many characters the fields of a form take together. */
export function charactersOf(shape: z.ZodRawShape): number {
  return Object.values(shape).reduce((sum, field) => sum + (statedLimit(field) ?? unstated), 0);
}

/**
 * Bytes up to which a form's text is read.
 * @param characters that the form takes; when not given, as many as the largest form does
 */
export function maxTextBytes(characters = longestForm): number {
  return readPast * characters * bytesPerCharacter + overhead;
}

function statedLimit(field: z.core.$ZodType): number | undefined {
  const stated = limits.get(field)?.characters;
  if (stated !== undefined) return stated;
  // A field that is changed further is a pipe, of which the text is the beginning.
  return field instanceof z.ZodPipe ? statedLimit(field.in) : undefined;
}
