import { phoneNumbersIn } from "./phone";

/** India's number, for who writes a number without one. */
const home = "91";

/** The ten digits of a mobile phone in India; and what a number begins with that is free of charge, without a phone. */
const mobile = /^[6-9]\d{9}$/;
const freeOfCharge = /^1[68]00/;

/**
 * The first number in a text that WhatsApp can open, as its links want it: digits with the country's number, no sign. One
 * without a country is India's, with a zero before it or not; one of another country is kept. A landline has none.
 */
export function whatsappNumberIn(text: string): string | undefined {
  return phoneNumbersIn(text)
    .map(withCountry)
    .find((number) => number !== undefined);
}

function withCountry(number: string): string | undefined {
  const abroad = /^(?:\+|00)(\d+)$/.exec(number)?.[1];
  if (abroad) return abroad.startsWith(home) ? indian(abroad.slice(home.length)) : abroad;
  const digits = number.replace(/^0+/, "");
  if (digits.length <= 10) return indian(digits);
  if (digits.startsWith(home) && digits.length === 12) return indian(digits.slice(home.length));
  return number.startsWith("0") || freeOfCharge.test(digits) ? undefined : digits;
}

const indian = (digits: string) => (mobile.test(digits) ? home + digits : undefined);
