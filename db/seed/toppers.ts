import { msg } from "#message";
import { getSchoolYear } from "~/content/calendar/school-year";
import { todayAtSchool } from "~/dates/dates";

const day = 24 * 60 * 60 * 1000;

/** Year of the last board examinations, whose results come in May. */
export const lastExamYear = (now: Date): number =>
  getSchoolYear(todayAtSchool(new Date(now.getTime() - 61 * day)));

const topper = (number: number, name: string, marks: string, std: string) => ({
  picture: `topper-${number}`,
  name,
  marks,
  std: `${std}, ${lastExamYear(new Date())}`,
});

export const toppers = [
  topper(1, msg("Ananya Mahato"), "97.4%", "Class XII, Science"),
  topper(2, msg("Rahul Soren"), "96.2%", "Class XII, Science"),
  topper(3, msg("Priya Das"), "95.8%", "Class XII, Commerce"),
  topper(4, msg("Imran Ali"), "95.1%", "Class XII, Arts"),
  topper(5, msg("Sneha Patra"), "98.0%", "Class X"),
  topper(6, msg("Bikash Murmu"), "96.6%", "Class X"),
  topper(7, msg("Farah Khatun"), "96.0%", "Class X"),
  topper(8, msg("Arjun Nayak"), "95.4%", "Class X"),
];
