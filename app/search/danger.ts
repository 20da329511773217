import {
  ambiguousWords,
  dangerPhrases,
  denials,
  englishWords,
  goingWords,
  harmlessPhrases,
  homeWords,
  latinStems,
  latinWords,
  peopleAndPlaces,
  scriptStems,
  wishWords,
} from "./danger-words";
import { conceptsOf, knownWords, soundingLike, soundOf } from "./lexicon";
import { isOneLetterOff } from "./one-letter-off";
import { splitWords } from "./words";

/** People write consonants once or twice: harrassment. */
const once = (word: string) => word.replace(/([b-df-hj-np-tv-z])\1+/g, "$1");

const fold = (words: string) => splitWords(words).map(once);
const isStem = (word: string) => word.endsWith("*");
const listOf = (words: string) => words.trim().split(/\s+/);
const wholeOf = (words: string) =>
  fold(
    listOf(words)
      .filter((word) => !isStem(word))
      .join(" "),
  );
const stemsOf = (words: string) => fold(listOf(words).filter(isStem).join(" "));

const english = { whole: new Set(wholeOf(englishWords)), stems: stemsOf(englishWords) };
const scripts = { whole: new Set(wholeOf(scriptStems)), stems: stemsOf(scriptStems) };
const latin = { whole: new Set(fold(latinWords)), stems: fold(latinStems).map(soundOf) };
const phrases = dangerPhrases.map(padded);
const harmless = harmlessPhrases.map(padded);
const home = new Set(fold(homeWords));
const ambiguous = new Set(fold(ambiguousWords));
const people = { whole: new Set(wholeOf(peopleAndPlaces)), stems: stemsOf(peopleAndPlaces) };
const going = new Set(fold(goingWords));
const wishing = new Set(fold(wishWords));
const denying = new Set(fold(denials));

function padded(phrase: string): string {
  return ` ${fold(phrase).join(" ")} `;
}

const englishEnding =
  /^(?:e?[sdr]|e?rs|ing|ed|e|y|ies|ied|ying|t|ce|ment|a?tions?|ions?|ive|al|ful|en(?:s|ed|ing)?)?$/;
/** Endings of verbs in Hindi, Odia and Bengali, in the letters of `soundOf`. */
const latinEnding =
  /^(?:an?|en?|i|ai|aya?|[nt][aei]|tin|il[ae]?|ic[aei]?n?|icanti|uc[aei]n?|ucanti|uci|e?ce?n?|eci?n?|antu|ib[ae]?|ani|[ae]te|ana?)$/;
/** Vowel signs follow a stem; a sign for a missing vowel begins another word: मार्च is no form of मार. */
const virama = /^[\u094D\u09CD\u0B4D]/;
const maxEnding = 6;
/** Shorter words with another letter are other words: "hit" and "kit". */
const minMisspelt = 8;
/** In Odia and Bengali a verb denies by its ending. */
const deniedVerb = /(?:ନି|নি|^.{4,}ni)$/;

const known = new Set(knownWords);
const bullying = conceptsOf("bullying");

/** True for a word that the search knows in another sense: "chuti" is a holiday, पीटीएम a meeting. */
const hasOtherSense = (word: string) =>
  [word, ...soundingLike(word)].some(
    (each) => known.has(each) && conceptsOf(each).some((concept) => !bullying.includes(concept)),
  );

const isLatin = (word: string) => /^[a-z0-9]+$/.test(word);

function isOfDanger(word: string): boolean {
  if (english.whole.has(word) || latin.whole.has(word) || scripts.whole.has(word)) return true;
  if (!isLatin(word)) return !hasOtherSense(word) && scripts.stems.some((stem) => isFormOf(stem, word));
  if (english.stems.some((stem) => word.startsWith(stem) && englishEnding.test(word.slice(stem.length))))
    return true;
  const isMisspelt = (other: string) => other.length >= minMisspelt && isOneLetterOff(word, other);
  if (word.length >= minMisspelt && [...english.whole].some(isMisspelt)) return true;
  const sound = soundOf(word);
  return (
    !hasOtherSense(word) &&
    latin.stems.some((stem) => sound.startsWith(stem) && latinEnding.test(sound.slice(stem.length)))
  );
}

function isFormOf(stem: string, word: string): boolean {
  if (!word.startsWith(stem)) return false;
  const ending = word.slice(stem.length);
  return ending.length <= maxEnding && !virama.test(ending);
}

const isMissing = (words: readonly string[]) =>
  words.some((word) => home.has(word)) && words.some((word) => denying.has(word) || deniedVerb.test(word));

const isUnwilling = (words: readonly string[]) =>
  words.some((word) => going.has(word)) &&
  words.some((word) => wishing.has(word)) &&
  words.some((word) => denying.has(word));

const isPersonOrPlace = (word: string) =>
  people.whole.has(word) || people.stems.some((stem) => word.startsWith(stem));

/** True for "hit" alone or with a person, and false in "hit song". */
const isAct = (words: readonly string[]) =>
  words.some((word) => ambiguous.has(word)) && (words.length === 1 || words.some(isPersonOrPlace));

/** True if a question could be about a child in danger: its answer is the contact for child safety. */
export function isAboutDanger(question: string): boolean {
  let text = padded(question);
  for (const phrase of harmless) text = text.replaceAll(phrase, " ");
  const words = text.split(" ").filter(Boolean);
  return (
    phrases.some((phrase) => text.includes(phrase)) ||
    [isMissing, isUnwilling, isAct].some((holds) => holds(words)) ||
    words.some(isOfDanger)
  );
}
