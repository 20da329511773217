import { isOneLetterOff } from "./one-letter-off";
import { splitWords } from "./words";

/** Words with which people say that a child is in danger. `*` behind a word also finds its inflections. */
const dangerWords = `
beat beats beating beaten bully* bullies bullied teas* ragging ragged harass* abus* molest* grope* grop* assault* rape* sexual*
touch touched touches touching hit hits hitting slap* punch* kicked kicking hurt* afraid scared scares scary fear* frighten* terrified terror
threat* violen* unsafe danger* suicid* humiliat* insult* blackmail* stalk* kidnap* cane caned caning punish* scold* shout* cry crying cries
pocso posco childline 1098
maar maara mara mare marta marte marti marna marna maarte maarta marpit maarpit marpeet maarpeet pitai peeta peet peette
pareshan paresan pareshaan satate satata satana sataya satati chhed* chedkhani chedchad dara daraya darata darate darti darta
dhamki dhamka* gaali thappad thappar chidate chidhate chidata chidhata chidana tang ragging shoshan
mada maade marila marile maruchi maruchhi marichi marantii pitila pituchi pituchhi bhaya bhay daruchi daruchhi hairan hairana hayrani nirjatana nirjatona gali
mere merechhe mereche marchhe marche mardhor bhoy bhoi voy hoirani hoyrani jalaton jalatan birokto nirjaton uttokto khepay
मार* पीट* पिट* परेशान* सताते सताता सताती सताना सताया सताए छेड़* छू* छुआ* डर* धमक* गाली* शोषण यौन अत्याचार तंग रैगिंग चिढ़* बलात्कार थप्पड़ आत्महत्या रोती रोता
ମାଡ଼* ମାର* ପିଟ* ଭୟ* ଡର* ଧମକ* ଚିଡ଼ା* ହଇରାଣ* ନିର୍ଯାତନା* ଉତ୍ପୀଡ଼ନ* ଛୁଇଁ* ଛୁଁଇ* ଗାଳି* ଯୌନ* ଶୋଷଣ* ଥାପଡ଼* ଚାପୁଡ଼ା* ରାଗିଂ କାନ୍ଦ*
মার* মেরে* পেটা* পিটি* পিট* ভয়* ধমক* হয়রানি* উত্যক্ত* উত্ত্যক্ত* জ্বালাতন* বিরক্ত* নির্যাতন* যৌন* শোষণ* ছুঁ* ছোঁ* স্পর্শ* গালি* র‍্যাগিং খেপা* খ্যাপা* কাঁদ*
`;

const dangerPhrases = [
  "not safe",
  "self harm",
  "bad touch",
  "galat touch",
  "missing child",
  "child missing",
  "dar lag",
  "dar lagta",
  "mar raha",
  "mar rahe",
  "mar diya",
  "mar khaya",
  "gali deta",
  "gali dete",
];

/** Phrases in which a word of danger means something else. */
const harmless = ["touch screen", "touch panel", "in touch", "keep touch", "hit counter", "fear not"].map(
  (phrase) => ` ${phrase} `,
);

/** People write consonants once or twice: harrassment. */
const once = (word: string) => word.replace(/([b-df-hj-np-tv-z])\1+/g, "$1");

const words = dangerWords.trim().split(/\s+/);
const whole = new Set(
  words
    .filter((word) => !word.endsWith("*"))
    .flatMap(splitWords)
    .map(once),
);
const stems = words
  .filter((word) => word.endsWith("*"))
  .flatMap(splitWords)
  .map(once);
const phrases = dangerPhrases.map((phrase) => ` ${phrase} `);

/** Vowel signs follow a stem; a sign for a missing vowel begins another word: मार्च is no form of मार. */
const virama = /^[\u094D\u09CD\u0B4D]/;
const maxEnding = 6;
/** Shorter words with another letter are other words: "hit" and "kit". */
const minMisspelt = 8;

function isOfDanger(word: string): boolean {
  if (whole.has(word)) return true;
  if (stems.some((stem) => isFormOf(stem, word))) return true;
  return (
    word.length >= minMisspelt &&
    [...whole].some((each) => each.length >= minMisspelt && isOneLetterOff(word, each))
  );
}

function isFormOf(stem: string, word: string): boolean {
  if (!word.startsWith(stem)) return false;
  const ending = word.slice(stem.length);
  return ending.length <= maxEnding && !virama.test(ending);
}

/** True if a question could be about a child in danger: its answer is the contact for child safety. */
export function isAboutDanger(question: string): boolean {
  let text = ` ${splitWords(question).join(" ")} `;
  for (const phrase of harmless) text = text.replaceAll(phrase, " ");
  return (
    phrases.some((phrase) => text.includes(phrase)) ||
    text
      .split(" ")
      .filter(Boolean)
      .some((word) => isOfDanger(once(word)))
  );
}
