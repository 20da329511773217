import { redirect } from "@remix-run/node";
import { sitePagesPath } from "~/page-texts/site-pages-path";
import { staffLoader } from "../staff-page.server";

/** The former list of all texts. */
export const loader = staffLoader("editor", async () => {
  return redirect(sitePagesPath, 301);
});
