/** Absent, withheld, to repeat, or not passed: as CBSE and schools write it, in four languages. */
const status = new RegExp(
  "^(?:a\\.? ?b\\.?(?:s(?:en)?t?\\.?)?|abs\\.?|absent.*|n\\.?/?a\\.?|n\\.?p\\.?|w\\.?/?h\\.?|debarred.*|d\\.?n\\.?a\\.?|(?:did )?not (?:appear|pass|qualif|eligible|promoted).*|" +
    "r\\.? ?[wl]\\.?|(?:result )?with-?held.*|result later|u\\.? ?f\\.? ?m\\.?|unfair means.*|comp(?:t{1,2}|artment(?:al)?)?\\.?(?: .*|[\\d, /-]*)|suppl(?:y|ementary)?\\.?(?: .*)?|" +
    "f|fail(?:ed|s|ure)?\\b.*|e\\.? ?r\\.?|e\\.? ?i\\.? ?o\\.? ?p\\.?|essential repeat.*|(?:re-?appear|repeat|detained|cancelled|improvement|rejected).*|" +
    "अनुपस्थित|अनुत्तीर्ण|फेल|पूरक.*|ଅନୁପସ୍ଥିତ|ଅନୁତ୍ତୀର୍ଣ୍ଣ|ଫେଲ୍?|অনুপস্থিত|অনুত্তীর্ণ|ফেল)$",
  "iu",
);

/** True for the entry of a pupil who has no result to publish: `AB`, `COMP`, `Fail`. */
export const isWithoutResult = (text: string) => status.test(text.normalize("NFC").trim());

const statusHeading = /result|status|remark|outcome|division|grade|pass|परिणाम|टिप्पणी|ଫଳ|ମନ୍ତବ୍ୟ|ফল|মন্তব্য/i;

/** A letter without a heading can be the sex of a pupil. */
export const canBeStatus = ({ heading, text }: { heading: string; text: string }) =>
  heading === "" ? text.length > 1 : statusHeading.test(heading);
