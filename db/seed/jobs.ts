import { msg } from "#message";
export const jobs = [
  {
    daysAgo: 3,
    title: msg("Teacher of mathematics, classes IX and X"),
    details: msg(
      "We look for a teacher who enjoys questions. M.Sc. and B.Ed. needed, Hindi or Bengali beside English welcome. Full time from the new session; quarters are available near the school.",
    ),
  },
  {
    daysAgo: 20,
    title: msg("Library assistant"),
    details: msg(
      "To lend books, mend books and run the reading hour for the youngest. Half time, mornings. A love of children's books counts more than a certificate.",
    ),
  },
];
