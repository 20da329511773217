import { msg } from "#message";
import type { Heading } from "~/spreadsheets/table-headings";

const certificate = "certificate|\\bt\\.? ?c\\b|टी\\.? ?सी|प्रमाण|ଟି\\.? ?ସି|ପ୍ରମାଣ|টি\\.? ?সি|সনদ|প্রমাণ";
const numberWord = "\\bnos?\\b|num|#|संख्या|क्रमांक|नंबर|नं|ସଂଖ୍ୟା|ନମ୍ବର|ନଂ|সংখ্যা|নম্বর|নং";
const birth = "birth|\\bd\\.? ?o\\.? ?b\\b|जन्म|ଜନ୍ମ|জন্ম";

/** Headings in English, Odia, Hindi and Bengali. */
export const certificateHeadings = {
  file: {
    fits: [/^(?:pdf )?files?(?: ?name)?$|^name of (?:the )?file$|^scan$/i, /file|pdf|scan|फ़?ाइल|ଫାଇଲ|ফাইল/i],
    never: new RegExp(`file (?:${numberWord})`, "i"),
  },
  number: {
    fits: [
      new RegExp(`(?:${certificate}).*(?:${numberWord})|(?:${numberWord}).*(?:${certificate})`, "i"),
      new RegExp(`^(?:${numberWord}|number)\\.?$`, "i"),
      /^t\.? ?c\.?$/i,
    ],
    never: /birth|admission|\broll|book|aadhaa?r|register|file/i,
  },
  born: {
    fits: [new RegExp(`(?:date.*|^)(?:${birth})`, "i"), new RegExp(birth, "i")],
    never: /place|certificate|words|father|mother|parent|स्थान|ସ୍ଥାନ|স্থান|শব্দে|शब्दों|ଶବ୍ଦ/i,
  },
} as const satisfies Record<string, Heading>;

export const certificateLabels = {
  file: msg(/* A column of a table. */ "File"),
  number: msg("Number"),
  born: msg("Date of birth"),
} as const;
