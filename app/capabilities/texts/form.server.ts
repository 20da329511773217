import { parserOf } from "~/forms/fields.server";
import { fieldOf, type TextName, textNames } from "./texts";

/** The name of the field of a text's form. */
const valueField = "value";

const parsers = Object.fromEntries(
  textNames.map((name) => [name, parserOf({ [valueField]: fieldOf(name) })]),
);

/** Checks the form of a text. */
export function parseText(name: TextName, fields: URLSearchParams) {
  const parse = parsers[name];
  if (!parse) throw new Error(`There is no text ${name}.`);
  return parse(fields);
}
