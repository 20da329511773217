import type { ReplyTemplate } from "~/content/reply-templates/queries.server";

/** The text that the address of a page chooses by `?text=`. */
export function chosenTemplate(
  request: Request,
  templates: readonly ReplyTemplate[],
): ReplyTemplate | undefined {
  const asked = new URL(request.url).searchParams.get("text");
  return templates.find(({ id }) => String(id) === asked);
}
