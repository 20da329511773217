/**
 * What stands in a place of a message in words that were kept in English; undefined if they say something else.
 * @param place finds the place in the message
 */
export function inPlace(words: string, message: string, place: RegExp): string | undefined {
  const [before = "", behind = ""] = message.split(place);
  const fits = words.startsWith(before) && words.endsWith(behind);
  return fits ? words.slice(before.length, words.length - behind.length) : undefined;
}
