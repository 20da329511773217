import { parserOf } from "~/forms/fields.server";
import { getField, type TextName, textNames } from "./texts";

const valueField = "value";

const parsers = Object.fromEntries(
  textNames.map((name) => [name, parserOf({ [valueField]: getField(name) })]),
);

export function parseText(name: TextName, fields: URLSearchParams) {
  const parse = parsers[name];
  if (!parse) throw new Error(`There is no text ${name}.`);
  return parse(fields);
}
