import { plainDigits } from "../text/digits";
import { writtenPhonesIn } from "./phone";
import { phonesIn } from "./phone-links";

/** Country code of India, the default. */
const home = "91";

/** Prefixes of toll-free numbers, which have no mobile phone. */
const freeOfCharge = /^1[68]00/;

/** 6 to 9, but so do area codes without 0, except 9 (National Numbering Plan). */
const mobile = /^(?:[789]\d{9}|6(?:0\d|2[03689]|3[05-9])\d{7})$/;
/** Area codes of two and three digits that begin with 7 or 8. */
const areaCode =
  /^(?:80|7(?:12|21|24|31|34|44|47|51|55|61|71|88)|8(?:16|20|21|24|31|32|36|61|63|66|70|77|78|83|84|91))$/;

/** Returns the first number that WhatsApp can open, with country code and no sign. Landlines are skipped. */
export function whatsappNumberIn(text: string): string | undefined {
  const parts = writtenPhonesIn(text);
  // Two numbers separated by words.
  const plain = plainDigits(text);
  const others = phonesIn(text).map(({ start, end, dialled }) => ({
    written: plain.slice(start, end),
    dialled,
  }));
  return [...parts, ...others]
    .map(({ written, dialled }) => withCountry(dialled, written))
    .find((number) => number !== undefined);
}

function withCountry(number: string, written: string): string | undefined {
  const abroad = /^(?:\+|00)(\d+)$/.exec(number)?.[1];
  if (abroad) return abroad.startsWith(home) ? indian(abroad.slice(home.length), written) : abroad;
  const digits = number.replace(/^0+/, "");
  if (digits.length <= 10) return indian(digits, written);
  if (digits.startsWith(home) && digits.length === 12) return indian(digits.slice(home.length), written);
  return number.startsWith("0") || freeOfCharge.test(digits) ? undefined : digits;
}

const indian = (digits: string, written: string) =>
  mobile.test(digits) && !hasAreaCode(digits, written) ? home + digits : undefined;

/** True for numbers written as landlines: `0674-2301234`, not `098765 43210`. */
function hasAreaCode(digits: string, written: string): boolean {
  if (digits.startsWith("9")) return false;
  const groups = written.match(/\d+/g) ?? [];
  let zero = false;
  for (
    let [first] = groups;
    first !== undefined && !digits.startsWith(first.replace(/^0/, "") || "x");
    [first] = groups
  ) {
    zero ||= first === "0";
    groups.shift();
  }
  const [area = ""] = groups;
  const code = area.replace(/^0/, "");
  if (groups.length < 2 || code.length > 4) return false;
  return zero || area !== code || new RegExp(`\\(\\s*${area}\\s*\\)`).test(written) || areaCode.test(code);
}
