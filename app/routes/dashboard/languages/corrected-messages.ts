import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireStaff } from "~/http/require-staff.server";
import { correctedMessages } from "~/languages/browser-messages.server";

/** The school's wordings for scripts of the dashboard; a change has a new URL. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireStaff(request, context, "editor");
  return new Response(correctedMessages(), {
    headers: {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "private, max-age=31536000, immutable",
    },
  });
}
