/** Shortest words that can have a wrong letter, and an additional one. */
const minLength = 4;
const minShorter = 5;

/** True if one letter is wrong, missing, added, or swapped with the next; never the first, which people type right. */
export function isOneLetterOff(word: string, other: string): boolean {
  if (word.length < minLength || Math.abs(word.length - other.length) > 1) return false;
  if (word === other || word[0] !== other[0]) return false;
  let start = 0;
  while (start < word.length && word[start] === other[start]) start += 1;
  const [rest, otherRest] = [word.slice(start), other.slice(start)];
  if (rest.length === otherRest.length) {
    const isSwapped = rest[0] === otherRest[1] && rest[1] === otherRest[0];
    return rest.slice(1) === otherRest.slice(1) || (isSwapped && rest.slice(2) === otherRest.slice(2));
  }
  if (Math.min(word.length, other.length) < minShorter) return false;
  return rest.length > otherRest.length ? rest.slice(1) === otherRest : rest === otherRest.slice(1);
}
