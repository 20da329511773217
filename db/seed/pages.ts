import { msg } from "#message";
import { pages } from "~/content/own-pages/page.server";
import type { Database } from "../connection.server";

const uniform = {
  title: msg("Uniform and books"),
  address: "uniform",
  menu: "Parents",
  menu_label: "",
  details: msg(
    "Every child wears the same uniform, from nursery to class XII. You can buy it and the books in any shop.\n\n## Uniform\n\n| When | Top | Bottom |\n| Monday to Friday | White shirt | Green skirt, salwar or trousers |\n| Saturday and sports | White T-shirt | White track pants |\n| Winter (November–March) | Green sweater or blazer | Same as other days |\n\n- Black shoes and white socks; white sports shoes on Saturday.\n- Write your child's name inside every piece.\n- Bring what is too small to the school office. Other families can take it for free.\n\n## Book list\n\nThe class teacher gives you the book list with the result at the end of the school year. You can also ask for it at the [school office](/timings).\n\n- Used books are welcome.\n- Books and uniform are not part of the [fees](/fees).\n- Children under the RTE Act get both for free.",
  ),
  position: 1,
};

export async function seedPages(db: Database, now: Date): Promise<void> {
  await pages.create(db, uniform, now.toISOString());
}
