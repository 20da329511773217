import { t } from "#say";
import { readSettings } from "~/settings/queries.server";
import type { Database } from "~db/connection.server";

const schoolWords = [
  "school",
  "admin",
  "administrator",
  "staff",
  "teacher",
  "principal",
  "student",
  "office",
  "website",
  "dashboard",
  "welcome",
];

const minWordLength = 3;

const letterOf: Record<string, string> = {
  "@": "a",
  "4": "a",
  "0": "o",
  $: "s",
  "5": "s",
  "3": "e",
  "1": "i",
  "!": "i",
};

let passwords: Promise<Set<string>> | undefined;

/** Loaded on demand, because the list takes memory. */
async function loadPasswords(): Promise<Set<string>> {
  const [{ dictionary }, { commonPasswords }] = await Promise.all([
    import("@zxcvbn-ts/language-common"),
    import("./common-passwords"),
  ]);
  return new Set([...(dictionary["passwords-common"] ?? []), ...commonPasswords]);
}

const letters = (text: string) => text.replace(/[^\p{L}\p{M}]/gu, "");
const withoutTail = (text: string) => text.replace(/[^\p{L}\p{M}]+$/u, "");
const withoutEnds = (text: string) => withoutTail(text.replace(/^[^\p{L}]+/u, ""));
const spelledOut = (text: string) => text.replace(/[@40$531!]/g, (sign) => letterOf[sign] ?? sign);

/** @param words of school and user @returns the reason why a password is easy to guess */
export async function findWeakness(password: string, words: string[]): Promise<string | undefined> {
  passwords ??= loadPasswords();
  const common = await passwords;
  const plain = password.normalize("NFKC").toLowerCase();
  const forms = [plain, withoutEnds(plain), spelledOut(withoutTail(plain)), spelledOut(withoutEnds(plain))];
  if (new Set(plain).size <= 2 || /^(.{1,5})\1+$/.test(plain) || forms.some((form) => common.has(form))) {
    return t("This is one of the first passwords that anybody would try. Please think of another one.");
  }
  // Dates are digits, without separators.
  if (!/\p{L}/u.test(plain)) return t("Digits alone are easy to guess. Please use words too.");
  const known = [...commonWords.map((word) => letters(word.normalize("NFKC"))), ...words];
  if (forms.some((form) => isMadeOf(letters(form), known))) {
    return t(
      "This is a word of the school or of the account with digits: people would try that first. Please think of another one.",
    );
  }
  return undefined;
}

const maxOtherLetters = 2;

/** True if a text consists of words and at most two other letters. */
function isMadeOf(text: string, words: string[]): boolean {
  const signs = [...text];
  const beside = [0];
  for (let end = 1; end <= signs.length; end += 1) {
    const before = signs.slice(0, end).join("");
    const afterWords = words
      .filter((word) => word !== "" && before.endsWith(word))
      .map((word) => beside[end - [...word].length] ?? end);
    beside.push(Math.min((beside[end - 1] ?? 0) + 1, ...afterWords));
  }
  const left = beside.at(-1) ?? 0;
  return left <= maxOtherLetters && left < signs.length / 2;
}

const getInitials = (name: string) =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .map((word) => word.charAt(0))
    .join("");

export async function wordsAround(db: Database, username: string): Promise<string[]> {
  const { school_name, address } = await readSettings(db);
  const own = [school_name, address, username].flatMap((text) => [
    letters(text.toLowerCase()),
    ...text.toLowerCase().split(/[^\p{L}\p{M}]+/u),
  ]);
  own.push(getInitials(school_name));
  return [...schoolWords, ...own].filter((word) => word.length >= minWordLength);
}

/** Words of common Indian passwords, in Latin script without spaces. */
const commonWords: readonly string[] = `
  om aum namah namaha namo shiv shiva shivay shivaya narayan narayana bhagwate bhagavate vasudev vasudevaya gayatri hare
  hari krishna krishn kanha radha radhe radhey govind gopal jai jay jaya joy shri shree sri ram rama siya sita lakshman
  hanuman bajrang bali bajrangbali bhole bholenath baba mahadev mahakal har ganesh ganesha ganpati bappa morya mata di mataji
  vaishno durga kali maa saraswati lakshmi laxmi sai nath jagannath jagannatha balabhadra subhadra tirupati balaji murugan
  ayyappa venkatesh vishnu brahma parvati waheguru wahe guru guruji satnam sat sri akal khalsa singh allah akbar hu inshallah
  mashallah bismillah khuda jesus christ yesu amen buddha buddham sharanam mahavir jinendra god bless lord love
  vande mataram bharat hind hindustan india indian incredible desh tiranga azadi swaraj
  odisha orissa bengal bihar jharkhand delhi mumbai kolkata chennai bhubaneswar cuttack puri
  mummy papa mama dadi nana nani didi bhai bhaiya dost pyar jaan sona beta beti family mother father
  ravi rahul rohit sachin tendulkar dhoni virat kohli amit raj priya pooja puja neha kumar kumari sharma das patel reddy
  nair khan verma gupta mishra modi gandhi nehru bose netaji subhash kalam shahrukh salman amitabh bollywood
  cricket ipl champion king queen rocks rock hello namaste namaskar swagat welcome pass password pwd login user test demo
  account secret change changeme new my the iloveyou you i sir madam mam miss teacher
  cbse icse isc cisce ncert neet jee upsc nta kvs kv jnv nvs dav dps csbm board exam result vidya vidyalaya vidyapith
  mandir convent academy public high english medium
  january february march april may june july august september october november december
  jan feb mar apr jun jul aug sep sept oct nov dec monday tuesday wednesday thursday friday saturday sunday
  republic independence childrens teachers day days birth birthday happy merry anniversary
  class math maths mathematics science physics chemistry biology history geography computer sports student students
  loves loved letmein please swami bhagabati bhagavati mangala tarini samaleswari abc abcd xyz
  diwali deepavali holi dussehra dasara rakhi eid christmas pongal onam bihu
  मेरा मेरी हमारा महान प्यार स्कूल विद्यालय गणेश शंकर ॐ ओम नमः शिवाय जय श्री राम कृष्ण राधे हरे हनुमान माता की दी साईं बाबा वन्दे मातरम भारत हिन्द
  ମୋ ମୋର ଓଡ଼ିଶା ସ୍କୁଲ ବିଦ୍ୟାଳୟ କାଳିଆ ବଳଭଦ୍ର ସୁଭଦ୍ରା ଜୟ ଶ୍ରୀ ରାମ ଜଗନ୍ନାଥ ଓଁ ନମଃ ଶିବାୟ ମା ଭାରତ
  আমার সোনার বাংলা স্কুল বিদ্যালয় জয় শ্রী রাম মা কালী দুর্গা ওঁ নমঃ শিবায় ভারত
`
  .trim()
  .split(/\s+/);
