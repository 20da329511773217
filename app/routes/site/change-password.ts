import { redirect } from "@remix-run/node";

/** `/.well-known/change-password`, which password managers open (W3C, "A Well-Known URL for Changing Passwords"). */
export const loader = () =>
  redirect("/dashboard/staff/password", { status: 302, headers: { "Cache-Control": "no-store" } });
