import { publicCategories } from "./categories";

/** The category that a listing's URL asks for; an unknown one counts as all. */
export function categoryOf(url: URL): string {
  const asked = url.searchParams.get("category") ?? "";
  return publicCategories.some(({ value }) => value === asked) ? asked : "all";
}
