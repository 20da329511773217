import { expect, test } from "vitest";
import { namesPupil } from "~/capabilities/consents/pupil-named";

test.each([
  "Anjali Das, Class VII B",
  "Rahul Kumar Sahoo (class 10)",
  "Class X: Sneha Patra wins the quiz",
  "Priya Mohanty of VIII-A",
  "Winner Debasmita Nayak, Std. 5",
  "S. K. Patra, 7B, with the cup",
  "MD. IRFAN KHAN CLASS IX",
  "Arjun Singh (Grade IV-A) and Meera Iyer (Grade III)",
  "First prize: Ritika Sen, 10th class",
  "Fancy dress: Aarav Gupta, LKG",
  "The sun shone. Ananya Roy of class VI planted a neem tree.",
])("%s", (caption) => {
  expect(namesPupil(caption)).toBe(true);
});

test.each([
  "",
  "Class X results",
  "Sports Day, Class VII",
  "Principal A. K. Mishra",
  "Principal A. K. Mishra with Class X",
  "Mr. Ashok Das and class VII B",
  "Smt. Rina Ghosh teaches class 5",
  "Anjali Das wins the quiz",
  "Anjali and Rahul, class VII",
  "Anjali of class VII B",
  "Subhas Chandra Bose Jayanti, class VI",
  "Saraswati Puja, Class IX",
  "Class VIII at the Konark Sun Temple",
  "Republic Day Parade, Class IX A",
  "Inter House Quiz, Classes VI to VIII",
  "Annual Day: Dance of Class II",
  "Nursery and LKG at play",
  "Science Exhibition 2026, Class XI and XII",
  "The whole of class VII took part.",
  "Our chief guest Dr. Sunil Kumar. Class X sang.",
  "3 D Printing in the Computer Lab",
])("not %s", (caption) => {
  expect(namesPupil(caption)).toBe(false);
});
