import { mayDo } from "~/session/roles";
import type { Staff } from "~/session/session.server";
import { readColour } from "~/text/colour";
import { heroChoices, type Look, lookParameter, quickLinkChoices, typeChoices } from "../looks";

const oneOf = (choices: typeof typeChoices, value = "") =>
  choices.some((choice) => choice.value === value) ? value : "";

/** Returns the unsaved look in an administrator's request for a public page; undefined for everyone else. */
export function readPreviewedLook(request: Request, staff: Staff | undefined): Look | undefined {
  const { pathname, searchParams } = new URL(request.url);
  const asked = searchParams.get(lookParameter);
  if (asked === null || pathname.startsWith("/dashboard")) return undefined;
  if (!staff || !mayDo(staff.role, "administrator")) return undefined;
  const [main = "", accent = "", type, hero, links] = asked.split(".");
  return {
    colour_main: readColour(main) ?? "",
    colour_accent: readColour(accent) ?? "",
    look_type: oneOf(typeChoices, type),
    look_hero: oneOf(heroChoices, hero),
    look_links: oneOf(quickLinkChoices, links),
  };
}
