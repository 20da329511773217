import { z } from "zod";

/** Maximum characters by field; kept by zod through refinements. */
const limits = z.registry<{ characters: number }>();

/** Maximum of a field without a limit: a date, choice or position. */
const unstated = 100;
/** Maximum bytes of a character: four in UTF-8 as `%XX`, or two `\uXXXX` in JSON. */
const bytesPerCharacter = 12;
const overhead = 64 * 1024;
/** Factor up to which an oversized text is read, so that the response can say by how much it is too long. */
const readFactor = 2;

/** Characters of the largest form; forms are declared when modules load. */
let maxFormCharacters = 0;

export function takesCharacters<Schema extends z.ZodType>(schema: Schema, characters: number): Schema {
  limits.add(schema, { characters });
  return schema;
}

/** Declares a form, so that its maximum text, in any script, is accepted. */
export function declareForm<Shape extends z.ZodRawShape>(shape: Shape): Shape {
  maxFormCharacters = Math.max(maxFormCharacters, countCharacters(shape));
  return shape;
}

export function countCharacters(shape: z.ZodRawShape): number {
  return Object.values(shape).reduce((sum, field) => sum + (statedLimit(field) ?? unstated), 0);
}

export function maxTextBytes(characters = maxFormCharacters): number {
  return readFactor * characters * bytesPerCharacter + overhead;
}

function statedLimit(field: z.core.$ZodType): number | undefined {
  const stated = limits.get(field)?.characters;
  if (stated !== undefined) return stated;
  // A refined field is a pipe; its input is the text.
  return field instanceof z.ZodPipe ? statedLimit(field.in) : undefined;
}
