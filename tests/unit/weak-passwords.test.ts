import { expect, test } from "vitest";
import { findWeakness, wordsAround } from "~/accounts/weak-passwords.server";
import { saveSettings } from "~/settings/queries.server";
import { makePlace } from "./backup/workshop";

async function wordsOfPalashpur() {
  const { db } = await makePlace();
  await saveSettings(db, {
    school_name: "Palash Public School",
    address: "Station Road, Palashpur, West Bengal",
  });
  return wordsAround(db, "meena.roy");
}

test("refuses passwords that a security review got accepted, and similar ones", async () => {
  const words = await wordsOfPalashpur();
  const guessable = [
    "monkey1234",
    "dragon12345",
    "q1w2e3r4t5y6",
    "1qazxsw23edc",
    "football1234",
    "Admin@123456",
    "School@2024",
    "Palashpur123",
    "admin2026!!",
    "P@ssw0rd2026",
    "PalashPublicSchool1",
    "palash_school_2026",
    "Meena.Roy2026",
    "RoyMeena1990",
    "$ch00l@2026",
    "1234512345",
    "9876501234",
    "aaaaaaaaaaab",
    "omnamahshivaya",
    "OmNamahShivaya108",
    "jaishreeram1",
    "republicday2026",
    "teachersday5",
    "letmeinplease",
    "abcd@1234abcd",
    "jagannathswami",
    "maabhagabati1",
    "jesuslovesme1",
    "class12science",
    "maths@teacher1",
    "happybirthday1",
    "मेराभारतमहान",
    "ମୋଓଡ଼ିଶା@123",
    "Jai_Shree_Ram@2026",
    "jaijagannath123",
    "harekrishna2026",
    "waheguruji1",
    "bharatmatakijai",
    "vandemataram@1947",
    "iloveindia1",
    "mummypapa123",
    "cbse@2026xx",
    "kvs2026!!!!",
    "sachin10dhoni7",
    "2026-11-25!",
    "25/11/2026",
    "25.11.2026 08:00",
    "25november2026",
    "25Nov2026!!",
    "NovemberDecember",
    "pps@2026-27",
    "जयश्रीराम2026",
    "ଜୟଜଗନ୍ନାଥ123",
  ];
  for (const password of guessable)
    expect([password, await findWeakness(password, words)]).toEqual([password, expect.any(String)]);
});

test("a short sentence is taken, also one with a word of the school in it", async () => {
  const words = await wordsOfPalashpur();
  for (const password of [
    "marigold and palash",
    "three brown goats",
    "our school has 40 mango trees",
    "kv7-tarbuz-94x",
    "green ladder sings",
    "om and eleven tables",
    "x7Kq-wB2n-Zt5v",
  ])
    expect([password, await findWeakness(password, words)]).toEqual([password, undefined]);
});

test.each([
  "1234567890 qwertyuiop 1q2w3e4r5t basketball 0987654321 qwertyqwerty poiuytrewq abcdefghij abcdefghijk",
  "1234qw1234qw zxcvbnmzxcvbnm qazwsxedcrf q2w3e4r5t6 1234567890q 123456789a sleepyhollow santaclaus volkswagon",
  "wutangclan gunsnroses billionaire submission widescreen ytpfdbcbvjcnm ghtpthdfnbd marmeladka qwertzuiop",
])("common passwords of ten characters and more are refused: %s", async (passwords) => {
  for (const password of passwords.split(" "))
    expect([password, await findWeakness(password, [])]).toEqual([password, expect.any(String)]);
});
