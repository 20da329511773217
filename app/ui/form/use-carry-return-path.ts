import { useLocation } from "@remix-run/react";
import { readReturnPath, withReturnPath } from "~/forms/return-path";

/** Returns a function that lets a link keep the page to return to of the present address. */
export function useCarryReturnPath(): (form: string) => string {
  const page = readReturnPath(useLocation().search);
  return (form) => (page === undefined ? form : withReturnPath(form, page));
}
