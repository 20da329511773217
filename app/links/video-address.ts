import { type Message, msg } from "#message";
import { withoutInvisible } from "../text/invisible";

/** Error for anything but a single video, such as a channel or another site. */
export const videoAddressWords: Message = msg(
  "Paste the link of one YouTube video, such as https://youtu.be/abcdefghijk",
);

const idPattern = /^[\w-]{11}$/;
/** Path segments before a video's ID: `/shorts/aqz-KE-bpKQ`. */
const forms = ["shorts", "live", "embed", "v", "e", "vi", "video", "watch"];
/** Words as long as an ID in URLs of playlists and channels. */
const noIds = ["videoseries", "live_stream"];

/** URL, or one of YouTube without scheme. */
const address =
  /(?:https?:)?\/\/[^\s"'<>]+|(?<![\w.@-])(?:(?:[\w-]+\.)?youtube(?:-nocookie|kids)?\.com|(?:www\.)?youtu\.be)\/[^\s"'<>]*/gi;

/** ID of a link, embed code, text with one link, or bare ID. Empty for empty, undefined for anything else. */
export function parseVideoId(typed: string): string | undefined {
  const text = withoutInvisible(typed).replaceAll("&amp;", "&");
  if (text === "" || idPattern.test(text)) return text;
  const ids = new Set(idsIn(text));
  return ids.size === 1 ? [...ids][0] : undefined;
}

function idsIn(text: string, depth = 0): string[] {
  return (text.match(address) ?? []).flatMap((found) => {
    const whole = /^https?:/i.test(found) ? found : `https://${found.replace(/^\/\//, "")}`;
    if (!URL.canParse(whole)) return [];
    const url = new URL(whole);
    const id = readId(url);
    if (id || depth > 1) return id ? [id] : [];
    // Redirect and share links contain a video link.
    return [...url.searchParams.values()].flatMap((value) =>
      idsIn(
        isYouTube(url.hostname) && value.startsWith("/") ? `https://youtube.com${value}` : value,
        depth + 1,
      ),
    );
  });
}

const isYouTube = (hostname: string) => /^(?:[\w-]+\.)?youtube(?:-nocookie|kids)?\.com$/.test(hostname);

function readId({ hostname, pathname, searchParams, hash }: URL): string | undefined {
  const [first = "", second = ""] = pathname.split("/").filter(Boolean);
  const isShort = /^(?:www\.)?youtu\.be$/.test(hostname);
  if (!isShort && !isYouTube(hostname) && !/^i\d?\.ytimg\.com$/.test(hostname)) return undefined;
  const form = first.toLowerCase();
  const behindHash = new URLSearchParams(hash.replace(/^#[!/]*(?:watch)?\??/, ""));
  const named = ["v", "vi"].map((name) => searchParams.get(name) ?? behindHash.get(name)).find(Boolean);
  const isWatch = form === "" || form === "watch" || form === "watch_popup";
  const found =
    isShort && form !== "watch" && first ? first : (isWatch && named) || (forms.includes(form) ? second : "");
  // Punctuation can follow the ID.
  const id = /^[\w-]{11}(?![\w-])/.exec(found)?.[0];
  return id && !noIds.includes(id) ? id : undefined;
}
