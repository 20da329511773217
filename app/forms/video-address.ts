import type { Message } from "~/languages/messages";
/** What is said of anything that is not one video: a channel, a playlist, another site. */
export const videoAddressWords: Message =
  "Paste the link of one YouTube video, such as https://youtu.be/abcdefghijk";

const idPattern = /^[\w-]{11}$/;
/** What stands before a video's id in a path: `/shorts/aqz-KE-bpKQ`. */
const forms = ["shorts", "live", "embed", "v"];

/**
 * The id of a YouTube video, of its link in any of the forms that browsers and apps copy, or of the bare id.
 * @returns an empty text for an empty one, undefined for what is not one video
 */
export function videoIdOf(typed: string): string | undefined {
  if (typed === "" || idPattern.test(typed)) return typed;
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(address)) return undefined;
  const { hostname, pathname, searchParams } = new URL(address);
  const [first = "", second = ""] = pathname.split("/").filter(Boolean);
  const id = hostname === "youtu.be" ? first : isYouTube(hostname) ? idIn(first, second, searchParams) : "";
  // The word that an embedded playlist has in an id's place is as long as an id.
  return idPattern.test(id) && id !== "videoseries" ? id : undefined;
}

const isYouTube = (hostname: string) => /^((www|m|music)\.)?youtube(-nocookie)?\.com$/.test(hostname);

function idIn(first: string, second: string, query: URLSearchParams): string {
  if (first === "watch") return query.get("v") ?? "";
  return forms.includes(first) ? second : "";
}
