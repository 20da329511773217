import { type Message, msg, t } from "#say";

/** Forms of classes: Class VII B, Std. 5, Grade IV-A, 10th class, VIII-A, 7B, LKG. */
const standards = [
  /\b(?:class|std|standard|grade)\b[\s.:-]*(?:[ivx]{1,4}|\d{1,2}(?:st|nd|rd|th)?)\b(?:[\s-]*["“'(]?[A-H]\b)?/giu,
  /\b\d{1,2}(?:st|nd|rd|th)?\s+(?:class|std|standard|grade)\b(?:[\s-]*[A-H]\b)?/giu,
  /\b(?:(?:I{2,3}|I?V|VI{1,3}|I?X|XI{1,2})|\d{1,2}(?:st|nd|rd|th)?)[\s-]*["“'(]?[A-H]\b/gu,
  /\b(?:LKG|UKG|nursery)\b/giu,
];

const titles =
  "mr mrs ms miss dr prof professor shri sri smt sir madam principal headmaster headmistress teacher coach director chairman minister collector guest president secretary officer inspector";
const behindTitle = new RegExp(`\\b(?:${titles.replaceAll(" ", "|")})\\.?[\\s:]*$`, "iu");

const things =
  "jayanti puja pooja day week hall house school vidyalaya college university temple park museum memorial cup trophy award stadium ground road marg nagar station club foundation trust mahotsav utsav festival fair mela dam zoo garden centre center fort hospital airport";

const noPupil = new Set(`${titles} ${things}`.split(" "));

/** Capitalized words of captions that are in no name. */
const otherWords = new Set(
  `a an and annual art arts assembly at award best boys by celebration class classes club competition concert cricket
  cultural dance day drama drawing event exhibition fair farewell festival final finals first fest for football from fun
  girls goes group hindi holi house independence inter into investiture kabaddi kho music national new of on our parade
  picnic play poem practice primary prize pupils quiz rally reading recitation republic result results running school
  science second senior junior singing song speech sports students study sun team temple the third to tour trip visit
  visits week winner winners wins with won world yoga english math maths mathematics social studies computer lab
  international inaugural mother mothers father parents teachers childrens children meet meeting topper toppers rank
  medal gold silver bronze district state zonal level medalist captain monitor head boy girl congratulations well done
  north south east west india indian odisha bengal delhi bhubaneswar cuttack puri kolkata konark diwali eid christmas
  january february march april may june july august september october november december monday tuesday wednesday
  thursday friday saturday sunday`.split(/\s+/),
);

/** Capitalized words in a row, or initials before one: Anjali Das, S. K. Patra. */
const runs = /(?:\p{Lu}\.?\s?(?=\p{Lu}))*\p{Lu}\p{L}+(?: (?:\p{Lu}\p{L}+|\p{Lu}\b\.?))*/gu;

/** Guesses if a caption has a pupil's name and class, in Latin script. For gentle questions only. */
export function namesPupil(text: string): boolean {
  return text.split(/[!?\n]|(?<=\p{Ll}{4})\.\s/u).some(hasBoth);
}

function hasBoth(sentence: string): boolean {
  const rest = standards.reduce((left, one) => left.replace(one, " | "), sentence);
  if (rest === sentence) return false;
  for (const { 0: run, index } of rest.matchAll(runs)) {
    if (!behindTitle.test(rest.slice(0, index)) && fullNameIn(run)) return true;
  }
  return false;
}

function fullNameIn(run: string): boolean {
  let words = 0;
  let letters = 0;
  const inRow = run.split(/[\s.]+/).filter(Boolean);
  if (inRow.some((word) => noPupil.has(word.toLowerCase()))) return false;
  for (const word of inRow) {
    const isOther = otherWords.has(word.toLowerCase());
    words = isOther ? 0 : words + 1;
    letters = isOther ? 0 : Math.max(letters, word.length);
    if (words >= 2 && letters >= 3) return true;
  }
  return false;
}

const question: Message = msg("The words seem to name a pupil and a class. Is a first name enough?");

/** Link after saving, if a text names a pupil and class. @param to URL of the form */
export function pupilLinks(words: readonly string[], to: string): { label: string; to: string }[] {
  return words.some(namesPupil) ? [{ label: t(question), to }] : [];
}
