import { type Message, msg, pageLanguage, t } from "#say";
import { monthName } from "~/dates/dates-in-words";
import { indianTime } from "~/dates/indian-dates";
import { monthNumber } from "~/dates/parse-written-date";

/** Words that schools write the same way; a cell can join them by comma, "and" or "to". */
const words: readonly Message[] = [
  msg("Sunday"),
  msg("Monday"),
  msg("Tuesday"),
  msg("Wednesday"),
  msg("Thursday"),
  msg("Friday"),
  msg("Saturday"),
  msg(/* Days without classes. */ "No school"),
  msg(/* Of an office, on some days. */ "Closed"),
  msg(/* No fee is taken. */ "Free"),
  msg("Daily"),
  msg("Working days"),
  msg("All classes"),
  msg("Playgroup"),
  msg("Pre-Nursery"),
  msg("Nursery"),
  msg("LKG"),
  msg("UKG"),
  msg(/* The stream of classes XI and XII. */ "Science"),
  msg(/* The stream of classes XI and XII. */ "Commerce"),
  msg(/* The stream of classes XI and XII. */ "Arts"),
  msg(/* The stream of classes XI and XII. */ "Humanities"),
  msg("Principal"),
  msg("Vice-principal"),
  msg("School office"),
  msg("Fee counter"),
  msg("Library"),
  msg("Parent teacher meeting"),
  msg(/* Under a recording of the sample content. */ "Sample, spoken by a computer"),
  msg(/* A letter of the school to all parents. */ "Circular"),
  msg(/* Of exams. */ "Date sheet"),
  msg("Syllabus"),
  msg("Book list"),
  // Holidays of India and its eastern states.
  msg("Republic Day"),
  msg("Independence Day"),
  msg("Gandhi Jayanti"),
  msg("Ambedkar Jayanti"),
  msg("Netaji Jayanti"),
  msg("Rabindra Jayanti"),
  msg("Birsa Munda Jayanti"),
  msg("Guru Nanak Jayanti"),
  msg("Mahavir Jayanti"),
  msg("Utkal Divas"),
  msg("May Day"),
  msg("Teachers' Day"),
  msg("Children's Day"),
  msg(/* The Odia new year, in April. */ "Maha Vishuba Sankranti"),
  msg(/* The Bengali new year, in April. */ "Poila Boishakh"),
  msg("Makar Sankranti"),
  msg("Raja Sankranti"),
  msg("Saraswati Puja"),
  msg("Maha Shivaratri"),
  msg("Holi"),
  msg("Dola Purnima"),
  msg("Ram Navami"),
  msg("Good Friday"),
  msg("Buddha Purnima"),
  msg("Rath Yatra"),
  msg("Raksha Bandhan"),
  msg("Janmashtami"),
  msg("Ganesh Puja"),
  msg("Nuakhai"),
  msg("Mahalaya"),
  msg("Durga Puja"),
  msg("Dussehra"),
  msg("Lakshmi Puja"),
  msg("Kali Puja"),
  msg("Diwali"),
  msg("Bhai Dooj"),
  msg("Chhath Puja"),
  msg("Kartik Purnima"),
  msg("Christmas"),
  msg("Eid-ul-Fitr"),
  msg("Eid-ul-Zuha"),
  msg("Muharram"),
  msg("Milad-un-Nabi"),
  msg("Summer vacation"),
  msg("Puja holidays"),
  msg("Winter holidays"),
  msg("Local holiday"),
];

const spelled = (text: string) => text.toLowerCase().replace(/[\s’'.-]+/g, " ");

const byWord = new Map(words.map((word) => [spelled(word), word]));

const classes: ReadonlyMap<string, Message> = new Map([
  ["I", msg("I", "class")],
  ["II", msg("II", "class")],
  ["III", msg("III", "class")],
  ["IV", msg("IV", "class")],
  ["V", msg("V", "class")],
  ["VI", msg("VI", "class")],
  ["VII", msg("VII", "class")],
  ["VIII", msg("VIII", "class")],
  ["IX", msg("IX", "class")],
  ["X", msg("X", "class")],
  ["XI", msg("XI", "class")],
  ["XII", msg("XII", "class")],
]);

type Say = (text: string) => string | undefined;

function sayClass(text: string): string | undefined {
  const message = classes.get(text);
  return message && t(message);
}

/** Translates both sides of a joint; undefined if either is unknown. */
function sayParts(text: string, joint: string, say: Say): [string, string] | undefined {
  const at = text.indexOf(joint);
  if (at <= 0) return undefined;
  const [one, other] = [say(text.slice(0, at)), say(text.slice(at + joint.length))];
  return one && other ? [one, other] : undefined;
}

/** Translates `known` words, and such words joined. */
function sayJoined(text: string, known: Say): string | undefined {
  const say: Say = (part) => sayJoined(part, known);
  const list = sayParts(text, ", ", say);
  if (list) return list.join(", ");
  const own = known(text);
  if (own) return own;
  const [one, other] = sayParts(text, " and ", say) ?? [];
  if (one && other) return t(/* Such as: Tuesday and Thursday. */ "{one} and {other}", { one, other });
  const [from, until] = sayParts(text, " to ", say) ?? [];
  if (from && until)
    return t(/* Such as: Monday to Friday; 7:00 am to 11:00 am; nursery to class II. */ "{from} to {until}", {
      from,
      until,
    });
  return undefined;
}

function sayTime(text: string): string | undefined {
  const [, hours = "", minutes = "00", half = ""] =
    /^(\d{1,2})(?:[:.](\d\d))? ?(am|pm|noon)$/i.exec(text) ?? [];
  if (!half || Number(hours) > 12) return undefined;
  const hour = (Number(hours) % 12) + (half.toLowerCase() === "am" ? 0 : 12);
  return indianTime(`${String(hour).padStart(2, "0")}:${minutes}`);
}

function sayAge(text: string): string | undefined {
  const [, number, unit] = /^(\d{1,2}) (year|month)s?$/i.exec(text) ?? [];
  if (!unit) return undefined;
  const count = { count: Number(number) };
  return unit.toLowerCase() === "year"
    ? t("{count, plural, one {# year} other {# years}}", count)
    : t("{count, plural, one {# month} other {# months}}", count);
}

function sayWord(text: string): string | undefined {
  const word = byWord.get(spelled(text));
  if (word) return t(word);
  if (/^\d[\d:.,]*$/.test(text)) return text;
  const month = /^[A-Z][a-z]{2,8}$/.test(text) ? monthNumber(text) : 0;
  if (month > 0) return monthName(month);
  const [, named] = /^class(?:es)? (.+)$/i.exec(text) ?? [];
  const said = named && sayJoined(named, sayClass);
  if (said) return t(/* Of a school, such as VI, or VI to VIII. */ "Class {classes}", { classes: said });
  return sayTime(text) ?? sayAge(text);
}

const maxLength = 120;

/** Translates weekdays, classes, times, holidays and usual words of school tables; leaves other texts. */
export function sayFixed(text: string): string {
  if (pageLanguage() === "en" || text.length > maxLength || !/[a-z]/i.test(text)) return text;
  return sayJoined(text.trim(), sayWord) ?? text;
}
