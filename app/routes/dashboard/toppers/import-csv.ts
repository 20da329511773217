import type { LoaderFunctionArgs } from "@remix-run/node";
import { toppersHead } from "~/content/toppers/toppers-file";
import { todayAtSchool } from "~/dates/dates";
import { requireStaff } from "~/http/require-staff.server";
import { csvDownload } from "~/spreadsheets/csv";

/** Template with an example row. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireStaff(request, context, "editor");
  const year = todayAtSchool().slice(0, 4);
  const example = ["Ananya Mahato", "XII", "Science", year, "97.4", "ananya.jpg", "Mrs. Lata Mahato, mother"];
  async function* pages() {
    yield [example];
  }
  return csvDownload("results.csv", toppersHead, pages());
}
