import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireStaff } from "~/http/require-staff.server";
import { correctedMessages } from "~/languages/browser-messages.server";

/** The school's words in the language of the dashboard, for the scripts of its pages: other words have another address. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireStaff(request, context, "editor");
  return new Response(correctedMessages(), {
    headers: {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "private, max-age=31536000, immutable",
    },
  });
}
